/** Bytes read one after another. Past the end there are zeros, and `isSpent` stays false: ask it once, in the end. */
import { bytesToUtf8 } from '@noble/ciphers/utils.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

export interface Cursor {
  readonly byte: () => number;
  /** Two bytes, the higher one first. */
  readonly short: () => number;
  readonly take: (length: number) => Uint8Array;
  /** All bytes were read, and none that were not there. */
  readonly isSpent: () => boolean;
}

export const cursorOver = (bytes: Uint8Array): Cursor => {
  let at = 0;
  const byte = (): number => bytes[at++] ?? 0;
  return {
    byte,
    short: () => byte() * 256 + byte(),
    take(length) {
      const taken = bytes.slice(at, at + length);
      at += length;
      return taken;
    },
    isSpent: () => at === bytes.length,
  };
};

export const shortBytes = (value: number): Uint8Array => Uint8Array.of(value >> 8, value & 0xff);

export const equalBytes = (one: Uint8Array, other: Uint8Array): boolean => {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (const [k, byte] of one.entries()) difference |= byte ^ (other[k] as number);
  return difference === 0;
};

/** `undefined` where the bytes are no UTF-8, or would not be written the same way. */
export const textOf = (bytes: Uint8Array): string | undefined => {
  const text = bytesToUtf8(bytes);
  return equalBytes(utf8ToBytes(text), bytes) ? text : undefined;
};

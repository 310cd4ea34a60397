/**
 * Where the numbers of a deal come from: HMAC-SHA-256 in counter mode, one independent stream for every label.
 *
 *     block_k = HMAC(D, label || 00 || uint32be(k)), k = 0, 1, ...    eight big-endian uint32 each
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export interface Stream {
  /** A uniform whole number from 0 to n - 1; n from 1 to 2^32. Takes one word, and another for each that is refused. */
  readonly below: (n: number) => number;
}

const WORDS = 2 ** 32;

/**
 * A stream over any source of uint32. The words from the last, incomplete run of n are refused, or the small numbers
 * would come up more often.
 */
export const streamOf = (nextWord: () => number): Stream => ({
  below(n) {
    if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`below(${n}): n is 1 to 2^32`);
    const limit = WORDS - (WORDS % n);
    let word = nextWord();
    while (word >= limit) word = nextWord();
    return word % n;
  },
});

/** The uint32 words of the key's blocks under one label, in order, without end. */
export function* words(key: Uint8Array, label: string): Generator<number, never> {
  const prefix = concatBytes(utf8ToBytes(label), new Uint8Array(1));
  const counter = new Uint8Array(4);
  for (let k = 0; ; k++) {
    new DataView(counter.buffer).setUint32(0, k);
    const block = hmac(sha256, key, concatBytes(prefix, counter));
    const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let at = 0; at < block.byteLength; at += 4) yield view.getUint32(at);
  }
}

/** The stream of a label under the key D of a deal. The same key and label always give the same numbers. */
export const openStream = (key: Uint8Array, label: string): Stream => {
  const source = words(key, label);
  return streamOf(() => source.next().value);
};

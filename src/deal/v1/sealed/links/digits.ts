/**
 * Bytes as digits of a few bits each, most significant first, and back. What the last digit has too many is zero: one
 * value, one spelling.
 *
 *     base64url   six bits, A-Z a-z 0-9 - _, no padding             RFC 4648
 *     base32      five bits, 0-9 A-Z without I L O U                Crockford's
 */

export const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
export const BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** From groups of `from` bits to groups of `to` bits, the last one filled up with zeros. */
const regroup = (
  values: Iterable<number>,
  from: number,
  to: number,
): { out: number[]; left: number; spare: number } => {
  const out: number[] = [];
  let [buffer, bits] = [0, 0];
  for (const value of values) {
    buffer = ((buffer << from) | value) & 0xffffff;
    bits += from;
    while (bits >= to) {
      bits -= to;
      out.push((buffer >> bits) & ((1 << to) - 1));
    }
  }
  return { out, left: buffer & ((1 << bits) - 1), spare: bits };
};

export const digitsOf = (bytes: Uint8Array, bits: number): readonly number[] => {
  const { out, left, spare } = regroup(bytes, 8, bits);
  return spare === 0 ? out : [...out, left << (bits - spare)];
};

/** `undefined` where the digits, of less than eight bits, are not those of whole bytes. */
export const bytesOf = (digits: readonly number[], bits: number): Uint8Array | undefined => {
  const { out, left, spare } = regroup(digits, bits, 8);
  return left === 0 && spare < bits ? Uint8Array.from(out) : undefined;
};

export const encodeBase64url = (bytes: Uint8Array): string =>
  digitsOf(bytes, 6)
    .map((digit) => BASE64URL[digit])
    .join('');

const BASE64URL_DIGITS: ReadonlyMap<string, number> = new Map(
  [...BASE64URL].map((sign, digit) => [sign, digit]),
);

/** The bytes, or the place (from 0) of the first sign that cannot stand there. */
export const decodeBase64url = (text: string): Uint8Array | number => {
  const digits: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const digit = BASE64URL_DIGITS.get(text[at] as string);
    if (digit === undefined) return at;
    digits.push(digit);
  }
  return bytesOf(digits, 6) ?? text.length - 1;
};

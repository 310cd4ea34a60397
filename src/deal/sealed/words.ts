/**
 * The six words that all phones show. They follow from the invitation and the chain of heads, so phones that show the same
 * words have been told the same of this game from its beginning. They are slow to work out (32 MB, a tenth of a second on a
 * desk), so that nobody finds two deals with the same words.
 */
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import type { Invitation } from './invitation';

const BITS_A_WORD = 11;
const WORDS = 6;
const SLOWNESS = { N: 2 ** 15, r: 8, p: 1, dkLen: 9 };

/** `of` is what phones compare: `comparedOf` and `recordCompared` give it. */
export const tableWords = async (
  { version, hash }: Invitation,
  of: readonly Uint8Array[],
): Promise<readonly string[]> => {
  const bytes = await scryptAsync(concatBytes(hash, ...of), utf8ToBytes(`dagger/${version}/words`), SLOWNESS);
  const bits = BigInt(`0x${bytesToHex(bytes)}`) >> BigInt(SLOWNESS.dkLen * 8 - BITS_A_WORD * WORDS);
  return Array.from({ length: WORDS }, (_, at) => {
    const place = (bits >> BigInt(BITS_A_WORD * (WORDS - 1 - at))) & 0x7ffn;
    return wordlist[Number(place)] as string;
  });
};

/**
 * The six words that all phones show. They follow from the invitation and all answers, so phones that show the same words
 * are in the same deal.
 *
 *     words = the first 66 bits of scrypt(I t_0 .., "dagger/2/words", 2^15, 8, 1), as six of the 2,048 English words of
 *             BIP 39, eleven bits each
 *
 * They are slow to work out (32 MB, a tenth of a second on a desk), so that nobody finds two deals with the same words.
 */
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import type { Invitation } from './invitation';

const BITS_A_WORD = 11;
const WORDS = 6;
const SLOWNESS = { N: 2 ** 15, r: 8, p: 1, dkLen: 9 };

export const tableWords = async (
  { hash }: Invitation,
  tags: readonly Uint8Array[],
): Promise<readonly string[]> => {
  const bytes = await scryptAsync(concatBytes(hash, ...tags), utf8ToBytes('dagger/2/words'), SLOWNESS);
  const bits = BigInt(`0x${bytesToHex(bytes)}`) >> BigInt(SLOWNESS.dkLen * 8 - BITS_A_WORD * WORDS);
  return Array.from({ length: WORDS }, (_, at) => {
    const place = (bits >> BigInt(BITS_A_WORD * (WORDS - 1 - at))) & 0x7ffn;
    return wordlist[Number(place)] as string;
  });
};

/**
 * The commitment C as people compare it: four words, and in full.
 *
 *     word k of four = WORD_LIST[bits 10k to 10k + 9 of C], most significant first       40 bits
 *
 * The four words say that everybody sits in the same game, and that nobody swapped it once the words were said: another
 * S with the same words takes about 2^40 tries. They do not stop a host who looks for two secrets with equal words
 * beforehand, which takes about 2^20. Against that stand the 32 bytes: every seat link holds all of C, and each phone
 * checks all of it in the end.
 */
import { bytesToHex } from '@noble/hashes/utils.js';
import { digitsOf } from './links/digits';
import { WORD_LIST } from './word-list';

const BITS_A_WORD = 10;
const WORDS = 4;

export const commitmentWords = (commitment: Uint8Array): readonly string[] =>
  digitsOf(commitment.subarray(0, (BITS_A_WORD * WORDS) / 8), BITS_A_WORD).map(
    (digit) => WORD_LIST[digit] as string,
  );

/** All of C, as sixteen groups of four hex digits. */
export const commitmentInFull = (commitment: Uint8Array): string =>
  (bytesToHex(commitment).match(/.{4}/g) ?? []).join(' ');

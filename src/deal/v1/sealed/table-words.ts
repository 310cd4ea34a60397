/**
 * E: what the table says aloud after it has seen C, as words or as dice. It has one form only, or a host could type it in
 * every spelling and keep the one that deals best: joiners removed, NFKC, case folded, and whatever is no letter, digit
 * or mark made one space. 0 to 64 graphemes, at most 255 bytes.
 */
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { graphemeCount, strayCharacter, trimmed } from '../../../base/names-characters';
import { err, ok, type Problem, type Result } from '../../../base/result';

export const MAX_WORDS_GRAPHEMES = 64;
const MAX_WORDS_BYTES = 255;

export type TableWordsProblem = Problem<'words-character' | 'words-long'>;

/** A sigma at the end of a word has a form of its own, and where a word ends depends on signs that are left out. */
const folded = (text: string): string =>
  text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');

export const parseTableWords = (raw: string): Result<string, TableWordsProblem> => {
  if (raw.length > 16 * MAX_WORDS_BYTES) {
    return err('words-long', `The words are too long: say at most ${MAX_WORDS_GRAPHEMES} characters.`);
  }
  const typed = raw.replace(/\p{White_Space}+/gu, ' ');
  const stray = strayCharacter(typed);
  if (stray) return err('words-character', `The words hold ${stray}: type them again without that.`);
  if (/\p{S}/u.test(typed)) {
    return err(
      'words-character',
      'The words hold a sign: type letters and digits, and write dice as numbers.',
    );
  }
  const words = trimmed(folded(typed.replace(/\u200C|\u200D/g, '')).replace(/[^\p{L}\p{N}\p{M}]+/gu, ' '));
  const length = graphemeCount(words);
  if (length > MAX_WORDS_GRAPHEMES || utf8ToBytes(words).length > MAX_WORDS_BYTES) {
    return err('words-long', `The words have ${length} characters: say at most ${MAX_WORDS_GRAPHEMES}.`);
  }
  return ok(words);
};

import { graphemeCount, strayCharacter, trimmed } from '../../base/names-characters';
import { err, ok, type Problem, type Result } from '../../base/result';

export const MAX_SEED_GRAPHEMES = 64;

export type SeedProblem = Problem<'seed-empty' | 'seed-long' | 'seed-character'>;

/** The seed of an open deal: trimmed, NFC, 1 to 64 graphemes, no control and nothing invisible. Case counts. */
export const parseSeed = (raw: string): Result<string, SeedProblem> => {
  const seed = trimmed(raw).normalize('NFC');
  if (seed === '') return err('seed-empty', 'The seed is empty: type any word, such as friday-7.');

  const stray = strayCharacter(seed);
  if (stray) return err('seed-character', `The seed holds ${stray}: type it again without that.`);

  const length = graphemeCount(seed);
  if (length > MAX_SEED_GRAPHEMES) {
    return err('seed-long', `The seed has ${length} characters: shorten it to ${MAX_SEED_GRAPHEMES}.`);
  }
  return ok(seed);
};

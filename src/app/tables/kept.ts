/**
 * The one table of each game that this browser keeps, as text. Browsers may refuse to keep anything; what is kept may be
 * damaged, and then it is set aside before another table takes its place.
 */
import { err, ok, type Result } from '../../base/result';

/** `version` is that of the way the game writes its tables. */
export const keptKey = (game: string, version: number): string => `paper-dagger.table.${game}.${version}`;

const refused = () =>
  err(
    'table-refused',
    'This browser keeps nothing for this site: play on, but leave the page open, or the game is lost.',
  );

/** The text that is kept, nothing where there is none. */
export const keptText = (key: string): Result<string | undefined> => {
  try {
    return ok(localStorage.getItem(key) ?? undefined);
  } catch {
    return refused();
  }
};

export const keepText = (key: string, text: string): Result<void> => {
  try {
    return ok(localStorage.setItem(key, text));
  } catch {
    return refused();
  }
};

/** Puts a damaged text out of the way, where the next one does not write over it. */
export const setAside = (key: string, text: string): Result<void> => keepText(`${key}.damaged`, text);

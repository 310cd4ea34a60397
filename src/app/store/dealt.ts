/** The last deal in the open of a game, so that next time nobody has to have the same card: its fragment, and when it was. */
import { parseJson, textAt, writeText } from './local';
import { KEYS } from './stored';

interface Dealt {
  readonly fragment: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

const readAll = (): Readonly<Record<string, Partial<Dealt> | undefined>> =>
  Object(parseJson(textAt(KEYS.dealt)));

/** An empty fragment where none is kept. */
export const keptDealt = (game: string): Dealt => {
  const { fragment, time } = Object(readAll()[game]) as Partial<Dealt>;
  return { fragment: String(fragment ?? ''), time: Number(time) || 0 };
};

/** A browser that refuses says so where games are kept. */
export const keepDealt = (game: string, fragment: string, time: number): void => {
  writeText(KEYS.dealt, JSON.stringify({ ...readAll(), [game]: { fragment, time } }));
};

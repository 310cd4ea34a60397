/**
 * Who plays tonight, and what: every form begins with it, in this browser, until others are asked for. And the last deal of a
 * game in the open, so that next time nobody has to have the same card.
 */
import { parseJson, textAt, writeText } from './local';
import { KEYS } from './stored';

export interface Tonight {
  /** Seats by number, where no one has been named; none, where others were asked for. */
  readonly names: readonly string[];
  /** Id of the game that was dealt, played or printed last. */
  readonly game?: string | undefined;
}

export const readTonight = (): Tonight => {
  const value: Partial<Record<keyof Tonight, unknown>> = Object(parseJson(textAt(KEYS.tonight)));
  // Names alone were kept before the game was.
  const { names = value, game } = value;
  return {
    names: Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : [],
    game: typeof game === 'string' ? game : undefined,
  };
};

/** A browser that refuses says so where games are kept. */
export const writeTonight = (tonight: Tonight): void => {
  writeText(KEYS.tonight, JSON.stringify(tonight));
};

/** A deal in the open: its fragment, and when it was. */
interface Dealt {
  readonly fragment: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

const dealtBefore = (): Readonly<Record<string, Partial<Dealt> | undefined>> =>
  Object(parseJson(textAt(KEYS.dealt)));

/** An empty fragment where none is kept. */
export const keptDealt = (game: string): Dealt => {
  const { fragment, time } = Object(dealtBefore()[game]) as Partial<Dealt>;
  return { fragment: String(fragment ?? ''), time: Number(time) || 0 };
};

/** A browser that refuses says so where games are kept. */
export const keepDealt = (game: string, fragment: string, time: number): void => {
  writeText(KEYS.dealt, JSON.stringify({ ...dealtBefore(), [game]: { fragment, time } }));
};

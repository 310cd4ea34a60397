/** Who plays tonight, and what: every form begins with it, in this browser, until others are asked for. */
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

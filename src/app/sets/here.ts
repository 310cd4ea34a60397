/**
 * The sets of cards that this page plays with, by their code. Games and pages ask for them at once; what loads one comes where a text
 * names a set, and nowhere else.
 */
import type { Options } from '../../deal/v1/options';
import type { BoundSet } from '../../games/set';

const here = new Map<unknown, BoundSet>();

export const setHere = ({ set }: Options): BoundSet | undefined => here.get(set);

/** What a game's set gives its table; nothing where the options name none, or it is not here. */
export const ownTable = (options: Options): unknown => setHere(options)?.table;

/** The codes that an address or the text of a table names, of those that are not here. */
export const absentSets = (text: string): readonly string[] =>
  [...text.matchAll(/\bset(?:=|":")([\da-f]{20})/g)].flatMap(([, code = '']) => (here.has(code) ? [] : code));

const take = async (game: string, codes: readonly string[]): Promise<void> => {
  const { readSet } = await import('./lazy');
  for (const code of codes) {
    const bound = await readSet(game, code);
    if (bound.ok) here.set(code, bound.value);
  }
};

/**
 * Takes the sets that a text names from this browser, where it keeps them; nothing to wait for where it names none. A set of another game
 * is none.
 */
export const needSets = (game: string, text: string): Promise<void> | undefined => {
  const codes = absentSets(text);
  return codes.length > 0 ? take(game, codes) : undefined;
};

/** The parts of a game with the cards of a set; nothing where there is none of that code. */
export const boundSet = async (game: string, set = ''): Promise<BoundSet | undefined> => {
  await needSets(game, `set=${set}`);
  return setHere({ set });
};

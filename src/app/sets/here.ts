/**
 * The sets of cards that this page plays with, by their code. Games and pages ask for them at once; what loads one comes where a set is
 * named, and nowhere else. A set may be any value of an option: what is no code names none.
 */
import type { Options } from '../../deal/v1/options';
import type { BoundSet } from '../../games/set';

const here = new Map<unknown, BoundSet>();
/** Those under way. */
const coming = new Map<string, Promise<void>>();

export const setHere = ({ set }: Options): BoundSet | undefined => here.get(set);

/** What a game's set gives its table; nothing where the options name none, or it is not here. */
export const ownTable = (options: Options): unknown => setHere(options)?.table;

export const isAbsent = (set: unknown): set is string =>
  typeof set === 'string' && /^[\da-f]{20}$/.test(set) && !here.has(set);

/** The codes that an address or the text of a table names, of those that are not here. */
export const absentSets = (text: string): readonly string[] => {
  const codes = [...text.matchAll(/\bset(?:=|":")([\da-f]{20})/g)].map(([, code]) => code);
  return [...new Set(codes)].filter(isAbsent);
};

const load = async (game: string, code: string, isTable: boolean): Promise<void> => {
  const { loadKept } = await import('./lazy');
  const bound = await (await loadKept()).boundSet(game, code, isTable);
  if (bound.ok) here.set(code, bound.value);
};

/**
 * Takes a set from this browser, where it keeps it; nothing to wait for where there is none to take. A set of another game is none, and so
 * is one that is out of reach. Only tables show its pictures.
 */
export const needSet = (game: string, set: unknown, isTable = false): Promise<void> | undefined => {
  if (!isAbsent(set)) return undefined;
  const loading =
    coming.get(set) ??
    load(game, set, isTable)
      .catch(() => undefined)
      .finally(() => coming.delete(set));
  coming.set(set, loading);
  return loading;
};

/** Takes all sets that the text of tables names. */
export const needSets = (game: string, text: string): Promise<unknown> | undefined => {
  const loading = absentSets(text).map((code) => needSet(game, code, true));
  return loading.length > 0 ? Promise.all(loading) : undefined;
};

/** The parts of a game with the cards of a set; nothing where there is none of that code. */
export const boundSet = async (game: string, set: unknown): Promise<BoundSet | undefined> => {
  await needSet(game, set);
  return here.get(set);
};

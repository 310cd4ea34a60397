/**
 * Designs the hit lists, the same ones every time: chance is a stream with a fixed key.
 *
 * First the targets are dealt out, each as often as the others of its row, and swapped between lists until none names a
 * target twice and no two have more than `MOST_SHARED` in common. Then every list gets the bonuses that make it worth
 * `WORTH` and that spread this over its targets as evenly as whole thousands can, more on those that are harder.
 */
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { shuffle } from '../../src/deal/v1/shuffle';
import { openStream, type Stream } from '../../src/deal/v1/stream';
import type { HitListEntry, Row, Target } from '../../src/games/nation/cards';
import { successChance } from '../../src/games/nation/cards/msr';
import { MIX, MOST_SHARED, TARGETS, WORTH, worthOf } from '../../src/games/nation/cards/targets';

const LISTS = 20;
const ROWS: readonly Row[] = [0, 1, 2, 3];

/** What a bonus may be, by row, in $1,000. */
const BONUSES: Readonly<Record<Row, readonly number[]>> = {
  0: [1, 2],
  1: [2, 3, 4],
  2: [3, 4, 5],
  3: [4, 5, 6, 7],
};

/** What a target of a row should bring whoever tries it once with 6–3, in $1,000: the harder ones then pay more. */
const SHARES: Readonly<Record<Row, number>> = { 0: 1, 1: 5 / 3, 2: 5 / 2, 3: 19 / 6 };

type List = readonly Target[];

/** The targets of a row, over and over, cut into lists. */
const dealRow = (row: Row, stream: Stream): List[] => {
  const targets = TARGETS.filter((target) => target.row === row);
  const slots = LISTS * MIX[row];
  const order = Array.from({ length: Math.ceil(slots / targets.length) }, () => shuffle(targets, stream));
  const flat = order.flat();
  return Array.from({ length: LISTS }, (_, k) => flat.slice(k * MIX[row], (k + 1) * MIX[row]));
};

const shared = (a: List, b: List): number => a.filter((target) => b.includes(target)).length;

/** By how much a design breaks its rules; 0 is a design to keep. */
const faults = (lists: readonly List[]): number => {
  let sum = 0;
  lists.forEach((list, k) => {
    sum += list.length - new Set(list).size;
    for (const other of lists.slice(0, k)) sum += Math.max(0, shared(list, other) - MOST_SHARED);
  });
  return sum;
};

/** Exchanges one target each of two lists, of the same row. */
const swapped = (lists: readonly List[], stream: Stream): List[] => {
  const [i, j] = shuffle([...lists.keys()], stream) as [number, number];
  const [mine, theirs] = [lists[i] as List, lists[j] as List];
  const at = stream.below(mine.length);
  const given = mine[at] as Target;
  const places = [...theirs.keys()].filter((k) => theirs[k]?.row === given.row);
  const to = places[stream.below(places.length)] as number;
  const taken = theirs[to] as Target;
  return lists.map((list, k) => {
    if (k === i) return list.with(at, taken);
    return k === j ? list.with(to, given) : list;
  });
};

const dealTargets = (stream: Stream): List[] => {
  const rows = ROWS.map((row) => dealRow(row, stream));
  let lists: List[] = Array.from({ length: LISTS }, (_, k) => rows.flatMap((row) => row[k] as List));
  let wrong = faults(lists);
  while (wrong > 0) {
    const next = swapped(lists, stream);
    const worse = faults(next);
    if (worse <= wrong) [lists, wrong] = [next, worse];
  }
  return lists.map((list) => list.toSorted((a, b) => TARGETS.indexOf(a) - TARGETS.indexOf(b)));
};

/** What a weapon of 6–3 does to this target. */
const chanceAt = ({ adjustment }: Target): number => successChance(3 - adjustment, 1);

/** Every way to give a list its bonuses. */
const allBonuses = (list: List): HitListEntry[][] =>
  list.reduce<HitListEntry[][]>(
    (ways, { id, row }) =>
      ways.flatMap((way) => BONUSES[row].map((bonus) => [...way, { target: id, bonus }])),
    [[]],
  );

const unevenness = (list: List, entries: readonly HitListEntry[]): number =>
  list.reduce((sum, target, k) => {
    const brings = (entries[k] as HitListEntry).bonus * chanceAt(target);
    return sum + (brings - SHARES[target.row]) ** 2;
  }, 0);

const isWorth = (entries: readonly HitListEntry[]): boolean => worthOf(entries) === WORTH;

const withBonuses = (list: List): HitListEntry[] => {
  const ways = allBonuses(list).filter(isWorth);
  const [best] = ways.toSorted((a, b) => unevenness(list, a) - unevenness(list, b));
  if (!best)
    throw new Error(`no bonuses make this list worth ${WORTH}: ${list.map(({ id }) => id).join(', ')}`);
  return best;
};

/** The twenty lists. */
export const designHitLists = (seed = 'paper-dagger'): HitListEntry[][] =>
  dealTargets(openStream(utf8ToBytes(seed), 'nation/hit-list-design/')).map(withBonuses);

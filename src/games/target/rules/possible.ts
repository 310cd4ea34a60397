/**
 * What the cards that no one has shown can still say. No one holds their own name or one that a wish forbids, no name is held
 * twice, and in one ring no circle closes before it has gone through all. Taken together that can leave a hidden card one name
 * only.
 */
import { itemAt } from '../../../base/lists';
import type { Allowed } from '../../../deal/v1/wishes';
import { allowedAmong } from '../wishes';
import { specOf } from './setup';
import type { State } from './state';

type Known = Map<number, number>;

/** Where the way of targets that leads to `seat` begins; `seat` itself where no one is known to hunt it. */
const startOfWay = (known: Known, seat: number): number => {
  const hunters = new Map([...known].map(([hunter, target]) => [target, hunter]));
  let start = seat;
  for (let before = hunters.get(start); before !== undefined && before !== seat; before = hunters.get(start))
    start = before;
  return start;
};

const candidates = (state: State, known: Known, allowed: Allowed): Map<number, readonly number[]> => {
  const { living } = state;
  const held = new Set(known.values());
  const unknown = living.filter((seat) => !known.has(seat));
  const isRing = state.setup.options.ring && unknown.length > 1;
  return new Map(
    unknown.map((seat) => {
      const closes = isRing ? startOfWay(known, seat) : seat;
      return [seat, living.filter((other) => allowed(seat, other) && other !== closes && !held.has(other))];
    }),
  );
};

/** A card that can be worked out: one name is left for a holder, or one holder for a name. */
const workedOut = (found: ReadonlyMap<number, readonly number[]>): readonly [number, number] | undefined => {
  for (const [seat, names] of found) if (names.length === 1) return [seat, itemAt(names, 0)];
  const holders = new Map<number, number[]>();
  for (const [seat, names] of found)
    for (const name of names) holders.set(name, [...(holders.get(name) ?? []), seat]);
  for (const [name, seats] of holders) if (seats.length === 1) return [itemAt(seats, 0), name];
  return undefined;
};

/** Whether the card of `seat`, which the table has not seen, can name `target`. */
export const couldHold = (state: State, seat: number, target: number): boolean => {
  const known: Known = new Map(
    state.living.flatMap((one) => {
      const other = state.targets[one];
      return typeof other === 'number' ? [[one, other] as const] : [];
    }),
  );
  const allowed = allowedAmong(specOf(state.setup), state.living);
  for (;;) {
    const found = candidates(state, known, allowed);
    const mine = found.get(seat);
    if (!mine) return known.get(seat) === target;
    const next = workedOut(found);
    if (!next) return mine.includes(target);
    known.set(...next);
  }
};

/** What a table and the sealed deal that it was dealt from tell each other: who is out. */
import type { Leavers } from '../../deal/v1/living';

/** These left, or the last who left are back. */
type Death = { readonly kind: 'out'; readonly seats: readonly number[] } | { readonly kind: 'undo' };

export const areSameDeaths = (some: Leavers, others: Leavers): boolean =>
  some.length === others.length &&
  some.every((seats, k) => seats.toSorted().join() === others[k]?.toSorted().join());

/** What makes the deaths of a deal those of its table. */
export const deathsTo = (dealt: Leavers, table: Leavers): readonly Death[] => {
  const same = dealt.findIndex((_, k) => !areSameDeaths(dealt.slice(0, k + 1), table.slice(0, k + 1)));
  const kept = same < 0 ? dealt.length : same;
  return [
    ...dealt.slice(kept).map((): Death => ({ kind: 'undo' })),
    ...table.slice(kept).map((seats): Death => ({ kind: 'out', seats })),
  ];
};

/**
 * `before` are the deaths that the table had; none where it has just been opened. Opening tells the table who died meanwhile
 * and never writes to the deal, which publishes what is written. Later a change at the table goes into the deal, if both had
 * the same deaths before it.
 */
export const toldBetween = (
  before: Leavers | undefined,
  table: Leavers,
  dealt: Leavers,
): { readonly toTable: Leavers; readonly toDeal: readonly Death[] } => {
  if (before === undefined) {
    const isBehind = areSameDeaths(table, dealt.slice(0, table.length));
    return { toTable: isBehind ? dealt.slice(table.length) : [], toDeal: [] };
  }
  return { toTable: [], toDeal: areSameDeaths(before, dealt) ? deathsTo(dealt, table) : [] };
};

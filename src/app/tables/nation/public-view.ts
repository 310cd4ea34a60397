/** What everybody at the table may see: the pyramid, the money, the cards that lie open. Hit lists at the end only. */
import { orderLeft } from '../../../games/nation/ledger';
import type { Takings } from '../../../games/nation/score';
import type { Laid } from './attempt/odds';
import type { NationState } from './state';

/** Who has what, as all see it. */
interface OpenSeat {
  readonly specialist: number;
  readonly cash: number;
  readonly debt: number;
  /** Once the hit lists have been shown. */
  readonly takings?: Takings;
}

export interface PublicView {
  /** By tile: the target that lies there. */
  readonly layout: readonly number[];
  /** Tiles still there, as bits. */
  readonly remaining: number;
  /** By tile: cash on it, and who has taken it, or -1. */
  readonly bounty: readonly number[];
  readonly owner: readonly number[];
  readonly seats: readonly OpenSeat[];
  readonly first: number;
  /** Attempts as they have been laid open; those that are still to be made, in their order. */
  readonly laid: readonly (Laid | null)[];
  readonly order: readonly (readonly number[])[];
  readonly winner?: number;
}

export const publicView = ({ book, laid }: NationState): PublicView => ({
  layout: book.setup.layout,
  remaining: book.remaining,
  bounty: book.bounty,
  owner: book.owner,
  first: book.first,
  seats: book.setup.names.map((_, seat) => ({
    specialist: book.setup.specialists[seat] as number,
    cash: book.cash[seat] as number,
    debt: book.debt[seat] as number,
    ...(book.takings[seat] && { takings: book.takings[seat] }),
  })),
  laid: laid.map((one) => one ?? null),
  order: orderLeft(book),
  ...(book.awaits.kind === 'over' && { winner: book.awaits.winner }),
});

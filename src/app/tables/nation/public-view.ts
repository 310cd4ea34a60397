/** What everybody at the table may see: the pyramid, the money, the cards that lie open. Hit lists at the end only. */

import type { Takings } from '../../../games/nation/cards/money';
import { type Laid, type LedgerState, orderLeft } from '../../../games/nation/ledger';

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

export const publicView = (ledger: LedgerState): PublicView => ({
  layout: ledger.setup.layout,
  remaining: ledger.remaining,
  bounty: ledger.bounty,
  owner: ledger.owner,
  first: ledger.first,
  seats: ledger.setup.names.map((_, seat) => ({
    specialist: ledger.setup.specialists[seat] as number,
    cash: ledger.cash[seat] as number,
    debt: ledger.debt[seat] as number,
    ...(ledger.takings[seat] && { takings: ledger.takings[seat] }),
  })),
  laid: ledger.laid.map((one) => one ?? null),
  order: orderLeft(ledger),
  ...(ledger.awaits.kind === 'over' && { winner: ledger.awaits.winner }),
});

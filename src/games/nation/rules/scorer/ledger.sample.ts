/** Ledgers for tests: what players lay, and the state after some events. */
import { unwrap } from '../../../../base/result';
import type { CardSet } from '../../cards';
import { parseClock } from '../../cards/clock';
import { membersOf, STANDARD_LAYOUT } from '../places';
import {
  applyLedger,
  type Laid,
  type LedgerEvent,
  type LedgerSetup,
  type LedgerState,
  startLedger,
} from './ledger';

/** Ana, Ben and Cy, and any others, around a pyramid in the order of the set; every hit list is secret. */
export const ledgerSetup = (names: readonly string[], more: Partial<LedgerSetup> = {}): LedgerSetup => ({
  names,
  firstPlayer: 0,
  specialists: names.map((_, seat) => seat),
  hitLists: names.map(() => null),
  layout: STANDARD_LAYOUT,
  storytelling: false,
  ...more,
});

export const freshLedger = (set: CardSet, ...given: Parameters<typeof ledgerSetup>): LedgerState =>
  unwrap(startLedger(set, ledgerSetup(...given)));

/** The state after some events. What it came from is frozen: an event that would change it throws. */
export const on = (state: LedgerState, ...events: readonly LedgerEvent[]): LedgerState =>
  events.reduce((before, event) => {
    for (const value of Object.values(before)) if (Array.isArray(value)) Object.freeze(value);
    return unwrap(applyLedger(before, event));
  }, state);

/** What a ledger waits for, with whom and what it asks. */
export const awaited = ({ awaits: kind, tied, attempting: seat, needed, dice, winner }: LedgerState) => ({
  kind,
  ...(kind === 'tie' && { seats: membersOf(tied) }),
  ...(kind === 'vote' && { seat }),
  ...(kind === 'roll' && { seat, needed, dice }),
  ...(kind === 'over' && { winner }),
});

/** Bare hands, and what is said beside. */
export const laid = (seat: number, tile: number | null, more: Partial<Laid> = {}): Laid => ({
  seat,
  tile,
  weapon: null,
  times: [],
  contract: null,
  cards: [],
  ...more,
});

export const lay = (...given: Parameters<typeof laid>): LedgerEvent => ({ kind: 'lay', ...laid(...given) });

export const roll = (seat: number, ...dice: number[]): LedgerEvent => ({ kind: 'roll', seat, dice });
export const RESOLVE: LedgerEvent = { kind: 'resolve' };

/** "0815", in minutes from midnight. */
export const at = (...clocks: readonly string[]): readonly number[] =>
  clocks.map((clock) => unwrap(parseClock(clock)));

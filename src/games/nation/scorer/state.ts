/** A table that plays with printed cards, as its scorer knows it: no hands and no decks, but money, tiles and attempts. */
import { NO_MARK } from '../conflicts';
import { STARTING_CASH } from '../money';
import type { Pack } from '../pack';
import type { Pay } from '../pay';
import { FULL_PYRAMID, TILE_COUNT } from '../pyramid';
import type { Takings } from '../score';
import type { WeaponKind } from '../vocabulary';

/** Seats count from 0, clockwise; specialists, hit lists and targets by their number in the card set. */
export interface LedgerSetup {
  readonly names: readonly string[];
  readonly firstPlayer: number;
  readonly specialists: readonly number[];
  /** By seat; nothing while a hit list stays secret. */
  readonly hitLists: readonly (number | null)[];
  /** By tile, the target that lies there. */
  readonly layout: readonly number[];
  readonly storytelling: boolean;
}

/** One player's cards as they lie turned up, after all Reveal cards. */
export interface Announcement {
  readonly seat: number;
  /** Nothing in a duel. */
  readonly tile: number | null;
  /** Nothing for bare hands. */
  readonly weapon: WeaponKind | null;
  /** Cards of that weapon, and the earlier of the times printed on them. */
  readonly copies: number;
  readonly minutes: number;
  /** The sum of all modifiers on this attempt, without the target and without the second card of the weapon. */
  readonly msr: number;
  /** Minutes by which cards move the time; negative is earlier. */
  readonly shift: number;
  /** What a success pays by contract and cards (see `payOf`); bare hands take nothing by contract. */
  readonly pay: Pay;
  /** Cash that a card pays for a success, whatever the contract. */
  readonly fee: number;
  /** A card gives two dice; a specialist with the weapon has them without. */
  readonly twoDice: boolean;
  /** A card gives a second roll after a failure. */
  readonly again: boolean;
}

export type LedgerEvent =
  /** All attempts of a round. Whoever is not among them makes none. */
  | { readonly kind: 'announce'; readonly attempts: readonly Announcement[] }
  /** How many believed the story of the seat whose attempt it is, and how many did not. */
  | { readonly kind: 'vote'; readonly seat: number; readonly favour: number; readonly against: number }
  /** Dice of an attempt, or one die to break a tie. */
  | { readonly kind: 'roll'; readonly seat: number; readonly dice: readonly number[] }
  /** Tokens that cards, purchases or a mistake bring or cost; what has been counted wrong is mended so too. */
  | { readonly kind: 'adjust'; readonly seat: number; readonly cash: number; readonly debt: number }
  | { readonly kind: 'bounty'; readonly tile: number; readonly cash: number }
  | { readonly kind: 'next' }
  /** The hit lists are shown, by seat, and the money counted. */
  | { readonly kind: 'end'; readonly hitLists: readonly number[] };

/** What the table waits for. Tokens can be mended all the time. */
export type LedgerAwaited =
  | { readonly kind: 'announce' }
  | { readonly kind: 'tie'; readonly seats: readonly number[] }
  | { readonly kind: 'vote'; readonly seat: number }
  | { readonly kind: 'roll'; readonly seat: number; readonly needed: number; readonly dice: 1 | 2 }
  | { readonly kind: 'next' }
  | { readonly kind: 'end' }
  | { readonly kind: 'over'; readonly winner: number };

/** What the last event did, for a log. Money in $1,000. */
export type LedgerNews =
  /** The target was not available when the cards were turned up: contract lost, other cards may be taken back. */
  | { readonly kind: 'unavailable'; readonly seat: number; readonly tile: number }
  /** Somebody else was earlier: contract lost, other cards may be taken back. */
  | { readonly kind: 'gone'; readonly seat: number; readonly tile: number }
  | {
      readonly kind: 'hit';
      readonly seat: number;
      readonly tile: number;
      readonly bounty: number;
      readonly pay: Pay;
    }
  | { readonly kind: 'missed'; readonly seat: number; readonly tile: number }
  | { readonly kind: 'again'; readonly seat: number }
  | { readonly kind: 'counted'; readonly totals: readonly number[] }
  /** N7: those who tie go after each other, for the first time or once more. */
  | { readonly kind: 'duel'; readonly seats: readonly number[]; readonly round: number }
  | { readonly kind: 'won'; readonly seat: number };

export interface Ledger {
  readonly pack: Pack;
  readonly setup: LedgerSetup;
  /** From 1. */
  round: number;
  first: number;
  /** Tiles still in the pyramid, as bits. */
  remaining: number;
  /** By tile: cash tokens on it, and who has taken it, or -1. */
  bounty: number[];
  owner: number[];
  /** By seat. */
  cash: number[];
  debt: number[];
  attempts: (Announcement | null)[];
  marks: number[];
  ranks: number[];
  tieRolls: number[];
  /** Seats, as bits: whose attempts are still to be made, who still rolls in a tie, and who is in the round. */
  pending: number;
  tied: number;
  playing: number;
  /** Whose attempt it is, or -1; whether its story has been voted on, and with what outcome; whether it has rolled once. */
  attempting: number;
  voted: boolean;
  doubted: boolean;
  rolled: boolean;
  /** 0, or the number of the duel's round. */
  duel: number;
  /** By seat, once the hit lists have been shown. */
  takings: Takings[];
  awaits: LedgerAwaited;
  news: LedgerNews[];
}

/** The ledger as everybody but its rules sees it. */
export type LedgerState = {
  readonly [Key in keyof Ledger]: Ledger[Key] extends (infer Item)[] ? readonly Item[] : Ledger[Key];
};

/** The setup has been checked. */
export const freshLedger = (pack: Pack, setup: LedgerSetup): Ledger => {
  const bySeat = <T>(value: T): T[] => setup.names.map(() => value);
  return {
    pack,
    setup,
    round: 1,
    first: setup.firstPlayer,
    remaining: FULL_PYRAMID,
    bounty: Array(TILE_COUNT).fill(0),
    owner: Array(TILE_COUNT).fill(-1),
    cash: bySeat(STARTING_CASH),
    debt: bySeat(0),
    attempts: bySeat(null),
    marks: bySeat(NO_MARK),
    ranks: bySeat(0),
    tieRolls: bySeat(0),
    pending: 0,
    tied: 0,
    playing: (1 << setup.names.length) - 1,
    attempting: -1,
    voted: false,
    doubted: false,
    rolled: false,
    duel: 0,
    takings: [],
    awaits: { kind: 'announce' },
    news: [],
  };
};

/** A copy that shares nothing that changes, without the news. */
export const copyOf = (state: LedgerState): Ledger => ({
  ...state,
  bounty: [...state.bounty],
  owner: [...state.owner],
  cash: [...state.cash],
  debt: [...state.debt],
  attempts: [...state.attempts],
  marks: [...state.marks],
  ranks: [...state.ranks],
  tieRolls: [...state.tieRolls],
  takings: [...state.takings],
  news: [],
});

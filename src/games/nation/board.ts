/**
 * What lies open on any table: the pyramid, the money, and the attempts of the round. The whole game (`table`) adds decks
 * and hands to it, the scorer of a table with printed cards (`ledger`) adds what the players have laid down.
 *
 * Lists are by seat unless they say otherwise; sets of seats or tiles are bits of a number; -1 is nobody, no tile, no card.
 */
import type { Attempt } from './attempt';
import { STARTING_CASH } from './cards/money';
import type { Pack } from './cards/pack';
import { NO_MARK } from './conflicts';
import { allSeats } from './players';
import { FULL_PYRAMID, TILE_COUNT } from './pyramid';

export const NOBODY = -1;
export const NONE = -1;

/** Seats count from 0, clockwise; specialists, hit lists and targets by their number in the card set. */
export interface BoardSetup {
  readonly firstPlayer: number;
  /** Open. */
  readonly specialists: readonly number[];
  /** Secret; nothing where only its holder knows it. */
  readonly hitLists: readonly (number | null)[];
  /** By tile, the target that lies there. */
  readonly layout: readonly number[];
  /** `story`: the others vote on every one. */
  readonly storytelling: boolean;
}

/** An attempt that has been made. Those whose target had gone before, or who were never in line, made none. */
export interface Outcome {
  readonly kind: 'hit' | 'missed';
  readonly seat: number;
  /** `DUEL_MARK` in a duel. */
  readonly tile: number;
  /** The kind of weapon, or `NO_KIND`; -1 for no contract. */
  readonly weapon: number;
  readonly contract: number;
  /** Cash tokens that it brought, from wherever; those of them that lay on the tile, and those that the contract paid. */
  readonly cash: number;
  readonly bounty: number;
  readonly pay: number;
  /** Debt tokens, by contract. */
  readonly debt: number;
}

/** What happened, in its order. */
export type News =
  /** The target was not available when the cards were turned up: contract lost, other cards may be taken back. */
  | { readonly kind: 'unavailable'; readonly seat: number; readonly tile: number }
  /** Somebody else was earlier: contract lost, other cards may be taken back. */
  | { readonly kind: 'gone'; readonly seat: number; readonly tile: number }
  | Outcome
  /** A failure that is rolled once more. */
  | { readonly kind: 'again'; readonly seat: number }
  /** In $1,000, by seat. */
  | { readonly kind: 'counted'; readonly totals: readonly number[] }
  /** `duel`: those who tie go after each other, for the first time or once more. */
  | { readonly kind: 'duel'; readonly seats: readonly number[]; readonly round: number }
  | { readonly kind: 'won'; readonly seat: number };

/** As the rules change it. Everybody else sees it `Frozen`. */
export interface Board {
  readonly pack: Pack;
  readonly setup: BoardSetup;
  /** From 1. */
  round: number;
  first: number;
  /** Seats in the round: all, or those who fight a duel. */
  playing: number;
  /** 0, or the number of the duel's round. */
  duel: number;

  /** Tiles still in the pyramid. */
  remaining: number;
  /** By tile: cash tokens on it, and who has taken it. */
  bounty: number[];
  owner: number[];
  cash: number[];
  debt: number[];

  /** The tile of each attempt, what its cards come to, and its time, which the dice of a tie refine. */
  marks: number[];
  attempts: (Attempt | null)[];
  ranks: number[];
  /** Attempts that are still to be made, and those of them whose order has to be found by dice. */
  pending: number;
  tied: number;
  tieRolls: number[];
  /** Whose attempt it is, the t it needs, and its dice. */
  attempting: number;
  needed: number;
  dice: number;
  /** The roll is a second one. */
  again: boolean;
  /** Seats that have yet to vote on the story. */
  voters: number;
  votesFor: number;
  votesAgainst: number;

  /** What the last event did. */
  news: News[];
  /** In $1,000, once all targets are gone; before, nothing. */
  totals: number[];
  winner: number;
}

export type Frozen<T> = T extends (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

/** A state as everybody but its rules sees it. */
export type Shown<B extends Board> = Frozen<Omit<B, 'pack' | 'setup'>> & Pick<B, 'pack' | 'setup'>;
export type BoardState = Shown<Board>;

const filled = <T>(count: number, value: T): T[] => Array<T>(count).fill(value);

/** Before the first round. The setup has been checked. */
export const freshBoard = (pack: Pack, setup: BoardSetup): Board => {
  const players = setup.specialists.length;
  return {
    pack,
    setup,
    round: 1,
    first: setup.firstPlayer,
    playing: allSeats(players),
    duel: 0,
    remaining: FULL_PYRAMID,
    bounty: filled(TILE_COUNT, 0),
    owner: filled(TILE_COUNT, NOBODY),
    cash: filled(players, STARTING_CASH),
    debt: filled(players, 0),
    marks: filled(players, NO_MARK),
    attempts: filled(players, null),
    ranks: filled(players, 0),
    pending: 0,
    tied: 0,
    tieRolls: filled(players, 0),
    attempting: NOBODY,
    needed: 0,
    dice: 0,
    again: false,
    voters: 0,
    votesFor: 0,
    votesAgainst: 0,
    news: [],
    totals: [],
    winner: NOBODY,
  };
};

/** Everything of a board that changes in place, copied; the news are of one event, and left behind. */
export const boardCopy = (board: BoardState) => ({
  bounty: board.bounty.slice(),
  owner: board.owner.slice(),
  cash: board.cash.slice(),
  debt: board.debt.slice(),
  marks: board.marks.slice(),
  attempts: board.attempts.slice(),
  ranks: board.ranks.slice(),
  tieRolls: board.tieRolls.slice(),
  news: [] as News[],
  totals: board.totals.slice(),
});

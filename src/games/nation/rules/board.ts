/**
 * What lies open on any table: the pyramid, the money, and the attempts of the round. The whole game (`table`) adds decks
 * and hands to it, the scorer of a table with printed cards (`ledger`) adds what the players have laid down.
 *
 * Lists are by seat unless they say otherwise; sets of seats or tiles are bits of a number; -1 is nobody, no tile, no card.
 */
import { itemAt } from '../../../base/lists';
import { ok, type Problem, type Result } from '../../../base/result';
import type { KindsOf } from '../../game';
import type { Target } from '../cards';
import { STARTING_CASH, type Takings } from '../cards/money';
import type { Pack } from '../cards/pack';
import type { Attempt } from './attempt';
import { FULL_PYRAMID, TILE_COUNT } from './places';

export const NOBODY: number = -1;
export const NONE: number = -1;

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
  | Outcome
  | KindsOf<{
      /** The target was not available when the cards were turned up: contract lost, other cards may be taken back. */
      unavailable: { seat: number; tile: number };
      /** Somebody else was earlier: contract lost, other cards may be taken back. */
      gone: { seat: number; tile: number };
      /** A failure that is rolled once more. */
      again: { seat: number };
      /** In $1,000, by seat. */
      counted: { totals: readonly number[] };
      /** `duel`: those who tie go after each other, for the first time or once more. */
      duel: { seats: readonly number[]; round: number };
      won: { seat: number };
    }>;

export type Frozen<T> = T extends (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

export const filled = <T>(count: number, value: T): T[] => Array<T>(count).fill(value);

/** Before the first round. The setup has been checked. */
export const freshBoard = (pack: Pack, setup: BoardSetup) => {
  const players = setup.specialists.length;
  return {
    pack,
    setup,
    /** From 1. */
    round: 1,
    first: setup.firstPlayer,
    /** Seats in the round: all, or those who fight a duel. */
    playing: (1 << players) - 1,
    /** 0, or the number of the duel's round. */
    duel: 0,
    /** Tiles still in the pyramid. */
    remaining: FULL_PYRAMID,
    /** By tile: cash tokens on it, and who has taken it. */
    bounty: filled(TILE_COUNT, 0),
    owner: filled(TILE_COUNT, NOBODY),
    cash: filled(players, STARTING_CASH),
    debt: filled(players, 0),
    /** The tile of each attempt, what its cards come to, and its time, which the dice of a tie refine. */
    marks: filled(players, NONE),
    attempts: filled<Attempt | null>(players, null),
    ranks: filled(players, 0),
    /** Attempts that are still to be made, and those of them whose order has to be found by dice. */
    pending: 0,
    tied: 0,
    tieRolls: filled(players, 0),
    /** Whose attempt it is, the t it needs, and its dice. */
    attempting: NOBODY,
    needed: 0,
    dice: 0,
    /** The roll is a second one. */
    again: false,
    /** Seats that have yet to vote on the story. */
    voters: 0,
    votesFor: 0,
    votesAgainst: 0,
    /** What the last event did. */
    news: [] as News[],
    /** By seat, in $1,000, as it was counted once all targets were gone, before any duel. */
    takings: [] as Takings[],
    winner: NOBODY,
  };
};

/** As the rules change it. Everybody else sees a `State`. */
export type BoardDraft = ReturnType<typeof freshBoard>;

/** A state as everybody but its rules sees it. */
export type StateOf<B extends BoardDraft> = Frozen<Omit<B, 'pack' | 'setup'>> &
  Readonly<Pick<B, 'pack' | 'setup'>>;
export type BoardState = StateOf<BoardDraft>;

/** The target on a tile. */
export const targetAt = ({ pack, setup }: Pick<BoardState, 'pack' | 'setup'>, tile: number): Target =>
  itemAt(pack.set.targets, itemAt(setup.layout, tile));

/** A `structuredClone` for plain data, and many times as fast. */
const copied = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null) return value;
  // Copied whole, an object keeps its shape, which takes a fifth of the time of making it field by field.
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) copy[key] = copied(copy[key]);
  return copy;
};

/** A copy that shares nothing that changes in place; the news are of one event, and left behind. */
export const draftOf = <B extends BoardDraft>({ pack, setup, ...state }: StateOf<B>): B =>
  Object.assign(copied(state) as B, { pack, setup, news: [] });

/** A copy that an event has been carried out on, or the rule that refuses it. */
export const applied = <B extends BoardDraft, Event, Refused extends Problem>(
  state: StateOf<B>,
  event: Event,
  whyNot: (state: StateOf<B>, event: Event) => Refused | undefined,
  advance: (draft: B, event: Event) => void,
): Result<B, Refused> => {
  const error = whyNot(state, event);
  if (error) return { ok: false, error };
  const draft = draftOf<B>(state);
  advance(draft, event);
  return ok(draft);
};

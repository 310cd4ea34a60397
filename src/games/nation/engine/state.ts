/**
 * A table at one moment. Lists are by seat unless they say otherwise; sets of seats or tiles are bits of a number; -1 is
 * nobody, no tile, no card. Everything is small numbers, so that programs can play thousands of games a second.
 */
import { STARTING_CASH } from '../money';
import type { Pack } from '../pack';
import { ASSASSIN, CONTRACT, HAND_SIZES, marketSize } from '../players';
import { FULL_PYRAMID, TILE_COUNT } from '../pyramid';
import type { Setup } from '../setup';

/** Where a round stands. A duel's round is the three in the middle, and its attempts. */
export const STAGES = ['market', 'buy', 'intel', 'lay', 'reveal', 'attempts', 'refill', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** What the table waits for: the kind of event, save that `play` may be a pass, and `tie` is a roll. */
export const AWAITED = [
  'take',
  'buy',
  'keep',
  'play',
  'lay',
  'vote',
  'tie',
  'roll',
  'take-back',
  'discard',
  'refill',
  'shuffle',
  'nothing',
] as const;
export type Awaited = (typeof AWAITED)[number];

export const NOBODY = -1;
export const NONE = -1;

/** Cards to be drawn as soon as the deck has some. `to` is a seat, or one of these two. */
export const TO_MARKET = -1;
export const TO_OFFER = -2;
export interface Draw {
  readonly deck: number;
  readonly to: number;
  count: number;
}

/** A modifier card that weighs on the attempts of this round. */
export interface Force {
  readonly card: number;
  /** Who played it. */
  readonly by: number;
  /** The rival it was played on, or `by`; for a tile's own effect, see `tile`. */
  readonly on: number;
  readonly tile: number;
  /** It lay face down until the cards were turned up. */
  readonly laid: boolean;
}

/** An attempt that has been made. Those whose target had gone before, or who were never in line, made none. */
export interface Outcome {
  readonly seat: number;
  /** `DUEL_MARK` in a duel. */
  readonly tile: number;
  /** Of the weapon, or `NO_KIND`; -1 for no contract. */
  readonly kind: number;
  readonly contract: number;
  readonly success: boolean;
  /** Cash tokens that it brought, from wherever; those of them that the contract paid, and its debt. */
  readonly cash: number;
  readonly pay: number;
  readonly debt: number;
}

/** The table as the rules change it. Everybody else sees it as a `State`. */
export interface Draft {
  readonly pack: Pack;
  readonly setup: Setup;
  stage: Stage;
  awaits: Awaited;
  /** Whoever the table waits for; nobody where it waits for several (`waiting`) or for a deck. */
  seat: number;
  /** Everybody the table waits for. */
  waiting: number;
  /** From 1. */
  round: number;
  first: number;
  /** Seats that have had their turn in this stage, counted from the first player. */
  turn: number;
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

  /** By deck; the top last. */
  decks: number[][];
  discards: number[][];
  /** By deck, by seat. */
  hands: number[][][];
  market: number[];
  /** What `offerTo` looks at, of the deck `offerDeck`. */
  offer: number[];
  offerTo: number;
  offerDeck: number;
  draws: Draw[];
  /** The deck that has to be shuffled before anything else. */
  shuffling: number;

  /** Seats that have laid their cards; face down until the stage `reveal`. */
  ready: number;
  /** The tile of each attempt. */
  marks: number[];
  laid: number[][];
  laidContract: number[];
  force: Force[];
  /** By seat, the rivals whose hand it may see this round, and whose hit list it has seen. */
  sawHand: number[];
  sawList: number[];

  /** Attempts that are still to be made, and whether their order has to be found by dice. */
  pending: number;
  ranks: number[];
  tied: number;
  tieRolls: number[];
  /** Seats whose target has gone and who may take cards back. */
  losers: number;
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

  /** All attempts of the game, in order. */
  outcomes: Outcome[];

  /** Totals in $1,000, once all targets are gone; before, nothing. */
  totals: number[];
  winner: number;
}

type Frozen<T> = T extends (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

export type State = Frozen<Omit<Draft, 'pack' | 'setup'>> & Pick<Draft, 'pack' | 'setup'>;

export const allSeats = (players: number): number => (1 << players) - 1;

const filled = <T>(count: number, value: T): T[] => Array<T>(count).fill(value);
const lists = (count: number): number[][] => Array.from({ length: count }, () => []);

/** The decks have not been dealt from: `draws` say what comes first. The setup has been checked. */
export const freshDraft = (pack: Pack, setup: Setup): Draft => {
  const { players } = setup;
  const draws: Draw[] = [];
  for (let seat = 0; seat < players; seat++) {
    draws.push({ deck: CONTRACT, to: seat, count: HAND_SIZES[CONTRACT] as number });
    draws.push({ deck: ASSASSIN, to: seat, count: HAND_SIZES[ASSASSIN] as number });
  }
  draws.push({ deck: ASSASSIN, to: TO_MARKET, count: marketSize(players) });
  return {
    pack,
    setup,
    stage: 'market',
    awaits: 'nothing',
    seat: NOBODY,
    waiting: 0,
    round: 1,
    first: setup.firstPlayer,
    turn: 0,
    playing: allSeats(players),
    duel: 0,
    remaining: FULL_PYRAMID,
    bounty: filled(TILE_COUNT, 0),
    owner: filled(TILE_COUNT, NOBODY),
    cash: filled(players, STARTING_CASH),
    debt: filled(players, 0),
    decks: [[...setup.assassinDeck].reverse(), [...setup.contractDeck].reverse()],
    discards: [[], []],
    hands: [lists(players), lists(players)],
    market: [],
    offer: [],
    offerTo: NOBODY,
    offerDeck: NONE,
    draws,
    shuffling: NONE,
    ready: 0,
    marks: filled(players, NONE),
    laid: lists(players),
    laidContract: filled(players, NONE),
    force: [],
    sawHand: filled(players, 0),
    sawList: filled(players, 0),
    pending: 0,
    ranks: filled(players, 0),
    tied: 0,
    tieRolls: filled(players, 0),
    losers: 0,
    attempting: NOBODY,
    needed: 0,
    dice: 0,
    again: false,
    voters: 0,
    votesFor: 0,
    votesAgainst: 0,
    outcomes: [],
    totals: [],
    winner: NOBODY,
  };
};

const copies = (lists: readonly (readonly number[])[]): number[][] => lists.map((list) => list.slice());

/** A copy that shares nothing that changes. */
export const draftOf = (state: State): Draft => ({
  ...state,
  bounty: state.bounty.slice(),
  owner: state.owner.slice(),
  cash: state.cash.slice(),
  debt: state.debt.slice(),
  decks: copies(state.decks),
  discards: copies(state.discards),
  hands: state.hands.map(copies),
  market: state.market.slice(),
  offer: state.offer.slice(),
  draws: state.draws.map((draw) => ({ ...draw })),
  marks: state.marks.slice(),
  laid: copies(state.laid),
  laidContract: state.laidContract.slice(),
  force: state.force.slice(),
  sawHand: state.sawHand.slice(),
  sawList: state.sawList.slice(),
  ranks: state.ranks.slice(),
  tieRolls: state.tieRolls.slice(),
  outcomes: state.outcomes.slice(),
  totals: state.totals.slice(),
});

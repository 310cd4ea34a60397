/**
 * A table of the whole game at one moment: the board, with decks, hands and what is face down. Everything is small numbers,
 * so that programs can play thousands of games a second.
 */
import { type Board, boardCopy, freshBoard, NOBODY, NONE, type Outcome, type Shown } from '../board';
import type { Pack } from '../cards/pack';
import { ASSASSIN, CONTRACT, HAND_SIZES, marketSize } from '../players';
import type { Setup } from '../setup';

/** Where a round is. A duel's round is the three in the middle, and its attempts. */
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

/** The table as the rules change it. Everyone else sees it as a `State`. */
export interface Draft extends Board {
  readonly setup: Setup;
  stage: Stage;
  awaits: Awaited;
  /** The seat that the table waits for; no one where it waits for several (`waiting`) or for a deck. */
  seat: number;
  /** Everyone the table waits for. */
  waiting: number;
  /** Seats that have had their turn in this stage, counted from the first player. */
  turn: number;

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
  laid: number[][];
  laidContract: number[];
  force: Force[];
  /** By seat, the rivals whose hand it may see this round, and whose hit list it has seen. */
  sawHand: number[];
  sawList: number[];
  /** Seats whose target has gone and who may take cards back. */
  losers: number;

  /** All attempts of the game, in order. */
  outcomes: Outcome[];
}

export type State = Shown<Draft>;

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
    ...freshBoard(pack, setup),
    setup,
    stage: 'market',
    awaits: 'nothing',
    seat: NOBODY,
    waiting: 0,
    turn: 0,
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
    laid: lists(players),
    laidContract: filled(players, NONE),
    force: [],
    sawHand: filled(players, 0),
    sawList: filled(players, 0),
    losers: 0,
    outcomes: [],
  };
};

const copies = (lists: readonly (readonly number[])[]): number[][] => lists.map((list) => list.slice());

/** A copy that shares nothing that changes. */
export const draftOf = (state: State): Draft => ({
  ...state,
  ...boardCopy(state),
  decks: copies(state.decks),
  discards: copies(state.discards),
  hands: state.hands.map(copies),
  market: state.market.slice(),
  offer: state.offer.slice(),
  draws: state.draws.map((draw) => ({ ...draw })),
  laid: copies(state.laid),
  laidContract: state.laidContract.slice(),
  force: state.force.slice(),
  sawHand: state.sawHand.slice(),
  sawList: state.sawList.slice(),
  outcomes: state.outcomes.slice(),
});

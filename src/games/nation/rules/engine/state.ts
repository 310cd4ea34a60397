/**
 * A table of the whole game at one moment: the board, with decks, hands and what is face down. Everything is small numbers,
 * so that programs can play thousands of games a second.
 */

import * as m from '#messages/nation-rules';
import type { Pack } from '../../cards/pack';
import type { Deck } from '../../cards/vocabulary';
import { filled, freshBoard, NOBODY, NONE, type Outcome, type StateOf } from '../board';
import { HAND_SIZES, marketSize } from '../places';
import type { Setup } from '../setup';
import type { TableEvent } from './events';

export type { TableEvent } from './events';

export type EventOf<Kind extends TableEvent['kind']> = Extract<TableEvent, { readonly kind: Kind }>;
export type PlayEvent = EventOf<'play'>;

/** Where a round is. A duel's round is the three in the middle, and its attempts. */
export const STAGES = ['market', 'buy', 'intel', 'lay', 'reveal', 'attempts', 'refill', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** What the table waits for: the kind of event, save that `play` may be a pass, and `tie` is a roll; and what it says. */
export const WAITING_FOR = {
  take: m.waitsForTake,
  buy: m.waitsForBuy,
  keep: m.waitsForKeep,
  play: m.waitsForPlay,
  lay: m.waitsForLay,
  vote: m.waitsForVotes,
  tie: m.waitsForTieBreak,
  roll: m.waitsForDice,
  'take-back': m.waitsForTakeBack,
  discard: m.waitsForDiscard,
  refill: m.waitsForRefill,
  shuffle: m.waitsForShuffle,
  nothing: undefined,
} as const;
export type Awaited = keyof typeof WAITING_FOR;

/** Cards to be drawn as soon as the deck has some, by a seat, or for all to see. */
export interface Draw {
  readonly deck: Deck;
  readonly to: number | 'market' | 'offer';
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

/** In this order hands are filled. */
export const DRAWN: readonly Deck[] = ['contract', 'assassin'];

const lists = (count: number): number[][] => Array.from({ length: count }, () => []);

/** The decks have not been dealt from: `draws` say what comes first. The setup has been checked. */
export const freshDraft = (pack: Pack, setup: Setup) => {
  const { players } = setup;
  const draws = setup.specialists.flatMap((_, to): Draw[] =>
    DRAWN.map((deck) => ({ deck, to, count: HAND_SIZES[deck] })),
  );
  draws.push({ deck: 'assassin', to: 'market', count: marketSize(players) });
  return {
    ...freshBoard(pack, setup),
    setup,
    stage: 'market' as Stage,
    awaits: 'nothing' as Awaited,
    /** The seats that the table waits for; none where it waits for a deck. */
    waiting: 0,
    /** Seats that have had their turn in this stage, counted from the first player. */
    turn: 0,
    /** The top last. */
    decks: { assassin: [...setup.assassinDeck].reverse(), contract: [...setup.contractDeck].reverse() },
    discards: { assassin: [] as number[], contract: [] as number[] },
    /** By seat. */
    hands: { assassin: lists(players), contract: lists(players) },
    market: [] as number[],
    /** What `offerTo` looks at, of the deck `offerDeck`. */
    offer: [] as number[],
    offerTo: NOBODY,
    offerDeck: 'assassin' as Deck,
    draws,
    /** The deck that has to be shuffled before anything else. */
    shuffling: 'assassin' as Deck,
    /** Seats that have laid their cards; face down until the stage `reveal`. */
    ready: 0,
    laid: lists(players),
    laidContract: filled(players, NONE),
    force: [] as Force[],
    /** By seat, the rivals whose hand it may see this round, and whose hit list it has seen. */
    sawHand: filled(players, 0),
    sawList: filled(players, 0),
    /** Of the news, how many have had their cards put away. */
    putAway: 0,
    /** Seats whose target has gone and who may take cards back. */
    losers: 0,
    /** All attempts of the game, in order. */
    outcomes: [] as Outcome[],
  };
};

/** The table as the rules change it. Everyone else sees it as a `State`. */
export type Draft = ReturnType<typeof freshDraft>;
export type State = StateOf<Draft>;

/** What people, programs and chance do at the table. A game is its setup and a list of these. */
import type { Deck } from '../cards/vocabulary';

/** Cards are their numbers in their deck, tiles their places, seats count from 0. What chance decided is in the event. */
export type TableEvent =
  /** Take a card of the black market, or draw unseen from the deck instead. */
  | { readonly kind: 'take'; readonly seat: number; readonly card: number }
  | { readonly kind: 'blind'; readonly seat: number }
  /** Pay one cash token to look at the top two cards of a deck. With a full hand a card of it is discarded first. */
  | { readonly kind: 'buy'; readonly seat: number; readonly deck: Deck; readonly discard?: number }
  /** Keep one of the cards one looks at. */
  | { readonly kind: 'keep'; readonly seat: number; readonly card: number }
  /** Buy, or play, nothing more in this step. */
  | { readonly kind: 'pass'; readonly seat: number }
  /** Play a modifier of the Intel or Reveal phase, with what it asks for (see `Choice`). */
  | PlayEvent
  /** Mark a tile and lay cards face down. Without a tile there is no attempt; in a duel there are no tiles. */
  | {
      readonly kind: 'lay';
      readonly seat: number;
      readonly tile: number | null;
      readonly contract: number | null;
      readonly cards: readonly number[];
    }
  /** A vote on the story of the player about to roll. */
  | { readonly kind: 'vote'; readonly seat: number; readonly favour: boolean }
  /** Dice of an attempt, or one die to break a tie. */
  | { readonly kind: 'roll'; readonly seat: number; readonly dice: readonly number[] }
  /** The target has gone: the cards, of those laid, that go back to the hand. */
  | { readonly kind: 'take-back'; readonly seat: number; readonly cards: readonly number[] }
  /** What exceeds the hand limit. */
  | {
      readonly kind: 'discard';
      readonly seat: number;
      readonly deck: Deck;
      readonly cards: readonly number[];
    }
  /** The end of a round: what one discards of one's own will, before drawing. */
  | {
      readonly kind: 'refill';
      readonly seat: number;
      readonly cards: readonly number[];
      readonly contracts: readonly number[];
    }
  /** A deck ran out: its discards in their new order, the top first. */
  | { readonly kind: 'shuffle'; readonly deck: Deck; readonly order: readonly number[] };

export interface PlayEvent {
  readonly kind: 'play';
  readonly seat: number;
  readonly card: number;
  readonly rival?: number;
  readonly tile?: number;
  readonly give?: number;
  readonly weapon?: number;
  readonly modifier?: number;
  readonly pick?: number;
}

export type EventOf<Kind extends TableEvent['kind']> = Extract<TableEvent, { readonly kind: Kind }>;

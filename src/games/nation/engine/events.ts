/** What people, programs and chance do at the table. A game is its setup and a list of these. */
import type { KindsOf } from '../../game';
import type { Deck } from '../cards/vocabulary';

/** Cards are their numbers in their deck, tiles their places, seats count from 0. What chance decided is in the event. */
export type TableEvent =
  | PlayEvent
  | KindsOf<{
      /** Take a card of the black market, or draw unseen from the deck instead. */
      take: { seat: number; card: number };
      blind: { seat: number };
      /** Pay one cash token to look at the top two cards of a deck. With a full hand a card of it is discarded first. */
      buy: { seat: number; deck: Deck; discard?: number };
      /** Keep one of the cards one looks at. */
      keep: { seat: number; card: number };
      /** Buy, or play, nothing more in this step. */
      pass: { seat: number };
      /** Mark a tile and lay cards face down. Without a tile there is no attempt; in a duel there are no tiles. */
      lay: { seat: number; tile: number | null; contract: number | null; cards: readonly number[] };
      /** A vote on the story of the player about to roll. */
      vote: { seat: number; favour: boolean };
      /** Dice of an attempt, or one die to break a tie. */
      roll: { seat: number; dice: readonly number[] };
      /** The target has gone: the cards, of those laid, that go back to the hand. */
      'take-back': { seat: number; cards: readonly number[] };
      /** What exceeds the hand limit. */
      discard: { seat: number; deck: Deck; cards: readonly number[] };
      /** The end of a round: what one discards of one's own will, before drawing. */
      refill: { seat: number; cards: readonly number[]; contracts: readonly number[] };
      /** A deck ran out: its discards in their new order, the top first. */
      shuffle: { deck: Deck; order: readonly number[] };
    }>;

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

/** What people, programs and chance do. Cards are their numbers in their deck, tiles their places, seats count from 0. What chance decided is in the event. */
import { boolean, exactOptional, nullable, number, object, picklist } from 'valibot';
import { type EventsOf, NUMBERS } from '../../../events';
import { DECKS } from '../../cards/vocabulary';

const seat = number();
const card = number();
const deck = picklist(DECKS);
const chosen = exactOptional(number());

export const EVENTS = {
  /** Take a card of the black market, or draw unseen from the deck instead. */
  take: object({ seat, card }),
  blind: object({ seat }),
  /** Pay one cash token to look at the top two cards of a deck. With a full hand a card of it is discarded first. */
  buy: object({ seat, deck, discard: chosen }),
  /** Keep one of the cards one looks at. */
  keep: object({ seat, card }),
  /** Buy, or play, nothing more in this step. */
  pass: object({ seat }),
  play: object({
    seat,
    card,
    rival: chosen,
    tile: chosen,
    give: chosen,
    weapon: chosen,
    modifier: chosen,
    pick: chosen,
  }),
  /** Mark a tile and lay cards face down. Without a tile there is no attempt; in a duel there are no tiles. */
  lay: object({ seat, tile: nullable(number()), contract: nullable(number()), cards: NUMBERS }),
  /** A vote on the story of the player about to roll. */
  vote: object({ seat, favour: boolean() }),
  /** Dice of an attempt, or one die to break a tie. */
  roll: object({ seat, dice: NUMBERS }),
  /** The target has gone: the cards, of those laid, that go back to the hand. */
  'take-back': object({ seat, cards: NUMBERS }),
  /** What exceeds the hand limit. */
  discard: object({ seat, deck, cards: NUMBERS }),
  /** The end of a round: what one discards of one's own will, before drawing. */
  refill: object({ seat, cards: NUMBERS, contracts: NUMBERS }),
  /** A deck ran out: its discards in their new order, the top first. */
  shuffle: object({ deck, order: NUMBERS }),
};

export type TableEvent = EventsOf<typeof EVENTS>;

/** What happens in the scorer's ledger. */
import { array, type InferOutput, nullable, number, object, picklist, pipe, readonly, string } from 'valibot';
import { type EventsOf, NUMBERS } from '../../../events';
import { WEAPON_KINDS } from '../../cards/vocabulary';

const seat = number();

/** One player's cards, turned up. Modifiers are those that weigh on this attempt, no matter who played them. */
const LAID = object({
  seat,
  /** Nothing in a duel. */
  tile: nullable(number()),
  /** Nothing for bare hands. */
  weapon: nullable(picklist(WEAPON_KINDS)),
  /** The times printed on the cards of the weapon, one or two, in minutes from midnight. */
  times: NUMBERS,
  /** Id of a contract. */
  contract: nullable(string()),
  /** Ids of modifiers, as often as there are cards. */
  cards: pipe(array(string()), readonly()),
});

export type Laid = Readonly<InferOutput<typeof LAID>>;

export const EVENTS = {
  /** The cards of one player, in the place of those laid before. */
  lay: LAID,
  /** Someone makes no attempt. */
  pass: object({ seat }),
  /** All that will be laid has been: the attempts are made. A player who has laid nothing makes none. */
  resolve: object({}),
  /** How many believed the story of the seat whose attempt it is, and how many did not. */
  vote: object({ seat, favour: number(), against: number() }),
  /** Dice of an attempt, or one die to break a tie. */
  roll: object({ seat, dice: NUMBERS }),
  /** Tokens that cards, purchases or a mistake bring or cost; what has been counted wrong is corrected so too. */
  adjust: object({ seat, cash: number(), debt: number() }),
  bounty: object({ tile: number(), cash: number() }),
  next: object({}),
  /** The hit lists are shown, by seat, and the money counted. */
  end: object({ hitLists: NUMBERS }),
};

export type LedgerEvent = EventsOf<typeof EVENTS>;

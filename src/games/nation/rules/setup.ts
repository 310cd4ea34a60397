/** A game before its first round: who sits where with what, and the order of both decks. */
import * as m from '#messages/nation';
import { err, ok, type Result } from '../../../base/result';
import { checkSeats, isSeat } from '../../../deal/seats';
import { shuffle } from '../../../deal/v1/shuffle';
import type { Stream } from '../../../deal/v1/stream';
import type { CardSet } from '../cards';
import type { BoardSetup } from './board';
import { isLayout, NATION_SEATS, ROW_SIZES, STANDARD_LAYOUT, TILE_ROWS } from './places';

/** Cards by their number in the card set. */
export interface Setup extends BoardSetup {
  readonly players: number;
  readonly hitLists: readonly number[];
  /** The order of the decks, the top first. */
  readonly assassinDeck: readonly number[];
  readonly contractDeck: readonly number[];
}

/** The numbers from 0 to `count` - 1, shuffled. */
export const shuffled = (count: number, chance: Stream): number[] =>
  shuffle([...Array(count).keys()], chance);

/** True for a list of `length` different numbers from 0 to `count` - 1. */
export const areSome = (list: readonly number[], length: number, count: number): boolean =>
  list.length === length &&
  new Set(list).size === length &&
  list.every((number) => Number.isInteger(number) && number >= 0 && number < count);

/** What any table checks of how a game begins: its seats, its first player, the pyramid, and who has what. */
export const checkBoard = (set: CardSet, players: number, setup: BoardSetup): Result<number> => {
  const { firstPlayer, layout, specialists, hitLists } = setup;
  const seats = checkSeats(players, NATION_SEATS);
  if (!seats.ok) return seats;
  if (!isSeat(firstPlayer, players)) return err('seat-unknown', m.firstPlayerUnknown({ firstPlayer }));
  if (!isLayout(layout)) return err('layout-wrong', m.layoutWrong);
  if (!areSome(specialists, players, set.specialists.length))
    return err('specialists-wrong', m.specialistTwice);
  const known = hitLists.filter((list) => list !== null);
  return hitLists.length === players && areSome(known, known.length, set.hitLists.length)
    ? seats
    : err('hit-lists-wrong', m.hitListsWrong);
};

export const checkSetup = (set: CardSet, setup: Setup): Result<Setup> => {
  const { players } = setup;
  const board = checkBoard(set, players, setup);
  if (!board.ok) return board;
  const decks = [
    [m.assassinDeck, setup.assassinDeck, set.weaponCards.length + set.modifierCards.length],
    [m.contractDeck, setup.contractDeck, set.contracts.length],
  ] as const;
  for (const [what, deck, length] of decks) {
    if (areSome(deck, length, length)) continue;
    return err('deal-wrong', m.dealWrong({ what, players, length, count: length - 1 }));
  }
  return ok(setup);
};

/** By tile, its target, each row shuffled. */
export const shuffledLayout = (chance: Stream): number[] =>
  ROW_SIZES.flatMap((_, row) =>
    shuffle(
      STANDARD_LAYOUT.filter((tile) => TILE_ROWS[tile] === row),
      chance,
    ),
  );

/** A setup in which everything that chance decides comes from the stream, the pyramid's rows included. */
export const shuffledSetup = (
  set: CardSet,
  players: number,
  chance: Stream,
  storytelling = false,
): Setup => ({
  players,
  firstPlayer: chance.below(players),
  specialists: shuffled(set.specialists.length, chance).slice(0, players),
  hitLists: shuffled(set.hitLists.length, chance).slice(0, players),
  assassinDeck: shuffled(set.weaponCards.length + set.modifierCards.length, chance),
  contractDeck: shuffled(set.contracts.length, chance),
  layout: shuffledLayout(chance),
  storytelling,
});

/** Attempts with cards: what a seat's cards come to, and where they go when its attempt has been lost or made. */

import { itemAt } from '../../../../base/lists';
import { cardAt, NO_KIND } from '../../cards/pack';
import { type Attempt, armed, attemptWith, weigh } from '../attempt';
import { beginAttempts } from '../attempts';
import { NONE, targetAt } from '../board';
import { DUEL_MARK } from '../conflicts';
import type { Effect } from '../effects';
import { laidModifiers, removeForce } from './modifiers';
import { discard, discardList, give, removeFrom } from './piles';
import type { Draft, EventOf, Force, State } from './state';

/** Whether an effect in force weighs on the attempt of a seat. */
const weighsOn = ({ marks }: State, seat: number, effect: Effect, { by, on, tile }: Force): boolean => {
  switch (effect.do) {
    case 'tile-msr':
      return tile === marks[seat];
    case 'msr':
    case 'time':
      if (effect.who === 'rivals-here') return by !== seat && marks[by] === marks[seat];
      return (effect.who === 'self' ? by : on) === seat;
    default:
      return by === seat;
  }
};

/** What the cards of a seat and those in force come to, once the cards are up. */
export const attemptOf = (state: State, seat: number): Attempt => {
  const { pack, setup, force } = state;
  const mark = itemAt(state.marks, seat);
  const arms = armed(pack, itemAt(setup.specialists, seat), itemAt(state.laid, seat));
  const adjustment = mark === DUEL_MARK ? 0 : targetAt(state, mark).adjustment;
  const attempt = attemptWith(arms, itemAt(state.laidContract, seat), adjustment);
  for (const one of force)
    for (const effect of cardAt(pack, one.card).effects)
      if (weighsOn(state, seat, effect, one)) weigh(attempt, effect);
  return attempt;
};

/** What it would come to if a seat laid these cards now, by all that it can see. */
export const attemptWithCards = (
  state: State,
  seat: number,
  { tile, contract, cards }: Pick<EventOf<'lay'>, 'tile' | 'contract' | 'cards'>,
): Attempt => {
  const weapons = cards.filter((card) => cardAt(state.pack, card).kind !== NO_KIND);
  const modifiers = cards.filter((card) => !weapons.includes(card));
  const more = modifiers.map((card): Force => ({ card, by: seat, on: seat, tile: NONE, laid: true }));
  return attemptOf(
    {
      ...state,
      marks: state.marks.with(seat, tile ?? DUEL_MARK),
      laid: state.laid.with(seat, weapons),
      laidContract: state.laidContract.with(seat, contract ?? NONE),
      force: [...state.force, ...more],
    },
    seat,
  );
};

const discardContract = (draft: Draft, seat: number): void => {
  const contract = itemAt(draft.laidContract, seat);
  if (contract !== NONE) discard(draft, 'contract', contract);
  draft.laidContract[seat] = NONE;
};

const discardWeapons = (draft: Draft, seat: number): void =>
  discardList(draft, 'assassin', itemAt(draft.laid, seat));

/** An attempt that never came to its dice: the contract is lost, the other cards may be taken back. */
const lose = (draft: Draft, seat: number): void => {
  discardContract(draft, seat);
  if (itemAt(draft.laid, seat).length > 0 || laidModifiers(draft, seat).length > 0) draft.losers |= 1 << seat;
};

/** Takes back some of the cards laid and discards the others. */
export const takeBack = (draft: Draft, seat: number, cards: readonly number[]): void => {
  for (const card of laidModifiers(draft, seat)) {
    removeForce(draft, card);
    if (cards.includes(card)) give(draft, 'assassin', seat, card);
    else discard(draft, 'assassin', card);
  }
  const weapons = itemAt(draft.laid, seat);
  for (const card of cards) {
    if (!weapons.includes(card)) continue;
    removeFrom(weapons, card);
    give(draft, 'assassin', seat, card);
  }
  discardWeapons(draft, seat);
  draft.losers &= ~(1 << seat);
};

/** The weapons go back to the hand; what is then too many is discarded as always. */
const recover = (draft: Draft, seat: number): void => {
  const weapons = itemAt(draft.laid, seat);
  for (const card of weapons.splice(0).reverse()) give(draft, 'assassin', seat, card);
};

/** Puts away the cards of attempts that the last step lost or made. Modifiers stay in force to the end of the round. */
export const putAway = (draft: Draft): void => {
  const { news } = draft;
  // Those who come too late lose their contracts first.
  for (let k = draft.putAway; k < news.length; k++) {
    const one = itemAt(news, k);
    if (one.kind === 'unavailable' || one.kind === 'gone') lose(draft, one.seat);
  }
  for (let k = draft.putAway; k < news.length; k++) {
    const one = itemAt(news, k);
    if (one.kind !== 'hit' && one.kind !== 'missed') continue;
    draft.outcomes.push(one);
    if (one.kind === 'missed' && draft.attempts[one.seat]?.recover) recover(draft, one.seat);
    discardContract(draft, one.seat);
    discardWeapons(draft, one.seat);
  }
  draft.putAway = news.length;
};

/** All cards are on the table, and all Reveal cards have been played. */
export const startAttempts = (draft: Draft): void => {
  draft.stage = 'attempts';
  draft.losers = 0;
  beginAttempts(draft, (seat) => attemptOf(draft, seat));
  putAway(draft);
};

/** Attempts with cards: what a seat's cards come to, and where they go when its attempt has been lost or made. */

import { NO_KIND } from '../../cards/pack';
import { type Attempt, armed, weigh } from '../attempt';
import { beginAttempts } from '../attempts';
import { NONE } from '../board';
import { DUEL_MARK } from '../conflicts';
import type { Effect } from '../effects';
import { ASSASSIN, CONTRACT } from '../places';
import { laidModifiers, removeForce } from './modifiers';
import { discard, discardList, give, removeFrom } from './piles';
import type { Draft, Force, State } from './state';

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

/**
 * What the cards of a seat and those in force come to, once the cards are up. Of two weapons the earlier counts, and a third
 * adds nothing (`double`).
 */
export const attemptOf = (state: State, seat: number): Attempt => {
  const { pack, setup, force } = state;
  const weapons = state.laid[seat] as readonly number[];
  const mark = state.marks[seat] as number;
  let minutes = Number.POSITIVE_INFINITY;
  for (const card of weapons.slice(0, 2)) minutes = Math.min(minutes, pack.minutes[card] as number);
  const attempt = armed(pack, {
    specialist: setup.specialists[seat] as number,
    target: mark === DUEL_MARK ? NONE : (setup.layout[mark] as number),
    weapon: weapons.length === 0 ? NO_KIND : (pack.kind[weapons[0] as number] as number),
    copies: weapons.length,
    minutes,
    contract: state.laidContract[seat] as number,
  });
  for (const one of force)
    for (const effect of pack.effects[one.card] as readonly Effect[])
      if (weighsOn(state, seat, effect, one)) weigh(attempt, effect);
  return attempt;
};

const discardContract = (draft: Draft, seat: number): void => {
  const contract = draft.laidContract[seat] as number;
  if (contract !== NONE) discard(draft, CONTRACT, contract);
  draft.laidContract[seat] = NONE;
};

const discardWeapons = (draft: Draft, seat: number): void =>
  discardList(draft, ASSASSIN, draft.laid[seat] as number[]);

/** An attempt that never came to its dice: the contract is lost, the other cards may be taken back. */
const lose = (draft: Draft, seat: number): void => {
  discardContract(draft, seat);
  if ((draft.laid[seat] as number[]).length > 0 || laidModifiers(draft, seat).length > 0)
    draft.losers |= 1 << seat;
};

/** Takes back some of the cards laid and discards the others. */
export const takeBack = (draft: Draft, seat: number, cards: readonly number[]): void => {
  for (const card of laidModifiers(draft, seat)) {
    removeForce(draft, card);
    if (cards.includes(card)) give(draft, ASSASSIN, seat, card);
    else discard(draft, ASSASSIN, card);
  }
  const weapons = draft.laid[seat] as number[];
  for (const card of cards) {
    if (!weapons.includes(card)) continue;
    removeFrom(weapons, card);
    give(draft, ASSASSIN, seat, card);
  }
  discardWeapons(draft, seat);
  draft.losers &= ~(1 << seat);
};

/** The weapons go back to the hand; what is then too many is discarded as always. */
const recover = (draft: Draft, seat: number): void => {
  const weapons = draft.laid[seat] as number[];
  while (weapons.length > 0) give(draft, ASSASSIN, seat, weapons.pop() as number);
};

/** Puts away the cards of attempts that the last step lost or made. Modifiers stay in force to the end of the round. */
export const putAway = (draft: Draft): void => {
  const { news } = draft;
  // Those who come too late lose their contracts first.
  for (const one of news) if (one.kind === 'unavailable' || one.kind === 'gone') lose(draft, one.seat);
  for (const one of news) {
    if (one.kind !== 'hit' && one.kind !== 'missed') continue;
    draft.outcomes.push(one);
    if (one.kind === 'missed' && draft.attempts[one.seat]?.recover) recover(draft, one.seat);
    discardContract(draft, one.seat);
    discardWeapons(draft, one.seat);
  }
  news.length = 0;
};

/** All cards are on the table, and all Reveal cards have been played. */
export const startAttempts = (draft: Draft): void => {
  draft.stage = 'attempts';
  draft.losers = 0;
  beginAttempts(draft, (seat) => attemptOf(draft, seat));
  putAway(draft);
};

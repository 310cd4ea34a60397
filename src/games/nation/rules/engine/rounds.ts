/**
 * From one event to the next thing that the table waits for: cards that are due, hands that are too full, then the stages
 * of the round in their order.
 */

import { itemAt } from '../../../../base/lists';
import { cardAt, NO_KIND } from '../../cards/pack';
import { attemptStep, count, declareWinner } from '../attempts';
import { NOBODY, NONE } from '../board';
import { DUEL_MARK } from '../conflicts';
import { HAND_SIZES, inSet, marketSize } from '../places';
import { putAway, startAttempts } from './attempts';
import { discard, discardList, drawAll, excessOf, handOf, overfull, queueDraw, removeFrom } from './piles';
import { type Awaited, DRAWN, type Draft, type Stage } from './state';

/** Of some seats, or of chance. */
const ask = (draft: Draft, awaits: Awaited, seats: number): true => {
  draft.awaits = awaits;
  draft.waiting = seats;
  return true;
};

/** Whose turn it is in this stage, or no one when all have had theirs. */
const turnSeat = (draft: Draft): number => {
  const { players } = draft.setup;
  for (; draft.turn < players; draft.turn++) {
    const seat = (draft.first + draft.turn) % players;
    if (inSet(draft.playing, seat)) return seat;
  }
  return NOBODY;
};

const enter = (draft: Draft, stage: Stage): false => {
  draft.stage = stage;
  draft.turn = 0;
  return false;
};

/** Asks the player whose turn it is, or when all have had theirs goes on. */
const inTurn = (draft: Draft, awaits: Awaited, goOn: (draft: Draft) => void): boolean => {
  const seat = turnSeat(draft);
  if (seat !== NOBODY) return ask(draft, awaits, 1 << seat);
  goOn(draft);
  return false;
};

const closeMarket = (draft: Draft): void => {
  discardList(draft, 'assassin', draft.market);
  enter(draft, 'buy');
};

/** A player without cash has no turn. */
const passPaupers = (draft: Draft): void => {
  for (let seat = turnSeat(draft); seat !== NOBODY && draft.cash[seat] === 0; seat = turnSeat(draft))
    draft.turn++;
};

const openLaying = (draft: Draft): void => {
  draft.ready = 0;
  enter(draft, 'lay');
};

/** All cards are turned up: modifiers that were laid are in force. */
const turnUp = (draft: Draft): void => {
  for (let seat = 0; seat < draft.setup.players; seat++) {
    const laid = itemAt(draft.laid, seat);
    // In the order in which they were laid: where two contradict each other, the last counts.
    for (const card of laid.filter((one) => cardAt(draft.pack, one).kind === NO_KIND)) {
      removeFrom(laid, card);
      draft.force.push({ card, by: seat, on: seat, tile: NONE, laid: true });
    }
  }
  enter(draft, 'reveal');
};

const clearTable = (draft: Draft): void => {
  for (const { card } of draft.force) discard(draft, 'assassin', card);
  draft.force.length = 0;
  draft.marks.fill(NONE);
  draft.sawHand.fill(0);
};

/** `duel-again`: those in the duel fill their hands to the limit and go after each other. */
const startDuel = (draft: Draft): void => {
  for (let seat = 0; seat < draft.setup.players; seat++) {
    if (!inSet(draft.playing, seat)) continue;
    queueDraw(draft, 'assassin', seat, -excessOf(draft, 'assassin', seat));
    draft.marks[seat] = DUEL_MARK;
  }
  enter(draft, 'intel');
};

const endAttempts = (draft: Draft): void => {
  clearTable(draft);
  const isDuel = draft.duel > 0;
  if (!isDuel && draft.remaining > 0) {
    enter(draft, 'refill');
    return;
  }
  if (!isDuel) count(draft);
  if (declareWinner(draft)) enter(draft, 'over');
  else startDuel(draft);
};

/** One step of the attempts: true where the table has to wait for someone. */
const attempts = (draft: Draft): boolean => {
  if (draft.losers !== 0 && draft.attempting === NOBODY) {
    let k = 0;
    while (!inSet(draft.losers, (draft.first + k) % draft.setup.players)) k++;
    return ask(draft, 'take-back', 1 << ((draft.first + k) % draft.setup.players));
  }
  const step = attemptStep(draft);
  putAway(draft);
  switch (step) {
    case 'vote':
      return ask(draft, 'vote', draft.voters);
    case 'tie':
      return ask(draft, 'tie', draft.tied);
    case 'roll':
      return ask(draft, 'roll', 1 << draft.attempting);
    case 'done':
      endAttempts(draft);
      return false;
    case 'made':
      return false;
  }
};

const nextRound = (draft: Draft): void => {
  const { players } = draft.setup;
  draft.round++;
  draft.first = (draft.first + 1) % players;
  queueDraw(draft, 'assassin', 'market', marketSize(players));
  enter(draft, 'market');
};

/** One step of the round: true where the table has to wait for someone. */
const step = (draft: Draft): boolean => {
  switch (draft.stage) {
    case 'market':
      return inTurn(draft, 'take', closeMarket);
    case 'buy':
      passPaupers(draft);
      return inTurn(draft, 'buy', (done) => enter(done, 'intel'));
    case 'intel':
      return inTurn(draft, 'play', openLaying);
    case 'lay': {
      const seats = draft.playing & ~draft.ready;
      if (seats !== 0) return ask(draft, 'lay', seats);
      turnUp(draft);
      return false;
    }
    case 'reveal':
      return inTurn(draft, 'play', startAttempts);
    case 'attempts':
      return attempts(draft);
    case 'refill':
      return inTurn(draft, 'refill', nextRound);
    case 'over':
      return ask(draft, 'nothing', 0);
  }
};

/** Goes on until the table has to wait. */
export const settle = (draft: Draft): void => {
  for (;;) {
    const empty = draft.draws.length === 0 ? undefined : drawAll(draft);
    if (empty !== undefined) {
      draft.shuffling = empty;
      ask(draft, 'shuffle', 0);
      return;
    }
    if (draft.offer.length > 0) {
      ask(draft, 'keep', 1 << draft.offerTo);
      return;
    }
    const seat = overfull(draft);
    if (seat !== NOBODY) {
      ask(draft, 'discard', 1 << seat);
      return;
    }
    if (step(draft)) return;
  }
};

/** After a refill: draws back up to what a hand begins a round with. */
export const refillHand = (draft: Draft, seat: number): void => {
  for (const deck of DRAWN) queueDraw(draft, deck, seat, HAND_SIZES[deck] - handOf(draft, deck, seat).length);
};

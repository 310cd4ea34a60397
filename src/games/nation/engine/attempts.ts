/** The attempts of a round, one after another: who is next, and what a success or a failure does. */
import { DUEL_MARK, hasSeat, nextInLine } from '../conflicts';
import { isHopeless, isSure } from '../msr';
import { ASSASSIN, CONTRACT } from '../players';
import { isAvailable } from '../pyramid';
import { DOUBTED_CASH, isDoubted } from '../story';
import { contractPay, diceOf, hasOwn, kindOf, neededBy, promisedTo, timeOf } from './attempt';
import { laidForce } from './modifiers';
import { discard, excessOf, give, removeFrom } from './piles';
import { allSeats, type Draft, NOBODY, NONE } from './state';

const discardContract = (draft: Draft, seat: number): void => {
  const contract = draft.laidContract[seat] as number;
  if (contract !== NONE) discard(draft, CONTRACT, contract);
  draft.laidContract[seat] = NONE;
};

const discardWeapons = (draft: Draft, seat: number): void => {
  const weapons = draft.laid[seat] as number[];
  for (let k = 0; k < weapons.length; k++) discard(draft, ASSASSIN, weapons[k] as number);
  weapons.length = 0;
};

/** An attempt that never came to its dice: the contract is lost, the other cards may be taken back. */
const lose = (draft: Draft, seat: number): void => {
  discardContract(draft, seat);
  if ((draft.laid[seat] as number[]).length > 0 || laidForce(draft, seat).length > 0)
    draft.losers |= 1 << seat;
};

/** Takes back some of the cards laid and discards the others. */
export const takeBack = (draft: Draft, seat: number, cards: readonly number[]): void => {
  for (const { card } of laidForce(draft, seat)) {
    draft.force.splice(
      draft.force.findIndex((force) => force.card === card),
      1,
    );
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

/** All cards are on the table: whoever marked an available tile has an attempt. */
export const startAttempts = (draft: Draft): void => {
  draft.stage = 'attempts';
  draft.pending = 0;
  draft.losers = 0;
  for (let seat = 0; seat < draft.setup.players; seat++) {
    const mark = draft.marks[seat] as number;
    if (mark === NONE) continue;
    if (mark === DUEL_MARK || isAvailable(draft.remaining, mark)) {
      draft.pending |= 1 << seat;
      draft.ranks[seat] = timeOf(draft, seat);
    } else {
      draft.marks[seat] = NONE;
      lose(draft, seat);
    }
  }
};

/** The next attempt, or the dice that decide whose it is. False when all have been made. */
export const nextAttempt = (draft: Draft): boolean => {
  const next = nextInLine(draft.marks, draft.ranks, draft.pending, draft.first);
  if (next === 0) return false;
  const seat = 31 - Math.clz32(next);
  if (next !== 1 << seat) {
    draft.tied = next;
    draft.tieRolls.fill(0);
    return true;
  }
  draft.attempting = seat;
  draft.voters = draft.setup.storytelling && draft.duel === 0 ? allSeats(draft.setup.players) & ~next : 0;
  return true;
};

const add = (tokens: number[], at: number, count: number): void => {
  tokens[at] = (tokens[at] as number) + count;
};

type Pay = readonly [cash: number, debt: number];
const NO_PAY: Pay = [0, 0];

/** The target goes to whoever hit it, and with it the cash on it and the pay; those who come too late lose their attempt. */
const takeTarget = (draft: Draft, seat: number, [cash, debt]: Pay): void => {
  const mark = draft.marks[seat] as number;
  const story = isDoubted(draft.votesFor, draft.votesAgainst) ? DOUBTED_CASH : 0;
  const bounty = draft.bounty[mark] as number;
  add(draft.cash, seat, bounty + cash + promisedTo(draft, seat, 'fee') + story);
  add(draft.debt, seat, debt);
  draft.bounty[mark] = 0;
  draft.owner[mark] = seat;
  draft.remaining &= ~(1 << mark);
  for (let other = 0; other < draft.setup.players; other++) {
    if (draft.marks[other] !== mark || !hasSeat(draft.pending, other)) continue;
    draft.pending &= ~(1 << other);
    lose(draft, other);
  }
};

const winDuel = (draft: Draft, seat: number): void => {
  draft.winner = seat;
  draft.pending = 0;
};

const fail = (draft: Draft, seat: number): void => {
  const mark = draft.marks[seat] as number;
  if (mark !== DUEL_MARK) add(draft.bounty, mark, 1);
  add(draft.cash, seat, promisedTo(draft, seat, 'insurance'));
  if (!hasOwn(draft, seat, 'recover')) return;
  const weapons = draft.laid[seat] as number[];
  while (weapons.length > 0 && excessOf(draft, ASSASSIN, seat) < 0)
    give(draft, ASSASSIN, seat, weapons.pop() as number);
};

/** Ends the attempt that is being made. Its modifiers stay in force to the end of the round. */
const finish = (draft: Draft, success: boolean): void => {
  const seat = draft.attempting;
  const tile = draft.marks[seat] as number;
  const kind = kindOf(draft, seat);
  const contract = draft.laidContract[seat] as number;
  const pay = success && tile !== DUEL_MARK ? contractPay(draft, seat) : NO_PAY;
  const before = draft.cash[seat] as number;
  draft.attempting = NOBODY;
  draft.again = false;
  draft.pending &= ~(1 << seat);
  if (!success) fail(draft, seat);
  else if (tile === DUEL_MARK) winDuel(draft, seat);
  else takeTarget(draft, seat, pay);
  const cash = (draft.cash[seat] as number) - before;
  draft.outcomes.push({ seat, tile, kind, contract, success, cash, pay: pay[0], debt: pay[1] });
  discardContract(draft, seat);
  discardWeapons(draft, seat);
  draft.votesFor = 0;
  draft.votesAgainst = 0;
};

/** Works out the t and the dice; true where dice have to decide, else the attempt is over already. */
export const needsDice = (draft: Draft): boolean => {
  const seat = draft.attempting;
  draft.needed = neededBy(draft, seat);
  draft.dice = diceOf(draft, seat);
  if (!isSure(draft.needed) && !isHopeless(draft.needed)) return true;
  finish(draft, isSure(draft.needed));
  return false;
};

/** The dice have fallen. A second attempt is one more roll. */
export const resolveRoll = (draft: Draft, success: boolean): void => {
  if (!success && !draft.again && hasOwn(draft, draft.attempting, 'second-attempt')) draft.again = true;
  else finish(draft, success);
};

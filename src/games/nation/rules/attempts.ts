/** The attempts of a round, one after another, and the count at the end: the same for every table that has a `BoardDraft`. */

import { itemAt } from '../../../base/lists';
import { leaders, type Takings, totalOf } from '../cards/money';
import { DOUBTED_CASH, DOUBTED_MSR, isDoubted, isHopeless, isSure, succeeds } from '../cards/msr';
import { type Attempt, contractPay, timeOf } from './attempt';
import { type BoardDraft, type BoardState, NOBODY, NONE, type Outcome } from './board';
import { breakTie, DUEL_MARK, nextInLine } from './conflicts';
import { inSet, isAvailable, membersOf } from './places';

/** Adds to the tokens of a seat or a tile. */
export const add = (tokens: number[], at: number, count: number): void => {
  tokens[at] = (tokens[at] ?? 0) + count;
};

/** All cards are open: those who marked an available tile, or fight a duel, have an attempt, and nobody else. */
export const beginAttempts = (board: BoardDraft, attemptOf: (seat: number) => Attempt): void => {
  const { marks, attempts, ranks, remaining, news } = board;
  board.pending = 0;
  for (let seat = 0; seat < marks.length; seat++) {
    const tile = itemAt(marks, seat);
    attempts[seat] = null;
    if (tile === NONE) continue;
    if (tile === DUEL_MARK || isAvailable(remaining, tile)) {
      const attempt = attemptOf(seat);
      attempts[seat] = attempt;
      ranks[seat] = timeOf(attempt);
      board.pending |= 1 << seat;
    } else {
      marks[seat] = NONE;
      news.push({ kind: 'unavailable', seat, tile });
    }
  }
};

/** The attempts that are still to be made, in the order of `line`; seats that stand together roll for who goes first. */
export const orderLeft = ({ marks, ranks, pending, first }: BoardState): readonly (readonly number[])[] => {
  const order: (readonly number[])[] = [];
  for (let left = pending; left !== 0; ) {
    const next = nextInLine(marks, ranks, left, first);
    order.push(membersOf(next));
    left &= ~next;
  }
  return order;
};

/** The target goes to whoever hit it, and with it the cash on it; those who come too late lose their attempt. */
const takeTarget = (board: BoardDraft, seat: number, tile: number, cash: number): void => {
  add(board.cash, seat, cash);
  board.bounty[tile] = 0;
  board.owner[tile] = seat;
  board.remaining &= ~(1 << tile);
  for (let other = 0; other < board.marks.length; other++) {
    if (board.marks[other] !== tile || !inSet(board.pending, other)) continue;
    board.pending &= ~(1 << other);
    board.news.push({ kind: 'gone', seat: other, tile });
  }
};

const outcomeOf = (board: BoardDraft, success: boolean): Outcome => {
  const { pack, attempting: seat } = board;
  const tile = itemAt(board.marks, seat);
  const attempt = itemAt(board.attempts, seat);
  const { weapon, contract } = attempt;
  const made = { kind: success ? 'hit' : 'missed', seat, tile, weapon, contract } as const;
  // `duel-cash`: the money has been counted, and an insurance pays nothing more.
  if (!success || tile === DUEL_MARK)
    return { ...made, cash: tile === DUEL_MARK ? 0 : attempt.insurance, bounty: 0, pay: 0, debt: 0 };
  const { cash: pay, debt } = contractPay(pack, attempt);
  const bounty = itemAt(board.bounty, tile);
  const story = isDoubted(board.votesFor, board.votesAgainst) ? DOUBTED_CASH : 0;
  return { ...made, cash: bounty + pay + attempt.fee + story, bounty, pay, debt };
};

/** Ends the attempt that is being made. `duel-order`: in a duel the first success wins the game. */
const finish = (board: BoardDraft, success: boolean): void => {
  const outcome = outcomeOf(board, success);
  const { seat, tile, cash, debt } = outcome;
  board.news.push(outcome);
  board.attempting = NOBODY;
  board.again = false;
  board.pending &= ~(1 << seat);
  add(board.debt, seat, debt);
  if (!success) {
    add(board.cash, seat, cash);
    if (tile !== DUEL_MARK) add(board.bounty, tile, 1);
  } else if (tile === DUEL_MARK) {
    board.winner = seat;
    board.pending = 0;
  } else takeTarget(board, seat, tile, cash);
  board.votesFor = 0;
  board.votesAgainst = 0;
};

/** `story-doubt`: what the votes so far add to the MSR. */
export const storyMsr = ({ votesFor, votesAgainst }: BoardState): number =>
  isDoubted(votesFor, votesAgainst) ? DOUBTED_MSR : 0;

/** The next attempt (`line`), or the dice that decide whose it is. False when all have been made. */
const nextAttempt = (board: BoardDraft): boolean => {
  const next = nextInLine(board.marks, board.ranks, board.pending, board.first);
  if (next === 0) return false;
  const seat = 31 - Math.clz32(next);
  if (next !== 1 << seat) {
    board.tied = next;
    board.tieRolls.fill(0);
    return true;
  }
  board.attempting = seat;
  board.voters = board.setup.storytelling && board.duel === 0 ? board.playing & ~next : 0;
  return true;
};

/** One step of the attempts: what the table has to answer now, `made` where it goes on by itself, `done` after the last. */
export const attemptStep = (board: BoardDraft): 'vote' | 'roll' | 'tie' | 'made' | 'done' => {
  const { attempting: seat } = board;
  if (seat === NOBODY) {
    if (board.tied !== 0) return 'tie';
    return nextAttempt(board) ? 'made' : 'done';
  }
  if (board.voters !== 0) return 'vote';
  const { needed, dice } = itemAt(board.attempts, seat);
  board.needed = needed - storyMsr(board);
  board.dice = dice;
  if (!isSure(board.needed) && !isHopeless(board.needed)) return 'roll';
  finish(board, isSure(board.needed));
  return 'made';
};

/** Dice of a tie (`time-tie`), or of the attempt: where a card gives a second attempt, that is one more roll. */
export const rollDice = (board: BoardDraft, seat: number, dice: readonly number[]): void => {
  if (board.tied !== 0) {
    board.tieRolls[seat] = itemAt(dice, 0);
    board.tied &= ~(1 << seat);
    if (board.tied === 0) breakTie(board.marks, board.ranks, board.tieRolls, itemAt(board.marks, seat));
    return;
  }
  const success = succeeds(board.needed, dice);
  if (!success && !board.again && board.attempts[seat]?.again) {
    board.again = true;
    board.news.push({ kind: 'again', seat });
  } else finish(board, success);
};

/** What a seat has. `bonus`: a hit list pays its own holder, and only for tiles that this holder owns; one that is not known pays nothing. */
export const takingsOf = (
  { pack, setup, owner, cash, debt }: BoardState,
  seat: number,
  hitList: number | null = setup.hitLists[seat] ?? null,
): Takings => {
  const bonuses = hitList === null ? [] : itemAt(pack.bonuses, hitList);
  let [tiles, bonus] = [0, 0];
  setup.layout.forEach((target, tile) => {
    if (owner[tile] !== seat) return;
    tiles += itemAt(pack.set.targets, target).value;
    bonus += bonuses[target] ?? 0;
  });
  return { tiles, cash: itemAt(cash, seat), debt: itemAt(debt, seat), bonus };
};

/** The end: the most money wins. `duel`: those who have as much as each other are the ones who play on, in a duel. */
export const count = (board: BoardDraft, hitLists = board.setup.hitLists): void => {
  board.takings = hitLists.map((list, seat) => takingsOf(board, seat, list));
  const totals = board.takings.map(totalOf);
  board.news.push({ kind: 'counted', totals });
  const best = leaders(totals);
  if (best.length === 1) board.winner = itemAt(best, 0);
  else board.playing = best.reduce((seats, seat) => seats | (1 << seat), 0);
};

/** After the count, and after each round of a duel: whether somebody has won. `duel-again`: else those who play on go after each other. */
export const declareWinner = (board: BoardDraft): boolean => {
  const { winner, playing, news } = board;
  if (winner !== NOBODY) {
    news.push({ kind: 'won', seat: winner });
    return true;
  }
  board.duel++;
  news.push({ kind: 'duel', seats: membersOf(playing), round: board.duel });
  return false;
};

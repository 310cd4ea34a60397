/** The announced attempts of a round, one after another, by the same arithmetic as the table's own (msr, conflicts, clock). */
import { shifted, UNARMED_TIME } from '../clock';
import { breakTie, DUEL_MARK, NO_MARK, nextInLine, seatsOf } from '../conflicts';
import { isHopeless, isSure, neededFor, succeeds } from '../msr';
import { kindNumber } from '../pack';
import { NO_PAY, type Pay } from '../pay';
import { isAvailable } from '../pyramid';
import { DOUBTED_CASH, DOUBTED_MSR } from '../story';
import type { Announcement, Ledger, LedgerState } from './state';

const announced = (ledger: LedgerState, seat: number): Announcement => ledger.attempts[seat] as Announcement;

const rankOf = ({ weapon, minutes, shift }: Announcement): number =>
  weapon === null ? UNARMED_TIME : shifted(minutes, shift);

/** Takes the announcements in; those of unavailable targets make no attempt. */
export const announce = (ledger: Ledger, attempts: readonly Announcement[]): void => {
  ledger.attempts.fill(null);
  ledger.marks.fill(NO_MARK);
  ledger.pending = 0;
  for (const attempt of attempts) {
    const { seat, tile } = attempt;
    if (tile !== null && !isAvailable(ledger.remaining, tile)) {
      ledger.news.push({ kind: 'unavailable', seat, tile });
      continue;
    }
    ledger.attempts[seat] = attempt;
    ledger.marks[seat] = tile ?? DUEL_MARK;
    ledger.ranks[seat] = rankOf(attempt);
    ledger.pending |= 1 << seat;
  }
};

/** Begins the next attempt or the dice for it. False when all have been made. */
export const beginNext = (ledger: Ledger): boolean => {
  const next = nextInLine(ledger.marks, ledger.ranks, ledger.pending, ledger.first);
  const [seat, other] = seatsOf(next);
  if (seat === undefined) return false;
  if (other !== undefined) {
    ledger.tied = next;
    ledger.tieRolls.fill(0);
    return true;
  }
  ledger.attempting = seat;
  ledger.voted = !ledger.setup.storytelling || ledger.duel > 0;
  ledger.doubted = false;
  ledger.rolled = false;
  return true;
};

export const rollTie = (ledger: Ledger, seat: number, value: number): void => {
  ledger.tieRolls[seat] = value;
  ledger.tied &= ~(1 << seat);
  if (ledger.tied === 0) breakTie(ledger.marks, ledger.ranks, ledger.tieRolls, ledger.marks[seat] as number);
};

/** The t of the attempt that is being made. */
export const neededNow = (ledger: LedgerState): number => {
  const { pack, setup, attempting: seat, doubted } = ledger;
  const { weapon, copies, tile, msr } = announced(ledger, seat);
  const target = tile === null ? undefined : setup.layout[tile];
  return neededFor({
    weapon: weapon === null ? null : (pack.needed[kindNumber(pack, weapon)] as number),
    copies,
    adjustment: target === undefined ? 0 : (pack.adjustment[target] as number),
    modifiers: msr + (doubted ? DOUBTED_MSR : 0),
  });
};

/** N3: two for a specialist with the weapon, one card of it or two. */
export const diceNow = ({ pack, setup, attempts, attempting: seat }: LedgerState): 1 | 2 => {
  const { weapon, twoDice } = attempts[seat] as Announcement;
  const specialty = pack.specialty[setup.specialists[seat] as number];
  return twoDice || (weapon !== null && kindNumber(pack, weapon) === specialty) ? 2 : 1;
};

const add = (tokens: number[], at: number, count: number): void => {
  tokens[at] = (tokens[at] as number) + count;
};

const hit = (ledger: Ledger, seat: number, tile: number): void => {
  const { pay: full, fee, weapon } = announced(ledger, seat);
  const contract: Pay = weapon === null ? NO_PAY : full;
  const pay = { ...contract, cash: contract.cash + fee + (ledger.doubted ? DOUBTED_CASH : 0) };
  const bounty = ledger.bounty[tile] as number;
  add(ledger.cash, seat, bounty + pay.cash);
  add(ledger.debt, seat, pay.debt);
  ledger.bounty[tile] = 0;
  ledger.owner[tile] = seat;
  ledger.remaining &= ~(1 << tile);
  ledger.news.push({ kind: 'hit', seat, tile, bounty, pay });
  for (const other of seatsOf(ledger.pending)) {
    if (ledger.marks[other] !== tile) continue;
    ledger.pending &= ~(1 << other);
    ledger.news.push({ kind: 'gone', seat: other, tile });
  }
};

const miss = (ledger: Ledger, seat: number, tile: number): void => {
  if (tile !== DUEL_MARK) add(ledger.bounty, tile, 1);
  ledger.news.push({ kind: 'missed', seat, tile });
};

/** Ends the attempt. In a duel, the seat that succeeds comes back: it has won. */
export const finish = (ledger: Ledger, success: boolean): number | undefined => {
  const seat = ledger.attempting;
  const tile = ledger.marks[seat] as number;
  ledger.attempting = -1;
  ledger.pending &= ~(1 << seat);
  if (!success) miss(ledger, seat, tile);
  else if (tile === DUEL_MARK) {
    ledger.pending = 0;
    return seat;
  } else hit(ledger, seat, tile);
  return undefined;
};

/** What the dice decide: the attempt, unless a failure may be rolled once more. */
export const rollAttempt = (ledger: Ledger, dice: readonly number[]): number | undefined => {
  const seat = ledger.attempting;
  const success = succeeds(neededNow(ledger), dice);
  if (success || ledger.rolled || !announced(ledger, seat).again) return finish(ledger, success);
  ledger.rolled = true;
  ledger.news.push({ kind: 'again', seat });
  return undefined;
};

/** Whether the attempt is decided without dice, and how. */
export const decided = (ledger: Ledger): boolean | undefined => {
  const needed = neededNow(ledger);
  if (isSure(needed)) return true;
  return isHopeless(needed) ? false : undefined;
};

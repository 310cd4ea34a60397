/** What an event that nothing refuses does to the ledger. Changes the copy that it is given, and nothing else. */
import { seatsOf } from '../conflicts';
import { bonusOf, leaders, totalOf } from '../score';
import { isDoubted } from '../story';
import { announce, beginNext, decided, diceNow, finish, neededNow, rollAttempt, rollTie } from './attempts';
import type { Ledger, LedgerEvent } from './state';

const win = (ledger: Ledger, winner: number): void => {
  ledger.awaits = { kind: 'over', winner };
  ledger.news.push({ kind: 'won', seat: winner });
};

/** N7 */
const startDuel = (ledger: Ledger): void => {
  ledger.duel++;
  ledger.awaits = { kind: 'announce' };
  ledger.news.push({ kind: 'duel', seats: seatsOf(ledger.playing), round: ledger.duel });
};

/** Goes on with the attempts until the table has to wait. */
const goOn = (ledger: Ledger): void => {
  for (;;) {
    if (ledger.tied !== 0) {
      ledger.awaits = { kind: 'tie', seats: seatsOf(ledger.tied) };
      return;
    }
    const seat = ledger.attempting;
    if (seat < 0) {
      if (beginNext(ledger)) continue;
      if (ledger.duel > 0) startDuel(ledger);
      else ledger.awaits = { kind: ledger.remaining === 0 ? 'end' : 'next' };
      return;
    }
    if (!ledger.voted) {
      ledger.awaits = { kind: 'vote', seat };
      return;
    }
    const outcome = decided(ledger);
    if (outcome === undefined) {
      ledger.awaits = { kind: 'roll', seat, needed: neededNow(ledger), dice: diceNow(ledger) };
      return;
    }
    const winner = finish(ledger, outcome);
    if (winner !== undefined) {
      win(ledger, winner);
      return;
    }
  }
};

/** Counts what everybody has; those who have as much fight a duel. */
const end = (ledger: Ledger, hitLists: readonly number[]): void => {
  const { pack, setup, owner } = ledger;
  const owners = pack.value.map((_, target) => owner[setup.layout.indexOf(target)] as number);
  ledger.takings = setup.names.map((_, seat) => ({
    tiles: pack.value.reduce((sum, value, target) => sum + (owners[target] === seat ? value : 0), 0),
    cash: ledger.cash[seat] as number,
    debt: ledger.debt[seat] as number,
    bonus: bonusOf(pack.bonuses[hitLists[seat] as number] as readonly number[], owners, seat),
  }));
  const totals = ledger.takings.map(totalOf);
  ledger.news.push({ kind: 'counted', totals });
  const best = leaders(totals);
  if (best.length === 1) win(ledger, best[0] as number);
  else {
    ledger.playing = best.reduce((seats, seat) => seats | (1 << seat), 0);
    startDuel(ledger);
  }
};

const roll = (ledger: Ledger, seat: number, dice: readonly number[]): void => {
  if (ledger.awaits.kind === 'tie') rollTie(ledger, seat, dice[0] as number);
  else {
    const winner = rollAttempt(ledger, dice);
    if (winner !== undefined) {
      win(ledger, winner);
      return;
    }
  }
  goOn(ledger);
};

const add = (tokens: number[], at: number, count: number): void => {
  tokens[at] = (tokens[at] as number) + count;
};

export const advance = (ledger: Ledger, event: LedgerEvent): void => {
  switch (event.kind) {
    case 'announce':
      announce(ledger, event.attempts);
      goOn(ledger);
      break;
    case 'vote':
      ledger.voted = true;
      ledger.doubted = isDoubted(event.favour, event.against);
      goOn(ledger);
      break;
    case 'roll':
      roll(ledger, event.seat, event.dice);
      break;
    case 'adjust':
      add(ledger.cash, event.seat, event.cash);
      add(ledger.debt, event.seat, event.debt);
      break;
    case 'bounty':
      add(ledger.bounty, event.tile, event.cash);
      break;
    case 'next':
      ledger.round++;
      ledger.first = (ledger.first + 1) % ledger.setup.names.length;
      ledger.awaits = { kind: 'announce' };
      break;
    case 'end':
      end(ledger, event.hitLists);
      break;
  }
};

/** What an event that nothing refuses does to the ledger. Changes the copy that it is given, and nothing else. */
import { add, attemptStep, beginAttempts, count, orderLeft, rollDice } from '../attempts';
import { draftOf, NOBODY } from '../board';
import { DUEL_MARK, NO_MARK } from '../conflicts';
import { membersOf } from '../places';
import {
  type Laid,
  type Ledger,
  type LedgerEvent,
  type LedgerEventOf,
  type LedgerState,
  laidAttempt,
} from './state';

/** What has been laid is turned up, and nothing more is. */
const turnUp = (ledger: Ledger): void => {
  const { laid, marks } = ledger;
  laid.forEach((one, seat) => {
    marks[seat] = one ? (one.tile ?? DUEL_MARK) : NO_MARK;
  });
  beginAttempts(ledger, (seat) => laidAttempt(ledger, laid[seat] as Laid));
};

/** In which order the attempts would be made if what has been laid so far were all (`line`). */
export const orderOf = (state: LedgerState): ReturnType<typeof orderLeft> => {
  const copy = draftOf<Ledger>(state);
  turnUp(copy);
  return orderLeft(copy);
};

/** Empty hands on the table. */
const startRound = (ledger: Ledger): void => {
  ledger.laid.fill(undefined);
  ledger.awaits = { kind: 'announce' };
};

/** `duel-again`: a winner, or those who play on fight a duel. */
const winOrDuel = (ledger: Ledger): void => {
  const { winner, playing } = ledger;
  if (winner !== NOBODY) {
    ledger.awaits = { kind: 'over', winner };
    ledger.news.push({ kind: 'won', seat: winner });
  } else {
    ledger.duel++;
    ledger.news.push({ kind: 'duel', seats: membersOf(playing), round: ledger.duel });
    startRound(ledger);
  }
};

/** Goes on with the attempts until the table has to wait. */
const goOn = (ledger: Ledger): void => {
  for (;;) {
    const step = attemptStep(ledger);
    const { attempting: seat, needed, tied } = ledger;
    switch (step) {
      case 'made':
        continue;
      case 'tie':
        ledger.awaits = { kind: 'tie', seats: membersOf(tied) };
        return;
      case 'vote':
        ledger.awaits = { kind: 'vote', seat };
        return;
      case 'roll':
        ledger.awaits = { kind: 'roll', seat, needed, dice: ledger.dice as 1 | 2 };
        return;
      case 'done':
        if (ledger.duel > 0) winOrDuel(ledger);
        else ledger.awaits = { kind: ledger.remaining === 0 ? 'end' : 'next' };
        return;
    }
  }
};

const HAPPENS: {
  readonly [Kind in LedgerEvent['kind']]: (ledger: Ledger, event: LedgerEventOf<Kind>) => void;
} = {
  lay(ledger, { kind: _, ...laid }) {
    ledger.laid[laid.seat] = laid;
  },
  pass(ledger, { seat }) {
    ledger.laid[seat] = null;
  },
  resolve(ledger) {
    turnUp(ledger);
    goOn(ledger);
  },
  vote(ledger, { favour, against }) {
    ledger.votesFor = favour;
    ledger.votesAgainst = against;
    ledger.voters = 0;
    goOn(ledger);
  },
  roll(ledger, { seat, dice }) {
    rollDice(ledger, seat, dice);
    goOn(ledger);
  },
  adjust(ledger, { seat, cash, debt }) {
    add(ledger.cash, seat, cash);
    add(ledger.debt, seat, debt);
  },
  bounty: (ledger, { tile, cash }) => add(ledger.bounty, tile, cash),
  next(ledger) {
    ledger.round++;
    ledger.first = (ledger.first + 1) % ledger.setup.names.length;
    startRound(ledger);
  },
  end(ledger, { hitLists }) {
    ledger.takings = count(ledger, hitLists);
    ledger.news.push({ kind: 'counted', totals: ledger.totals });
    winOrDuel(ledger);
  },
};

export const advance = (ledger: Ledger, event: LedgerEvent): void =>
  (HAPPENS[event.kind] as (ledger: Ledger, event: LedgerEvent) => void)(ledger, event);

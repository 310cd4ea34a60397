/**
 * The scorer's ledger, for a table that plays with printed cards: who made which attempt, what the dice said, and the
 * money. It knows open cards and no hand, so purchases and most Intel cards come in as tokens (`adjust`, `bounty`).
 *
 * A round is what each player lays (`lay`, `pass`), then `resolve`, for each attempt in its order (`line`, ties by dice) the
 * vote and the dice, then `next`. When the pyramid is gone the hit lists are shown (`end`), and a tie is a duel of more
 * attempts (`duel-again`). A game is its setup and its list of events; to undo is to replay fewer of them.
 */

import { itemAt } from '../../../../base/lists';
import { mapOk, type Result } from '../../../../base/result';
import { byKind } from '../../../game';
import type { CardSet } from '../../cards';
import { packOf } from '../../cards/pack';
import { add, attemptStep, beginAttempts, count, declareWinner, orderLeft, rollDice } from '../attempts';
import { applied, draftOf, NONE } from '../board';
import { DUEL_MARK } from '../conflicts';
import { checkBoard } from '../setup';
import { type Refused, whyNot } from './check';
import {
  freshLedger,
  type LedgerDraft,
  type LedgerEvent,
  type LedgerEventOf,
  type LedgerSetup,
  type LedgerState,
  laidAttempt,
} from './state';

export type { News } from '../board';
export * from './state';

/** The first state of a game, or what is wrong with its setup. */
export const startLedger = (set: CardSet, setup: LedgerSetup): Result<LedgerState> =>
  mapOk(checkBoard(set, setup.names.length, setup), () => freshLedger(packOf(set), setup));

/** The state after an event, or the rule that refuses it; the state that was given is never changed. */
export const applyLedger = (state: LedgerState, event: LedgerEvent): Result<LedgerState, Refused> =>
  applied(state, event, whyNot, advance);

/** What has been laid is turned up, and nothing more is. */
const turnUp = (ledger: LedgerDraft): void => {
  const { laid, marks } = ledger;
  laid.forEach((one, seat) => {
    marks[seat] = one ? (one.tile ?? DUEL_MARK) : NONE;
  });
  beginAttempts(ledger, (seat) => laidAttempt(ledger, itemAt(laid, seat)));
};

/** In which order the attempts would be made if what has been laid so far were all (`line`). */
export const orderOf = (state: LedgerState): ReturnType<typeof orderLeft> => {
  const copy = draftOf<LedgerDraft>(state);
  turnUp(copy);
  return orderLeft(copy);
};

/** Empty hands on the table. */
const startRound = (ledger: LedgerDraft): void => {
  ledger.laid.fill(undefined);
  ledger.awaits = 'announce';
};

const endOrDuel = (ledger: LedgerDraft): void => {
  if (declareWinner(ledger)) ledger.awaits = 'over';
  else startRound(ledger);
};

/** Goes on with the attempts until the table has to wait. */
const goOn = (ledger: LedgerDraft): void => {
  for (;;) {
    const step = attemptStep(ledger);
    if (step === 'made') continue;
    if (step !== 'done') ledger.awaits = step;
    else if (ledger.duel > 0) endOrDuel(ledger);
    else ledger.awaits = ledger.remaining === 0 ? 'end' : 'next';
    return;
  }
};

const HAPPENS: {
  readonly [Kind in LedgerEvent['kind']]: (ledger: LedgerDraft, event: LedgerEventOf<Kind>) => void;
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
    count(ledger, hitLists);
    endOrDuel(ledger);
  },
};

const advance = (ledger: LedgerDraft, event: LedgerEvent): void => byKind(HAPPENS, ledger, event);

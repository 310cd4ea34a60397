/**
 * The table's state: the scorer's book, and what has been laid in this round and is not resolved yet. Every player's cards
 * are an event of their own, so that a reload and an undo lose no more than one of them.
 */
import { ok, type Result } from '../../../base/result';
import { clockText } from '../../../games/nation/clock';
import { applyLedger, type LedgerEvent, type LedgerState } from '../../../games/nation/ledger';
import { problem, type RuleProblem } from '../../../games/nation/refusal';
import { announcementOf, contractOf, insuredFor, type Laid, weaponIn } from './attempt/odds';
import { type NationSetup, startBook } from './setup';

export interface NationState {
  readonly book: LedgerState;
  /** By seat: nothing yet, `null` for no attempt, or the cards. They stay until the next round begins. */
  readonly laid: readonly (Laid | null | undefined)[];
}

export type NationEvent =
  | ({ readonly kind: 'lay' } & Laid)
  /** Somebody makes no attempt. */
  | { readonly kind: 'pass'; readonly seat: number }
  /** All that will be laid has been: the attempts are made. */
  | { readonly kind: 'resolve' }
  | Exclude<LedgerEvent, { readonly kind: 'announce' }>;

const nobody = (book: LedgerState): NationState['laid'] => book.setup.names.map(() => undefined);

export const startNation = (setup: NationSetup): Result<NationState> => {
  const book = startBook(setup);
  return book.ok ? ok({ book: book.value, laid: nobody(book.value) }) : book;
};

const refused = (rule: Parameters<typeof problem>[0], code: string, message: string) => ({
  ok: false as const,
  error: problem(rule, code, message),
});

/** What the printed cards forbid: each weapon card and each contract is there once. */
const wrongCards = ({ book, laid }: NationState, given: Laid): RuleProblem | undefined => {
  const { set } = book.pack;
  const { seat, weapon: kind, times, contract, cards } = given;
  const weapon = weaponIn(set, kind);
  const others = laid.filter((other): other is Laid => other != null && other.seat !== seat);
  const holderOf = ({ seat: other }: Laid): string => book.setup.names[other] ?? '';
  if (weapon && times.length === 0)
    return problem('doubles', 'no-time', `Say which ${weapon.name}: the cards differ in their times.`);
  if (!weapon && (kind !== null || times.length > 0))
    return problem('doubles', 'no-such-weapon', 'Say which weapon, or bare hands.');
  if (times.length > 2 || new Set(times).size < times.length)
    return problem('doubles', 'weapon-count', 'One card of the weapon, or two: a third adds nothing.');
  for (const minutes of times) {
    if (!set.weaponCards.some((card) => card.kind === kind && card.minutes === minutes))
      return problem('doubles', 'no-such-card', `There is no ${weapon?.name} at ${clockText(minutes)}.`);
    const holder = others.find((other) => other.weapon === kind && other.times.includes(minutes));
    if (holder)
      return problem(
        'doubles',
        'card-twice',
        `${holderOf(holder)} has laid the ${weapon?.name} of ${clockText(minutes)}: look at the time again.`,
      );
  }
  const found = contractOf(set, contract);
  if (contract !== null && !found)
    return problem('target', 'no-such-contract', 'The set has no such contract.');
  const client = others.find((other) => contract !== null && other.contract === contract);
  if (client)
    return problem(
      'target',
      'contract-twice',
      `${holderOf(client)} has laid ${found?.objective}: every contract is there once.`,
    );
  const strange = cards.find((id) => !set.modifiers.some((one) => one.id === id));
  return strange === undefined
    ? undefined
    : problem('modifier', 'no-such-card', `The set has no modifier “${strange}”.`);
};

const put = <Item>(list: readonly Item[], at: number, item: Item): readonly Item[] =>
  list.map((one, k) => (k === at ? item : one));

const lay = (state: NationState, { kind: _, ...laid }: Extract<NationEvent, { kind: 'lay' }>) => {
  const error = wrongCards(state, laid);
  if (error) return { ok: false as const, error };
  // The book says whether it would take it, and takes it when all is laid.
  const attempts = [announcementOf(state.book.pack.set, laid)];
  const tried = applyLedger(state.book, { kind: 'announce', attempts });
  return tried.ok ? ok({ ...state, laid: put(state.laid, laid.seat, laid) }) : tried;
};

const pass = (state: NationState, seat: number): Result<NationState, RuleProblem> => {
  const { awaits, setup } = state.book;
  if (awaits.kind !== 'announce') return refused('turn', 'not-now', 'Attempts are made: undo to go back.');
  if (setup.names[seat] === undefined) return refused('turn', 'no-such-seat', `There is no seat ${seat}.`);
  return ok({ ...state, laid: put(state.laid, seat, null) });
};

/** Insurances pay for what was just missed; in a duel money has been counted. */
const insured = (laid: NationState['laid'], book: LedgerState): LedgerState =>
  book.news.reduce((now, news) => {
    const cards = news.kind === 'missed' && now.duel === 0 ? laid[news.seat] : undefined;
    const cash = cards ? insuredFor(now.pack.set, cards) : 0;
    if (news.kind !== 'missed' || cash === 0) return now;
    const paid = applyLedger(now, { kind: 'adjust', seat: news.seat, cash, debt: 0 });
    return paid.ok ? { ...paid.value, news: book.news } : now;
  }, book);

export const applyNation = (state: NationState, event: NationEvent): Result<NationState, RuleProblem> => {
  if (event.kind === 'lay') return lay(state, event);
  if (event.kind === 'pass') return pass(state, event.seat);
  const { set } = state.book.pack;
  const attempts = state.laid.flatMap((laid) => (laid ? [announcementOf(set, laid)] : []));
  const next = applyLedger(state.book, event.kind === 'resolve' ? { kind: 'announce', attempts } : event);
  if (!next.ok) return next;
  const book = insured(state.laid, next.value);
  // A new round, or a new duel, begins with empty hands on the table.
  const isNew = book.round > state.book.round || book.duel > state.book.duel;
  return ok({ book, laid: isNew ? nobody(book) : state.laid });
};

/**
 * The scorer's book beside the whole game: whatever is announced, voted and rolled at a table of random players goes into a
 * ledger too, which has to come to the same money, tiles, order and winner by its own way.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { volume } from '../../../tests/volume';
import { unwrap } from '../../base/result';
import { streamOf } from '../../deal/v1/stream';
import { NATION_CARDS } from './cards/set';
import { fastStream } from './chance';
import { UNARMED_TIME } from './clock';
import { DUEL_MARK, NO_MARK } from './conflicts';
import { contractPay, hasOwn, kindOf, neededBy, promisedTo, timeOf } from './engine/attempt';
import { playRandomly } from './engine/random.sample';
import { type Announcement, applyLedger, type LedgerEvent, type LedgerState, startLedger } from './ledger';
import { neededFor, UNARMED_NEEDED } from './msr';
import { NO_KIND } from './pack';
import { apply, type State, shuffledSetup, start, type TableEvent } from './table';
import type { WeaponKind } from './vocabulary';

const announced = (state: State, seat: number): Announcement => {
  const { pack, setup } = state;
  const kind = kindOf(state, seat);
  const weapons = state.laid[seat] as readonly number[];
  const minutes = Math.min(...weapons.map((card) => pack.minutes[card] as number), UNARMED_TIME);
  const mark = state.marks[seat] as number;
  const adjustment = mark === DUEL_MARK ? 0 : (pack.adjustment[setup.layout[mark] as number] as number);
  const weapon = kind === NO_KIND ? null : (pack.needed[kind] ?? UNARMED_NEEDED);
  const plain = neededFor({ weapon, copies: weapons.length, adjustment, modifiers: 0 });
  const [cash, debt] = contractPay(state, seat);
  return {
    seat,
    tile: mark === DUEL_MARK ? null : mark,
    weapon: kind === NO_KIND ? null : (pack.set.weapons[kind]?.kind as WeaponKind),
    copies: weapons.length,
    minutes,
    msr: plain - neededBy(state, seat),
    shift: timeOf(state, seat) - minutes,
    pay: { cash, debt },
    fee: promisedTo(state, seat, 'fee'),
    twoDice: hasOwn(state, seat, 'two-dice'),
    again: hasOwn(state, seat, 'second-attempt'),
  };
};

/** Brings the ledger's tokens to what the table says they are: purchases, Intel and Reveal cards, insurances. */
const settled = (ledger: LedgerState, state: State): LedgerState => {
  const events: LedgerEvent[] = [
    ...state.cash.map((cash, seat) => ({
      kind: 'adjust' as const,
      seat,
      cash: cash - (ledger.cash[seat] as number),
      debt: (state.debt[seat] as number) - (ledger.debt[seat] as number),
    })),
    ...state.bounty.flatMap((cash, tile) =>
      cash === ledger.bounty[tile]
        ? []
        : [{ kind: 'bounty' as const, tile, cash: cash - (ledger.bounty[tile] as number) }],
    ),
  ];
  return events.reduce((now, event) => unwrap(applyLedger(now, event)), ledger);
};

/** Insurances of those who missed in this event are all that the ledger has to be told during attempts. */
const insured = (ledger: LedgerState, before: State): LedgerState =>
  ledger.news.reduce((now, news) => {
    // A duel may be over with the next attempt, and money has been counted before it.
    if (news.kind !== 'missed' || now.duel > 0) return now;
    const cash = promisedTo(before, news.seat, 'insurance');
    return unwrap(applyLedger(now, { kind: 'adjust', seat: news.seat, cash, debt: 0 }));
  }, ledger);

const book = (ledger: LedgerState): unknown => [
  ledger.cash,
  ledger.debt,
  ledger.bounty,
  ledger.owner,
  ledger.remaining,
  ledger.pending,
];
const table = (state: State): unknown => [
  state.cash,
  state.debt,
  state.bounty,
  state.owner,
  state.remaining,
  state.pending,
];

/** What an event at the table is to the scorer. */
const follow = (ledger: LedgerState, before: State, event: TableEvent, after: State): LedgerState => {
  const write = (what: LedgerEvent): LedgerState => unwrap(applyLedger(ledger, what));
  if (before.stage === 'reveal' && after.stage !== 'reveal') {
    const seats = before.marks.flatMap((mark, seat) => (mark === NO_MARK ? [] : [seat]));
    const attempts = seats.map((seat) => announced(before, seat));
    const told = unwrap(applyLedger(settled(ledger, before), { kind: 'announce', attempts }));
    return insured(told, before);
  }
  if (event.kind === 'roll') return insured(write(event), before);
  if (event.kind === 'vote' && before.voters === 1 << event.seat) {
    const favour = before.votesFor + (event.favour ? 1 : 0);
    const against = before.setup.players - 1 - favour;
    return insured(write({ kind: 'vote', seat: before.attempting, favour, against }), before);
  }
  return after.round > before.round ? settled(write({ kind: 'next' }), after) : ledger;
};

it('the ledger comes to the same as the table, for any game', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 2, max: 6 }), (seed, players) => {
      const chance = fastStream(streamOf(() => seed));
      const setup = shuffledSetup(NATION_CARDS, players, chance, seed % 2 === 0);
      const { events } = playRandomly(NATION_CARDS, setup, chance);
      let state = unwrap(start(NATION_CARDS, setup));
      let ledger = unwrap(
        startLedger(NATION_CARDS, {
          names: setup.specialists.map((_, seat) => `P${seat + 1}`),
          firstPlayer: setup.firstPlayer,
          specialists: setup.specialists,
          hitLists: setup.hitLists.map((list, seat) => (seat % 2 === 0 ? list : null)),
          layout: setup.layout,
          storytelling: setup.storytelling,
        }),
      );
      for (const event of events) {
        const after = unwrap(apply(state, event));
        ledger = follow(ledger, state, event, after);
        state = after;
        // Whoever takes cards back holds up the table, and not the scorer.
        if (state.stage === 'attempts' && state.awaits !== 'take-back') {
          expect(book(ledger)).toEqual(table(state));
          expect([ledger.attempting, ledger.tied]).toEqual([state.attempting, state.tied]);
          if (ledger.awaits.kind === 'roll')
            expect(ledger.awaits).toMatchObject({ needed: state.needed, dice: state.dice });
        }
        expect([ledger.round, ledger.first]).toEqual([state.round, state.first]);
        if (ledger.awaits.kind === 'end' && state.totals.length > 0) {
          expect(book(ledger)).toEqual(table(state));
          ledger = unwrap(applyLedger(ledger, { kind: 'end', hitLists: setup.hitLists }));
          const news = ledger.news.find(({ kind }) => kind === 'counted');
          expect(news).toEqual({ kind: 'counted', totals: state.totals });
        }
      }
      expect(ledger.awaits).toEqual({ kind: 'over', winner: state.winner });
      expect(ledger.duel).toBe(state.duel);
    }),
    { numRuns: volume(20, 60) },
  );
});

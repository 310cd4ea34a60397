/**
 * The scorer's ledger beside the whole game: whatever is laid, voted and rolled at a table of random players goes into a
 * ledger too, card by card, which has to come to the same money, tiles, order and winner.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { volume } from '../../../../../tests/volume';
import { unwrap } from '../../../../base/result';
import { streamOf } from '../../../../deal/v1/stream';
import { fastStream } from '../../bots/simulate';
import { totalOf } from '../../cards/money';
import { NATION_CARDS } from '../../cards/set';
import { NONE } from '../board';
import { DUEL_MARK } from '../conflicts';
import { lasts } from '../effects';
import { playRandomly } from '../engine/random.sample';
import { apply, open, type State, shuffledSetup, type TableEvent } from '../table';
import {
  applyLedger,
  type Laid,
  type LedgerEvent,
  type LedgerState,
  modifiersLeft,
  startLedger,
} from './ledger';
import { awaited } from './ledger.sample';

/** Whether those who score would write a card in force down beside an attempt. */
const isOn = (state: State, seat: number, { by, on, tile, card }: State['force'][number]): boolean => {
  const { marks, pack } = state;
  const [effect] = (pack.cards[card]?.effects ?? []).filter(lasts);
  if (effect?.do === 'tile-msr') return tile === marks[seat];
  const who = effect && 'who' in effect ? effect.who : 'self';
  if (who === 'rivals-here') return by !== seat && marks[by] === marks[seat];
  return (who === 'rival' ? on : by) === seat;
};

/** The cards of a seat as they lie on the table: of three of a kind those laid first, since a third adds nothing (`double`). */
const laidBy = (state: State, seat: number): Laid => {
  const { set } = state.pack;
  const weapons = (state.laid[seat] as readonly number[]).map((card) => set.weaponCards[card]);
  const mark = state.marks[seat] as number;
  return {
    seat,
    tile: mark === DUEL_MARK ? null : mark,
    weapon: weapons[0]?.kind ?? null,
    times: weapons.slice(0, 2).map((weapon) => weapon?.minutes ?? 0),
    contract: set.contracts[state.laidContract[seat] as number]?.id ?? null,
    cards: state.force
      .filter((one) => isOn(state, seat, one))
      .map(({ card }) => set.modifierCards[card - set.weaponCards.length]?.modifier ?? ''),
  };
};

/** Brings the ledger's tokens to what the table says they are: purchases, Intel and Reveal cards. */
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

/** What both have on the board. */
const board = (state: State | LedgerState): unknown => [
  state.cash,
  state.debt,
  state.bounty,
  state.owner,
  state.remaining,
  state.pending,
  state.attempting,
  state.tied,
];

/** What an event at the table is to the scorer. */
const follow = (ledger: LedgerState, before: State, event: TableEvent, after: State): LedgerState => {
  const write = (what: LedgerEvent): LedgerState => unwrap(applyLedger(ledger, what));
  if (before.stage === 'reveal' && after.stage !== 'reveal') {
    const seats = before.marks.flatMap((mark, seat) => (mark === NONE ? [] : [seat]));
    const laid = seats.map((seat) => ({ kind: 'lay' as const, ...laidBy(before, seat) }));
    const ready = laid.reduce(
      (now, one) => {
        // Each of its cards can be entered last.
        one.cards.forEach((card, k) => {
          const left = modifiersLeft(now, { ...one, cards: one.cards.toSpliced(k, 1) });
          expect(left.map(({ id }) => id)).toContain(card);
        });
        return unwrap(applyLedger(now, one));
      },
      settled(ledger, before),
    );
    return unwrap(applyLedger(ready, { kind: 'resolve' }));
  }
  if (event.kind === 'roll') return write(event);
  if (event.kind === 'vote' && before.voters === 1 << event.seat) {
    const favour = before.votesFor + (event.favour ? 1 : 0);
    const against = before.setup.players - 1 - favour;
    return write({ kind: 'vote', seat: before.attempting, favour, against });
  }
  return after.round > before.round ? settled(write({ kind: 'next' }), after) : ledger;
};

it('the ledger comes to the same as the table, for any game', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 2, max: 6 }), (seed, players) => {
      const chance = fastStream(streamOf(() => seed));
      const setup = shuffledSetup(NATION_CARDS, players, chance, seed % 2 === 0);
      const { events } = playRandomly(NATION_CARDS, setup, chance);
      let state: State = unwrap(open(NATION_CARDS, setup));
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
          expect(board(ledger)).toEqual(board(state));
          if (ledger.awaits === 'roll')
            expect(awaited(ledger)).toMatchObject({ needed: state.needed, dice: state.dice });
        }
        expect([ledger.round, ledger.first]).toEqual([state.round, state.first]);
        if (ledger.awaits === 'end' && state.takings.length > 0) {
          expect(board(ledger)).toEqual(board({ ...state, duel: 0 }));
          ledger = unwrap(applyLedger(ledger, { kind: 'end', hitLists: setup.hitLists }));
          const news = ledger.news.find(({ kind }) => kind === 'counted');
          expect(news).toEqual({ kind: 'counted', totals: state.takings.map(totalOf) });
        }
      }
      expect(awaited(ledger)).toEqual({ kind: 'over', winner: state.winner });
      expect(ledger.duel).toBe(state.duel);
    }),
    { numRuns: volume(20, 60) },
  );
});

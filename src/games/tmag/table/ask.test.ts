import fc from 'fast-check';
import { expect, it } from 'vitest';
import { volume } from '../../../../tests/volume';
import { answersOf, isOffered, pickerOf, playByAnswers } from '../../../app/tables/ask.sample';
import { now } from '../../../app/tables/timeline';
import { squareName } from '../rules/board';
import { boardOf, type State, type TableEvent } from '../rules/state';
import { apply } from '../rules/table';
import { ask } from './ask';
import { fresh } from './table.sample';

const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox', 'Gil'];
const asking = (state: State) => () => answersOf(ask(state, { names: NAMES }));

/** What people might do, allowed or not. */
const eventsOf = (state: State): readonly TableEvent[] =>
  [...state.squares.keys(), -1].flatMap((seat) => [
    ...[-1, 0, 1, 2, 3, 4, 5, 6].map((value) => ({ kind: 'roll' as const, seat, value })),
    ...boardOf(state.setup).squares.map((_, square) => ({
      kind: 'move' as const,
      seat,
      to: squareName(boardOf(state.setup), square),
    })),
  ]);

it('offers what the rules take, and nothing else but squares that say why not', () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 3, max: 7 }), (seed, players) => {
      const first = now(fresh({ names: NAMES.slice(0, players) }).line);
      const game = { first, asking, apply, pick: pickerOf(seed), answers: 120 };
      const { states, wrong, slips } = playByAnswers(game);
      expect(wrong).toEqual([]);
      expect(slips.filter(({ kind }) => kind !== 'move')).toEqual([]);
      for (const state of states) {
        kinds.add(state.awaits.kind);
        const left = eventsOf(state).filter(
          (event) => apply(state, event).ok && !isOffered(asking(state), event, () => true),
        );
        expect(left).toEqual([]);
      }
    }),
    { numRuns: volume(20, 200) },
  );
  // Now and then one of many games is over by then.
  expect([...kinds]).toEqual(expect.arrayContaining(['move', 'roll']));
});

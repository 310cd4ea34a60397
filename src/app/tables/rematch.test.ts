import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { mafiaTable } from '../../games/mafia/table/table';
import { nationTable } from '../../games/nation/table/table';
import { targetTable } from '../../games/target/table/table';
import { tmagTable } from '../../games/tmag/table/table';
import { wishesByName } from '../fields/wishes';
import type { CommonSetup, TableGame } from './game';
import { rematchOf } from './useTable';

const names = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'];
const setup = { names, seed: 'friday-7', options: {} };

describe('the next game of the same people', () => {
  it('begins with who sat second, under the same rules, with another seed', () => {
    const next = rematchOf(tmagTable, { ...setup, options: { short: true } }, false);
    expect(next).toEqual({
      names: ['Ben', 'Cy', 'Dee', 'Eve', 'Ana'],
      options: { short: true },
      seed: expect.not.stringMatching(/^friday-7$|^$/),
    });
  });

  it('has everyone once where seats are drawn', () => {
    const drawn = Array.from({ length: 20 }, () => rematchOf(tmagTable, setup, true)?.names ?? []);
    for (const seats of drawn) expect(seats.toSorted()).toEqual(names);
    expect(new Set(drawn.map(String)).size).toBeGreaterThan(1);
  });

  it('has no seed where the last had none', () => {
    expect(rematchOf(mafiaTable, { ...setup, seed: '', hands: true } as CommonSetup, false)).toEqual({
      names: ['Ben', 'Cy', 'Dee', 'Eve', 'Ana'],
      options: {},
      seed: '',
      hands: true,
    });
  });

  it.each<[string, TableGame, object]>([
    ['mafia', mafiaTable, { ...setup, cards: 'dealt', edition: 2 }],
    ['target', targetTable, { ...setup, out: [[1]] }],
    ['nation', nationTable, { ...setup, firstPlayer: 2 }],
    ['tmag', tmagTable, { ...setup, firstVictim: 2 }],
  ])('is a table of %s', (_, game, last) => {
    const before = unwrap(game.readSetup(last));
    const { names: seats, seed, ...begun } = unwrap(game.readSetup(rematchOf(game, before, false)));
    expect(seats).toEqual(['Ben', 'Cy', 'Dee', 'Eve', 'Ana']);
    expect(seed).not.toBe(before.seed);
    for (const once of ['out', 'firstPlayer', 'layout', 'firstVictim'])
      expect(begun).not.toHaveProperty(once);
  });

  it.each([false, true])('has wishes of the same people, wherever they sit: drawn %s', (drawn) => {
    const last = unwrap(targetTable.readSetup({ ...setup, options: { wishes: '0-1,2>4' } }));
    const next = unwrap(targetTable.readSetup(rematchOf(targetTable, last, drawn)));
    const wishes = wishesByName(String(next.options.wishes), next.names);
    const [both, one] = wishes.toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
    expect(both?.names.toSorted()).toEqual(['Ana', 'Ben']);
    expect(one).toEqual({ kind: 'not', names: ['Cy', 'Eve'] });
    expect(wishes).toHaveLength(2);
  });

  it('is asked for where specialists were dealt by hand', () => {
    const last = unwrap(nationTable.readSetup({ ...setup, specialists: [0, 1, 2, 3, 4] }));
    expect(rematchOf(nationTable, last, false)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { mafiaTable } from '../../games/mafia/table/table';
import { nationTable } from '../../games/nation/table/table';
import { targetTable } from '../../games/target/table/table';
import { tmagTable } from '../../games/tmag/table/table';
import type { CommonSetup, TableGame } from './game';
import { rematchOf } from './useTable';

const names = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'];
const setup = { names, seed: 'friday-7', options: {} };

describe('the next game of the same people', () => {
  it('begins with who sat second, under the same rules, with another seed', () => {
    const next = rematchOf({ ...setup, options: { short: true } }, false);
    expect(next).toEqual({
      names: ['Ben', 'Cy', 'Dee', 'Eve', 'Ana'],
      options: { short: true },
      seed: expect.not.stringMatching(/^friday-7$|^$/),
    });
  });

  it('has everyone once where seats are drawn', () => {
    const drawn = Array.from({ length: 20 }, () => rematchOf(setup, true).names);
    for (const seats of drawn) expect(seats.toSorted()).toEqual(names);
    expect(new Set(drawn.map(String)).size).toBeGreaterThan(1);
  });

  it('has no seed where the last had none', () => {
    expect(rematchOf({ ...setup, seed: '', hands: true } as CommonSetup, false)).toEqual({
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
    const again = game.again(before) ?? expect.fail('it is asked for');
    const { names: seats, seed, ...begun } = unwrap(game.readSetup(rematchOf(again, false)));
    expect(seats).toEqual(['Ben', 'Cy', 'Dee', 'Eve', 'Ana']);
    expect(seed).not.toBe(before.seed);
    for (const once of ['out', 'firstPlayer', 'layout', 'firstVictim'])
      expect(begun).not.toHaveProperty(once);
  });

  it('is asked for where specialists were dealt by hand', () => {
    const last = unwrap(nationTable.readSetup({ ...setup, specialists: [0, 1, 2, 3, 4] }));
    expect(nationTable.again(last)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { seatingOf } from './kit';

const bounds = { title: 'A game', min: 3, max: 5 };

describe('whom a kit is printed for', () => {
  it('is a number of people, named people, or the seats of a deal', () => {
    expect(seatingOf({ count: 4 }, bounds)).toEqual({ ok: true, value: { players: 4 } });
    expect(seatingOf({ names: ['A', 'B', 'C'], count: 3 }, bounds)).toStrictEqual({
      ok: true,
      value: { players: 3, names: ['A', 'B', 'C'] },
    });
    expect(seatingOf({ names: ['A', ' B', 'C'], seed: 's' }, bounds)).toEqual({
      ok: true,
      value: { players: 3, names: ['A', 'B', 'C'], seed: 's' },
    });
  });

  it.each([bounds.min, bounds.max])('may be %i, which the game still takes', (count) => {
    expect(seatingOf({ count }, bounds)).toEqual({ ok: true, value: { players: count } });
  });

  it.each([
    ['nobody', {}, 'players-missing', 'give the names, or the number'],
    ['too few', { count: 2 }, 'too-few-players', 'A game needs at least 3 players, not 2.'],
    ['too many', { count: 6 }, 'too-many-players', 'up to 5 players, and this is 6: play at two tables.'],
    ['more than two tables', { count: 15 }, 'too-many-players', 'play at 3 tables.'],
    ['half a player', { count: 3.5 }, 'players-not-whole', 'a whole number from 3 to 5'],
    ['no number', { count: Number.NaN }, 'players-not-whole', 'a whole number from 3 to 5'],
    ['a seed for nobody', { count: 4, seed: 's' }, 'seed-without-names', 'give their names too'],
    ['a number beside other names', { names: ['A', 'B', 'C'], count: 4 }, 'players-differ', '3 names for 4'],
    ['two alike', { names: ['A', 'B', 'a'] }, 'name-twice', 'Seats 1 and 3'],
  ])('is refused for %s', (_, request, code, message) => {
    const result = seatingOf(request, bounds);
    expect(result).toMatchObject({ ok: false, error: { code } });
    expect(!result.ok && result.error.message).toContain(message);
  });
});

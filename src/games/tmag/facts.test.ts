import { describe, expect, it } from 'vitest';
import { facts, tables } from './facts';

describe('what rule texts quote', () => {
  it('is the numbers of the source', () => {
    expect(facts).toMatchObject({
      minPlayers: '3',
      maxPlayers: '9',
      manyPlayers: '6',
      markers: '4',
      'tiles-5x5': '24',
      'tiles-6x6-four': '32',
      'tiles-6x6-one': '35',
      'safeHouse-5x5': 'c3',
      'bases-5x5': 'a3, c1, c5 and e3',
      'bases-6x6-four': 'a4, c1, d6 and f3',
      'corners-5x5': 'a1, a5, e1 and e5',
      'besides-5x5': 'a2, a4, b1, b5, d1, d5, e2 and e4',
    });
  });

  it('is the start squares, as many as there can be assassins', () => {
    expect(tables.setup.rows).toEqual([
      ['3 to 5', 'a1, e5, e1 and a5', 'a1, f6, f1 and a6'],
      ['6 to 9', 'b1, d5, e2, a4, d1, b5, e4 and a2', 'b1, e6, f2, a5, e1, b6, f5 and a2'],
    ]);
  });

  it('is the sizes of the pyramids', () => {
    expect(tables.pyramids.rows).toEqual([
      ['small', '9/16 in (14.3 mm)', '1 in (25.4 mm)'],
      ['medium', '25/32 in (19.8 mm)', '1 3/8 in (34.9 mm)'],
      ['large', '1 in (25.4 mm)', '1 3/4 in (44.5 mm)'],
    ]);
  });

  it('is facts that are all said', () => {
    for (const fact of Object.values(facts)) expect(fact).not.toMatch(/undefined|NaN|\?/);
  });
});

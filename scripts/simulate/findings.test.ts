import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src/base/result';
import { findingOf, findings } from '../../src/games/tmag/bots/findings';
import { measure } from '../../src/games/tmag/bots/simulate';
import { someOf } from '../../tests/volume';

describe('findings.json', () => {
  const readings = [
    { players: 3, board: '6x6-one' },
    { players: 4, board: '5x5' },
    { players: 6, board: '5x5' },
    { players: 6, board: '5x5', order: 'all' },
    { players: 7, board: '6x6-four' },
    { players: 9, board: '5x5', backtrack: 'reversal' },
    { players: 9, board: '6x6-one', backtrack: 'reversal' },
  ] as const;

  it.each(someOf(readings, 1))('is what its script writes today: %j', (reading) => {
    const finding = findingOf(reading);
    expect(unwrap(measure(finding, findings.games, findings.seed))).toEqual(finding);
  });
});

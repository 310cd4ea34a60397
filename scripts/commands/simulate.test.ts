import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src/base/result';
import { readWords } from '../command';
import { simulate } from './simulate';

const run = async (line: string) => simulate.run(unwrap(readWords(simulate, line.split(' '))));

describe('dagger simulate', () => {
  it('prints how games went, the same for the same seed', async () => {
    const line = 'tmag --players 4 --games 20 --seed s --order all';
    const [first, second] = [unwrap(await run(line)), unwrap(await run(line))];
    expect(first).toEqual(second);
    expect(first.json).toMatchObject({
      game: 'tmag',
      players: 4,
      games: 20,
      seed: 's',
      options: { board: '5x5', backtrack: 'once', order: 'all', short: false },
      victimRunChance: expect.any(Number),
      captures: expect.any(Number),
      turns: expect.any(Number),
      winShare: { seat: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)] },
    });
  });

  it('takes options as flags or as pairs', async () => {
    const asFlags = unwrap(await run('tmag --players 3 --games 5 --order all --short'));
    const asPairs = unwrap(await run('tmag --players 3 --games 5 --option order=all,short=on'));
    expect(asPairs).toEqual(asFlags);
  });

  it.each([
    ['mafia --players 4', 'bad-words'],
    ['tmag', 'flag-missing'],
    ['tmag --players many', 'bad-number'],
    ['tmag --players 2', 'too-few-players'],
    ['tmag --players 10', 'too-many-players'],
    ['tmag --players 4 --games 0', 'games-count'],
    ['tmag --players 4 --board 7x7', 'option-value'],
    ['tmag --players 4 --option order', 'bad-option'],
    ['tmag --players 4 --option speed=high', 'option-unknown'],
  ])('refuses “%s”', async (line, code) => {
    expect(await run(line)).toMatchObject({ ok: false, error: { code } });
  });
});

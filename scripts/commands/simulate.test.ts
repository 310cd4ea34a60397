import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src/base/result';
import { readWords } from './command';
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
    const oneByOne = unwrap(await run('tmag --players 3 --games 5 --option order=all --option short=on'));
    expect(oneByOne.json).toEqual(asPairs.json);
    expect(asPairs).toEqual(asFlags);
  });

  it('plays target too, and says who wins and how often nobody does alone', async () => {
    const { json, text } = unwrap(
      await run('target --players 5 --games 20 --seed s --ring --option survivor=on'),
    );
    expect(json).toMatchObject({
      game: 'target',
      players: 5,
      games: 20,
      options: { ring: true, survivor: true },
      rounds: expect.any(Number),
      hits: expect.any(Number),
      draws: expect.any(Number),
      winShare: { seat: Array(5).fill(expect.any(Number)) },
    });
    expect(text).toMatch(/^20 games: a game has \d\.\d deals/);
  });

  it('plays nation too, and says how fair its cards are', async () => {
    const { json, text } = unwrap(await run('nation --players 4 --games 20 --seed s --bots plan-random'));
    expect(json).toMatchObject({
      game: 'nation',
      players: 4,
      games: 20,
      options: { bots: 'plan-random', story: false },
      rounds: { mean: expect.any(Number), median: expect.any(Number) },
      winShare: {
        seat: Array(4).fill(expect.any(Number)),
        specialist: Array(6).fill(expect.any(Number)),
        weapon: Array(9).fill(expect.any(Number)),
        hitList: Array(20).fill(expect.any(Number)),
      },
      bots: { plan: expect.any(Number), random: expect.any(Number) },
    });
    expect(text).toMatch(/^20 games: \d+\.\d rounds/);
  });

  it.each([
    ['chess --players 4', 'bad-words'],
    ['nation --players 7', 'too-many-players'],
    ['nation --players 4 --bots perfect', 'option-value'],
    ['tmag', 'flag-missing'],
    ['tmag --players many', 'players-not-whole'],
    ['tmag --players 2', 'too-few-players'],
    ['tmag --players 10', 'too-many-players'],
    ['tmag --players 4 --games 0', 'games-count'],
    ['tmag --players 4 --board 7x7', 'option-value'],
    ['tmag --players 4 --option order', 'bad-option'],
    ['tmag --players 4 --option speed=high', 'option-unknown'],
    ['tmag --players 4 --option order=all --option order=each', 'said-twice'],
    ['tmag --players 4 --option short=off,short=on', 'said-twice'],
    ['target --players 4 --board 5x5', 'option-unknown'],
    ['target --players 4 --ring --fresh', 'options-together'],
  ])('refuses “%s”', async (line, code) => {
    expect(await run(line)).toMatchObject({ ok: false, error: { code } });
  });
});

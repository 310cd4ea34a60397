import { describe, expect, it } from 'vitest';
import { streamOf } from '../../../deal/v1/stream';
import { fastStream } from '../bots/simulate';
import { NATION_CARDS } from '../cards/set';
import { areSome, checkSetup, shuffledSetup } from './setup';

const chance = (seed: number) => fastStream(streamOf(() => seed));

describe('a shuffled setup', () => {
  it.each([2, 3, 4, 5, 6])('is a legal one for %i players, the pyramid’s rows shuffled too', (players) => {
    const setup = shuffledSetup(NATION_CARDS, players, chance(players));
    expect(checkSetup(NATION_CARDS, setup)).toEqual({ ok: true, value: setup });
    expect(setup.layout).not.toEqual(setup.layout.toSorted((a, b) => a - b));
  });

  it('is the same for the same chance, and another for another', () => {
    const [a, b, c] = [5, 5, 6].map((seed) => shuffledSetup(NATION_CARDS, 4, chance(seed)));
    expect(a).toEqual(b);
    expect(a).not.toEqual(c);
  });
});

it('a list of some numbers has each once', () => {
  expect(areSome([2, 0], 2, 3)).toBe(true);
  expect(areSome([2, 2], 2, 3)).toBe(false);
  expect(areSome([3, 0], 2, 3)).toBe(false);
  expect(areSome([0.5, 0], 2, 3)).toBe(false);
  expect(areSome([0], 2, 3)).toBe(false);
});

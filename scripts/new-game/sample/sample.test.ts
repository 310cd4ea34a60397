import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../src/base/result';
import { dealOpen } from '../../../src/deal/v1/spec';
import { sample } from '.';
import { sampleDealer } from './deal';

const names = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'];
const spec = { game: 'sample', names, options: {} };

describe('a deal of Sample', () => {
  it.each(['friday-7', 'another seed'])('is one circle of all players: %s', (seed) => {
    const targets = unwrap(dealOpen({ dealing: sampleDealer }, spec, seed));
    const met: number[] = [];
    for (let seat = 0; !met.includes(seat); seat = targets[seat] as number) met.push(seat);
    expect(met.toSorted()).toEqual([0, 1, 2, 3, 4]);
  });

  it('happens once', () => {
    expect(dealOpen(sample, spec, 's', [[1]])).toMatchObject({ error: { code: 'dealt-once' } });
  });
});

describe('the cards of Sample', () => {
  const cardsFor = (request: object) =>
    unwrap((sample.kits[0] as (typeof sample.kits)[0]).components(request));

  it('are one for every player and one with the rules', () => {
    expect(cardsFor({ count: 5 })).toHaveLength(6);
  });

  it('name the target of each player, as the deal with that seed says', () => {
    const dealt = unwrap(dealOpen(sample, spec, 'friday-7')).cards.map(({ value }) => value);
    const printed = cardsFor({ names, seed: 'friday-7' }).map(({ title }) => title);
    expect(printed.slice(0, 5)).toEqual(dealt.map((name, seat) => `Card for ${names[seat]}: ${name}`));
  });
});

import { describe, expect, it } from 'vitest';
import { addFractions, type Fraction, fraction, fractionText } from '../../base/fraction';
import {
  meanPairs,
  meanRingLength,
  meanRings,
  mutualChance,
  ownRepeatChance,
  ringDeals,
  ringLengthChance,
  ringsChance,
  somePairChance,
  someRepeatChance,
} from './odds';

type Deal = readonly number[];

/** Every deal, one by one: seat by seat, each name that is free and not one's own. */
const dealsOf = (players: number): readonly Deal[] => {
  const found: Deal[] = [];
  const add = (deal: Deal): void => {
    if (deal.length === players) found.push(deal);
    else
      for (let name = 0; name < players; name++) {
        if (name !== deal.length && !deal.includes(name)) add([...deal, name]);
      }
  };
  add([]);
  return found;
};

const ringOf = (deal: Deal, seat: number): number[] => {
  const ring = [seat];
  for (let next = deal[seat] as number; next !== seat; next = deal[next] as number) ring.push(next);
  return ring;
};

const ringsOf = (deal: Deal): number =>
  deal.reduce((rings, _, seat) => rings + (Math.min(...ringOf(deal, seat)) === seat ? 1 : 0), 0);

const share = (deals: readonly Deal[], holds: (deal: Deal) => boolean): Fraction =>
  fraction(deals.filter(holds).length, deals.length);

const mean = (deals: readonly Deal[], count: (deal: Deal) => number): Fraction =>
  fraction(
    deals.reduce((sum, deal) => sum + count(deal), 0),
    deals.length,
  );

const isPair = (deal: Deal, seat: number): boolean => ringOf(deal, seat).length === 2;

describe.each([3, 4, 5, 6, 7])('with %i players, counted deal by deal', (players) => {
  const deals = dealsOf(players);

  it('pairs come out', () => {
    expect(mutualChance(players)).toEqual(share(deals, (deal) => isPair(deal, 0)));
    expect(somePairChance(players)).toEqual(
      share(deals, (deal) => deal.some((_, seat) => isPair(deal, seat))),
    );
    expect(meanPairs(players)).toEqual(
      mean(deals, (deal) => deal.filter((_, seat) => isPair(deal, seat)).length / 2),
    );
  });

  it('rings come out', () => {
    for (let rings = 0; rings <= players; rings++) {
      expect(ringsChance(players, rings)).toEqual(share(deals, (deal) => ringsOf(deal) === rings));
    }
    expect(meanRings(players)).toEqual(mean(deals, ringsOf));
    expect(ringDeals(players)).toBe(BigInt(deals.filter((deal) => ringsOf(deal) === 1).length));
  });

  it('the ring of one player comes out', () => {
    for (let length = 0; length <= players + 1; length++) {
      expect(ringLengthChance(players, length)).toEqual(
        share(deals, (deal) => ringOf(deal, 0).length === length),
      );
    }
    expect(meanRingLength(players)).toEqual(mean(deals, (deal) => ringOf(deal, 0).length));
  });
});

describe.each([4, 5, 6])('after a death among %i, counted by pairs of deals', (players) => {
  const [before, after] = [dealsOf(players), dealsOf(players - 1)];
  /** The last seat dies, so the survivors keep their numbers. */
  const repeats = (old: Deal, renewed: Deal): number =>
    renewed.filter((target, seat) => target === old[seat]).length;

  it('the chance that somebody has the same target again comes out', () => {
    const pairs = before.flatMap((old) => after.map((renewed) => repeats(old, renewed)));
    expect(someRepeatChance(players)).toEqual(
      fraction(pairs.filter((count) => count > 0).length, pairs.length),
    );
    // On average it is exactly one.
    expect(pairs.reduce((sum, count) => sum + count, 0)).toBe(pairs.length);
  });

  it('and the chance of one player whose target is alive', () => {
    const alive = before.filter((old) => old[0] !== players - 1);
    const again = alive.flatMap((old) => after.map((renewed) => renewed[0] === old[0]));
    expect(ownRepeatChance(players)).toEqual(fraction(again.filter(Boolean).length, again.length));
  });
});

it('chances of all numbers of rings add up to 1, for as many as the page shows', () => {
  for (let players = 3; players <= 12; players++) {
    const sum = Array.from({ length: players }, (_, rings) => ringsChance(players, rings + 1)).reduce(
      addFractions,
    );
    expect(fractionText(sum)).toBe('1');
  }
});

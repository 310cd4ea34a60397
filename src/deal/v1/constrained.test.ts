import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { volume } from '../../../tests/volume';
import { drawDeal, isPossible, surveyDeals } from './constrained';
import { deals, seatsOf } from './constrained.sample';
import { openStream } from './stream';
import type { Allowed } from './wishes';

/** A graph from bits: the k-th pair of two different seats is banned if bit k is set. */
const graphOf = (n: number, bits: number, twoWay: boolean): Allowed => {
  const pairs = seatsOf(n).flatMap((from) =>
    seatsOf(n).flatMap((to) => (from === to || (twoWay && from > to) ? [] : [[from, to] as const])),
  );
  const banned = new Set(
    pairs
      .filter((_, k) => Math.floor(bits / 2 ** k) % 2 === 1)
      .flatMap(([from, to]) => (twoWay ? [`${from} ${to}`, `${to} ${from}`] : [`${from} ${to}`])),
  );
  return (from, to) => from !== to && !banned.has(`${from} ${to}`);
};

const expectCounted = (n: number, allowed: Allowed): void => {
  for (const isRing of [false, true]) {
    const kind = { isRing, allowed };
    const all = deals(n, isRing, allowed);
    const { left, targetsOf } = surveyDeals(seatsOf(n), kind);
    expect(left).toBe(all.length);
    for (const from of seatsOf(n)) {
      const targets = new Set(all.map((dealt) => dealt[from]));
      expect(targetsOf.get(from)).toEqual(seatsOf(n).filter((to) => targets.has(to)));
    }
    expect(isPossible(seatsOf(n), kind)).toBe(all.length > 0);
  }
};

describe('the count of deals is what trying all of them finds', () => {
  it('for every graph of up to four seats', () => {
    for (const n of [2, 3, 4])
      for (let bits = 0; bits < 2 ** (n * (n - 1)); bits += volume(n === 4 ? 37 : 1, 1))
        expectCounted(n, graphOf(n, bits, false));
  });

  it('for every two-way graph of up to six', () => {
    for (const n of [5, 6])
      for (let bits = 0; bits < 2 ** ((n * (n - 1)) / 2); bits += volume(n === 6 ? 211 : 13, 1))
        expectCounted(n, graphOf(n, bits, true));
  });

  it('for graphs of five to nine', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 9 }),
        fc.integer({ min: 40, max: 85 }),
        fc.infiniteStream(fc.nat(99)),
        (n, percent, chances) => {
          const banned = new Set<string>();
          for (const from of seatsOf(n))
            for (const to of seatsOf(n))
              if ((chances.next().value as number) >= percent) banned.add(`${from} ${to}`);
          expectCounted(n, (from, to) => from !== to && !banned.has(`${from} ${to}`));
        },
      ),
      { numRuns: volume(40, 20_000) },
    );
  });
});

describe('what a player can work out', () => {
  it('is the only one that a seat can be dealt', () => {
    const only: Allowed = (from, to) => from !== to && (from !== 0 || to === 2);
    expect(surveyDeals(seatsOf(4), { isRing: false, allowed: only }).targetsOf.get(0)).toEqual([2]);
    expect(surveyDeals(seatsOf(4), { isRing: false, allowed: only }).targetsOf.get(1)).toEqual([0, 3]);
  });
});

describe('many seats', () => {
  it('of two hundred with a hundred wishes are dealt in a few tries', () => {
    const banned = new Set(seatsOf(100).flatMap((k) => [`${2 * k} ${2 * k + 1}`, `${2 * k + 1} ${2 * k}`]));
    const allowed: Allowed = (from, to) => from !== to && !banned.has(`${from} ${to}`);
    const stream = openStream(new Uint8Array(32), 'many');
    let draws = 0;
    const counted = {
      below: (n: number) => {
        draws++;
        return stream.below(n);
      },
    };
    expect(isPossible(seatsOf(200), { isRing: false, allowed })).toBe(true);
    const dealt = drawDeal(seatsOf(200), { isRing: false, allowed }, counted);
    expect(dealt.every((to, from) => allowed(from, to))).toBe(true);
    expect(draws / 199).toBeLessThan(100);
  });

  it('of which hardly any deal holds are refused, whatever the seed', () => {
    const next: Allowed = (from, to) => to === (from + 1) % 20;
    expect(isPossible(seatsOf(20), { isRing: true, allowed: next })).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { volume } from '../../../tests/volume';
import { drawDeal, isPossible, surveyDeals, TRIES } from './constrained';
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

/** Draws that leave every try of these seats as good as undealt, and then these. */
const afterTries = (tries: number, seats: number, numbers: readonly number[]) => {
  const asked: number[] = [];
  const below = (n: number): number => {
    const late = asked.push(n) - 1 - tries * (seats - 1);
    return late < 0 ? n - 1 : (numbers[late] ?? Number.NaN);
  };
  return { stream: { below }, late: () => asked.slice(tries * (seats - 1)) };
};

/** A ring by its seats, as they are reached from the first; any other deal as it is. */
const order = (dealt: readonly number[], isRing: boolean): string => {
  const path = [0];
  while (path.length < dealt.length) path.push(dealt[path.at(-1) as number] as number);
  return (isRing ? path : dealt).join();
};

describe('after tries of which none holds', () => {
  const notSelf: Allowed = (from, to) => from !== to;

  it.each([false, true])('each deal is the one of its number, in order (as a ring: %s)', (isRing) => {
    const living = [1, 3, 5, 7, 9];
    const isAllowed: Allowed = (from, to) => from !== to && !['04', '21'].includes(`${from}${to}`);
    const all = deals(5, isRing, isAllowed).toSorted((a, b) =>
      order(a, isRing) < order(b, isRing) ? -1 : 1,
    );
    const kind = { isRing, allowed: (from: number, to: number) => isAllowed((from - 1) / 2, (to - 1) / 2) };
    for (const [number, dealt] of all.entries()) {
      const { stream, late } = afterTries(TRIES, 5, [number]);
      expect(drawDeal(living, kind, stream)).toEqual(dealt.map((place) => living[place]));
      expect(late()).toEqual([all.length]);
    }
  });

  it('a number above 2^32 is drawn in two parts, and again where it is too large', () => {
    // The derangements of 14 are 7 * 2^32 + 2006329977.
    const last = afterTries(TRIES, 14, [7, 2_006_329_977, 7, 2_006_329_976]);
    const dealt = drawDeal(seatsOf(14), { isRing: false, allowed: notSelf }, last.stream);
    expect(dealt).toEqual(seatsOf(14).toReversed());
    expect(last.late()).toEqual([8, 2 ** 32, 8, 2 ** 32]);
  });

  it('fifteen seats are tried on', () => {
    const { stream } = afterTries(TRIES + 1, 15, Array(14).fill(0));
    const dealt = drawDeal(seatsOf(15), { isRing: false, allowed: notSelf }, stream);
    expect(dealt).toEqual(seatsOf(15).map((seat) => (seat + 1) % 15));
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

  it.each([14, 15, 20])('of which only one deal holds are refused where it cannot be counted: %i', (n) => {
    const next: Allowed = (from, to) => to === (from + 1) % n;
    expect(isPossible(seatsOf(n), { isRing: true, allowed: next })).toBe(n === 14);
  });

  it('are tried a thousand times, with the same words whatever the seed', () => {
    const firsts: number[] = [];
    const allowed: Allowed = (_, to) => firsts.push(to) < 0;
    expect(isPossible(seatsOf(15), { isRing: false, allowed })).toBe(false);
    expect(firsts).toHaveLength(1000);
    expect(firsts.slice(0, 8)).toEqual([1, 14, 14, 0, 10, 14, 7, 5]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Contract, Weapon } from '.';
import { CONTRACTS } from './contracts';
import { WEAPONS } from './set';
import { ATTRIBUTES, attributeBits, matches, NOISES } from './vocabulary';

const gain = ({ positive, negative }: Contract, { noise, cause }: Weapon): number => {
  const own = attributeBits([noise, cause]);
  return matches(own, attributeBits(positive)) - matches(own, attributeBits(negative));
};

/** What the better of two contracts drawn pays for a weapon on average, in $1,000. */
const bestOfTwo = (weapon: Weapon): number => {
  const gains = CONTRACTS.map((contract) => gain(contract, weapon));
  let sum = 0;
  for (const [i, a] of gains.entries()) for (const b of gains.slice(0, i)) sum += Math.max(a, b);
  return sum / ((gains.length * (gains.length - 1)) / 2);
};

describe('contracts', () => {
  it('have two positive attributes, and one or two negative ones', () => {
    for (const { id, positive, negative } of CONTRACTS) {
      expect(positive, id).toHaveLength(2);
      expect([1, 2], id).toContain(negative.length);
    }
    expect(CONTRACTS.filter(({ negative }) => negative.length === 2)).toHaveLength(20);
  });

  it('contradict themselves nowhere: no attribute twice, and no weapon is both loud and silent', () => {
    for (const { id, positive, negative } of CONTRACTS) {
      const all = [...positive, ...negative];
      expect(new Set(all).size, id).toBe(all.length);
      const noises = (list: readonly string[]) => NOISES.filter((noise) => list.includes(noise)).length;
      expect(Math.max(noises(positive), noises(negative)), id).toBeLessThan(2);
    }
  });

  it('never ask for the same combination twice', () => {
    const combinations = CONTRACTS.map(({ positive, negative }) =>
      [positive, negative].map((list) => list.toSorted().join('+')).join('−'),
    );
    expect(new Set(combinations).size).toBe(CONTRACTS.length);
  });

  it('ask for every attribute, and ask to be spared every one', () => {
    for (const attribute of ATTRIBUTES) {
      expect(
        CONTRACTS.filter(({ positive }) => positive.includes(attribute)).length,
        attribute,
      ).toBeGreaterThanOrEqual(4);
      expect(
        CONTRACTS.filter(({ negative }) => negative.some((one) => one === attribute)).length,
        attribute,
      ).toBeGreaterThanOrEqual(3);
    }
  });

  it('pay every weapon in full at least once', () => {
    for (const weapon of WEAPONS) {
      expect(
        CONTRACTS.filter((contract) => gain(contract, weapon) === 2).length,
        weapon.name,
      ).toBeGreaterThan(0);
    }
  });

  it('pay the better for a weapon, the more often it fails: about $900, $700 and $500', () => {
    const means = [4, 3, 2].map((t) => {
      const kinds = WEAPONS.filter(({ needed }) => needed === t);
      return kinds.reduce((sum, weapon) => sum + bestOfTwo(weapon), 0) / kinds.length;
    });
    expect(means.map((mean) => mean.toFixed(1))).toEqual(['0.9', '0.7', '0.5']);
  });

  it('include the Public Execution, which wants it loud and by gunshot', () => {
    expect(CONTRACTS.find(({ objective }) => objective === 'Public Execution')?.positive).toEqual([
      'loud',
      'gunshot',
    ]);
  });

  it('have an objective and one line of flavour that a card has room for', () => {
    for (const { objective, flavour } of CONTRACTS) {
      expect(objective.length, objective).toBeLessThanOrEqual(20);
      expect(flavour.length, objective).toBeLessThanOrEqual(80);
      expect(flavour).toMatch(/[.!?]$/);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { clockText } from './clock';
import { WEAPON_CARDS, WEAPONS, weaponOf } from './set';
import { CAUSES, NOISES, WEAPON_KINDS } from './vocabulary';

const timesOf = (kind: string): number[] =>
  WEAPON_CARDS.filter((card) => card.kind === kind).map(({ minutes }) => minutes);

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;

describe('weapons', () => {
  it('are the nine kinds, with every noise, every cause of death and every MSR among them', () => {
    expect(WEAPONS.map(({ kind }) => kind)).toEqual(WEAPON_KINDS);
    expect(new Set(WEAPONS.map(({ noise }) => noise))).toEqual(new Set(NOISES));
    expect(new Set(WEAPONS.map(({ cause }) => cause))).toEqual(new Set(CAUSES));
    for (const t of [4, 3, 2]) expect(WEAPONS.filter(({ needed }) => needed === t)).toHaveLength(3);
  });

  it('are what the rules say of them', () => {
    expect(weaponOf('pistol')).toMatchObject({ name: 'Pistol', needed: 3, noise: 'loud', cause: 'gunshot' });
    expect(weaponOf('knife').needed).toBe(4);
    expect(weaponOf('sabotage')).toMatchObject({ noise: 'silent', cause: 'accident' });
    expect(weaponOf('rope').cause).toBe('asphyxiation');
    expect(timesOf('sniper-rifle').map(clockText)).toContain('1345');
    expect(timesOf('rope').map(clockText)).toContain('0815');
  });

  it('strike at sixty different times of a day', () => {
    const times = WEAPON_CARDS.map(({ minutes }) => minutes);
    expect(new Set(times).size).toBe(60);
    for (const time of times) expect(time >= 0 && time < 24 * 60 && Number.isInteger(time)).toBe(true);
  });

  it('strike later the easier they are', () => {
    const byNeeded = [4, 3, 2].map((t) =>
      mean(WEAPONS.filter(({ needed }) => needed === t).flatMap(({ kind }) => timesOf(kind))),
    );
    const [hard = 0, middling = 0, easy = 0] = byNeeded;
    expect(middling - hard).toBeGreaterThan(4 * 60);
    expect(easy - middling).toBeGreaterThan(4 * 60);
  });

  it('come early and late in every kind, so that a kind alone tells nobody who goes first', () => {
    for (const kind of WEAPON_KINDS) {
      const times = timesOf(kind);
      expect(Math.max(...times) - Math.min(...times), kind).toBeGreaterThanOrEqual(8 * 60);
    }
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROW_SIZES, ROW_VALUES, TILE_ROWS } from '../rules/places';
import type { Row } from '.';
import { clockText } from './clock';
import { HIT_LISTS, MIX, NATION_CARDS, TARGETS, targetOf, WEAPON_CARDS, WEAPONS, weaponOf } from './set';
import { ATTRIBUTE_LABELS, CAUSES, NOISES, PHASE_LABELS, WEAPON_KINDS } from './vocabulary';

const { targets, weapons, weaponCards, modifiers, modifierCards, contracts, specialists, hitLists } =
  NATION_CARDS;

const PACKAGE = new URL('../../../../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
const { icons } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { icons: Readonly<Record<string, object>> };

describe('the card set', () => {
  it('has 18 targets, 60 weapons of 9 kinds, 50 modifiers, 40 contracts, 6 specialists and 20 hit lists', () => {
    expect([targets.length, weaponCards.length, weapons.length]).toEqual([18, 60, 9]);
    expect([modifierCards.length, contracts.length]).toEqual([50, 40]);
    expect([specialists.length, hitLists.length]).toEqual([6, 20]);
  });

  it('has ids of their own for all of a kind, and for all cards of both decks', () => {
    const decks = [...weaponCards, ...modifierCards, ...contracts];
    for (const things of [targets, modifiers, specialists, hitLists, decks]) {
      expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
    }
    const names = [targets, weapons, modifiers, specialists].map((things) => things.map(({ name }) => name));
    for (const list of [...names, contracts.map(({ objective }) => objective)]) {
      expect(new Set(list).size).toBe(list.length);
    }
  });

  it.each([
    ['targets', targets],
    ['weapons', weapons],
    ['modifiers', modifiers],
    ['specialists', specialists],
    ['attributes', Object.values(ATTRIBUTE_LABELS)],
    ['phases', Object.values(PHASE_LABELS)],
  ])('has icons in game-icons for its %s, each its own', (_, things) => {
    for (const { icon } of things) expect(icons[icon], icon).toBeDefined();
    expect(new Set(things.map(({ icon }) => icon)).size).toBe(things.length);
  });

  it('has six specialists for six weapons, of which there are seven cards each, and six of the others', () => {
    const favoured = specialists.map(({ weapon }) => weapon);
    expect(new Set(favoured).size).toBe(6);
    for (const kind of WEAPON_KINDS) {
      const cards = weaponCards.filter((card) => card.kind === kind);
      expect(cards, kind).toHaveLength(favoured.includes(kind) ? 7 : 6);
    }
  });

  it('gives no specialist to the weapons that hardly fail', () => {
    for (const { weapon } of specialists) {
      expect(weapons.find(({ kind }) => kind === weapon)?.needed).toBeGreaterThan(2);
    }
  });
});

const rows = ROW_SIZES.map((_, row) => TARGETS.filter((target) => target.row === row));

describe('targets', () => {
  it('are 6 at $3,000, 5 at $5,000, 4 at $7,000 and 3 at $10,000, from the bottom row up', () => {
    expect(rows.map(({ length }) => length)).toEqual([6, 5, 4, 3]);
    rows.forEach((row, k) => {
      expect(new Set(row.map(({ value }) => value))).toEqual(new Set([ROW_VALUES[k]]));
    });
    expect(TARGETS.map(({ row }) => row)).toEqual(TILE_ROWS);
  });

  it('are harder the more they are worth, between +1 and −2', () => {
    const means = rows.map((row) => row.reduce((sum, { adjustment }) => sum + adjustment, 0) / row.length);
    expect(means).toEqual(means.toSorted((a, b) => b - a));
    expect(new Set(means).size).toBe(4);
    for (const { adjustment } of TARGETS) expect([1, 0, -1, -2]).toContain(adjustment);
  });

  it('include those that the rules name: a Judge and a Fugitive of 0, and a Drug Runner', () => {
    expect(targetOf('judge')).toMatchObject({ name: 'Judge', adjustment: 0 });
    expect(targetOf('fugitive')).toMatchObject({ name: 'Fugitive', adjustment: 0 });
    expect(targetOf('drug-runner').name).toBe('Drug Runner');
    expect(() => targetOf('king')).toThrow('no target “king”');
  });
});

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

const namesOf = (k: number): readonly string[] => HIT_LISTS[k]?.targets.map(({ target }) => target) ?? [];

/** For every twelve targets of the bottom row that holders get, they get so many of each row. */
const GOT: Readonly<Record<Row, number>> = { 0: 12, 1: 10, 2: 10, 3: 9 };

describe('hit lists', () => {
  it('name six different targets, two of each lower row and one of each upper one', () => {
    expect(MIX).toEqual({ 0: 2, 1: 2, 2: 1, 3: 1 });
    for (const { id, targets } of HIT_LISTS) {
      expect(new Set(targets.map(({ target }) => target)).size, id).toBe(6);
      for (const row of [0, 1, 2, 3] as const satisfies readonly Row[]) {
        expect(
          targets.filter(({ target }) => targetOf(target).row === row),
          id,
        ).toHaveLength(MIX[row]);
      }
    }
  });

  it('are all worth the same, by how often holders get a target of each row', () => {
    for (const { id, targets } of HIT_LISTS) {
      const worth = targets.reduce((sum, { target, bonus }) => sum + bonus * GOT[targetOf(target).row], 0);
      expect(worth, id).toBe(190);
    }
  });

  it('come to that with the same sums: $3,000 at the bottom, $10,000 between, $6,000 at the top', () => {
    for (const { id, targets } of HIT_LISTS) {
      const sums = [0, 0, 0, 0];
      for (const { target, bonus } of targets)
        sums[targetOf(target).row] = (sums[targetOf(target).row] ?? 0) + bonus;
      const [bottom = 0, second = 0, third = 0, top = 0] = sums;
      expect([bottom, second + third, top], id).toEqual([3, 10, 6]);
    }
  });

  it('name each target as often as the others of its row, give or take one', () => {
    for (const row of [0, 1, 2, 3]) {
      const counts = TARGETS.filter((target) => target.row === row).map(
        ({ id }) => HIT_LISTS.filter(({ targets }) => targets.some(({ target }) => target === id)).length,
      );
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
  });

  it('share at most three targets, any two of them', () => {
    for (const k of HIT_LISTS.keys()) {
      for (let other = 0; other < k; other++) {
        const shared = namesOf(k).filter((target) => namesOf(other).includes(target));
        expect(shared.length, `lists ${other + 1} and ${k + 1}`).toBeLessThanOrEqual(3);
      }
    }
  });

  it('pay more for a target of a higher row', () => {
    const bonuses = ([0, 1, 2, 3] as const).map((row) =>
      HIT_LISTS.flatMap(({ targets }) => targets)
        .filter(({ target }) => targetOf(target).row === row)
        .map(({ bonus }) => bonus),
    );
    const means = bonuses.map((list) => list.reduce((sum, bonus) => sum + bonus, 0) / list.length);
    expect(means).toEqual(means.toSorted((a, b) => a - b));
    for (const bonus of bonuses.flat())
      expect(bonus >= 1 && bonus <= 6 && Number.isInteger(bonus)).toBe(true);
  });
});

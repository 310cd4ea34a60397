import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NATION_CARDS } from './set';
import { ATTRIBUTE_LABELS, PHASE_LABELS, WEAPON_KINDS } from './vocabulary';

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

import { describe, expect, it } from 'vitest';
import { COLORS } from '../../../look/theme';
import type { Item, Scene } from '../../../scene/scene';
import { clockText } from '../cards/clock';
import { NATION_CARDS } from '../cards/set';
import { figures } from '../faces';
import { availableTiles, FULL_PYRAMID } from '../rules/places';
import { GONE, LATER } from './figures/diagram';

const drawn = (key: string): Scene => {
  const scene = figures[key]?.();
  if (!scene) throw new Error(`no figure ${key}`);
  return scene;
};

const wordsOf = ({ items }: Scene): string[] =>
  items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));

const filled = (items: readonly Item[], color: string): number =>
  items.filter((item) => item.kind === 'path' && item.fill === color).length;

describe('the pyramid', () => {
  it('marks every tile that is available, at the start and later, and one in the legend', () => {
    const available = availableTiles(FULL_PYRAMID).length + availableTiles(LATER).length;
    expect(filled(drawn('pyramid').items, COLORS.manila)).toBe(available + 1);
  });

  it('shows later a state that play can reach, in which a tile of an upper row is available', () => {
    const order = [...GONE];
    let remaining = FULL_PYRAMID;
    for (const tile of order) {
      expect(availableTiles(remaining)).toContain(tile);
      remaining &= ~(1 << tile);
    }
    expect(remaining).toBe(LATER);
    expect(Math.max(...availableTiles(LATER))).toBeGreaterThan(5);
  });
});

describe('the example', () => {
  const initials = ({ items }: Scene): string[] =>
    items.flatMap((item) => (item.kind === 'text' && item.fill === COLORS.red ? [item.text] : []));

  it('has the cards that were turned up, and on each tile who marked it', () => {
    const scene = drawn('round-laid');
    expect(wordsOf(scene)).toEqual(
      expect.arrayContaining(['Rope 0815', 'Drug Runner', 'Sniper Rifle 1345', 'Stealth']),
    );
    expect(initials(scene).toSorted()).toEqual(['A', 'B+D', 'C']);
  });

  it('has after the attempts who took what, and the cash that is left on a tile', () => {
    const scene = drawn('round-after');
    expect(scene.alt).toContain('Cy has the Getaway Driver. Dee has the Drug Runner.');
    expect(initials(scene)).toEqual([]);
  });

  it('begins with what everyone has, and says what it is', () => {
    expect(wordsOf(drawn('table'))).toEqual(
      expect.arrayContaining(['Ana', 'Ben', 'Cy', 'Dee', 'assassin', 'contract', 'bank', 'hit list, secret']),
    );
  });
});

describe('reading', () => {
  it('a weapon: roll, time and attributes are those of a card', () => {
    const words = wordsOf(drawn('reading-weapon'));
    const times = NATION_CARDS.weaponCards
      .filter(({ kind }) => kind === 'pistol')
      .map(({ minutes }) => clockText(minutes));
    expect(words).toEqual(expect.arrayContaining(['PISTOL', '6–3', 'LOUD', 'GUNSHOT']));
    expect(words.filter((word) => times.includes(word))).toHaveLength(1);
  });

  it('a contract: a pistol is paid $2,000 for a public execution', () => {
    const words = wordsOf(drawn('reading-contract'));
    expect(words).toEqual(expect.arrayContaining(['PUBLIC', 'EXECUTION', 'With a Pistol: +$2,000.']));
  });
});

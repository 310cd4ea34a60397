/** A set beside ours: a weapon that is made too good is marked, and our own cards are not. */
import { expect, test } from 'vitest';
import { volume } from '../../../../tests/volume';
import { unwrap } from '../../../base/result';
import { NATION_CARDS } from '../cards/set';
import { fairnessOf, fairnessText } from './fairness';
import { simulate } from './simulate';

const GAMES = volume(800, 2000);
const fairness = (set: typeof NATION_CARDS) =>
  fairnessOf(set, unwrap(simulate(set, { players: 4, games: GAMES, options: {}, seed: 'fair' })));

test('a weapon that nearly always hits, and first, is marked, and said to be better than any of ours', () => {
  const made = fairness({
    ...NATION_CARDS,
    weapons: NATION_CARDS.weapons.map((weapon) => ({ ...weapon, needed: weapon.kind === 'rope' ? 2 : 4 })),
    weaponCards: NATION_CARDS.weaponCards.map((card, k) =>
      card.kind === 'rope' ? { ...card, minutes: k } : card,
    ),
  });
  const out = made.lines.filter((line) => line.out !== 0);
  expect(out).toContainEqual(expect.objectContaining({ kind: 'weapon', name: 'Rope', out: 1 }));
  const rope = made.lines.find(({ name }) => name === 'Rope');
  expect(rope?.played?.own).toBeGreaterThan(2 * (rope?.played?.ours ?? 0));
  expect(fairnessText(made)).toMatch(/^\+ weapon Rope: .* better than any of ours$/m);
});

test('our own set is as it was found to be, and nothing of it stands out', () => {
  const ours = fairness(NATION_CARDS);
  expect(ours.lines.filter(({ out }) => out !== 0)).toEqual([]);
  expect(ours.lines.map(({ kind }) => kind)).toEqual([
    ...Array(9).fill('weapon'),
    ...Array(35).fill('modifier'),
    ...Array(6).fill('specialist'),
    ...Array(20).fill('hit-list'),
    ...Array(4).fill('seat'),
  ]);
  expect(ours.own.rounds).toBeCloseTo(ours.ours.rounds, 0);
});

import { describe, expect, it } from 'vitest';
import { itemAt } from '../../base/lists';
import { alikeKey } from '../../base/names';
import type { Component } from '../../base/piece';
import { unwrap } from '../../base/result';
import type { KitRequest } from '../game';
import { kits, type MafiaFace } from './kit';
import { NAME_SETS, ROLES } from './roles';

const mafiaKit = itemAt(kits, 0);

const printed = (request: KitRequest): readonly Component<MafiaFace>[] =>
  unwrap(mafiaKit.components(request));
const roleFaces = (request: KitRequest) =>
  printed(request).flatMap(({ face }) => (face.kind === 'role' ? [face] : []));
const names = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox', 'Gil', 'Hal'];

describe('role cards', () => {
  it('are the mix of a number of players, then the script and the rules', () => {
    const cards = printed({ count: 6 });
    expect(
      cards
        .slice(0, 6)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([
      'role-assassin-1',
      'role-mafia-1',
      'role-mafia-2',
      'role-pleb-1',
      'role-pleb-2',
      'role-pleb-3',
    ]);
    expect(cards.slice(6).map(({ id }) => id)).toEqual(['script', 'mafia-reference']);
    expect(cards.find(({ id }) => id === 'role-mafia-1')).toMatchObject({
      title: 'Role card: Mafia (K♠)',
      face: { kind: 'role', role: 'mafia', roleName: 'Mafia', playingCard: 'K♠', players: 6 },
    });
  });

  it('name nobody for names without a seed, since they are shuffled at the table', () => {
    const cards = (request: KitRequest) => new Set(roleFaces(request));
    expect(cards({ names })).toEqual(cards({ count: 8 }));
    expect(printed({ names }).every(({ holder }) => holder === undefined)).toBe(true);
  });

  it('lie on their sheet in an order that says nothing: the Assassin is anywhere, by who plays', () => {
    const tables = Array.from({ length: 400 }, (_, i) => names.map((name) => `${name} ${i}`));
    const places = tables.map((one) =>
      roleFaces({ names: one }).findIndex(({ role }) => role === 'assassin'),
    );
    // Fifty each are expected; a fair order strays by more than 25 in one of 3,000 places.
    for (const place of names.keys()) {
      const often = places.filter((one) => one === place).length;
      expect(Math.abs(often - 50), `place ${place + 1}`).toBeLessThan(26);
    }
    expect(roleFaces({ names })).toEqual(roleFaces({ names }));
  });

  it('say who holds them when they are dealt, in seat order, and use each playing card once', () => {
    const faces = roleFaces({ names, seed: 'friday-7', options: { variable: true } });
    const cards = printed({ names, seed: 'friday-7', options: { variable: true } });
    expect(cards.slice(0, 8).map(({ holder }) => holder)).toEqual(names);
    expect(faces.map(({ role }) => role).join(' ')).toBe('mafia pleb pleb pleb mafia assassin pleb mafia');
    expect(new Set(faces.map(({ playingCard }) => playingCard)).size).toBe(8);
  });

  it('for variable Mafia are one more royal than is dealt, and script and rules say that one leaves', () => {
    const cards = printed({ count: 8, options: { variable: true } });
    expect(
      roleFaces({ count: 8, options: { variable: true } })
        .map(({ role }) => role[0])
        .toSorted()
        .join(''),
    ).toBe('ammmppppp');
    expect(cards.slice(-2).map(({ face }) => face)).toMatchObject([
      { kind: 'script', variable: true },
      { kind: 'mafia-reference', variable: true },
    ]);
    expect(printed({ count: 8 }).at(-1)?.face).not.toHaveProperty('variable');
  });

  it('cannot be told apart from behind', () => {
    const cards = printed({ count: 9 }).filter(({ shape }) => !shape);
    expect(new Set(cards.map(({ back }) => back))).toEqual(new Set(['mafia']));
  });

  it.each<[string, KitRequest, string]>([
    ['four players', { count: 4 }, 'too-few-players'],
    ['nobody', {}, 'players-missing'],
    ['a seed without names', { count: 8, seed: 's' }, 'seed-without-names'],
    ['names of another set', { count: 8, options: { 'names-set': 'space' } }, 'option-value'],
    ['two role names', { count: 8, options: { 'role-names': 'Owl, Rat' } }, 'role-names-count'],
    ['an empty role name', { count: 8, options: { 'role-names': 'Owl,,Rat' } }, 'name-empty'],
    ['two role names alike', { count: 8, options: { 'role-names': 'Owl, Rat, OWL' } }, 'role-names-twice'],
    [
      'a set and free names',
      { count: 8, options: { 'role-names': 'A, B, C', 'names-set': 'ship' } },
      'options-together',
    ],
  ])('are refused for %s', (_, request, code) => {
    expect(mafiaKit.components(request)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('M6: the names of the roles', () => {
  it('are those of the source, five sets of our own, or three of the table', () => {
    expect(NAME_SETS).toHaveLength(6);
    expect(roleFaces({ count: 5 }).map(({ roleName }) => roleName)).toContain('Assassin');
    const woods = roleFaces({ count: 5, options: { 'names-set': 'woods' } });
    expect(woods.map(({ roleName }) => roleName)).toContain('Wolf');
    expect(roleFaces({ count: 5, options: { 'role-names': ' Owl, Rat ; Mouse' } })[0]?.names).toEqual({
      assassin: 'Owl',
      mafia: 'Rat',
      pleb: 'Mouse',
    });
  });

  it('are different within every set, and between the sets', () => {
    const all = NAME_SETS.flatMap(({ names: set }) => ROLES.map((role) => alikeKey(set[role])));
    expect(new Set(all).size).toBe(all.length);
  });
});

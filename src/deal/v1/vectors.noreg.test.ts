/**
 * Links made by the first release. Nobody edits this file: a link of version 1 gives the same cards for ever.
 */
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { mafia } from '../../games/mafia';
import { target } from '../../games/target';
import { decodeOpenDeal } from './link';
import { shuffle } from './shuffle';
import { dealOpen, openKey, specHash } from './spec';
import { openStream } from './stream';

const targetsOf = (fragment: string): string => {
  const { spec, seed, leavers } = unwrap(decodeOpenDeal(target, fragment));
  const { targets } = unwrap(dealOpen(target, spec, seed, leavers)).json;
  return Object.entries(targets as Record<string, string>)
    .map((pair) => pair.join('>'))
    .join(' ');
};

const rolesOf = (fragment: string): string => {
  const { spec, seed, leavers } = unwrap(decodeOpenDeal(mafia, fragment));
  return Object.values(
    unwrap(dealOpen(mafia, spec, seed, leavers)).json.roles as Record<string, string>,
  ).join(' ');
};

const numbers = (n: number): number[] => Array.from({ length: n }, (_, k) => k);

describe('keys', () => {
  it('P and D of a small table', () => {
    const spec = { game: 'target', options: {}, names: ['Ana', 'Ben', 'Cy'] };
    expect(bytesToHex(specHash(spec))).toBe(
      '920fb9b82e4cc95f35d71bd3f7a2141ad0f61de7b5afe9b65b46357148cb13b6',
    );
    expect(bytesToHex(openKey(spec, 'friday-7'))).toBe(
      '64a8a8640b5f37c56f1304d8189fc2f8226c6ccb1c3516578e1d64ab69f75f33',
    );
  });
});

describe('target', () => {
  it.each([
    ['players=Ana,Ben,Cy,Dee,Eve&seed=friday-7', 'Ana>Cy Ben>Dee Cy>Ben Dee>Eve Eve>Ana'],
    ['players=Ana,Ben,Cy,Dee,Eve&seed=friday-7&out=2', 'Ana>Ben Ben>Ana Dee>Eve Eve>Dee'],
    ['players=Ana,Ben,Cy,Dee,Eve&seed=friday-7&ring=1', 'Ana>Eve Ben>Cy Cy>Ana Dee>Ben Eve>Dee'],
    ['players=Ana,Ben,Cy&seed=friday-7', 'Ana>Cy Ben>Ana Cy>Ben'],
    ['players=Ana,Ben,Cy,Dee,Eve&seed=friday-7&fresh=1', 'Ana>Dee Ben>Cy Cy>Eve Dee>Ben Eve>Ana'],
    ['players=Ana,Ben,Cy,Dee,Eve&seed=friday-7&fresh=1&out=2', 'Ana>Ben Ben>Eve Dee>Ana Eve>Dee'],
    ['players=Ana,Ben,Cy,Dee,Eve&seed=friday-7&fresh=1&out=2,0', 'Ben>Dee Dee>Eve Eve>Ben'],
    ['players=Ana,Ben,Cy,Dee,Eve,Fox&seed=friday-7&ring=1&out=1.4,0', 'Cy>Dee Dee>Fox Fox>Cy'],
    [
      'players=Jos%C3%A9,%F0%9F%A6%8A,%E3%81%95%E3%81%8F%E3%82%89,A%2C%20B&seed=%C3%9Cber%207',
      'José>さくら 🦊>A, B さくら>José A, B>🦊',
    ],
  ])('%s', (fragment, targets) => {
    expect(targetsOf(fragment)).toBe(targets);
  });
});

describe('mafia', () => {
  it.each([
    ['players=Ana,Ben,Cy,Dee,Eve,Fox,Gil,Hal&seed=friday-7', 'pleb pleb assassin mafia mafia pleb pleb pleb'],
    [
      'players=Ana,Ben,Cy,Dee,Eve,Fox,Gil,Hal&seed=friday-7&variable=1',
      'mafia pleb pleb pleb mafia assassin pleb mafia',
    ],
    [
      'players=Ana,Ben,Cy,Dee,Eve,Fox,Gil,Hal&seed=friday-8&variable=1',
      'pleb mafia pleb mafia assassin pleb pleb pleb',
    ],
  ])('%s', (fragment, roles) => {
    expect(rolesOf(fragment)).toBe(roles);
  });
});

describe('nation and tmag, whose rules are not needed for this', () => {
  const nation = openKey({ game: 'nation', options: {}, names: ['Ana', 'Ben', 'Cy'] }, 'friday-7');

  it('draws specialists and hit lists', () => {
    expect(shuffle(numbers(6), openStream(nation, 'nation/specialists/')).slice(0, 3)).toEqual([5, 3, 1]);
    expect(shuffle(numbers(20), openStream(nation, 'nation/hit-lists/')).slice(0, 3)).toEqual([12, 10, 9]);
  });

  it('draws the first victim', () => {
    const tmag = openKey({ game: 'tmag', options: {}, names: ['Ana', 'Ben', 'Cy'] }, 'friday-7');
    expect(openStream(tmag, 'tmag/first/').below(3)).toBe(0);
  });
});

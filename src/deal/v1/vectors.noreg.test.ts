/**
 * Links made by the first release. Nobody edits this file: a link of version 1 gives the same cards for ever.
 */
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { mafia } from '../../games/mafia';
import { target } from '../../games/target';
import { decodeOpenDeal } from './link';
import { dealOpen, openKey } from './open';
import { shuffle } from './shuffle';
import { specHash } from './spec';
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

describe('target', () => {
  it.each([
    ['players=Ana,Ben,Cy,Dee,Eve&seed=friday-7', 'Ana>Cy Ben>Dee Cy>Ben Dee>Eve Eve>Ana'],
    ['players=Ana,Ben,Cy,Dee,Eve&seed=friday-7&out=2', 'Ana>Ben Ben>Ana Dee>Eve Eve>Dee'],
    ['players=Ana,Ben,Cy,Dee,Eve&seed=friday-7&ring=1', 'Ana>Eve Ben>Cy Cy>Ana Dee>Ben Eve>Dee'],
  ])('%s', (fragment, targets) => {
    expect(targetsOf(fragment)).toBe(targets);
  });
});

describe('mafia', () => {
  it.each([
    [
      'players=Ana,Ben,Cy,Dee,Eve,Fox,Gil,Hal&seed=friday-7&variable=1',
      'mafia pleb pleb pleb mafia assassin pleb mafia',
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
});

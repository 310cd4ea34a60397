import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../base/result';
import { DEALT, EXAMPLE_NAMES, EXAMPLE_ROLES, HANDS } from '../rules/game.sample';
import { readSetup, readStart, roleNames, startMafia } from './setup';

describe('a setup', () => {
  it('of dealt cards has the roles that the deal page deals', () => {
    expect(unwrap(startMafia(unwrap(readSetup(DEALT)))).setup.roles).toEqual(EXAMPLE_ROLES);
  });

  it('of dealt cards keeps them whatever the rules of the table are', () => {
    const options = { threshold: 'all', majority: 'cast', pass: true, 'names-set': 'woods' };
    const { setup } = unwrap(startMafia(unwrap(readSetup({ ...DEALT, options }))));
    expect(setup.roles).toEqual(EXAMPLE_ROLES);
    expect(setup.rules).toMatchObject({ threshold: 'all', majority: 'cast', pass: true, spare: false });
  });

  it('of cards in hands knows no roles and needs no seed', () => {
    const setup = unwrap(readSetup({ ...HANDS, seed: 'left over', options: { threshold: 'half' } }));
    expect(setup).toEqual(HANDS);
    expect(unwrap(startMafia(setup)).setup.roles).toBeUndefined();
  });

  it('has a number of Mafia of its own, or variable Mafia', () => {
    expect(unwrap(startMafia({ ...HANDS, mafia: 3 })).mixes).toEqual([{ assassin: 1, mafia: 3, pleb: 4 }]);
    expect(unwrap(startMafia({ ...HANDS, options: { variable: true } })).mixes).toHaveLength(2);
  });

  it('calls the roles as it likes (M6)', () => {
    expect(roleNames(HANDS)).toEqual({ assassin: 'Assassin', mafia: 'Mafia', pleb: 'Pleb' });
    expect(roleNames({ ...HANDS, options: { 'names-set': 'woods' } }).mafia).toBe('Wolf');
    const own = unwrap(readSetup({ ...HANDS, options: { 'role-names': 'Owl, Rat, Mouse' } }));
    expect(roleNames(own)).toEqual({ assassin: 'Owl', mafia: 'Rat', pleb: 'Mouse' });
  });

  it.each([
    ['too-few-players', { names: EXAMPLE_NAMES.slice(4) }],
    ['name-twice', { names: EXAMPLE_NAMES.with(1, 'ana') }],
    ['seed-empty', { cards: 'dealt', seed: ' ' }],
    ['option-value', { options: { threshold: 'most' } }],
    ['option-unknown', { options: { ring: true } }],
    ['option-role-names-count', { options: { 'role-names': 'Owl, Rat' } }],
    ['option-options-together', { options: { 'role-names': 'Owl, Rat, Mouse', 'names-set': 'woods' } }],
    ['mafia-count', { mafia: 7 }],
    ['options-together', { mafia: 3, options: { variable: true } }],
    ['options-together', { mafia: 3, cards: 'dealt', seed: 'x' }],
    ['table-damaged', { names: 'Ana' }],
    ['table-damaged', { cards: 'sleeves' }],
    ['table-damaged', { seed: 7 }],
    ['table-damaged', { options: ['pass'] }],
    ['table-damaged', { mafia: '3' }],
    ['table-damaged', { edition: 3 }],
  ])('is refused: %s %j', (code, more) => {
    expect(readSetup({ ...HANDS, ...more })).toMatchObject({ ok: false, error: { code } });
  });

  it('of the first edition keeps its rules: the mob votes until somebody is lynched, and a caller may be asked for', () => {
    const { edition: _, ...first } = HANDS;
    const read = unwrap(readSetup({ ...first, options: { caller: 'anyone' } }));
    expect(unwrap(startMafia(read)).setup.rules).toEqual({
      ...{ majority: 'living', threshold: 'half', pass: false, spare: false },
      firstCaller: 'anyone',
    });
    expect(readSetup(read)).toEqual({ ok: true, value: read });
    expect(unwrap(startMafia(HANDS)).setup.rules).toMatchObject({ deadlock: true, firstCaller: 'lynched' });
  });

  it('is no list and no text', () => {
    expect(readSetup(['Ana'])).toMatchObject({ error: { code: 'table-damaged' } });
  });
});

describe('the link of a deal', () => {
  it('opens the table of that deal, with rules of the table besides', () => {
    const link = `players=${EXAMPLE_NAMES.join(',')}&seed=friday-7`;
    expect(unwrap(readStart(`${link}&edition=2`))).toEqual(DEALT);
    const { edition: _, ...first } = DEALT;
    expect(unwrap(readStart(link))).toEqual(first);
    expect(unwrap(readStart(`${link}&variable=1&pass=1`)).options).toEqual({ pass: true, variable: true });
  });

  it.each([
    ['players=Ana,Ben&seed=x', 'too-few-players'],
    ['players=Ana,Ben,Cy,Dee,Eve', 'link-missing'],
    ['players=Ana,Ben,Cy,Dee,Eve&seed=x&ring=1', 'link-unknown'],
  ])('%s is refused: %s', (fragment, code) => {
    expect(readStart(fragment)).toMatchObject({ ok: false, error: { code } });
  });
});

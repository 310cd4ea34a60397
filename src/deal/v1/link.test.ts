import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { gameById } from '../../games';
import type { Game } from '../../games/game';
import { decodeOpenDeal, encodeOpenDeal } from './link';
import type { OptionRule } from './options';
import { canonicalSpec, parseOpen, type Spec } from './spec';

const target = gameById('target') as Game;
const mafia = gameById('mafia') as Game;
const names = ['Ana', 'Ben', 'Cy'];

describe('the fragment of an open deal', () => {
  it.each([
    ['players=Ana,Ben,Cy&seed=friday-7', {}, []],
    ['players=Ana,Ben,Cy&seed=friday-7&ring=1', { ring: true }, []],
    ['players=Ana,Ben,Cy&seed=friday-7&fresh=1&out=2,0.1', { fresh: true }, [[2], [0, 1]]],
  ])('is written and read as %s', (fragment, options, leavers) => {
    const deal = unwrap(parseOpen(target, { game: 'target', names, options }, 'friday-7', leavers));
    expect(encodeOpenDeal(deal)).toBe(fragment);
    expect(decodeOpenDeal(target, `#${fragment}`)).toEqual({ ok: true, value: deal });
  });

  it('encodes what would break the list, the address, or a link in a chat', () => {
    const spec = { game: 'target', names: ['A, B', '50% & 1=1', "(Cy's)", '🦊 Dee', 'Mr.'], options: {} };
    const fragment = encodeOpenDeal(unwrap(parseOpen(target, spec, 'Who?!.')));
    expect(fragment).toBe(
      'players=A%2C%20B,50%25%20%26%201%3D1,%28Cy%27s%29,%F0%9F%A6%8A%20Dee,Mr%2E&seed=Who%3F%21%2E',
    );
    expect(unwrap(decodeOpenDeal(target, fragment)).spec.names).toEqual(spec.names);
  });

  it('has options by name, with the value of a choice or a text', () => {
    const rules: readonly OptionRule[] = [
      { name: 'board', kind: 'choice', choices: [{ value: '5x5' }, { value: '6x6' }] },
      { name: 'motto', kind: 'text' },
    ];
    const game = {
      id: 'chess',
      dealing: { options: rules, check: (spec: Spec) => canonicalSpec(spec, rules) },
    };
    const spec = { game: 'chess', names, options: { motto: 'a=1', board: '6x6' } };
    const fragment = encodeOpenDeal(unwrap(parseOpen(game, spec, 's')));
    expect(fragment).toBe('players=Ana,Ben,Cy&seed=s&board=6x6&motto=a%3D1');
    expect(unwrap(decodeOpenDeal(game, fragment)).spec).toEqual(spec);
  });

  it('loses no sign but the one before it', () => {
    expect(unwrap(decodeOpenDeal(target, 'players=Ana,Ben,C#y&seed=s')).spec.names).toEqual([
      'Ana',
      'Ben',
      'C#y',
    ]);
  });

  it('may be typed by hand: in any order, with plain letters, with its version', () => {
    expect(unwrap(decodeOpenDeal(target, 'v=1&ring=1&seed=Über 7&players=Zoë, Ben,Cy'))).toEqual({
      spec: { game: 'target', names: ['Zoë', 'Ben', 'Cy'], options: { ring: true } },
      seed: 'Über 7',
      leavers: [],
    });
  });
});

describe('a fragment that is refused', () => {
  it.each([
    ['', 'link-missing', 'it needs players=Ana,Ben,Cy&seed=friday-7'],
    ['#', 'link-missing', 'names no deal'],
    ['players=Ana,Ben,Cy', 'link-missing', 'no seed: add seed='],
    ['seed=s', 'link-missing', 'no players: add players='],
    ['players=&seed=s', 'link-missing', 'no players'],
    ['players=Ana,Ben,Cy&amp;seed=s', 'link-broken', 'damaged at “amp;seed”: copy the whole link again'],
    ['layers=Ana,Ben,Cy&seed=s', 'link-broken', 'damaged at “layers”'],
    ['players=Ana,Ben,Cy&ring=1', 'link-missing', 'no seed'],
    ['players=Ana,Ben,C%&seed=s', 'link-percent', '“C%”: copy the whole link again'],
    ['players=Ana,Ben,Cy&seed=%E0%A4', 'link-percent', 'copy the whole link again'],
    ['players=Ana,Ben,Cy&seed=s&sed=t', 'link-unknown', '“sed”, which target does not know'],
    ['players=Ana,Ben,Cy&seed=s&variable=1', 'link-unknown', '“variable”'],
    ['players=Ana,Ben,Cy&seed=s&__proto__=1', 'link-unknown', '“__proto__”'],
    ['players=Ana,Ben,Cy&seed=s&seed=t', 'link-twice', 'seed twice'],
    ['players=Ana,Ben,Cy&seed=s&ring', 'link-broken', 'damaged at “ring”'],
    ['players=Ana,Ben,Cy&seed=s&', 'link-broken', 'copy the whole link again'],
    ['players=Ana,Ben,Cy&seed=s&ring=yes', 'link-option', 'write ring=1, or leave it out'],
    ['v=2&players=Ana,Ben,Cy&seed=s', 'link-version', 'version 2'],
    ['v=12&players=Ana,Ben,Cy&seed=s', 'link-version', 'version 12'],
    ['v=&players=Ana,Ben,Cy&seed=s', 'link-version', 'version ?,'],
    ['#v=2&whatever', 'link-version', 'reload the page'],
    ['players=Ana,Ben,Cy&seed=s&out=', 'link-out', 'numbers from 0'],
    ['players=Ana,Ben,Cy&seed=s&out=Ana', 'link-out', 'as in out=2,4.5'],
    ['players=Ana,Ben,Cy&seed=s&out=A1', 'link-out', 'out=A1'],
    ['players=Ana,Ben,Cy&seed=s&out=1,', 'link-out', 'numbers from 0'],
    ['players=Ana,Ben,Cy&seed=%0A', 'seed-empty', 'type any word'],
    ['players=Ana,,Cy&seed=s', 'name-empty', 'The name of seat 2 is empty'],
    ['players=Ana,A%E2%80%AEb,Cy&seed=s', 'name-character', 'U+202E'],
    ['players=Ana,Ben,ana&seed=s', 'name-twice', 'Seats 1 and 3'],
    ['players=Ana,Ben&seed=s', 'too-few-players', 'needs at least 3 players. Add 1'],
    ['players=Ana,Ben,Cy&seed=s&ring=1&fresh=1', 'options-together', 'leave one of them out'],
  ])('%s', (fragment, code, message) => {
    const result = decodeOpenDeal(target, fragment);
    expect(result).toMatchObject({ ok: false, error: { code } });
    expect(!result.ok && result.error.message).toContain(message);
  });

  it('has the options of another game, or too few people for this one', () => {
    const code = (fragment: string) => {
      const result = decodeOpenDeal(mafia, fragment);
      return result.ok ? 'accepted' : result.error.code;
    };
    expect(code('players=A,B,C,D,E&seed=s&variable=1')).toBe('accepted');
    expect(code('players=A,B,C,D,E&seed=s&ring=1')).toBe('link-unknown');
    expect(code('players=A,B,C,D&seed=s')).toBe('too-few-players');
  });
});

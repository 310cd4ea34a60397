import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { choiceOf, type OptionRule, parseSeed } from './options';
import { canonicalSpec, specFor, specText } from './spec';

const RULES: readonly OptionRule[] = [
  { name: 'ring', kind: 'flag' },
  { name: 'board', kind: 'choice', choices: [{ value: '5x5' }, { value: '6x6' }] },
  { name: 'motto', kind: 'text' },
];
const names = ['Ana', 'Ben', 'Cy'];
const textOf = (options: Record<string, string | boolean>, of: readonly string[] = names) =>
  specText(unwrap(canonicalSpec({ game: 'target', options, names: of }, RULES)));

describe('the spec', () => {
  it('is compact JSON of version, game, options and names', () => {
    expect(textOf({})).toBe('[1,"target",[],["Ana","Ben","Cy"]]');
    expect(textOf({ ring: true })).toBe('[1,"target",[["ring",true]],["Ana","Ben","Cy"]]');
  });

  it('sorts the options by name and leaves out what is at its default', () => {
    const sorted = '[1,"target",[["board","6x6"],["motto","é"],["ring",true]],["Ana","Ben","Cy"]]';
    expect(textOf({ ring: true, motto: ' e\u0301 ', board: '6x6' })).toBe(sorted);
    expect(textOf({ ring: false, board: '5x5', motto: ' ' })).toBe(textOf({}));
    // An invitation is compared with this text, however its options lie.
    expect(specText({ game: 'target', options: { ring: true, motto: 'é', board: '6x6' }, names })).toBe(
      sorted,
    );
  });

  it('has the first choice where none was made, or one that is none', () => {
    const chosen = [undefined, '6x6', '7x7'].map((option) => choiceOf(['5x5', '6x6'], option));
    expect(chosen).toEqual(['5x5', '6x6', '5x5']);
  });

  it('takes of all that was chosen what the game knows', () => {
    const chosen = { ring: true, motto: 'x', table: 'round' };
    expect(specFor('target', RULES.slice(0, 2), { names, options: chosen })).toEqual({
      game: 'target',
      options: { ring: true },
      names,
    });
  });

  it('does not depend on how a name was typed', () => {
    expect(textOf({}, [' Ana', 'Jose\u0301', 'Cy'])).toBe(textOf({}, ['Ana', 'José', 'Cy ']));
  });

  it.each([
    [{ rng: true }, 'option-unknown', 'There is no option “rng”: use ring, board or motto.'],
    [{ ring: '1' }, 'option-value', 'ring is on or off'],
    [{ board: '7x7' }, 'option-value', 'it takes 5x5 or 6x6'],
    [{ board: true }, 'option-value', 'board needs a value'],
    [{ motto: 'a\u202Eb' }, 'option-value', 'motto holds U+202E'],
  ])('refuses %j', (options, code, message) => {
    const result = canonicalSpec({ game: 'target', options, names }, RULES);
    expect(result).toMatchObject({ ok: false, error: { code } });
    expect(!result.ok && result.error.message).toContain(message);
  });
});

it.each([
  [[], 'there are none here.'],
  [RULES.slice(0, 1), 'use ring.'],
])('an unknown option is refused with those that there are', (rules, message) => {
  const result = canonicalSpec({ game: 'target', options: { rng: true }, names }, rules);
  expect(!result.ok && result.error.message).toBe(`There is no option “rng”: ${message}`);
});

describe('a seed', () => {
  it('is trimmed and composed, and keeps its case and inner spaces', () => {
    expect(parseSeed('  Friday  e\u0301 ')).toEqual({ ok: true, value: 'Friday  é' });
  });

  it('has 1 to 64 graphemes', () => {
    expect(parseSeed('👨\u200D👩\u200D👧'.repeat(64)).ok).toBe(true);
    const message = 'The seed has 65 characters: shorten it to 64.';
    expect(parseSeed('x'.repeat(65))).toEqual({ ok: false, error: { code: 'seed-long', message } });
    expect(parseSeed(' ')).toMatchObject({ error: { code: 'seed-empty' } });
  });

  it.each(['a\nb', 'a\tb', 'a\0b', 'a\u202Eb', 'a\u200Bb', 'a\uDC00b'])('refuses %j', (seed) => {
    const message = expect.stringMatching(/^The seed holds U\+[0-9A-F]{4}, .*: type it again/);
    expect(parseSeed(seed)).toEqual({ ok: false, error: { code: 'seed-character', message } });
  });
});

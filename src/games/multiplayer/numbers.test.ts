import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RULE_NUMBERS } from '.';
import { facts } from './facts';

it('counts 800.1 to 800.7, and 800.4a to 800.4p without l and o', () => {
  expect(RULE_NUMBERS).toHaveLength(21);
  expect(RULE_NUMBERS).not.toContain('800.4l');
  expect(RULE_NUMBERS).not.toContain('800.4o');
  expect([RULE_NUMBERS[0], RULE_NUMBERS[4], RULE_NUMBERS.at(-1)]).toEqual(['800.1', '800.4a', '800.7']);
  expect(facts).toEqual({ rules: '21', leaving: '14' });
});

it('are all told by the rule text, each once and in order', () => {
  const text = readFileSync(new URL('../../../content/multiplayer/rules.md', import.meta.url), 'utf8');
  expect([...text.matchAll(/^::rule\[.+\]\{#([\w.]+)\}$/gm)].map(([, number]) => number)).toEqual(
    RULE_NUMBERS,
  );
});

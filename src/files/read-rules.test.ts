import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FRONT, SAMPLE_GAME } from '../rules/rules.sample';
import { readRules } from './read-rules';

const root = mkdtempSync(join(tmpdir(), 'paper-dagger-rules-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (id: string, text: string): void => {
  mkdirSync(join(root, 'content', id), { recursive: true });
  writeFileSync(join(root, 'content', id, 'rules.md'), text);
};

write('other', `${FRONT}## Leaving\n\n::rule[What leaves]{#800.4a}\n\nAll of it, as :fact[nobody] knows.`);

it.each(['/rules/other/', '/rules/other/#leaving', '/rules/other/#800.4a'])(
  'a link to %s is taken',
  async (href) => {
    write('duel', `${FRONT}[x](${href})`);
    expect((await readRules(SAMPLE_GAME, root, SAMPLE_GAME)).crossLinks).toHaveLength(1);
  },
);

it.each([
  ['/rules/other/#800.4z', 'broken link "/rules/other/#800.4z"; known there: #leaving, #800.4a'],
  ['/rules/nobody/#800.4a', 'broken link to /rules/nobody/; there are no rules in content/nobody'],
])('a link to %s is a mistake with file and line', async (href, message) => {
  write('duel', `${FRONT}\n[x](${href})`);
  const line = FRONT.split('\n').length + 1;
  await expect(readRules(SAMPLE_GAME, root, SAMPLE_GAME)).rejects.toThrow(
    `content/duel/rules.md:${line}: ${message}`,
  );
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCatalog } from './messages';
import { inPlace, pageMessages } from './page-messages';

const folder = mkdtempSync(join(tmpdir(), 'messages-'));
writeFileSync(
  join(folder, 'room.json'),
  JSON.stringify({ open: 'Open “it”', left: '{n, plural, other {# left}}' }),
);
const catalog = readCatalog(folder);

test('a page has the words that it says, and of functions those that it calls', () => {
  const code = "import * as m from '#messages/room';\nsay(m.open, m.left({ n }), form.open, m.length);\n";
  expect(inPlace(code, catalog)).toBe(
    'import { left as m_left } from \'messages/room/left\';\nsay("Open “it”", m_left({ n }), form.open, m.length);\n',
  );
});

test('each function is a module', () => {
  const { load, resolveId } = pageMessages('en', catalog);
  const id = resolveId('messages/room/left') ?? '';
  expect(load(id)?.code).toMatch(/^import \{ number \} from ".*en.language.ts";\nexport const left = /);
  expect(load('other')).toBeUndefined();
  expect(() => load(`${id}s`)).toThrow('room.json has no message “lefts”.');
});

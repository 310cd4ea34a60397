import { expect, test } from 'vitest';
import { chunkOf, scriptFile } from './chunks';

/** What each module imports at once; those with a capital are entries. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'Table.tsx': ['session.ts', 'ring.ts', 'preact.mjs'],
  'Seat.tsx': ['session.ts', 'codes.ts', 'preact.mjs'],
  'Verify.tsx': ['session.ts', 'codes.ts'],
  'session.ts': ['store.ts'],
  // In a circle with what imports it.
  'store.ts': ['session.ts', 'links.ts'],
  'Page.astro?script': ['links.ts'],
  '/@astrojs/preact/client.js': ['preact.mjs'],
  // Loaded later.
  '../app/tables/SittingDown.tsx': ['shelf.ts', 'button.ts', '../app/tables/TableList.tsx'],
  '../app/tables/TableList.tsx': ['list.ts'],
  'AllTables.tsx': ['../app/tables/TableList.tsx'],
  '../app/tables/parts/TableMenu.tsx': ['menu.ts', 'ring.ts'],
  '../app/fields/SetUpForm.tsx': ['names.ts', 'button.ts'],
  'Deal.tsx': ['../app/fields/SetUpForm.tsx'],
  '../games/gotcha/table/PlayView.tsx': [
    '../games/gotcha/table/words.ts',
    '../games/gotcha/cards.ts',
    '/app/tables/parts/dice.ts',
  ],
  '/games/gotcha/table/Table.tsx': ['undo.ts', 'schema.ts'],
  '/games/mafia/table/Table.tsx': ['undo.ts', 'schema.ts', '/app/tables/parts/dice.ts'],
  '/games/tmag/table/Table.tsx': ['undo.ts', 'schema.ts'],
  '/games/nation/table/Table.tsx': ['undo.ts'],
};

const context = {
  getModuleInfo: (id: string) => ({
    isEntry: /^[A-Z/]/.test(id) && !id.endsWith('.ts'),
    importers: Object.keys(IMPORTS).filter((from) => IMPORTS[from]?.includes(id)),
  }),
};
const chunk = (id: string): string | null => chunkOf(id, context);

test('modules that the same pages load at once are one file', () => {
  expect(chunk('session.ts')).toMatch(/^shared-/);
  expect(chunk('store.ts')).toBe(chunk('session.ts'));
  expect(chunk('codes.ts')).not.toBe(chunk('session.ts'));
});

test('what one page alone loads goes with that page', () => {
  expect(chunk('ring.ts')).toBeNull();
});

test('what every page, or every page that moves, loads is not parted further', () => {
  expect(chunk('links.ts')).toBe('page');
  expect(chunk('preact.mjs')).toBe('parts');
});

test('what comes a moment later comes together, if nothing else loads it at once', () => {
  expect(chunk('../app/tables/SittingDown.tsx')).toBe('form-parts');
  expect(chunk('../app/tables/parts/TableMenu.tsx')).toBe('table-parts');
  expect(chunk('menu.ts')).toBe('table-parts');
  expect(chunk('../app/tables/TableList.tsx')).toBe('table-list');
  expect(chunk('list.ts')).toBe('table-list');
  expect(chunk('names.ts')).toBe('set-up');
  expect(chunk('button.ts')).toBe('set-up');
  expect(chunk('ring.ts'), 'a table has it before its menu').toBeNull();
});

test('what most tables load, all load; and what draws a large game is one file', () => {
  expect(chunk('schema.ts')).toMatch(/^shared-/);
  expect(chunk('schema.ts')).toBe(chunk('undo.ts'));
  expect(chunk('../games/gotcha/table/PlayView.tsx')).toBe('play-gotcha');
  expect(chunk('../games/gotcha/table/words.ts')).toBe('play-gotcha');
  expect(chunk('../games/gotcha/cards.ts'), 'its kit has them too').toBeNull();
  expect(chunk('/app/tables/parts/dice.ts')).toBe(chunk('undo.ts'));
});

test('the file of a script has a short name, and no sign that an address has to spell out', () => {
  const fileOf = (name: string) => scriptFile({ name });
  expect(fileOf('shared-0b98af')).toBe('assets/shared.[hash].js');
  expect(fileOf('Page.astro_astro_type_script_index_0_lang')).toBe('assets/Page.[hash].js');
  expect(fileOf('[game].astro_astro_type_script_index_0_lang')).toBe('assets/_game_.[hash].js');
  expect(fileOf('preload-helper')).toBe('assets/preload-helper.[hash].js');
});

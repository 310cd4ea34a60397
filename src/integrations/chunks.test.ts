import { expect, test } from 'vitest';
import { chunkOf } from './chunks';

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
};

const context = {
  getModuleInfo: (id: string) => ({
    isEntry: /^[A-Z/]/.test(id),
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

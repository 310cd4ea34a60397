/** `npm run pictures` takes the pictures of the README from the built site. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testFolder } from '../folder';
import { IN_PROOF } from '../volume';

const folder = testFolder();

test.runIf(IN_PROOF)('a table, a phone and a sheet, and the signs of the site', () => {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/redraw.ts', 'pictures', folder, folder]);
  expect(readdirSync(folder).toSorted()).toEqual([
    'icon-180.png',
    'icon-192.png',
    'icon-512.png',
    'phone.webp',
    'sheet.webp',
    'table.webp',
  ]);
});

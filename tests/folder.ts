/** A folder for what the tests of a file write; it is removed after them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

export const testFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'paper-dagger-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

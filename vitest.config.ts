import { defineConfig } from 'vitest/config';
import { volume } from './tests/volume';

/** A limit means "hangs": a slow machine never fails a test. */
const LIMIT = volume(60_000, 600_000);
const HANGS = { testTimeout: LIMIT, hookTimeout: LIMIT, expect: { poll: { timeout: 30_000 } } };

/**
 * Three kinds of test: `unit` beside the code, in tests/content over the texts, in tests/deal against another implementation; `files` on what the
 * command line writes; and `site` on the built site in a browser.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...HANGS,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/{content,deal}/**/*.test.ts'],
          // One module graph a worker: importing faces and fonts once for each file costs more than the tests.
          isolate: false,
          pool: 'threads',
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...HANGS,
          name: 'files',
          include: ['tests/print/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          ...HANGS,
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/site/set-up.ts'],
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

/**
 * Three kinds of test: `unit` beside the code, in tests/content over the texts, in tests/deal against another implementation; `files` on what the
 * command line writes; and `site` on the built site in a browser.
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'tests/{content,deal}/**/*.test.ts'] } },
      {
        test: {
          name: 'files',
          include: ['tests/print/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['tests/print/tools.ts'],
          // Fonts and layouts stay in memory from one file to the next.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/site/set-up.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});

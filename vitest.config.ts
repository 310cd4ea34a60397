import { defineConfig } from 'vitest/config';

/**
 * Three kinds of test: `unit` beside the code, in tests/content over the texts, in tests/deal against another implementation; `files` on what the
 * command line writes; and `site` on the built site in a browser. A time limit means that a test hangs, not that a machine is slow.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'tests/{content,deal}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'files', include: ['tests/print/**/*.test.ts', 'scripts/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/site/set-up.ts'],
          pool: 'forks',
          isolate: false,
        },
      },
    ],
  },
});

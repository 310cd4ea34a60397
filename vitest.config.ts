import { defineConfig } from 'vitest/config';
import { writeMessages } from './src/integrations/messages.ts';
import { volume } from './tests/volume.ts';

writeMessages();

/** Milliseconds after which a test hangs. A slow machine never fails one. */
const HANGS = volume(180_000, 1_800_000);

/**
 * Four kinds of test: `unit` beside the code, in tests/content over the texts, in tests/deal against another
 * implementation; `files` on what the command line writes; `site` on the built site in a
 * browser; and `browsers`, what has to work in every browser.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: HANGS,
    hookTimeout: HANGS,
    expect: { poll: { timeout: HANGS / 3 } },
    // One module graph a worker: importing faces and fonts again for each file costs more than the tests.
    isolate: false,
    setupFiles: ['tests/properties.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/{content,deal,goldens}/**/*.test.ts'],
          pool: 'threads',
        },
      },
      {
        extends: true,
        test: {
          name: 'files',
          include: ['tests/print/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['scripts/test/programs.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/site/set-up.ts'],
          // A page waits as much as it works.
          maxWorkers: 4,
        },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          globalSetup: ['tests/site/set-up.ts'],
        },
      },
    ],
  },
});

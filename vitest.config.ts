import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ENGLISH, LANGUAGES, messagesFolder, writeMessages } from './src/integrations/messages.ts';
import { volume } from './tests/volume.ts';

writeMessages();

/** Milliseconds after which a test hangs. A slow machine never fails one. */
const HANGS = volume(180_000, 1_800_000);

/** One of these that came last would have a core to itself. */
const LONG = /\/(new-game|tools|faces|findings|nation-parts)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShort = ({ moduleId }: TestSpecification) => Number(!LONG.test(moduleId));
    return (await super.sort(files)).toSorted((a, b) => isShort(a) - isShort(b));
  }
}

/** What each language can break by itself: its words on cards of every size. */
const CARDS = 'src/games/faces.test.ts';

/** What holds in every language besides: how words are divided and stand in figures, and that a text tells what its table's log says. */
const TEXTS = [
  'scripts/refusals.test.ts',
  'src/files/{card-words,previews}.test.ts',
  'src/games/figure-words.test.ts',
  'src/scene/breaks.test.ts',
  'tests/content/rounds.test.ts',
];
const LONG_TEXTS = [
  'src/files/editions/shipped.test.ts',
  'src/files/large-print.test.ts',
  'src/print/booklet/layout.test.ts',
  'tests/content/search-language.test.ts',
];

/** What all projects have. */
const SHARED = {
  maxWorkers: 2,
  testTimeout: HANGS,
  hookTimeout: HANGS,
  expect: { poll: { timeout: HANGS / 3, interval: 120 } },
  // One module graph a worker: importing faces and fonts again for each file costs more than the tests.
  isolate: false,
  setupFiles: ['tests/properties.ts'],
};

/**
 * Four kinds of test: `unit` beside the code, in tests/content over the texts, in tests/deal against another
 * implementation; `files` on what the command line writes; `site` on the built site in a
 * browser; and `browsers`, what has to work in every browser. Some of the first run again in each other language: "de".
 */
export default defineConfig({
  test: {
    ...SHARED,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/{content,deal,goldens}/**/*.test.ts'],
          exclude: ['tests/content/search-language.test.ts'],
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
      ...LANGUAGES.filter((language) => language !== ENGLISH).map((language) => ({
        // With settings of Vite's it would read this file once more for each, and write all messages.
        extends: false as const,
        resolve: { alias: { '#messages': messagesFolder(language) } },
        test: {
          ...SHARED,
          name: language,
          include: [CARDS, ...TEXTS, ...volume([], LONG_TEXTS)],
          pool: 'threads' as const,
        },
      })),
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/site/set-up.ts'],
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

/** The tests that are asked to find the mutants of `npm run mutate`: all but those that draw thousands of deals. */
import { defineConfig } from 'vitest/config';
import { writeMessages } from '../../src/integrations/messages.ts';

// The copy that is changed has no cache.
writeMessages();

export default defineConfig({
  test: {
    include: [
      'scripts/mutate/sealed.ts',
      'src/deal/v1/*.test.ts',
      'src/games/kit.test.ts',
      'tests/deal/wishes.noreg.test.ts',
    ],
    exclude: ['src/deal/v1/uniformity.test.ts'],
    testTimeout: 60_000,
  },
});

/** The tests that are asked to find the mutants of `npm run mutate`. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['src/deal/**/*.test.ts'], exclude: ['src/deal/sealed/**'], testTimeout: 60_000 },
});

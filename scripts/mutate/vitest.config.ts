/** The tests that are asked to find the mutants of `npm run mutate`: all but those that draw thousands of deals. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { writeMessages } from '../../src/integrations/messages.ts';

// The copy that is changed has no cache.
writeMessages();

export default defineConfig({
  resolve: {
    alias: { '@noble/hashes/scrypt.js': fileURLToPath(new URL('scrypt.ts', import.meta.url)) },
  },
  test: {
    include: ['scripts/mutate/{open,sealed}.ts'],
    testNamePattern: /^(?!grinding)/,
    testTimeout: 60_000,
  },
});

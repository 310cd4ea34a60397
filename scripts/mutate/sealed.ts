/**
 * All tests of sealed deals as one file, those that find most in the least time first: to start a worker for each file takes
 * longer than most of the tests that find a mutant. Sealed deals alone:
 *
 *     npm run mutate -- --mutate 'src/deal/sealed/!(*.test|*.sample).ts'
 *
 * With --testFiles a mutant in what runs while a file is read would never be switched on, and so never be found.
 */
import { createHash, scryptSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MontgomeryOpts } from '@noble/curves/abstract/montgomery.js';
import type { ScryptOpts } from '@noble/hashes/scrypt.js';
import fc from 'fast-check';
import { vi } from 'vitest';

import '../../src/app/protocol/vectors.noreg.test';
import '../../src/deal/sealed/refusals.test';
import '../../src/deal/sealed/sentences.test';
import '../../src/deal/sealed/sentences-phone.test';

// After those above: an eager glob is read before all imports.
const rest = import.meta.glob(['../../src/deal/sealed/*.test.ts', '!**/grinding.test.ts']);
for (const load of Object.values(rest)) await load();
await import('../../tests/deal/independent.test');

// A mutant is found by the first case that fails: nobody reads the smallest one.
fc.configureGlobal({ endOnFailure: true });

vi.mock('@noble/curves/abstract/montgomery.js', async (original) => {
  const { montgomery } = await original<typeof import('@noble/curves/abstract/montgomery.js')>();
  const { fastCurve } = await import('./x25519');
  return { montgomery: (curve: MontgomeryOpts) => fastCurve(montgomery(curve)) };
});

// The six words are slow on purpose, and every mutant would wait for them: Node's own scrypt gives the same ones, and each
// is worked out once for all mutants.
vi.mock('@noble/hashes/scrypt.js', () => ({
  scryptAsync: async (password: Uint8Array, salt: Uint8Array, { dkLen = 32, ...cost }: ScryptOpts) => {
    const folder = join(tmpdir(), 'paper-dagger-scrypt');
    const what = [JSON.stringify(cost), salt.length, salt, password].join();
    const file = join(folder, createHash('sha256').update(what).digest('hex'));
    const known = existsSync(file) ? readFileSync(file) : [];
    if (known.length === dkLen) return Uint8Array.from(known);
    const bytes = new Uint8Array(scryptSync(password, salt, dkLen, { ...cost, maxmem: 2 ** 26 }));
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, bytes);
    return bytes;
  },
}));

/** What `npm run check` runs: format, lint, spelling, types and unused code. */
import type { Part } from './parts';

const part = (name: string, ...args: readonly string[]): Part => ({ name, commands: [{ args }] });

const TSC = ['node_modules/typescript-7/bin/tsc', '--singleThreaded', '-p'];

/** TypeScript reads everything but the pages, and `astro check` the pages. The longest is first. */
export const CHECKS: readonly Part[] = [
  part(
    'astro check',
    '--max-semi-space-size=32',
    'node_modules/astro/bin/astro.mjs',
    'check',
    '--tsconfig',
    'tsconfig.astro.json',
  ),
  part('tsc', ...TSC, 'tsconfig.json'),
  part('tsc of the pure rooms', ...TSC, 'tsconfig.pure.json'),
  part('biome', 'node_modules/@biomejs/biome/bin/biome', 'ci', '.'),
  part('prettier', 'node_modules/prettier/bin/prettier.cjs', '--check', '**/*.{astro,md}'),
  part('cspell', 'node_modules/cspell/bin.mjs', 'lint', '--quiet'),
  part('knip', 'node_modules/knip/bin/knip.js'),
];

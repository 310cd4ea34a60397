/** A game as `npm run new-game` writes it, in a copy of the checkout. */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { testFolder } from '../../tests/folder';
import { IN_PROOF } from '../../tests/volume';
import { copyCheckout } from '../copy-checkout';

const copy = testFolder();

/** What a program of the copy prints; its output is the message where it fails. */
const run = (...args: readonly string[]): string => {
  try {
    return execFileSync(process.execPath, args, {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, CI: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`);
  }
};

const script = (...words: readonly string[]): string => run('--import', 'tsx', ...words);
const dagger = (...words: readonly string[]): string => script('scripts/cli.ts', ...words);
const TSC = 'node_modules/typescript-7/bin/tsc';

beforeAll(() => {
  copyCheckout(copy);
  script('scripts/new-game/write.ts', 'gotcha');
});

describe('a new game', () => {
  it('is typed, and the files that hold it are formatted', () => {
    const include = [
      'src/games/gotcha',
      'src/games/index.ts',
      'src/faces/gotcha.tsx',
      'src/scene/vendor.d.ts',
    ];
    const config = join(copy, 'tsconfig.new.json');
    writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', include }));
    run(TSC, '-p', config);
    rmSync(config);
    run('node_modules/@biomejs/biome/bin/biome', 'check', 'src/games', 'src/faces');
  });

  it('is dealt', () => {
    const names = ['Ana', 'Ben', 'Cy'];
    const dealt = JSON.parse(dagger('deal', 'gotcha', '--players', names.join(), '--seed', 's', '--json'));
    expect(Object.values(dealt.targets).toSorted()).toEqual(names);
  });

  it('is refused where there is a game of that name, and so is what is no name', () => {
    expect(() => script('scripts/new-game/write.ts', 'gotcha')).toThrow('There is a game “gotcha” already');
    expect(() => script('scripts/new-game/write.ts', 'Chess-2')).toThrow('Say what to call it');
  });
});

describe.runIf(IN_PROOF)('a new game as a whole', () => {
  it('is printed, with its rules', () => {
    expect(dagger('print', 'gotcha', '--count', '9', '-o', 'cards.pdf')).toContain('10 cards');
    expect(dagger('booklet', 'gotcha', '-o', 'rules.pdf')).toMatch(/rules\.pdf: \d+ pages/);
  });

  it('is built into the site', () => {
    run('node_modules/astro/bin/astro.mjs', 'build');
    for (const page of ['games', 'rules', 'deal']) run('-e', `fs.statSync('dist/${page}/gotcha/index.html')`);
  });

  it('passes the check and the unit tests, its own among them', () => {
    script('scripts/test.ts', 'check');
    expect(run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit')).toContain('gotcha.test.ts');
  });
});

/** A game as `npm run new-game` writes it, in a copy of the checkout. tests/site/new-game.test.ts has it on the site. */
import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { testFolder } from '../../tests/folder';
import { IN_PROOF } from '../../tests/volume';
import { NEW_GAME } from '../sites';

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
const git = (...words: readonly string[]): string =>
  execFileSync('git', words, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });

/** The files of the copy that have changed since they were added. */
const changes = (): string => git('diff', '--name-only') + git('ls-files', '--others', '--exclude-standard');

beforeAll(() => {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/new-game/in-copy.ts', NEW_GAME, copy]);
  git('init', '--quiet');
  git('add', '--all');
});

describe('a new game', () => {
  it('is dealt', () => {
    const names = ['Ana', 'Ben', 'Cy'];
    const dealt = JSON.parse(dagger('deal', NEW_GAME, '--players', names.join(), '--seed', 's', '--json'));
    expect(Object.values(dealt.targets).toSorted()).toEqual(names);
  });

  it('is printed, with its rules', () => {
    expect(dagger('print', NEW_GAME, '--count', '8', '-o', '.cache/cards.pdf')).toContain('9 cards');
    expect(dagger('booklet', NEW_GAME, '-o', '.cache/rules.pdf')).toMatch(/rules\.pdf: \d+ pages/);
  });

  it('passes the tests of all games, and its own', () => {
    const tests = ['src/rules', 'src/games/figures', 'src/games/index', 'src/files/search', 'tests/content'];
    const output = run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...tests, NEW_GAME);
    expect(output).toContain(`${NEW_GAME}.test.ts`);
  });

  it('is refused where there is a game of that name, and so is what is no name', () => {
    expect(() => script('scripts/new-game/write.ts', NEW_GAME)).toThrow(`There is a game “${NEW_GAME}”`);
    expect(() => script('scripts/new-game/write.ts', 'Chess-2')).toThrow('Say what to call it');
  });

  it.runIf(IN_PROOF)('passes the check and all unit tests', () => {
    script('scripts/test/index.ts', 'check');
    run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit');
  });
});

it.each(['goldens', 'icons', 'anchors', 'rounds'])('npm run %s writes what is there already', (command) => {
  changes();
  script('scripts/redraw.ts', command);
  expect(changes()).toBe('');
});

it('npm run edition refuses to write a published edition again', () => {
  expect(() => script('scripts/redraw.ts', 'edition')).toThrow('a published edition never changes');
});

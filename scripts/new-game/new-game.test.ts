/** A game as `npm run new-game` writes it, in a copy of the checkout. tests/site/new-game.test.ts has it on the site. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { EDITION } from '../../src/files/editions';
import { RUNS_FILE } from '../../tests/content/runs';
import { testFolder } from '../../tests/folder';
import { IN_PROOF, someOf } from '../../tests/volume';
import { astro } from '../build';
import { NEW_GAME } from '../sites';

const copy = testFolder();
/** Large counts are for the tests of the checkout. */
const env = { ...process.env, CI: '1', ASTRO_TELEMETRY_DISABLED: '1', PROOF: '' };

/** What a program of the copy prints; its output is the message where it fails. */
const run = (...args: readonly string[]): string => {
  try {
    return execFileSync(process.execPath, args, {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
      env,
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
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/copy-checkout.ts', copy, NEW_GAME]);
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

  it('has the types that games have', () => {
    const tsconfig = join(copy, '.cache/tsconfig.json');
    const include = ['src/games/index.ts', `src/games/${NEW_GAME}`, 'src/scene/vendor.d.ts'];
    const files = { extends: '../tsconfig.json', include: include.map((file) => `../${file}`) };
    writeFileSync(tsconfig, JSON.stringify(files));
    run('node_modules/typescript-7/bin/tsc', '--singleThreaded', '-p', tsconfig);
  });

  it.runIf(IN_PROOF)('is served from its sources by npm run dev', async () => {
    // Without the lock, Astro never goes into the background, wherever it is started from.
    const words = astro('dev', '--port', '0', '--ignore-lock');
    const server = spawn(process.execPath, words, {
      cwd: copy,
      // Astro serves no page where it believes itself in a test.
      env: { ...env, VITEST: undefined },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const closed = once(server, 'close');
    let output = '';
    const address = new Promise<string>((found, lost) => {
      server.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += stripVTControlCharacters(text);
        const [, served] = /(http:\/\/localhost:\d+)\//.exec(output) ?? [];
        if (served) found(served);
      });
      server.once('close', () => lost(new Error(output)));
    });
    const read = async (path: string) => (await fetch(`${await address}/${path}`)).text();
    try {
      expect(await read(`rules/${NEW_GAME}/`)).toContain('gives you their card');
      // Sources come when all packages have been looked for.
      expect(await read('src/app/sets/FairView.tsx')).toContain('preact');
      expect(output).not.toContain('ERROR');
    } finally {
      server.kill();
      await closed;
    }
  });

  it('passes the tests of all games, and its own', () => {
    // In a proof all, below. The sites of the tests read and search its texts.
    const tests = ['src/rules/quick', 'src/games/figure', 'src/games/index'];
    const output = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--maxWorkers=1',
      '--project',
      'unit',
      ...tests,
      NEW_GAME,
    );
    expect(output).toContain(`${NEW_GAME}.test.ts`);
  });

  it('is refused where there is a game of that name, and so is what is no name', () => {
    expect(() => script('scripts/new-game/write.ts', NEW_GAME)).toThrow(`There is a game “${NEW_GAME}”`);
    expect(() => script('scripts/new-game/write.ts', 'Chess-2')).toThrow('Say what to call it');
  });

  it.each(someOf(['list', 'class', 'it'], 1))(
    'is not called “%s”, which has a meaning in the code, and nothing is written',
    (name) => {
      git('add', '--all');
      expect(() => script('scripts/new-game/write.ts', name)).toThrow('choose another name');
      expect(changes()).toBe('');
    },
  );

  it('is in a copy of its copy, which git does not know', () => {
    rmSync(join(copy, '.git'), { recursive: true });
    const again = join(copy, '.cache/again');
    const copying = `import('./scripts/copy-checkout.ts').then(({ copyCheckout }) => copyCheckout('.cache/again'))`;
    run('--import', 'tsx', '--eval', copying);
    git('init', '--quiet');
    for (const file of [`src/games/${NEW_GAME}/faces.tsx`, '.gitignore', 'node_modules/astro/package.json'])
      expect(existsSync(join(again, file)), file).toBe(true);
    for (const kept of ['.cache/drawings', '.cache/again', '.astro'])
      expect(existsSync(join(again, kept)), kept).toBe(false);
  });

  it.runIf(IN_PROOF)('passes the check and all unit tests', () => {
    script('scripts/test/index.ts', 'check');
    run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit');
  });
});

it.runIf(IN_PROOF)('npm run goldens, icons, anchors and rounds write what is there already', () => {
  git('add', '--all');
  script('scripts/redraw.ts', 'goldens,icons,anchors,rounds');
  expect(changes()).toBe('');
});

it('npm run sources writes the runs of words of a folder of texts', () => {
  git('add', '--all');
  script('scripts/redraw.ts', 'sources', `content/${NEW_GAME}`);
  expect(changes()).toBe(`${RUNS_FILE}\n`);
  expect(readFileSync(join(copy, RUNS_FILE), 'utf8').split('\n').length).toBeGreaterThan(100);
});

it('npm run edition writes the next edition once, with the new game', () => {
  const list = join(copy, 'src/languages/en/edition.json');
  const next = EDITION.number + 1;
  writeFileSync(list, readFileSync(list, 'utf8').replace(`: ${EDITION.number},`, `: ${next},`));
  script('scripts/redraw.ts', 'edition');
  const { edition, kits } = JSON.parse(
    readFileSync(join(copy, `src/languages/en/editions/${next}.json`), 'utf8'),
  );
  expect(edition).toBe(next);
  expect(Object.keys(kits)).toContain(NEW_GAME);
  expect(() => script('scripts/redraw.ts', 'edition')).toThrow('a published edition never changes');
});

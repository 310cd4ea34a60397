/** The commands as people type them: answers on standard output, problems on standard error with exit code 2. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dagger, daggerProcess } from '../tests/dagger';
import { testFolder } from '../tests/folder';
import { IN_PROOF } from '../tests/volume';

const folder = testFolder();

const answer = async (...words: string[]): Promise<unknown> => {
  const { code, out, err } = await dagger(...words, '--json');
  expect([code, err], words.join(' ')).toEqual([0, '']);
  expect(out.trimEnd().split('\n'), 'one document').toHaveLength(1);
  return JSON.parse(out);
};

describe('the vectors of the deal protocol', () => {
  const five = ['--players', 'Ana,Ben,Cy,Dee,Eve', '--seed', 'friday-7'];

  it('target: the first deal, a re-deal, and one ring', async () => {
    expect(await answer('deal', 'target', ...five)).toEqual({
      game: 'target',
      targets: { Ana: 'Cy', Ben: 'Dee', Cy: 'Ben', Dee: 'Eve', Eve: 'Ana' },
    });
    expect(await answer('deal', 'target', ...five, '--round', '1', '--alive', '0,1,3,4')).toMatchObject({
      targets: { Ana: 'Ben', Ben: 'Ana', Dee: 'Eve', Eve: 'Dee' },
    });
    expect(await answer('deal', 'target', ...five, '--ring')).toMatchObject({
      targets: { Ana: 'Eve', Ben: 'Cy', Cy: 'Ana', Dee: 'Ben', Eve: 'Dee' },
    });
  });

  it('mafia: variable', async () => {
    const names = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox', 'Gil', 'Hal'];
    const roles = ['mafia', 'pleb', 'pleb', 'pleb', 'mafia', 'assassin', 'pleb', 'mafia'];
    expect(
      await answer('deal', 'mafia', '--players', names.join(), '--seed', 'friday-7', '--variable'),
    ).toEqual({ game: 'mafia', roles: Object.fromEntries(names.map((name, i) => [name, roles[i]])) });
  });
});

it('a mix says its cards, its odds, and the count nearest to even', async () => {
  expect(await answer('mix', '9')).toEqual({
    players: 9,
    assassin: 1,
    mafia: 3,
    pleb: 5,
    cards: ['A♠', 'K♠', 'K♥', 'K♣', '10♠', '10♥', '10♣', '10♦', '9♠'],
    decks: 1,
    odds: { town: '248/735', value: 248 / 735 },
    nearestEven: { mafia: 2, odds: '142/315' },
  });
});

it('prints a kit and a booklet to the file that was named', async () => {
  const cards = join(folder, 'cards.pdf');
  const printed = await answer('print', 'target', '--players', 'Ana,Ben,Cy,Dee', '-o', cards);
  const { length } = await readFile(cards);
  expect(printed).toEqual({ file: cards, pages: 2, cards: 5, bytes: length });
  const rules = join(folder, 'rules.pdf');
  expect(await answer('booklet', 'mafia', '-o', rules)).toMatchObject({ file: rules });
  expect((await readFile(rules)).subarray(0, 5).toString()).toBe('%PDF-');
});

describe('as a program', () => {
  it('answers like the function, and a mix loads neither fonts nor layout nor PDFs', async () => {
    const coverage = join(folder, 'coverage');
    // V8 names each script that a process has run.
    const answered = await daggerProcess(['mix', '9'], { NODE_V8_COVERAGE: coverage });
    expect(answered).toEqual(await dagger('mix', '9'));
    const files = await Promise.all(
      (await readdir(coverage)).map((file) => readFile(join(coverage, file), 'utf8')),
    );
    const { outputs } = JSON.parse(await readFile('.cache/bin.json', 'utf8'));
    const loaded = Object.keys(outputs)
      .filter((file) => files.some((text) => text.includes(file)))
      .flatMap((file) => Object.keys(outputs[file].inputs))
      .join('\n');
    expect(loaded).toContain('scripts/commands/mix.ts');
    expect(loaded).not.toMatch(/pdf-lib|fontkit|satori|sharp|src\/(?:faces|press|print|scene)\//);
  });

  it.runIf(IN_PROOF)('is packed, and runs where only the package is installed', () => {
    // On Windows npm is a script, which only a shell runs.
    const shell = process.platform === 'win32';
    const run = (cwd: string, ...words: string[]) =>
      execFileSync('npm', shell ? words.map((word) => `"${word}"`) : words, { cwd, encoding: 'utf8', shell });
    const file = run('.', 'pack', '--pack-destination', folder).trim().split('\n').at(-1) ?? '';
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    run(empty, 'install', '--no-audit', '--no-fund', '--prefer-offline', '--prefix', '.', join(folder, file));
    const words = ['print', 'mafia', '--count', '9', '-o', 'roles.pdf'];
    expect(run(empty, 'exec', '--', 'paper-dagger', ...words)).toContain('roles.pdf: 11 cards');
    expect(readdirSync(join(empty, 'node_modules'))).not.toContain('astro');
    const licences = readFileSync(join(empty, 'node_modules/paper-dagger/bin/licences.txt'), 'utf8');
    for (const words of [
      '@cantoo/pdf-lib',
      '@fontsource/league-gothic',
      'OPEN FONT LICENSE',
      'No licence stated',
    ]) {
      expect(licences).toContain(words);
    }
  });

  it('refuses like the function', async () => {
    const refused = await daggerProcess(['mix', 'four']);
    expect(refused).toMatchObject({ code: 2, out: '', err: expect.stringContaining('not “four”') });
    expect(refused).toEqual(await dagger('mix', 'four'));
  });
});

it('lists the kits', async () => {
  expect(await answer('print', '--list')).toEqual(
    expect.arrayContaining([expect.objectContaining({ kit: 'target', game: 'target' })]),
  );
});

it.each(['', 'help', '--help', '-h'])('dagger %s lists the commands', async (word) => {
  const { code, out } = await dagger(...(word === '' ? [] : [word]));
  expect(code).toBe(0);
  expect(out).toMatch(/^dagger <command>.*^ {2}export <format> <kit> +\S/ms);
});

it.each(['mix', 'deal', 'print', 'booklet', 'export', 'calibrate', 'simulate'])(
  'dagger %s --help tells its flags and gives an example',
  async (command) => {
    const { code, out } = await dagger(command, '--help');
    expect(code).toBe(0);
    expect(out).toContain(`dagger ${command}`);
    expect(out).toContain('--json');
    expect(out).toContain('Examples:');
  },
);

describe('bad input is answered with what to do, exit code 2, and nothing on standard output', () => {
  const name = 'x'.repeat(300);
  it.each([
    ['', 'mix four', 'whole number, not “four”'],
    ['too few for a game', 'mix 4', 'needs at least 5 players'],
    ['too few to hunt', 'deal target --players Ana,Ben --seed s', 'needs at least 3 players'],
    ['names alike', 'deal target --players Ana,ana,Cy --seed s', 'Seats 1 and 2'],
    ['an empty name', 'deal target --players Ana,,Cy --seed s', 'seat 2 is empty'],
    ['a name of 300 characters', `deal target --players Ana,${name},Cy --seed s`, 'has 300 characters'],
    ['a bidi control', 'deal target --players Ana,B\u202Een,Cy --seed s', 'seat 2 holds'],
    ['an unknown option', 'deal target --players Ana,Ben,Cy --seed s --wings', "'--wings'"],
    ['an option of another game', 'deal mafia --players A,B,C,D,E --seed s --ring', 'no option “ring”'],
    ['no seed', 'deal target --players Ana,Ben,Cy', '--seed'],
    ['an unknown game', 'deal chess', 'choose mafia, target'],
    ['an unknown kit', 'print chess', 'choose mafia, target'],
    ['no copies', 'print target --copies 0', 'from 1 to 100'],
    ['a file that cannot be written', 'print target -o /no-such-folder/x.pdf', 'Choose another place'],
    ['a name without glyphs', 'print target --players Ana,Ben,Ꭰ -o x.pdf', '“Ꭰ” (U+13A0)'],
    ['an unknown command', 'prnt', 'no command “prnt”'],
  ])('%s', async (_what, line, message) => {
    const { code, out, err } = await dagger(...line.split(' '));
    expect(err).toContain(message);
    expect([code, out]).toEqual([2, '']);
  });
});

/** The commands as people type them: answers on standard output, problems on standard error with exit code 2. */
import { execFile, execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { version } from '../package.json';
import { unwrap } from '../src/base/result';
import { dealOpen } from '../src/deal/v1/spec';
import { target } from '../src/games/target';
import { dagger, daggerProcess } from '../tests/dagger';
import { testFolder } from '../tests/folder';
import { IN_PROOF } from '../tests/volume';
import { main } from './main';

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

  it('target: wishes, with spaces about their signs or without', async () => {
    const [close, wide] = [
      ['--not', 'Ana:Ben', '--teams', 'Cy+Dee'],
      ['--not', 'Ana: Ben', '--teams', ' Cy +Dee '],
    ];
    expect(await answer('deal', 'target', ...five, ...wide)).toEqual(
      await answer('deal', 'target', ...five, ...close),
    );
  });

  it.each([
    ['composed', ['Jose\u0301', 'Ben', 'Cy'], 'José:Ben', '0>1'],
    ['decomposed', ['José', 'Ben', 'Cy'], 'Jose\u0301:Ben', '0>1'],
    ['with two spaces', ['Ana Maria', 'Ben', 'Cy'], 'Ana  Maria:Ben', '0>1'],
    ['that have the sign in them', ['A:B', 'A', 'B'], 'A:B', '1>2'],
  ])('target: a wish of names %s', async (_, names, wish, wishes) => {
    const typed = ['--players', names.join(), '--seed', 's', '--not', wish];
    const { json } = unwrap(dealOpen(target, { game: 'target', names, options: { wishes } }, 's'));
    expect(await answer('deal', 'target', ...typed)).toEqual(json);
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
  const oneSide = await dagger('print', 'target', '--count', '3', '--backs', 'none', '-o', cards);
  expect(oneSide.out).toContain('4 cards on 1 side,');
  const rules = join(folder, 'rules.pdf');
  expect(await answer('booklet', 'mafia', '-o', rules)).toMatchObject({ file: rules });
  expect((await readFile(rules)).subarray(0, 5).toString()).toBe('%PDF-');
});

it('says that what only a deal has changes nothing where none is printed', async () => {
  const words = ['target', '--ring', '--wishes', '0-1', '-o', join(folder, 'ring')];
  const note = '--ring and --wishes change nothing here';
  expect((await dagger('print', ...words, '--count', '5')).out).toContain(note);
  expect((await dagger('export', 'png', ...words, '--count', '3')).out).toContain(note);
  const deal = ['--players', 'Ana,Ben,Cy,Dee', '--seed', 's'];
  expect((await dagger('print', ...words, ...deal)).out).not.toContain(note);
});

it('says that a size of cards changes nothing where no piece is a card', async () => {
  const note = '--card changes nothing here';
  const print = (kit: string) =>
    dagger('print', kit, '--count', '3', '--card', 'large', '-o', join(folder, 'large'));
  expect((await print('tmag')).out).toContain(note);
  expect((await print('target')).out).not.toContain(note);
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
    expect(run(empty, 'exec', '--', 'paper-dagger', ...words)).toContain('roles.pdf: 11 pieces');
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
    expect(refused).toMatchObject({ code: 2, out: '', err: expect.stringContaining('from 5 to 200') });
    expect(refused).toEqual(await dagger('mix', 'four'));
  });
});

describe('as a process', () => {
  const shell = (line: string, env = {}) =>
    new Promise<{ code: number; out: string; err: string }>((done) =>
      execFile('bash', ['-c', line], { env: { ...process.env, ...env } }, (error, out, err) =>
        done({ code: error ? Number(error.code) : 0, out, err }),
      ),
    );
  const DAGGER = `"${process.execPath}" bin/paper-dagger.cjs`;

  const FULL_DISK = [
    'a full disk',
    `${DAGGER} mix 9 > /dev/full`,
    2,
    'Cannot write the answer: the disk is full.\n',
  ] as const;

  it.each<readonly [name: string, line: string, code: number, err: string]>([
    [
      'a pipe that is closed early',
      `${DAGGER} print --list --json | head -c 1; exit \${PIPESTATUS[0]}`,
      0,
      '',
    ],
    // Only Linux has a full disk to write to.
    ...(existsSync('/dev/full') ? [FULL_DISK] : []),
    [
      'a closed output',
      `${DAGGER} mix 9 >&-`,
      2,
      'Standard output is closed: nobody would read the answer.\n',
    ],
    [
      'a language that is left out',
      `${DAGGER} mix 9 --lang`,
      2,
      'Say which language after --lang: en, de, es or fr.\n',
    ],
    ['two languages', `${DAGGER} --lang de mix 9 --lang=fr`, 2, '--lang is given twice: keep one of them.\n'],
  ])('%s', async (_, line, code, err) => {
    execFileSync(process.execPath, ['scripts/bin.mjs']);
    expect(await shell(line)).toMatchObject({ code, err });
  });

  it.each(['bin/paper-dagger.cjs', '--import tsx scripts/cli.ts'])(
    '%s answers in a language',
    async (file) => {
      for (const words of ['--lang de mix 9', 'mix --lang=de 9'])
        expect(
          // What else Node was told stays.
          await shell(`NODE_OPTIONS="--conditions=development" "${process.execPath}" ${file} ${words}`),
        ).toMatchObject({ code: 0, out: expect.stringContaining('9 Spieler') });
    },
  );

  it('writes a file, and nothing is left beside it', async () => {
    const place = join(folder, 'alone');
    mkdirSync(place);
    const { code, err } = await shell(
      `${DAGGER} mix 9 && ${DAGGER} calibrate -o "${join(place, 'sheet.pdf')}"`,
    );
    expect([code, err, readdirSync(place)]).toEqual([0, '', ['sheet.pdf']]);
  });

  // What a process may write to one file is bounded, as on a disk that becomes full: the last write takes part of what it is given.
  it('a file that cannot be written whole leaves the old one as it was, and nothing beside it', async () => {
    const place = join(folder, 'full');
    mkdirSync(place);
    const file = join(place, 'kept.pdf');
    writeFileSync(file, 'the good one');
    expect(await shell(`ulimit -f 8; ${DAGGER} print target --count 9 -o "${file}"`)).toMatchObject({
      code: 2,
      out: '',
      err: `Cannot write ${file}: it is longer than a file can be here. Choose another place with -o.\n`,
    });
    expect([readdirSync(place), readFileSync(file, 'utf8')]).toEqual([['kept.pdf'], 'the good one']);
  });

  it('says what to type as it was typed', async () => {
    expect((await shell(`${DAGGER} mix --help`, { npm_lifecycle_event: '' })).out).toContain(
      '\n  paper-dagger mix 9',
    );
    expect((await shell(`${DAGGER} mix`, { npm_lifecycle_event: 'dagger' })).err).toContain(
      'npm run -s dagger -- mix 9',
    );
  });
});

it('writes through links, keeps who may read a file, and writes to what is no file', async () => {
  const { writeNamedFile } = await import('./commands/named-files');
  const [file, link] = [join(folder, 'mode.pdf'), join(folder, 'link.pdf')];
  writeFileSync(file, 'old', { mode: 0o640 });
  symlinkSync(file, link);
  const bytes = new TextEncoder().encode('new');
  expect(await writeNamedFile(link, bytes, 1)).toEqual({ ok: true, value: 1 });
  expect([readFileSync(file, 'utf8'), lstatSync(link).isSymbolicLink()]).toEqual(['new', true]);
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(await writeNamedFile('/dev/null', bytes, 1)).toEqual({ ok: true, value: 1 });
});

it('says for how many cards are that were asked for without a number, and only then', async () => {
  const file = join(folder, 'roles.pdf');
  expect((await dagger('print', 'mafia', '-o', file)).out).toContain(
    'These are for 9 players: say another number',
  );
  expect((await dagger('print', 'mafia', '--count', '9', '-o', file)).out).not.toContain('another number');
});

it('the help of a kit has its own parts, and no other', async () => {
  const helpOf = async (...words: string[]) => (await dagger('print', ...words, '--help')).out;
  expect(await helpOf('tmag')).toMatch(/--part <all\|game\|board/);
  expect(await helpOf('nation')).not.toContain('game|');
  expect(await helpOf()).not.toContain('game|');
  expect((await dagger('help', 'mix')).out).toBe((await dagger('mix', '--help')).out);
});

it('what is said of a flag stands beside it, in lines that a terminal has room for', async () => {
  let out = '';
  const stdout = { write: (text: string) => (out += text), columns: 60 };
  expect(await main(['print', '--help'], { stdout, stderr: stdout })).toBe(0);
  const told = out.split('\n').filter((line) => /^ {6}--| {29}/.test(line));
  expect(told.length).toBeGreaterThan(50);
  expect(told.filter((line) => line.length > 60 && !/^ +--\S+ <\S+>$/.test(line))).toEqual([]);
  const words = (text: string) => text.split(/\s+/);
  expect(words(out)).toEqual(words((await dagger('print', '--help')).out));
});

it('knows its version', async () => {
  expect((await dagger('--version')).out).toBe(`${version}\n`);
});

it('knows print services by their names', async () => {
  const refused = await dagger(
    'export',
    'GameCrafter',
    'target',
    '--count',
    '3',
    '-o',
    '/no-such-folder/x.zip',
  );
  expect(refused.err).toContain('Cannot write /no-such-folder/x.zip');
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

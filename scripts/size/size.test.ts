/** What keeps the program easy to find one's way in: files worth opening, folders of a few, rooms in layers, and no circles. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { castsIn, deepestFunction, longestFunction } from './functions';
import { circlesOf, FULL_FOLDER, fullFolders, importsOf, linesOf, sourcesOf, withSlashes } from './sources';

const sources = sourcesOf('.');

/** What draws pieces, and what draws a table or numbers on a page: the parts of a game that are not pure. */
const PURE = 'games/<id>';
const FACES = 'games/<id>/faces';
const TABLE = 'games/<id>/table';

/** The rooms of src, and the rooms that each may import; every room may import itself. What is not named may import all. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  base: [],
  deal: ['base'],
  scene: ['base'],
  look: ['base', 'scene'],
  languages: [],
  rules: ['base'],
  // What all games share: what a game is, and the list of them.
  games: ['base', 'deal', PURE],
  [PURE]: ['base', 'deal', 'games'],
  [FACES]: ['base', 'scene', 'look', PURE],
  [TABLE]: ['base', 'deal', 'scene', 'look', 'app', 'layouts', 'games', 'styles', PURE, FACES],
  print: ['base', 'scene', 'look', 'rules'],
  files: ['base', 'deal', 'scene', 'look', 'languages', 'rules', 'games', PURE, FACES, 'print'],
  app: ['base', 'deal', 'scene', 'look', 'rules', 'games', PURE, TABLE, 'print', 'files', 'styles'],
};

/** "src/games/mafia/table/Votes.tsx" is in the room "games/<id>/table" of the game mafia. */
const placeOf = (path: string): { readonly room: string; readonly game?: string | undefined } => {
  const [, room = '', game = '', part = ''] = path.replace(/\.tsx?$/, '').split('/');
  if (room !== 'games' || !GAMES.includes(game)) return { room };
  if (part === 'faces') return { room: FACES, game };
  return { room: part === 'table' || part === 'odds-page' ? TABLE : PURE, game };
};

const GAMES = [...new Set(sources.flatMap(({ file }) => /^src\/games\/([^/]+)\//.exec(file)?.[1] ?? []))];

/** The round of play that a rule text tells is data, beside that text. */
const isRound = (path: string): boolean => /^content\/[^/]+\/round\.json$/.test(path);

const foreign = (room: string): readonly string[] =>
  sources
    .filter(({ file }) => placeOf(file).room === room)
    .flatMap((source) =>
      importsOf(source)
        .filter((to) => !isRound(to) && ![room, ...(LAYERS[room] ?? [])].includes(placeOf(to).room))
        .map((to) => `${source.file} imports ${to}`),
    );

test.each(Object.entries(LAYERS))('%s imports only itself and %j', (room) => {
  expect(foreign(room)).toEqual([]);
});

/** What CONTRIBUTING.md calls the parts of a game, in its table of rooms. */
const PARTS: Readonly<Record<string, string>> = {
  'its pure files': PURE,
  'its faces': FACES,
  'its table': TABLE,
};

test('CONTRIBUTING.md says of every room what it can import', () => {
  const rows = readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| src\/(\S+?),? .*\| (.*?) +\|$/gm);
  const said = Array.from(rows, ([, room = '', imports = '']) => [
    room.replace('\\', ''),
    imports === 'nothing' ? [] : imports.split(', ').map((one) => PARTS[one] ?? one),
  ]);
  expect(Object.fromEntries(said)).toMatchObject(LAYERS);
});

test('a game imports no other game', () => {
  const strays = sources.flatMap((source) => {
    const { game } = placeOf(source.file);
    return importsOf(source)
      .filter((to) => game !== undefined && ![undefined, game].includes(placeOf(to).game))
      .map((to) => `${source.file} imports ${to}`);
  });
  expect(strays).toEqual([]);
});

test('of the program, only the list of games names one', () => {
  const strays = sources.flatMap((source) =>
    placeOf(source.file).game !== undefined || /^scripts|^src\/games\/list/.test(source.file)
      ? []
      : importsOf(source)
          .filter((to) => placeOf(to).game !== undefined)
          .map((to) => `${source.file} imports ${to}`),
  );
  expect(strays).toEqual([]);
});

test('fewer than 40 files of the program have under 25 lines', () => {
  const program = sources.filter(({ file }) => !file.startsWith('src/messages/'));
  const small = program.filter(({ text }) => linesOf(text) < 25).map(({ file }) => file);
  expect(small.length, small.join('\n')).toBeLessThan(40);
});

test(`no folder has more than ${FULL_FOLDER} source files`, () => {
  expect(fullFolders(sources)).toEqual([]);
});

test('no files import each other in a circle', () => {
  expect(circlesOf(sources)).toEqual([]);
});

test('no function has more than 80 lines', () => {
  const { size, where } = longestFunction(sources);
  expect(size, where).toBeLessThanOrEqual(80);
});

test('a path that the system gives is one of the program', () => {
  expect(withSlashes(win32.join('src', 'base', 'words.ts'), win32.sep)).toBe('src/base/words.ts');
  expect(withSlashes(posix.join('src', 'base', 'words.ts'), posix.sep)).toBe('src/base/words.ts');
});

test('functions are measured by their lines and their depth, and assertions of types are counted', () => {
  const root = mkdtempSync(join(tmpdir(), 'size-test-'));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const deep = Array.from(
    { length: 6 },
    (_, k) => `if (x === ${k}) { for (const y of [x]) { if (y) return ${k}; } }`,
  );
  write('src/one.ts', `export const deep = (x: unknown) => {\n${deep.join('\n')}\nreturn [] as const;\n};\n`);
  write(
    'src/two.tsx',
    `const a = 1 as unknown as string;\nexport function long() {\n${'\n'.repeat(20)}return a as never;\n}\n`,
  );
  write('src/two.test.ts', `export const longer = () => {\n${'\n'.repeat(90)}};\n`);
  write('scripts/three.ts', 'export const three = 3;\n');
  const small = sourcesOf(root);
  expect(longestFunction(small)).toEqual({ size: 23, where: 'src/two.tsx: long' });
  expect(castsIn(small)).toBe(3);
  expect(deepestFunction(root, small)).toEqual({ size: 36, where: 'src/one.ts:1' });
  rmSync(root, { recursive: true });
});

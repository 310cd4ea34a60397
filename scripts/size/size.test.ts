/** What keeps the program easy to find one's way in: files worth opening, folders of a few, and no circles. */
import { expect, test } from 'vitest';
import { circlesOf, FULL_FOLDER, fullFolders, importsOf, linesOf, sourcesOf } from './sources';

const sources = sourcesOf('.');

/** The rooms of src, and the rooms that each may import; every room may import itself. What is not named may import all. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  base: [],
  deal: ['base'],
  games: ['base', 'deal'],
  scene: ['base'],
  rules: ['base', 'games'],
  faces: ['base', 'games', 'scene'],
  print: ['base', 'games', 'scene', 'rules', 'faces'],
  files: ['base', 'deal', 'games', 'scene', 'rules', 'faces', 'print'],
  app: ['base', 'deal', 'games', 'scene', 'rules', 'faces', 'print', 'files', 'styles'],
};

/** The round of play that a rule text tells is data, beside that text. */
const isRound = (path: string): boolean => /^content\/[^/]+\/round\.json$/.test(path);

const foreign = (room: string): readonly string[] =>
  sources
    .filter(({ file }) => file.startsWith(`src/${room}/`))
    .flatMap((source) =>
      importsOf(source)
        .filter((to) => !isRound(to) && ![room, ...(LAYERS[room] ?? [])].includes(to.split('/')[1] ?? ''))
        .map((to) => `${source.file} imports ${to}`),
    );

test.each(Object.entries(LAYERS))('src/%s imports only itself and %j', (room) => {
  expect(foreign(room)).toEqual([]);
});

test('a game imports no other game, nor the list of them', () => {
  const strays = sources.flatMap((source) => {
    const [, room, game = ''] = source.file.split('/');
    if (room !== 'games' || game.endsWith('.ts')) return [];
    const known = [game, 'game', 'kit', 'simulation', 'words'];
    return importsOf(source)
      .filter((to) => /^src\/games(\/|$)/.test(to) && !known.includes(to.split('/')[2] ?? ''))
      .map((to) => `${source.file} imports ${to}`);
  });
  expect(strays).toEqual([]);
});

test('fewer than 40 files have under 25 lines', () => {
  const small = sources.filter(({ text }) => linesOf(text) < 25).map(({ file }) => file);
  expect(small.length, small.join('\n')).toBeLessThan(40);
});

test(`no folder has more than ${FULL_FOLDER} source files`, () => {
  expect(fullFolders(sources)).toEqual([]);
});

test('no files import each other in a circle', () => {
  expect(circlesOf(sources)).toEqual([]);
});

/**
 * Questions written from the sources and without our texts, each with the places that answer it: they were given before
 * any search. The search learns from all up to 449 (content/<id>/asked.txt) but those that are only measured.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readAsked, readRules } from '../../src/files/read-rules';
import { entriesOf, searchFile } from '../../src/files/search-index';
import { SOURCES } from '../../src/games';
import { questionsOf } from '../../src/rules/asked';
import { aroundChapter, LAW_SLUG, LEARN_SLUG } from '../../src/rules/document';
import { readSearch } from '../../src/rules/find';

interface Asked {
  readonly n: number;
  readonly game: string;
  readonly query: string;
  /** What the rules say. */
  readonly about: string;
  /** Pages and elements, the best first. */
  readonly answers: readonly string[];
}

const file = await searchFile();
const find = readSearch(file);
const asked: readonly Asked[] = readFileSync('tests/content/questions.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const placeOf = ({ query, answers }: Asked, game?: string): number => {
  const place = find(query, game).findIndex(({ id }) => answers.includes(id));
  return place < 0 ? Infinity : place;
};

/** How many of a half are first, and among three: in their game, as a search begins from its pages, or in all games. */
const countsOf = (half: readonly Asked[], inGame: boolean) => {
  const places = half.map((one) => placeOf(one, inGame ? one.game : undefined));
  return [1, 3].map((most) => places.filter((place) => place < most).length);
};

/** What comes up in a first game, as somebody asks who has read Learn and no more, under the place that answers it. */
const FIRST_GAME = SOURCES.flatMap((source) => {
  const path = `tests/content/first-game/${source.id}.txt`;
  return existsSync(path) ? [{ source, questions: questionsOf(source.id, readFileSync(path, 'utf8')) }] : [];
});

/** Those that nothing was made with. */
const isOnlyMeasured = ({ n }: Asked): boolean => n > 500 || (n > 300 && n % 3 === 0);

test('the search has learned from no question that is only measured', () => {
  const plain = (words: string) =>
    words
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ');
  const known = new Set(SOURCES.flatMap(({ id }) => readAsked(id)).map(({ words }) => plain(words)));
  const measured = [
    ...asked.filter(isOnlyMeasured).map(({ query }) => query),
    ...FIRST_GAME.flatMap(({ questions }) => questions.map(({ words }) => words)),
  ];
  expect(measured.filter((query) => known.has(plain(query)))).toEqual([]);
});

test.each([
  ['1 to 99', 50, (n: number) => n < 100 && n % 2 === 1, [48, 50]],
  ['2 to 100', 50, (n: number) => n <= 100 && n % 2 === 0, [48, 50]],
  ['101 to 199', 50, (n: number) => n > 100 && n < 200 && n % 2 === 1, [47, 50]],
  ['102 to 200', 50, (n: number) => n > 100 && n <= 200 && n % 2 === 0, [48, 50]],
  ['201 to 299', 48, (n: number) => n > 200 && n < 300 && n % 2 === 1, [46, 48]],
  ['202 to 300', 48, (n: number) => n > 200 && n <= 300 && n % 2 === 0, [46, 48]],
  ['301 to 448', 49, (n: number) => n > 300 && n <= 450 && n % 3 === 1, [48, 49]],
  ['302 to 449', 50, (n: number) => n > 300 && n <= 450 && n % 3 === 2, [48, 50]],
] as const)(
  'of questions %s the right place is first, or among three',
  (name, size, isIn, [first, three]) => {
    const half = asked.filter(({ n }) => isIn(n));
    const [inGame = 0, inGameThree = 0] = countsOf(half, true);
    console.info(`search, ${name}: first ${inGame}, among three ${inGameThree}`);
    expect(half).toHaveLength(size);
    expect(inGame).toBeGreaterThanOrEqual(first);
    expect(inGameThree).toBeGreaterThanOrEqual(three);
  },
);

test('of those that are only measured 85 % are first in their game, and 97 % among three', () => {
  const measured = asked.filter(isOnlyMeasured);
  const shares = [true, false].map((inGame) =>
    countsOf(measured, inGame).map((count) => count / measured.length),
  );
  console.info(`search, only measured: ${JSON.stringify(shares)} in their game, and in all games`);
  expect(measured).toHaveLength(209);
  const [[first = 0, three = 0] = []] = shares;
  expect(first).toBeGreaterThanOrEqual(0.85);
  expect(three).toBeGreaterThanOrEqual(0.97);
});

test('every game has what newcomers ask', () => {
  expect(FIRST_GAME.map(({ source }) => source.id).sort()).toEqual(['mafia', 'nation', 'target', 'tmag']);
});

test.each(FIRST_GAME)(
  'in a first game of $source.id Learn or the Law answers, and the search finds it among three',
  async ({ source, questions }) => {
    const { blocks } = await readRules(source);
    const taught = [LEARN_SLUG, LAW_SLUG].flatMap((slug) =>
      entriesOf(source, { blocks: aroundChapter(blocks, slug).chapter }).map(({ id }) => id),
    );
    expect(questions.length).toBeGreaterThanOrEqual(40);
    expect(questions.filter(({ place }) => !taught.includes(place))).toEqual([]);
    const missed = questions.filter(
      ({ place, words }) =>
        !find(words, source.id)
          .slice(0, 3)
          .some(({ id }) => id === place),
    );
    expect(missed).toEqual([]);
  },
);

test('every answer is a place that can be found', () => {
  const places = new Set(Object.values(file.index.documentIds as Record<string, string>));
  for (const { answers, query } of asked) {
    expect(answers.length, query).toBeGreaterThan(0);
    expect(
      answers.filter((answer) => !places.has(answer)),
      query,
    ).toEqual([]);
  }
});

test('the search is lighter than 85 KB, gzipped, with room for a small game', () => {
  const bytes = gzipSync(JSON.stringify(file), { level: 9 }).length;
  console.info(`search: ${bytes} bytes, gzipped`);
  expect(bytes).toBeLessThan(85 * 1024);
});

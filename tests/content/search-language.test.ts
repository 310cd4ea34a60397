/**
 * Questions of another language than English, written from the English Law by somebody who had not read the translation: the
 * search learns from none of them.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGE } from '#messages/language';
import { searchFile } from '../../src/files/search-index';
import { readSearch } from '../../src/rules/find';

interface Asked {
  readonly game: string;
  readonly query: string;
  /** Pages and elements, the best first. */
  readonly answers: readonly string[];
}

test(`in ${LANGUAGE} 70 % are first in their game, and 90 % among three`, async () => {
  const find = readSearch(await searchFile());
  const asked: readonly Asked[] = readFileSync(`tests/content/questions.${LANGUAGE}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const places = asked.map(({ query, game, answers }) =>
    find(query, game).findIndex(({ id }) => answers.includes(id)),
  );
  const [first, three] = [1, 3].map((most) => places.filter((at) => at >= 0 && at < most).length) as [
    number,
    number,
  ];
  const missed = asked.filter((_, k) => (places[k] ?? -1) < 0 || (places[k] ?? 0) > 2);
  console.info(`${LANGUAGE}: ${first} first, ${three} among three of ${asked.length}`);
  expect(asked.length).toBeGreaterThanOrEqual(40);
  expect(first / asked.length).toBeGreaterThanOrEqual(0.7);
  expect(three / asked.length, missed.map(({ query }) => query).join('\n')).toBeGreaterThanOrEqual(0.9);
});

/** Learn is short enough for one sitting, and tells the round that the engine plays. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exampleLog, TELLING, withLog } from '../../scripts/rounds';
import { readRules } from '../../src/files/read-rules';
import { SOURCES } from '../../src/games';
import { aroundChapter, LAW_SLUG, LEARN_SLUG } from '../../src/rules/document';
import { rulesOf } from '../../src/rules/law';
import { wordCount } from '../../src/rules/plain-text';

/** Words of Learn; nation has more pieces to read before the first turn. */
const MOST: Readonly<Record<string, number>> = { nation: 1100 };

/** Games that have Learn and Law; the others have one text of rules. */
const TAUGHT = (
  await Promise.all(SOURCES.map(async (source) => ({ id: source.id, doc: await readRules(source) })))
).filter(({ doc }) => doc.sections.some(({ slug }) => slug === LEARN_SLUG));

test.each(TAUGHT)('$id is learned in one sitting, with the round', ({ id, doc: { blocks } }) => {
  const [learn, law] = [LEARN_SLUG, LAW_SLUG].map((slug) => aroundChapter(blocks, slug).chapter);
  const rules = rulesOf(law ?? []);
  const kept = (keeping: string) => rules.filter((rule) => rule.keeping === keeping).length;
  console.info(
    `${id}: Learn ${wordCount(learn ?? [])} words; Law ${wordCount(law ?? [])} words, ${rules.length} rules: ${kept('enforced')} enforced, ${kept('automatic')} automatic, ${kept('not enforced')} not enforced`,
  );
  expect(wordCount(learn ?? [])).toBeLessThanOrEqual(MOST[id] ?? 900);
  expect(rules.length).toBeGreaterThan(0);
});

/** A round is told as the game's table plays it. */
const PLAYED = TAUGHT.filter(({ id }) => existsSync(`src/games/${id}/table`));

test.each(PLAYED)('$id tells the moves that its table makes of the saved example', async ({ id }) => {
  const sentences = [...((await exampleLog(id)) ?? expect.fail(`content/${id}/round.json is missing`))];
  for (const name of TELLING) {
    const text = readFileSync(`content/${id}/${name}`, 'utf8');
    expect(text).toBe(withLog(text, sentences));
  }
  expect(sentences).toEqual([]);
});

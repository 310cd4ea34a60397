/** Large print: no type of a card under 11 pt (`faces.test.ts` draws all of them), none of a booklet under 14 pt. */
import { expect, it } from 'vitest';
import { someOf } from '../../tests/volume';
import { mmToPt } from '../base/piece';
import { unwrap } from '../base/result';
import { SOURCES } from '../games/index';
import { layoutBooklet } from '../print/booklet/layout';
import { PAPERS } from '../print/papers';
import { QUICK_SLUG } from '../rules/document';
import { withFonts } from '../scene/fonts/book';
import type { Item } from '../scene/scene';
import { bookletInput } from './booklet-file';
import { decodeJob } from './job';
import { drawKit } from './kit-file';
import { sharedBook } from './node-fonts';
import { readRules } from './read-rules';

/** Words and how large they are on paper, pt. */
const typeIn = (items: readonly Item[], scale = 1): (readonly [words: string, size: number])[] =>
  items.flatMap((item) => {
    if (item.kind === 'text')
      return item.text.trim() === '' ? [] : [[item.text, mmToPt(item.size * scale)] as const];
    if (item.kind === 'group')
      return typeIn(item.items, scale * (item.matrix ? Math.hypot(item.matrix[0], item.matrix[1]) : 1));
    return item.kind === 'picture' ? typeIn(item.scene.items, (scale * item.width) / item.scene.width) : [];
  });

const BOOKLETS = SOURCES.flatMap((source) =>
  someOf(['a4', 'letter'] as const, 1).map((paper) => [source.id, paper, source] as const),
);

it.each(BOOKLETS)('the booklet of %s in large print fills whole papers of %s', async (_, paper, source) => {
  const book = await sharedBook();
  const [rules, input] = await Promise.all([readRules(source), bookletInput(source, paper, book)]);
  const pages = await withFonts(book, () => layoutBooklet(rules, { ...input, large: true }));
  const { width, height } = PAPERS[paper];
  for (const { scene } of pages) {
    expect(scene.width).toBeCloseTo(width, 6);
    expect(scene.height).toBeCloseTo(height, 6);
    for (const [words, size] of typeIn(scene.items)) expect(size, words).toBeGreaterThan(13.99);
  }
  // The pages that others name, and the quick reference at the end.
  const quick = rules.sections.find(({ slug }) => slug === QUICK_SLUG);
  expect(pages.at(-1)?.label).toBe(String(pages.length));
  expect(pages.flatMap(({ outline }) => outline.map(({ title }) => title))).toContain(quick?.title);
});

it('prints cards of 70 by 120 mm, and rules at a glance that are wider', async () => {
  const job = unwrap(decodeJob('kit=target&count=4&card=large'));
  const { sides } = unwrap(await drawKit(job, { book: await sharedBook() }));
  const sizes = sides[0]?.placements.map(
    ({ box }) => `${Math.min(box.width, box.height)}x${Math.max(box.width, box.height)}`,
  );
  expect(new Set(sizes)).toEqual(new Set(['70x120', '96x120']));
});

it('prints the caller’s script in type of 11 pt and more, too, which is no card by its shape', async () => {
  const job = unwrap(decodeJob('kit=mafia&count=9&variable=1&card=large&pieces=role-pleb-1,script'));
  const { pieces } = unwrap(await drawKit(job, { book: await sharedBook() }));
  expect(pieces).toHaveLength(2);
  for (const [words, size] of pieces.flatMap(({ front }) => typeIn(front.items)))
    expect(size, words).toBeGreaterThan(10.99);
});

import { expect, it } from 'vitest';
import { nodeBook } from '../../files/node-fonts';
import { parseRules } from '../../rules/parse';
import { FRONT, SAMPLE_GAME } from '../../rules/rules.sample';
import { withFonts } from '../../scene/fonts/book';
import type { Item, Tag, TagType } from '../../scene/scene';
import { type BookletPage, layoutBooklet } from './layout';

const book = await nodeBook();
const cover = {
  icon: 'bullseye',
  lines: [
    ['Players', '3 or more'],
    ['Time', '60 minutes'],
  ],
} as const;
const ring = { width: 100, height: 50, items: [], alt: 'a ring' };

/** The pages of the text, behind the cover. */
const pagesOf = async (body: string): Promise<BookletPage[]> => {
  const doc = parseRules(FRONT + body, 'rules.md', SAMPLE_GAME);
  const input = { page: 'a4', book, figures: { ring: () => ring }, ...cover, edition: '1' } as const;
  return (await withFonts(book, () => layoutBooklet(doc, input))).slice(1);
};

interface Piece {
  readonly tag: Tag;
  readonly text: string;
}

const textOf = (items: readonly Item[]): string =>
  items
    .map((item) =>
      item.kind === 'text' ? (item.reads ?? item.text) : item.kind === 'group' ? textOf(item.items) : '',
    )
    .join('');

const piecesOf = (items: readonly Item[]): Piece[] =>
  items.flatMap((item) => {
    if (item.kind !== 'group') return [];
    return item.tag ? [{ tag: item.tag, text: textOf(item.items) }] : piecesOf(item.items);
  });

/** What each element of a type says, in order, the pieces of one tag joined. */
const saidBy = (pages: readonly BookletPage[], type: TagType): string[] => {
  const said = new Map<Tag, string>();
  for (const { tag, text } of pages.flatMap(({ scene }) => piecesOf(scene.items)))
    if (tag.type === type) said.set(tag, (said.get(tag) ?? '') + text);
  return [...said.values()];
};

const LONG = 'It goes on and on, as rules do, for longer than one page of a booklet has room. '
  .repeat(40)
  .trim();

it('a paragraph over the end of a page is one, with a space at the end of each line', async () => {
  const pages = await pagesOf(`## A\n\n${LONG}`);
  expect(pages.length).toBeGreaterThan(1);
  expect(saidBy(pages, 'P')[0]).toBe(LONG);
});

it('the head of a table is told once, however often it is set', async () => {
  const rows = Array.from(
    { length: 60 },
    (_, index) => `| a row that is long enough for a column, ${index} | x |`,
  ).join('\n');
  const pages = await pagesOf(`## A\n\n| Key | Value |\n| --- | --- |\n${rows}`);
  expect(pages.length).toBeGreaterThan(1);
  expect(saidBy(pages, 'TH')).toEqual(['Key', 'Value']);
  expect(saidBy(pages, 'TD')).toHaveLength(120);
});

it('an empty cell is a cell', async () => {
  const pages = await pagesOf('## A\n\n| Key | Value |\n| --- | --- |\n| one | |\n| | two |');
  expect(saidBy(pages, 'TD')).toEqual(['one', '', '', 'two']);
});

it('a link over the end of a line is one, with a place on each line', async () => {
  const words = 'a chapter with a name that is by far too long to be set on one line of so small a page';
  const pages = await pagesOf(`## A\n\nSee [${words}](#a).`);
  expect(saidBy(pages, 'Link')).toEqual([`${words} (p.\u00A02)`]);
  expect(saidBy(pages, 'P')[0]).toBe('See .');
  const tags = pages.flatMap(({ links }) => links.map(({ tag }) => tag));
  expect(tags.length).toBeGreaterThan(1);
  expect(new Set(tags).size).toBe(1);
});

it('two links to one place are two', async () => {
  const pages = await pagesOf('## A\n\nSee [here](#a) or [there](#a).');
  expect(saidBy(pages, 'Link')).toEqual(['here (p.\u00A02)', 'there (p.\u00A02)']);
});

it('an item of a list has its label apart from its text', async () => {
  const pages = await pagesOf('## A\n\n3. Third\n4. Fourth');
  expect(saidBy(pages, 'Lbl')).toEqual(['3.', '4.']);
  expect(saidBy(pages, 'P').slice(0, 2)).toEqual(['Third', 'Fourth']);
});

it('a figure is told by what its scene says of itself', async () => {
  const pages = await pagesOf('## A\n\n::figure[A ring.]{#ring}');
  const [figure] = pages
    .flatMap(({ scene }) => piecesOf(scene.items))
    .filter(({ tag }) => tag.type === 'Figure');
  expect(figure?.tag.alt).toBe('a ring');
  expect(saidBy(pages, 'Caption')).toEqual(['A ring.']);
});

it('running heads, folios, rules and bars bear no tag', async () => {
  const pages = await pagesOf('## A\n\n:::note[Really?]\nYes.\n:::');
  const told = pages.flatMap(({ scene }) => piecesOf(scene.items)).map(({ text }) => text);
  expect(told.slice(0, 4)).toEqual(['A', 'Note ', 'Really?', 'Yes.']);
  expect(told).not.toContain('3');
});

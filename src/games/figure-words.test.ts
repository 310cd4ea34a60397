/** The words of pictures, as wide as they are drawn: in every language they stay inside, and apart from each other. */
import { describe, expect, it } from 'vitest';
import type { OddsPage } from '../app/odds/panel';
import { sharedBook } from '../files/node-fonts';
import { loadFaces } from '../files/pieces';
import { startOf, withFonts } from '../scene/fonts/book';
import type { Scene, TextItem } from '../scene/scene';
import { SOURCES } from '.';

const book = await sharedBook();

const FIGURES = await Promise.all(
  SOURCES.map(async ({ id }) => {
    const { figures } = await loadFaces(id);
    return Object.entries(figures).map(([key, draw]) => [`${id}: ${key}`, draw()] as const);
  }),
);

const PAGES = import.meta.glob<OddsPage>('./*/odds-page/index.ts', { eager: true, import: 'page' });
const CHARTS = Object.entries(PAGES).flatMap(([file, { sections }]) => {
  const charts = sections.flatMap(({ panels }) => panels.flatMap(({ chart }) => chart ?? []));
  return charts.map((chart, k) => [`${file}: chart ${k + 1}`, chart] as const);
});

interface Words {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where the letters of a line are: capitals and what stands on the line, mm. */
const wordsOf = (item: TextItem): Words => {
  const left = startOf(item, book.shape(item.text, item.voice));
  const width = book.width(item.text, item.voice, item.size, item.tracking);
  return { text: item.text, left, right: left + width, top: item.y - 0.6 * item.size, bottom: item.y };
};

const overlap = (one: Words, other: Words): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe.each([...FIGURES.flat(), ...CHARTS])('%s', (_, { width, items }: Scene) => {
  const texts = items.flatMap((item) => (item.kind === 'text' ? item : []));
  const wordsIn = () => withFonts(book, () => texts.map(wordsOf));

  it('has no words outside', async () => {
    expect((await wordsIn()).filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
  });

  it('has no words over others', async () => {
    const words = await wordsIn();
    const over = words.flatMap((one, i) =>
      words.slice(i + 1).flatMap((other) => (overlap(one, other) ? `${one.text} / ${other.text}` : [])),
    );
    expect(over).toEqual([]);
  });
});

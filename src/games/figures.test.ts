/** What holds for the diagrams of every game, and for the rules that show them. */
import { describe, expect, it } from 'vitest';
import { loadFaces } from '../files/pieces';
import { loadFacts, rulesText } from '../files/read-rules';
import { segments } from '../scene/paths';
import type { Item, Scene } from '../scene/scene';
import { GAMES, SOURCES } from '.';

/** The column of an A5 booklet, mm. */
const COLUMN = 112;
/** The smallest size of a label, mm; and its share of a figure's width that is 11 pixels of a phone's column of 350. */
const LABEL = 2.6;
const ON_PHONE = 11 / 350;
/** Generous widths in em: capitals of League Gothic, Courier and Source Serif are all narrower, or just so. */
const EM = { shout: 0.42, form: 0.6, 'form-bold': 0.6, talk: 0.5, 'talk-italic': 0.5, 'talk-bold': 0.52 };

/** x and y in turn: every point of a path, handles included, or two corners of a text. */
const corners = (item: Item): number[] => {
  if (item.kind === 'path') return segments(item.d).flatMap(({ points }) => points);
  if (item.kind === 'picture') return [item.x, item.y, item.x + item.width, item.y + item.height];
  if (item.kind !== 'text') throw new Error(`figures hold paths, text and pieces, not a ${item.kind}`);
  const width = item.text.length * (item.size * EM[item.voice] + (item.tracking ?? 0));
  const share = { start: 0, middle: 0.5, end: 1 }[item.anchor ?? 'start'];
  const left = item.x - share * width;
  return [left, item.y - 0.8 * item.size, left + width, item.y + 0.2 * item.size];
};

const outside = ({ width, height, items }: Scene): Item[] =>
  items.filter((item) =>
    corners(item).some((value, i) => value < 0 || value > (i % 2 === 0 ? width : height)),
  );

/** The colour under the point where a text begins or ends: that of the last area drawn there, or of the paper. */
const groundOf = ({ x, y }: { readonly x: number; readonly y: number }, below: readonly Item[]): string =>
  below.reduce((ground, item) => {
    if (item.kind !== 'path' || !item.fill) return ground;
    const [xs, ys] = [0, 1].map((axis) => corners(item).filter((_, i) => i % 2 === axis));
    const isOver = (at: number, along: readonly number[] = []) =>
      Math.min(...along) <= at && at <= Math.max(...along);
    return isOver(x, xs) && isOver(y, ys) ? item.fill : ground;
  }, '#FFFFFF');

const DRAWN = await Promise.all(
  SOURCES.map(async (source) => ({ source, figures: (await loadFaces(source.id)).figures })),
);

const rulesOf = (id: string): string => rulesText(id)?.text ?? '';

describe.each(DRAWN)('the figures and rules of $source.id', ({ source, figures }) => {
  const rules = rulesOf(source.id);

  it.each(Object.entries(figures))(
    '%s stays inside its box, no wider than a booklet column',
    (_key, draw) => {
      const scene = draw();
      expect(outside(scene)).toEqual([]);
      expect(scene.width).toBeLessThanOrEqual(COLUMN);
    },
  );

  it.each(Object.entries(figures))('%s prints nothing smaller than a label may be', (_key, draw) => {
    const sizes = draw().items.flatMap((item) => (item.kind === 'text' ? [item.size] : []));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(LABEL);
  });

  it('can be read on a phone', () => {
    const small = Object.entries(figures).filter(([, draw]) => {
      const { items, width } = draw();
      return items.some((item) => item.kind === 'text' && item.size < ON_PHONE * width);
    });
    expect(small.map(([key]) => key)).toEqual([]);
  });

  it.each(Object.entries(figures))('%s writes nothing in the colour of its ground', (_key, draw) => {
    const { items } = draw();
    const unseen = items.filter(
      (item, i) => item.kind === 'text' && item.fill === groundOf(item, items.slice(0, i)),
    );
    expect(unseen).toEqual([]);
  });

  it.each(Object.entries(figures))('%s says in words what it shows', (_key, draw) => {
    expect(draw().alt?.length).toBeGreaterThan(100);
  });

  it('shows every figure once, and no figure that is not drawn', () => {
    const shown = [...rules.matchAll(/^::figure\[.*\]\{#([\w-]+)\}$/gm)].map(([, key]) => key);
    const drawn = Object.keys(figures).filter((key) => !/-\d+$/.test(key));
    expect(shown.toSorted()).toEqual(drawn.toSorted());
  });

  it('has the table for each number of players, who are all named', () => {
    const counts = Object.keys(figures).flatMap((key) => /^table-(\d+)$/.exec(key)?.[1] ?? []);
    if (!('players' in source)) return expect(counts).toEqual([]);
    const { min, max = Number(counts.at(-1)) } = source.players;
    expect(counts.map(Number)).toEqual(Array.from({ length: max - min + 1 }, (_, k) => min + k));
    for (const count of counts)
      expect(figures[`table-${count}`]?.().alt).toMatch(
        new RegExp(`(\\b[A-Z][a-z]+(, | and )?){${count}} sit around`),
      );
    expect(counts.map((count) => figures[`table-${count}`])).toContain(figures.table);
  });

  it('quotes only facts and tables that there are', async () => {
    const known = await loadFacts(source.id);
    const facts = [...rules.matchAll(/:fact\[([^\]]*)\]/g)].map(([, key]) => key);
    const tables = [...rules.matchAll(/^::table\[(.*)\]$/gm)].map(([, key]) => key);
    expect(Object.keys(known.facts)).toEqual(expect.arrayContaining(facts));
    expect(Object.keys(known.tables)).toEqual(expect.arrayContaining(tables));
  });

  it('has the title that the registry knows', () => {
    expect(/^title: ['"]?(.*?)['"]?$/m.exec(rules)?.[1]).toBe(source.title);
  });
});

it.each(GAMES)('the rules of $id name its time', ({ id, time }) => {
  const rules = rulesOf(id);
  expect(/^\| Time +\| (.*?) +\|$/m.exec(rules)?.[1] ?? rules).toContain(time);
});

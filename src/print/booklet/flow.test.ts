import { beforeAll, expect, it } from 'vitest';
import { nodeBook } from '../../files/node-fonts';
import { withFonts } from '../../scene/fonts/book';
import { TYPE } from './design';
import { balanceLines, LINE_END, setLines, withoutRunt } from './flow';

const book = await nodeBook();
const style = { ...TYPE.body, width: 60 };
const sentence = [{ text: 'A spell that targets the player, or what the player controls, is blood.' }];

beforeAll(() => withFonts(book, () => setLines(book, sentence, style)));

it('ends a line where it is told to, and keeps the two words apart', () => {
  const texts = [{ text: 'One' }, { text: LINE_END }, { text: 'two' }];
  expect(setLines(book, texts, style).map(({ items }) => items.map(({ text }) => text))).toEqual([
    ['One '],
    ['two'],
  ]);
});

it('brings company to a short word that would stand alone, in as many lines', () => {
  const plain = setLines(book, sentence, { ...style, width: 99 });
  const mended = withoutRunt(book, sentence, { ...style, width: 99 });
  expect(plain.at(-1)?.items[0]?.text).toBe('blood.');
  expect(mended).toHaveLength(plain.length);
  expect(mended.at(-1)?.items[0]?.text).toBe('is blood.');
});

it('balances a caption about its middle', () => {
  const lines = balanceLines(book, sentence, { ...style, align: 'middle' });
  const widths = lines.map(({ width }) => width);
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.8);
  for (const { items, width } of lines) expect((items[0]?.x ?? 0) + width / 2).toBeCloseTo(30, 5);
});

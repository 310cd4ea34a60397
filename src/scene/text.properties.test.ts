import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { volume } from '../../tests/volume';
import { nodeBook } from '../files/node-fonts';
import { type FontBook, withFonts } from './fonts/book';
import { VOICES } from './scene';
import { breakLines, fitText, type InlineText, type Line, TextOverflow } from './text';

let book: FontBook;
beforeAll(async () => {
  book = await nodeBook();
});

const word = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.string({ unit: fc.constantFrom(...'aeinorstAVTWfjy.,’'), minLength: 1, maxLength: 9 }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'Ёлкина',
      'Παύλος',
      'Thị',
      'שלום',
      'شهرزاد',
      'प्रिया',
      'さくら山田',
      '👨‍👩‍👧',
      '🦊',
    ),
  },
);
const sentence = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));

const paragraphs = fc.record({
  inlines: fc.array(fc.record({ text: sentence, voice: fc.constantFrom(...VOICES) }), {
    minLength: 1,
    maxLength: 3,
  }),
  style: fc.record({
    voice: fc.constantFrom(...VOICES),
    size: fc.constantFrom(2.5, 4, 7),
    width: fc.integer({ min: 20, max: 80 }),
    tracking: fc.constantFrom(0, 0.2),
    align: fc.constantFrom('start', 'middle', 'end'),
    caps: fc.boolean(),
    breaks: fc.constantFrom('unicode', 'spaces'),
  }),
});

const FILL = '#000000';
const bare = (text: string): string => text.replace(/\s+/g, '');
const read = (lines: readonly Line[]): string =>
  lines.flatMap(({ items }) => items.map((item) => item.reads ?? item.text)).join('');

it('no line is wider than its paragraph, and no word is lost', async () => {
  await fc.assert(
    fc.asyncProperty(paragraphs, async ({ inlines, style }) => {
      const parts: InlineText[] = inlines.map((inline, i) => ({
        ...inline,
        text: i === 0 ? inline.text : ` ${inline.text}`,
      }));
      const lines = await withFonts(book, () => breakLines(book, parts, { ...style, fill: FILL }));
      for (const line of lines) {
        expect(line.width).toBeLessThanOrEqual(style.width + 0.001);
        for (const item of line.items) {
          const end = item.x + book.width(item.text, item.voice, item.size, style.tracking);
          expect(item.x).toBeGreaterThanOrEqual(-0.001);
          expect(end).toBeLessThanOrEqual(style.width + 0.001);
        }
      }
      expect(bare(read(lines))).toBe(bare(parts.map(({ text }) => text).join('')));
    }),
    { numRuns: volume(80, 250) },
  );
});

it('a line ends only where the next word has no room', async () => {
  await fc.assert(
    fc.asyncProperty(sentence, fc.integer({ min: 25, max: 70 }), async (text, width) => {
      const style = { voice: 'talk', size: 4, fill: FILL, width, breaks: 'spaces' } as const;
      const lines = await withFonts(book, () => breakLines(book, [text], style));
      const words = lines.map((line) => read([line]));
      for (const [i, line] of words.slice(0, -1).entries()) {
        const next = (words[i + 1] as string).split(' ')[0] as string;
        if (!text.includes(`${line} ${next}`)) continue;
        expect(book.width(`${line} ${next}`, 'talk', 4)).toBeGreaterThan(width - 0.2);
      }
    }),
    { numRuns: volume(40, 100) },
  );
});

it('a name that fits is whole, at spaces only, in its lines and its box; or it is refused by name', async () => {
  const styles = fc.record({
    width: fc.integer({ min: 8, max: 60 }),
    maxLines: fc.integer({ min: 1, max: 3 }),
    maxSize: fc.constantFrom(6, 14),
    tracking: fc.constantFrom(0, 0.3),
    caps: fc.boolean(),
    voice: fc.constantFrom(...VOICES),
  });
  const names = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
  await fc.assert(
    fc.asyncProperty(names, styles, async (name, style) => {
      const draw = () => {
        try {
          return fitText(book, name, { ...style, minSize: 3, fill: FILL });
        } catch (error) {
          if (error instanceof TextOverflow) return error;
          throw error;
        }
      };
      const fitted = await withFonts(book, draw);
      if (fitted instanceof TextOverflow) {
        expect(fitted.text).toBe(name);
        expect(fitted.message).toContain(`“${name}”`);
        return;
      }
      const lines = fitted.items.flatMap((item) => (item.kind === 'text' ? [item] : []));
      expect(lines.length).toBeLessThanOrEqual(style.maxLines);
      expect(lines.map((line) => line.reads ?? line.text).join(' ')).toBe(name);
      for (const line of lines) {
        expect(line.size).toBeGreaterThanOrEqual(3);
        expect(line.size).toBeLessThanOrEqual(style.maxSize);
        expect(book.width(line.text, line.voice, line.size, style.tracking)).toBeLessThanOrEqual(
          style.width + 0.001,
        );
      }
    }),
    { numRuns: volume(80, 250) },
  );
});

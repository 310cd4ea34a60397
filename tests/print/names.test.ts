/** Names in the scripts of the world, on paper: every character leaves its own mark, and a reader gets the name back. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { unwrap } from '../../src/base/result';
import { decodeJob } from '../../src/files/job';
import { printKit } from '../../src/files/kit-file';
import { sharedBook } from '../../src/files/node-fonts';
import { type FontBook, withFonts } from '../../src/scene/fonts/book';
import { writePdf } from '../../src/scene/pdf/document';
import type { Item, Voice } from '../../src/scene/scene';
import { testFolder } from '../folder';
import { type Grey, inkShare, rasters, run } from './tools';

const folder = testFolder();
let book: FontBook;
beforeAll(async () => {
  book = await sharedBook();
});

const NAMES = {
  Latin: 'Zoë',
  Cyrillic: 'Наталья',
  Greek: 'Ελένη',
  Vietnamese: 'Nguyễn Thị',
  Japanese: 'さくら',
  Kanji: '山田太郎',
  Arabic: 'شهرزاد',
  Hebrew: 'נועה',
  Hindi: 'प्रिया',
  emoji: '🦊👻',
  family: '👨‍👩‍👧',
  flag: '🇫🇷',
  Korean: '김민수',
  Simplified: '张伟',
  Traditional: '陳冠宇',
  Thai: 'สมชาย',
  Bengali: 'শ্রেয়া',
  Tamil: 'தமிழ்ச்செல்வி',
  Georgian: 'ნინო',
  Armenian: 'Գևորգ',
  Khmer: 'ស្រីមុំ',
  Burmese: 'မြင့်မြင့်',
  Punjabi: 'ਗੁਰਪ੍ਰੀਤ',
  Amharic: 'አበበ',
} as const;

/** Marks of direction that poppler adds round words from right to left. */
const withoutMarks = (text: string): string => text.replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');

const print = async (fragment: string, name: string): Promise<string> => {
  const file = join(folder, `${name}.pdf`);
  writeFileSync(file, unwrap(await printKit(unwrap(decodeJob(fragment)), { book })).bytes);
  return file;
};

const players = `players=${Object.values(NAMES).map(encodeURIComponent).join(',')}`;

describe.each(['target', 'mafia'])('the cards of %s for people with names in many scripts', (kit) => {
  let file: string;
  let text: string;
  beforeAll(async () => {
    file = await print(`kit=${kit}&${players}&seed=friday-7&backs=none`, kit);
    text = withoutMarks(run('pdftotext', file, '-')).normalize('NFC');
  });

  it.each(Object.entries(NAMES))('say the %s name as it was typed', (_script, name) => {
    expect(text).toContain(name.normalize('NFC'));
  });

  it('are a file without a fault, its fonts inside', () => {
    expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found');
    const [, , ...rows] = run('pdffonts', file).trimEnd().split('\n');
    for (const row of rows) expect(row).toMatch(/ yes yes yes /);
  });
});

const CELL = 14;
const DPI = 96;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const charactersOf = (name: string): string[] => [
  ...new Set(
    [...graphemes.segment(name)].map(({ segment }) => segment).filter((segment) => segment.trim() !== ''),
  ),
];

/** Every character in a cell of its own. */
const cells = async (characters: readonly string[], voice: Voice, file: string): Promise<Grey[]> => {
  const items = characters.map(
    (text, i): Item => ({
      kind: 'text',
      x: i * CELL + 2,
      y: 10,
      text,
      voice,
      size: 7,
      fill: '#000000',
    }),
  );
  const scene = { width: characters.length * CELL, height: CELL, items };
  const info = {
    title: 'Characters',
    subject: '',
    author: '',
    keywords: [],
    language: 'en',
    date: new Date(0),
    licence: { name: '' },
  };
  const bytes = await withFonts(book, () => writePdf(book, { pages: [{ scene, label: '1' }], info }));
  writeFileSync(file, bytes);
  const [page] = rasters(file, DPI) as [Grey];
  const side = Math.floor(page.width / characters.length);
  return characters.map((_, i) => {
    const rows = Array.from({ length: page.height }, (__, y) =>
      page.pixels.subarray(y * page.width + i * side, y * page.width + (i + 1) * side),
    );
    return { width: side, height: page.height, pixels: Uint8Array.from(rows.flatMap((row) => [...row])) };
  });
};

/** Dots by which two pictures differ, as a share of the ink of the first. */
const difference = (a: Grey, b: Grey): number => {
  const ink = a.pixels.filter((value) => value < 128).length;
  return a.pixels.filter((value, i) => value < 128 !== (b.pixels[i] ?? 255) < 128).length / ink;
};

describe.each(['shout', 'form', 'talk'] as const)('on paper, in the voice %s,', (voice) => {
  it.each(Object.entries(NAMES))(
    'every %s character has ink, and no two look alike as empty boxes do',
    async (script, name) => {
      const characters = charactersOf(name);
      const pictures = await cells([...characters, 'H'], voice, join(folder, `${voice}-${script}.pdf`));
      for (const [i, picture] of pictures.entries()) {
        expect(inkShare(picture), characters[i]).toBeGreaterThan(0.004);
        expect(inkShare(picture), characters[i]).toBeLessThan(0.4);
        for (const other of pictures.slice(i + 1))
          expect(difference(picture, other), characters[i]).toBeGreaterThan(0.1);
      }
    },
  );
});

it.each([
  ['ᏣᎳᎩ', '“Ꮳ” (U+13E3), “Ꮃ” (U+13B3) and “Ꭹ” (U+13A9) in “'],
  ['ສົມ', '“ສົ” (U+0EAA U+0EBB)'],
  ['👨🏽‍👩🏽‍👧🏽', 'U+1F468 U+1F3FD U+200D'],
])('the name %s is refused with its characters named', async (name, message) => {
  const job = unwrap(decodeJob(`kit=target&players=Ana,Ben,${encodeURIComponent(name)}`));
  const printed = await printKit(job, { book });
  expect(printed).toMatchObject({ ok: false, error: { code: 'missing-glyphs' } });
  expect(!printed.ok && printed.error.message).toContain(message);
});

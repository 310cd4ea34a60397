import { beforeAll, describe, expect, it } from 'vitest';
import { nodeBook } from '../../files/node-fonts';
import { type HanForm, VOICES, type Voice } from '../scene';
import { type FontBook, type ShapedText, startOf, withFonts } from './book';
import { packageOf } from './catalog';
import { FontsNeeded, MissingGlyphs } from './itemize';

let book: FontBook;
beforeAll(async () => {
  book = await nodeBook();
});

const shape = (text: string, voice: Voice = 'talk'): Promise<ShapedText> =>
  withFonts(book, () => book.shape(text, voice));

const missingIn = async (text: string, voice: Voice): Promise<MissingGlyphs> => {
  const error: unknown = await shape(text, voice).catch((reason: unknown) => reason);
  if (!(error instanceof MissingGlyphs)) throw new Error(`“${text}” was drawn in the voice ${voice}`);
  return error;
};

it('reads as it was written, whatever was drawn before', async () => {
  const text = 'A4 · B';
  const other = await nodeBook();
  await withFonts(other, () => ['·', 'ff', 'B · A'].map((before) => other.shape(before, 'talk')));
  expect(
    [...((await withFonts(other, () => other.shape(text, 'talk'))).runs[0]?.characters ?? [])].join(''),
  ).toBe(text);
});

it('a bold name is bolder than the same name beside it, in a font that has all weights too', async () => {
  for (const name of ['ნინო', 'สมชาย']) {
    const [plain, bold] = [await shape(name, 'talk'), await shape(name, 'talk-bold')];
    expect(bold.width, name).toBeGreaterThan(plain.width);
  }
});

describe.each(VOICES)('the voice %s', (voice) => {
  it.each([
    ['Cyrillic', 'Наталья Ёлкина'],
    ['Greek', 'Ελένη Παπαδοπούλου'],
    ['Vietnamese', 'Nguyễn Thị Ánh'],
    ['Japanese', 'さくら 山田太郎 シズカ'],
    ['Arabic', 'شهرزاد'],
    ['Arabic with vowels', 'محمّد'],
    ['Persian with a non-joiner', 'علی‌رضا'],
    ['Hebrew', 'נועה'],
    ['Hebrew with points', 'דָּוִד'],
    ['Hindi', 'प्रिया क्षत्रिय'],
    ['Hindi with a joiner', 'क्‍ष'],
    ['mixed directions with brackets', 'דנה (Dana) [2]'],
    ['Korean', '김민수'],
    ['Simplified Chinese', '张伟'],
    ['Traditional Chinese', '陳冠宇'],
    ['Thai', 'สมชาย'],
    ['Bengali', 'শ্রেয়া'],
    ['Tamil', 'தமிழ்ச்செல்வி'],
    ['Georgian', 'ნინო'],
    ['Armenian', 'Գևորգ'],
    ['Khmer', 'ស្រីមុំ'],
    ['Burmese', 'မြင့်မြင့်'],
    ['Punjabi', 'ਗੁਰਪ੍ਰੀਤ'],
    ['Amharic', 'አበበ'],
    ['emoji', '🦊 ❤️ 1️⃣'],
    ['a family of one picture', '👨‍👩‍👧‍👦'],
    ['a flag', '🇫🇷'],
    ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['Western and Central Europe', 'Åsa Ørsted ß Łukasz Dvořák Şule'],
    ['quotes and dashes', '“O’Neill” – … —'],
  ])('draws %s: %s', async (_script, text) => {
    const { runs, width, count } = await shape(text, voice);
    expect(runs.flatMap((run) => run.ids).filter((id) => id === 0)).toEqual([]);
    expect(runs.reduce((sum, run) => sum + (run.joined ? 0 : run.ids.length), 0)).toBe(count);
    expect(width).toBeGreaterThan(0.5);
    const drawn = runs.map((run) => run.text).join('');
    expect([...drawn.replace(/[()[\]]/g, '')].sort()).toEqual([...text.replace(/[()[\]]/g, '')].sort());
  });

  it.each([
    ['Cherokee', 'Kim ᏣᎳ', ['Ꮳ', 'Ꮃ']],
    ['Lao', 'ສ Som', ['ສ']],
    ['private use', 'A\uE000B', ['\uE000']],
    ['one character twice', 'Ꮳ Ꮳ', ['Ꮳ']],
    ['a keycap that no font joins', 'A⃣', ['A⃣']],
  ])('refuses %s and names the characters', async (_script, text, characters) => {
    const error = await missingIn(text, voice);
    expect(error.characters).toEqual(characters);
    expect(error.text).toBe(text);
  });

  it('refuses a joined emoji that would fall apart into others, and no emoji beside it', async () => {
    const family = '👨🏽‍👩🏽‍👧🏽';
    const error = await missingIn(`Ana 🦊 ${family} 🦊🏽 🦊`, voice);
    expect(error.characters.toSorted()).toEqual([family, '🦊🏽'].toSorted());
  });
});

describe('a line of two directions', () => {
  it('is in the order of Unicode, its brackets mirrored', async () => {
    const { runs } = await shape('דנה (Dana)');
    expect(runs.map((run) => [run.text, run.rtl])).toEqual([
      [')', true],
      ['Dana', false],
      [' (', true],
      ['דנה', true],
    ]);
    const [opening, , closing] = (await shape('(a)')).runs.flatMap(({ ids }) => ids);
    expect([runs[0]?.ids, runs[2]?.ids[0]]).toEqual([[opening], closing]);
  });

  it('begins at the left where its first letter is Latin', async () => {
    const { runs } = await shape('Dana דנה 12');
    expect(runs.map((run) => run.text)).toEqual(['Dana ', '12', ' ', 'דנה']);
  });

  it('draws Hebrew glyphs from the last letter to the first', async () => {
    const [run] = (await shape('דנה')).runs;
    expect(run?.characters).toEqual(['ה', 'נ', 'ד']);
  });
});

describe('Arabic', () => {
  it('joins its letters: a word is not its letters side by side', async () => {
    const word = await shape('شهد');
    const letters = await Promise.all([...'شهد'].map((letter) => shape(letter)));
    const glyphs = (texts: readonly ShapedText[]) =>
      texts.flatMap(({ runs }) => runs.flatMap(({ ids }) => [...ids]));
    expect(new Set(glyphs([word]))).not.toEqual(new Set(glyphs(letters)));
  });

  it('names every letter after what was written, though its shape and its dots are two glyphs', async () => {
    const [run] = (await shape('شهرزاد')).runs;
    expect(run?.ids.length).toBeGreaterThan(6);
    expect([...(run?.characters ?? [])].toReversed().join('')).toBe('شهرزاد');
  });

  it('keeps two letters apart at a non-joiner', async () => {
    const joined = await shape('لی');
    const apart = await shape('ل‌ی');
    expect(apart.runs[0]?.ids).not.toEqual(joined.runs[0]?.ids);
  });
});

it('Chinese characters have the forms that are preferred, and what these lack has those of others', async () => {
  const fontsOf = async (han: HanForm) => {
    const preferring = book.preferring(han);
    const { runs } = await withFonts(preferring, () => preferring.shape('直张あ', 'talk'));
    return runs.map(({ font }) => packageOf(font).slice(-2));
  };
  expect(await fontsOf('ja')).toEqual(['jp', 'sc', 'jp']);
  expect(await fontsOf('ko')).toEqual(['kr', 'sc', 'jp']);
  expect(await fontsOf('zh-Hans')).toEqual(['sc', 'sc', 'jp']);
  expect(await fontsOf('zh-Hant')).toEqual(['tc', 'sc', 'jp']);
  expect(book.preferring('ja')).toBe(book);
});

it('Hindi puts the short i before the letter that it follows', async () => {
  const [run] = (await shape('कि')).runs;
  const [letter] = (await shape('क')).runs;
  expect(run?.ids).toHaveLength(2);
  expect(run?.ids[1]).toBe(letter?.ids[0]);
  expect([...(run?.characters ?? [])].join('')).toBe('कि');
});

describe('a font book', () => {
  it('kerns: a pair is narrower than its letters', async () => {
    const { width } = await shape('AV');
    const apart = (await shape('A')).width + (await shape('V')).width;
    expect(width).toBeLessThan(apart - 0.01);
  });

  it('measures in mm, tracking after every glyph', async () => {
    const { width } = await shape('Ana');
    expect(book.width('Ana', 'talk', 10)).toBeCloseTo(10 * width, 9);
    expect(book.width('Ana', 'talk', 10, 0.5)).toBeCloseTo(10 * width + 1.5, 9);
  });

  it('starts a line left of its anchor by what the line is wide', async () => {
    const shaped = await shape('Ana');
    const item = {
      kind: 'text',
      x: 50,
      y: 0,
      text: 'Ana',
      voice: 'talk',
      size: 10,
      fill: '#000000',
    } as const;
    expect(startOf(item, shaped)).toBe(50);
    expect(startOf({ ...item, anchor: 'end' }, shaped)).toBeCloseTo(50 - 10 * shaped.width, 9);
    expect(startOf({ ...item, anchor: 'middle', tracking: 1 }, shaped)).toBeCloseTo(
      50 - 5 * shaped.width - 1.5,
      9,
    );
  });

  it('says which file is needed, and draws once it is there', async () => {
    const fresh = await nodeBook();
    expect(() => fresh.shape('Ж', 'talk')).toThrow(FontsNeeded);
    await fresh.load(['source-serif-4-cyrillic-400-normal']);
    expect(fresh.shape('Ж', 'talk').count).toBe(1);
  });

  it('knows how tall a text of other faces is, and nothing of its own', async () => {
    await shape('Ana さくら');
    expect(book.extent('Ana', 'talk')).toBe(0);
    expect(book.extent('Ana さくら', 'talk')).toBeGreaterThan(1.2);
  });

  it('stands on the metrics of the Latin face', async () => {
    await shape('x', 'shout');
    const { ascent, descent, capHeight } = book.metrics('shout');
    expect(capHeight).toBeGreaterThan(0.5);
    expect(ascent).toBeGreaterThan(capHeight);
    expect(descent).toBeGreaterThan(0);
  });
});

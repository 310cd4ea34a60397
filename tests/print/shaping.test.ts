/** Text as it is shaped here, held against HarfBuzz's own program, glyph by glyph. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { readFontFile, sharedBook } from '../../src/files/node-fonts';
import { type FontBook, type GlyphRun, type ShapedText, withFonts } from '../../src/scene/fonts/book';
import { fontFileOf } from '../../src/scene/fonts/catalog';
import { MissingGlyphs } from '../../src/scene/fonts/itemize';
import type { Voice } from '../../src/scene/scene';
import { testFolder } from '../folder';
import { volume } from '../volume';
import { run } from './tools';

const folder = testFolder();
let book: FontBook;
beforeAll(async () => {
  book = await sharedBook();
});

/** The letters and marks that names are made of, by script. */
const SCRIPTS = {
  Latin: /[A-Za-zÀ-ɏ]/u,
  Greek: /[Ͱ-Ͽ]/u,
  Cyrillic: /[Ѐ-џ]/u,
  Hebrew: /[ְ-ֽא-ת]/u,
  Arabic: /[ء-غف-ْپچژکگی]/u,
  Devanagari: /[ऀ-ॣ]/u,
  Bengali: /[ঀ-ৣ]/u,
  Gurmukhi: /[ਁ-ੴ]/u,
  Tamil: /[ஂ-ௗ]/u,
  Thai: /[ก-ฺเ-๎]/u,
  Khmer: /[ក-៓]/u,
  Myanmar: /[က-ဿ]/u,
  Georgian: /[ა-ჿ]/u,
  Armenian: /[Ա-Ֆա-և]/u,
  Ethiopic: /[ሀ-ፚ]/u,
  Hangul: /[가-깋]/u,
  Kana: /[ぁ-ゖァ-ヺ]/u,
  Han: /[一-仿张伟陳冠宇]/u,
} as const;

/** Those that the fonts have: letters, and marks. */
const charactersOf = async (script: RegExp): Promise<{ letters: string[]; marks: string[] }> => {
  const known: string[] = [];
  for (let point = 0; point < 0x10000; point++) {
    const character = String.fromCharCode(point);
    if (!script.test(character) || !/[\p{L}\p{M}]/u.test(character)) continue;
    if (await shaped(character)) known.push(character);
  }
  const isLetter = (character: string): boolean => /\p{L}/u.test(character);
  return { letters: known.filter(isLetter), marks: known.filter((character) => !isLetter(character)) };
};

const shaped = (text: string, voice: Voice = 'talk'): Promise<ShapedText | undefined> =>
  withFonts(book, () => book.shape(text, voice)).catch((error: unknown) => {
    if (error instanceof MissingGlyphs) return undefined;
    throw error;
  });

interface Place {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly advance: number;
}

/** Places are in units of the font, as the program writes them. */
const placesOf = ({ ids, advances, offsets }: GlyphRun, unitsPerEm: number): Place[] => {
  const units = (em = 0): number => Math.round(em * unitsPerEm);
  return ids.map((id, i) => ({
    id,
    x: units(offsets[i]?.[0]),
    y: units(offsets[i]?.[1]),
    advance: units(advances[i]),
  }));
};

/** A line of the program: [12+500|7@-20,30+0]. */
const readLine = (line: string): Place[] =>
  [...line.matchAll(/[[|](\d+)(?:@(-?\d+),(-?\d+))?\+(-?\d+)/g)].map(([, id, x = 0, y = 0, advance]) => ({
    id: Number(id),
    x: Number(x),
    y: Number(y),
    advance: Number(advance),
  }));

const byProgram = async (font: string, rtl: boolean, texts: readonly string[]): Promise<Place[][]> => {
  const { file, weight } = fontFileOf(font);
  const [ttf, list] = [join(folder, `${file}.ttf`), join(folder, 'texts.txt')];
  writeFileSync(ttf, await readFontFile(file));
  writeFileSync(list, texts.join('\n'));
  return run(
    'hb-shape',
    ...['--no-glyph-names', '--no-clusters', '--language=und', '--cluster-level=1', '--shapers=ot'],
    `--direction=${rtl ? 'rtl' : 'ltr'}`,
    ...(weight === undefined ? [] : [`--variations=wght=${weight}`]),
    `--text-file=${list}`,
    ttf,
  )
    .trimEnd()
    .split('\n')
    .map(readLine);
};

/**
 * Furthest apart of the numbers of two lists of glyphs; endless where the glyphs differ. The program, which is older than
 * ours, leaves a mark at the pen where Myanmar draws its letter as two glyphs: `isLeft` passes over such marks.
 */
const apart = (ours: readonly Place[], theirs: readonly Place[], isLeft: boolean): number =>
  ours.length === theirs.length && ours.every(({ id }, i) => id === theirs[i]?.id)
    ? Math.max(
        0,
        ...ours.flatMap((place, i) => {
          const other = theirs[i] as Place;
          if (isLeft && other.x === 0 && other.y === 0 && other.advance === 0) return [place.advance];
          return (['x', 'y', 'advance'] as const).map((key) => Math.abs(place[key] - other[key]));
        }),
      )
    : Number.POSITIVE_INFINITY;

/**
 * Where the program may round another way, in units: between the weights that a file has, a
 * thousandth of an em.
 */
const roundingOf = (font: string): number => (fontFileOf(font).weight === undefined ? 0 : 1);

/** The circle that the program draws for a letter that is missing: ours leaves ill-formed text as it is. */
const CIRCLE = 0x25cc;

it.each(Object.entries(SCRIPTS))('%s is shaped as HarfBuzz shapes it', async (name, script) => {
  const { letters, marks } = await charactersOf(script);
  const syllable = fc
    .tuple(
      fc.constantFrom(...letters),
      fc.array(fc.constantFrom(...(marks.length > 0 ? marks : [''])), { maxLength: 2 }),
    )
    .map(([letter, after]) => letter + after.join(''));
  const words = fc.array(syllable, { minLength: 1, maxLength: 6 }).map((all) => all.join(''));
  const texts = fc.sample(words, { numRuns: volume(15, 2000), seed: 20260101 });
  for (const voice of ['talk', 'talk-bold'] as const) {
    let count = 0;
    const runs = new Map<string, GlyphRun[]>();
    for (const text of texts)
      for (const each of (await shaped(text, voice))?.runs ?? []) {
        const key = `${each.font} ${each.rtl}`;
        runs.set(key, [...(runs.get(key) ?? []), each]);
      }
    for (const each of runs.values()) {
      const { font, rtl } = each[0] as GlyphRun;
      const theirs = await byProgram(
        font,
        rtl,
        each.map(({ text }) => text),
      );
      const [circle] = book.font(font).shape(String.fromCodePoint(CIRCLE), false).ids;
      const compared = each
        .map((one, i) => ({
          text: one.text,
          ours: placesOf(one, book.font(font).unitsPerEm),
          theirs: theirs[i] ?? [],
        }))
        .filter((one) => circle === 0 || one.theirs.every(({ id }) => id !== circle));
      count += compared.length;
      expect(
        compared.filter((one) => apart(one.ours, one.theirs, name === 'Myanmar') > roundingOf(font)),
      ).toEqual([]);
    }
    expect(count).toBeGreaterThan(texts.length * 0.5);
  }
});

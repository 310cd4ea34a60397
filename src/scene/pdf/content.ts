/**
 * Scenes as PDF content streams. A stream's user space is the scene's own: millimetres, y downwards. The page turns it
 * once into points; text is turned back by its text matrix.
 */
import { PDFHexString } from 'pdf-lib';
import { remembered } from '../../base/remembered';
import { type FontBook, type GlyphRun, startOf } from '../fonts/book';
import { inPlace } from '../fonts/shaper';
import { decimal, segments } from '../paths';
import {
  type Color,
  compose,
  type GroupItem,
  type ImageItem,
  type Item,
  type Matrix,
  type PathItem,
  type PictureItem,
  placeOf,
  type Tag,
  type TextItem,
} from '../scene';
import type { PdfFont } from './font';

/** What a stream needs from its document. */
export interface ContentContext {
  readonly book: FontBook;
  readonly fontFor: (font: string) => PdfFont;
  /** Draws a picture in its own space: by its form, or in place. */
  readonly pictureOf: (item: PictureItem) => string;
  /** The name of an image among the resources. */
  readonly imageOf: (item: ImageItem) => string;
}

/** 0.0001 mm: far below what any printer resolves, and exact enough for turned and scaled pictures. */
const number = (value: number): string => decimal(value, 4);

const factor = (value: number): string => decimal(value, 7);

export const concat = ([a, b, c, d, e, f]: Matrix): string => {
  // Most are only moved.
  const turned = a === 1 && b === 0 && c === 0 && d === 1 ? '1 0 0 1' : [a, b, c, d].map(factor).join(' ');
  return `${turned} ${number(e)} ${number(f)} cm`;
};

/** A colour, for fills (`g`, `rg`) or lines (`G`, `RG`): black and greys in DeviceGray, so that a printer mixes none of colours. */
const paint = (gray: 'g' | 'G', rgb: 'rg' | 'RG') =>
  remembered((color: Color) => {
    const shares = [1, 3, 5].map((at) =>
      Number((Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(4)),
    );
    const [red, green, blue] = shares;
    return red === green && green === blue ? `${red} ${gray}` : `${shares.join(' ')} ${rgb}`;
  });

const fillOf = paint('g', 'rg');
const strokeOf = paint('G', 'RG');

const OPERATOR = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const;

/** Left, top, right and bottom of a path that goes round an upright rectangle from its first corner. */
const RECTANGLE = /^M(\S+) ([^L]+)L([^ ]+) \2L\3 ([^L]+)L\1 \4Z$/;

/** Kept, for the marks of sheets and the boxes of cards are in the same places again and again. */
const construct = remembered((d: string) => {
  const [, ...sides] = RECTANGLE.exec(d) ?? [];
  const [left = 0, top = 0, right = 0, bottom = 0] = sides.map(Number);
  if (sides.length > 0) return `${[left, top, right - left, bottom - top].map(number).join(' ')} re`;
  return segments(d)
    .map(({ command, points }) => [...points.map(number), OPERATOR[command]].join(' '))
    .join('\n');
}, 2000);

const writePath = ({ d, fill, stroke }: PathItem): string => {
  const parts: string[] = [];
  if (fill) parts.push(fillOf(fill));
  if (stroke) {
    parts.push(`${strokeOf(stroke.color)} ${number(stroke.width)} w`);
    parts.push(`0 J ${stroke.join === 'round' ? 1 : 0} j`);
    parts.push(`[${(stroke.dash ?? []).map(number).join(' ')}] 0 d`);
  }
  parts.push(construct(d), fill && stroke ? 'B' : fill ? 'f' : stroke ? 'S' : 'n');
  return parts.join('\n');
};

/**
 * True where a reader that goes glyph by glyph gets the run's text without help. Marks that are lifted or shifted look
 * to it like a line of their own, and a part of a syllable that reads as nothing like a space; but from right to left
 * most readers turn even a span's own text round, and there the glyphs are the better guide.
 */
const spellsItself = ({ characters, text, rtl, advances, offsets }: GlyphRun): boolean => {
  const list = typeof characters === 'string' ? [characters] : characters;
  return rtl
    ? list.toReversed().join('') === text
    : list.join('') === text &&
        (offsets === inPlace(offsets.length) || offsets.every(([x, y]) => x === 0 && y === 0)) &&
        list.every((drawn, i) => drawn !== '' || advances[i] === 0);
};

/** Shows a run's glyphs at `size` mm: one array of codes and corrections for each height above the baseline. */
const writeRun = (run: GlyphRun, font: PdfFont, size: number): string => {
  let written = '';
  let array = '';
  let codes = '';
  let rise = 0;
  let pending = 0;
  const { characters: drawn } = run;
  const endCodes = (): void => {
    if (codes !== '') array += `(${codes})`;
    codes = '';
  };
  const endArray = (): void => {
    endCodes();
    if (array !== '') written += `\n[${array}] TJ`;
    array = '';
  };
  const correct = (em: number): void => {
    if (Math.abs(em) <= 5e-4) return;
    endCodes();
    array += number(-em * 1000);
  };
  run.ids.forEach((id, i) => {
    const [dx, dy] = run.offsets[i] ?? [0, 0];
    if (Math.abs(dy - rise) > 1e-6) {
      endArray();
      rise = dy;
      written += `\n${number(dy * size)} Ts`;
    }
    correct(pending + dx);
    const characters = typeof drawn === 'string' ? drawn.charAt(i) : (drawn[i] ?? '');
    codes += font.encode(id, characters);
    pending = (run.advances[i] ?? 0) - font.advance(id) - dx;
  });
  correct(pending);
  endArray();
  return rise === 0 ? written : `${written}\n0 Ts`;
};

/** Marks content with the text that a reader of the file shall get for it (PDF 32000-1, 14.9.4). */
const reading = (text: string, content: string): string =>
  `/Span <</ActualText ${PDFHexString.fromText(text).toString()}>> BDC\n${content}\nEMC`;

/**
 * Capitals whose glyphs are named after the letters that were typed, so that even a reader that knows no spans gets
 * those; undefined where a letter became two (ß).
 */
const asTyped = (runs: readonly GlyphRun[], reads: string): GlyphRun[] | undefined => {
  const letters = [...reads];
  const named = runs.map((run): GlyphRun => {
    const characters = [...run.characters].map((drawn) => letters.splice(0, [...drawn].length).join(''));
    return { ...run, characters, text: characters.join('') };
  });
  const fits = runs.every(
    (run, i) =>
      !run.rtl &&
      spellsItself(run) &&
      [...run.characters].every((drawn, j) => named[i]?.characters[j]?.toLocaleUpperCase('en') === drawn),
  );
  return fits && letters.length === 0 ? named : undefined;
};

const writeText = (item: TextItem, context: ContentContext): string => {
  const shaped = context.book.shape(item.text, item.voice);
  const x = startOf(item, shaped);
  const parts = [`BT\n${fillOf(item.fill)}\n1 0 0 -1 ${number(x)} ${number(item.y)} Tm`];
  if (item.tracking) parts.push(`${number(item.tracking)} Tc`);
  const typed = item.reads === undefined ? undefined : asTyped(shaped.runs, item.reads);
  const span = typed ? undefined : item.reads;
  const glyphs = (typed ?? shaped.runs).map((run) => {
    const font = context.fontFor(run.font);
    const written = `/${font.resourceName} ${number(item.size)} Tf${writeRun(run, font, item.size)}`;
    const shown = item.tracking && run.joined ? `0 Tc\n${written}\n${number(item.tracking)} Tc` : written;
    return span !== undefined || spellsItself(run) ? shown : reading(run.text, shown);
  });
  parts.push(span === undefined ? glyphs.join('\n') : reading(span, glyphs.join('\n')));
  if (item.tracking) parts.push('0 Tc');
  parts.push('ET');
  return parts.join('\n');
};

const writeGroup = ({ matrix, clip }: GroupItem, content: string): string =>
  matrix || clip
    ? ['q', matrix ? concat(matrix) : '', clip ? `${construct(clip)}\nW n` : '', content, 'Q']
        .filter(Boolean)
        .join('\n')
    : content;

const writeItem = (item: Item, context: ContentContext): string => {
  switch (item.kind) {
    case 'path':
      return writePath(item);
    case 'text':
      // A space between two voices is drawn by nothing, but read.
      return item.text === '' ? '' : writeText(item, context);
    case 'group':
      return writeGroup(item, writeItems(item.items, context));
    case 'image': {
      // An image fills the unit square from its foot upwards.
      const { x, y, width, height } = item;
      return `q\n${concat([width, 0, 0, -height, x, y + height])}\n/${context.imageOf(item)} Do\nQ`;
    }
    case 'picture': {
      return `q\n${concat(placeOf(item))}\n${context.pictureOf(item)}\nQ`;
    }
  }
};

export const writeItems = (items: readonly Item[], context: ContentContext): string =>
  items.map((item) => writeItem(item, context)).join('\n');

/** True for a group that bears a tag or has one somewhere inside. */
export const isTagged = (item: Item): item is GroupItem =>
  item.kind === 'group' && (item.tag !== undefined || item.items.some(isTagged));

/** Puts content between the marks of its tag, or of an artifact. `at` leads from the items' space to the page's. */
export type Mark = (content: string, tag: Tag | undefined, items: readonly Item[], at: Matrix) => string;

/** The items of a tagged page. What follows each other under one tag is marked as one. */
export const writeTagged = (
  items: readonly Item[],
  context: ContentContext,
  mark: Mark,
  at: Matrix,
): string => {
  const parts: string[] = [];
  let run: Item[] = [];
  let tag: Tag | undefined;
  const flush = (): void => {
    if (run.length > 0) parts.push(mark(writeItems(run, context), tag, run, at));
    run = [];
  };
  for (const item of items) {
    const own = item.kind === 'group' ? item.tag : undefined;
    if (own !== tag) flush();
    tag = own;
    if (own === undefined && isTagged(item)) {
      flush();
      const inner = item.matrix ? compose(at, item.matrix) : at;
      parts.push(writeGroup(item, writeTagged(item.items, context, mark, inner)));
    } else run.push(item);
  }
  flush();
  return parts.filter(Boolean).join('\n');
};

/**
 * A TrueType file of a few glyphs, as a PDF holds it: outlines and widths, no characters, for the PDF says itself what
 * its codes are. A glyph is copied from the font's own file, or written from its outline where that has it otherwise.
 */

import { concatBytes } from '@noble/hashes/utils.js';
import { itemAt } from '../../base/lists';
import { remembered } from '../../base/remembered';
import type { Outline, ShapingFont } from '../fonts/shaper';

/** Numbers as the bytes of fonts and colour profiles, the high byte first. What is more than a byte is cut when it is stored. */
export const u16 = (...values: readonly number[]): number[] => values.flatMap((value) => [value >> 8, value]);

export const u32 = (...values: readonly number[]): number[] =>
  u16(...values.flatMap((value) => [value >>> 16, value]));

export const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

export const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

/** Tables, glyphs and tags begin at multiples of four. */
export const padded = (bytes: readonly number[]): number[] => [...bytes, ...zeros(-bytes.length & 3)];

interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOn: boolean;
}

/** The contours of an outline. The last stroke of one may lead back to its first point, and that is there once. */
const contoursOf = (outline: Outline): Point[][] => {
  const contours: Point[][] = [];
  let contour: Point[] = [];
  for (const { type, values } of outline) {
    if (type === 'M') {
      contour = [];
      contours.push(contour);
    }
    for (let i = 0; i < values.length; i += 2)
      contour.push({ x: values[i] ?? 0, y: values[i + 1] ?? 0, isOn: i + 2 === values.length });
  }
  return contours.map(withoutImplied);
};

const withoutImplied = (contour: readonly Point[]): Point[] => {
  const [first, last] = [contour[0], contour.at(-1)];
  const isClosed = contour.length > 1 && last?.x === first?.x && last?.y === first?.y;
  const points = isClosed ? contour.slice(0, -1) : contour;
  // A point in the middle between two controls follows from them.
  return points.filter(({ x, y, isOn }, i) => {
    const before = points[i - 1];
    if (!isOn || !before || before.isOn) return true;
    const after = itemAt(points, (i + 1) % points.length);
    return after.isOn || 2 * x !== before.x + after.x || 2 * y !== before.y + after.y;
  });
};

/** Bits of a point's flag: in one byte the step is short, and upwards or the same as before. */
const ON_CURVE = 1;
const X = { short: 2, same: 0x10 } as const;
const Y = { short: 4, same: 0x20 } as const;

const flagOf = (step: number, { short, same }: typeof X | typeof Y): number => {
  if (step === 0) return same;
  return Math.abs(step) < 256 ? short | (step > 0 ? same : 0) : 0;
};

const stepsOf = (values: readonly number[]): number[] =>
  values.map((value, i) => value - (values[i - 1] ?? 0));

/** Where each of these ends, one after the other. */
const endsOf = (parts: readonly { readonly length: number }[]): number[] => {
  let end = 0;
  return parts.map(({ length }) => {
    end += length;
    return end;
  });
};

const glyphBytes = (outline: Outline): Uint8Array => {
  const shapes = contoursOf(outline);
  const points = shapes.flat();
  if (points.length === 0) return new Uint8Array();
  const [xs, ys] = [points.map(({ x }) => Math.round(x)), points.map(({ y }) => Math.round(y))];
  const [across, up] = [stepsOf(xs), stepsOf(ys)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const lasts = endsOf(shapes).map((end) => end - 1);
  const flags = points.map(
    ({ isOn }, i) => (isOn ? ON_CURVE : 0) | flagOf(itemAt(across, i), X) | flagOf(itemAt(up, i), Y),
  );
  const steps = [...across, ...up].flatMap((step) =>
    Math.abs(step) >= 256 ? u16(step) : step === 0 ? [] : Math.abs(step),
  );
  return Uint8Array.from(padded([...u16(shapes.length, ...box, ...lasts, 0), ...flags, ...steps]));
};

/** The glyphs of a font, for up to 40 fonts: a file of the next texts has most of them again. */
const glyphsOf = remembered(
  (font: ShapingFont) => remembered((glyph: number) => font.glyph(glyph) ?? glyphBytes(font.outline(glyph))),
  40,
);

const sumOf = (table: Uint8Array): number => {
  const view = new DataView(table.buffer, table.byteOffset);
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
};

/** The file with these glyphs, numbered in their order; the first is drawn for what is missing. */
export const writeTrueType = (font: ShapingFont, glyphs: readonly number[]): Uint8Array => {
  const shapes = glyphs.map((glyph, i) => (i === 0 ? new Uint8Array() : glyphsOf(font)(glyph)));
  const widths = glyphs.map((glyph) => Math.round(font.advance(glyph) * font.unitsPerEm));
  const lefts = shapes.map((shape) => ((shape[2] ?? 0) << 8) | (shape[3] ?? 0));
  const tables = {
    glyf: concatBytes(...shapes),
    head: [
      ...u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      ...u16(0, font.unitsPerEm, 0, 0, 0, 0, 0, 0, 0, 0, ...font.box, 0, 8, 2, 1, 0),
    ],
    hhea: [
      ...u32(0x10000),
      ...u16(font.ascent, font.descent, 0, Math.max(...widths), 0, 0, 0, 1),
      ...u16(0, 0, 0, 0, 0, 0, 0, glyphs.length),
    ],
    hmtx: u16(...widths.flatMap((width, i) => [width, lefts[i] ?? 0])),
    loca: u32(0, ...endsOf(shapes)),
    maxp: [...u32(0x10000), ...u16(glyphs.length, 0xffff, 0xffff, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)],
  };
  const names = Object.entries(tables);
  const directory = [...u32(0x10000), ...u16(names.length, 64, 2, 16 * names.length - 64)];
  let at = 12 + 16 * names.length;
  const parts = names.map(([name, table]) => {
    const bytes = table instanceof Uint8Array ? table : Uint8Array.from(padded(table));
    directory.push(...ascii(name), ...u32(sumOf(bytes), at, table.length));
    at += bytes.length;
    return bytes;
  });
  return concatBytes(Uint8Array.from(directory), ...parts);
};

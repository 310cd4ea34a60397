/**
 * Path data. Scenes hold absolute M, L, C and Z only, so that every writer and every test reads four commands and no
 * more; whatever comes from outside (icons, satori) is brought to that form here. Numbers are in mm, to 0.001 mm.
 */

import svgpath from 'svgpath';
import { firstItems } from '../base/lists';
import { remembered } from '../base/remembered';
import type { Matrix } from './scene';

const DIGITS = 3;

/** "07", and what is left of it at the end of a fraction: "5" of "50", nothing of "00". */
const PAIRS = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'));
const LAST_PAIRS = PAIRS.map((pair) => pair.replace(/0{1,2}$/, ''));

/** ".25" for 2500 of ten thousand parts. */
const fractionText = (parts: number): string => {
  const first = Math.floor(parts / 100);
  const last = LAST_PAIRS[parts - first * 100];
  return last === '' ? `.${LAST_PAIRS[first]}` : `.${PAIRS[first]}${last}`;
};

/** A number as short as it can be written to so many digits. */
export const decimal = (value: number, digits: number): string => {
  const unit = 10 ** digits;
  const nearest = Math.round(value * unit);
  // Only near the middle between two numbers does the product's own rounding count: there `toFixed` is exact, and slow.
  const isClear = Math.abs(value * unit - nearest) < 0.499 && Math.abs(nearest) < 1e9;
  // The shortest form of a fraction is searched for by the engine; whole numbers are just written, and most are asked for.
  if (isClear && digits <= 4) {
    const size = Math.abs(nearest);
    const whole = Math.floor(size / unit);
    const parts = (size - whole * unit) * (10_000 / unit);
    return `${nearest < 0 ? '-' : ''}${whole}${parts === 0 ? '' : fractionText(parts)}`;
  }
  // Adding 0 makes a zero of -0.
  return String((isClear ? nearest / unit : Number(value.toFixed(digits))) + 0);
};

/** A number as short as it can be written to 0.001. */
export const short = (value: number): string => decimal(value, DIGITS);

export const quadraticAsCubic = (
  x0: number,
  y0: number,
  [x1, y1, x, y]: readonly [number, number, number, number],
): string =>
  `C${[
    x0 + (2 / 3) * (x1 - x0),
    y0 + (2 / 3) * (y1 - y0),
    x + (2 / 3) * (x1 - x),
    y + (2 / 3) * (y1 - y),
    x,
    y,
  ]
    .map(short)
    .join(' ')}`;

/** Parsed paths are kept: the same glyphs and icons come again and again. */
const parse = remembered((d: string) => {
  const path = svgpath(d).abs().unshort().unarc();
  if ('err' in path && path.err) throw new Error(`not SVG path data: ${String(path.err)}`);
  return path;
}, 5000);

/** SVG path data of any kind, scaled, as absolute M, L, C and Z. Throws on data that is not a path. */
export const normalizePath = (d: string, scale = 1, dx = 0, dy = 0): string => {
  const path = svgpath.from(parse(d)).scale(scale).translate(dx, dy);
  const parts: string[] = [];
  path.iterate((segment, _index, x, y) => {
    const [command, ...rest] = segment as [string, ...number[]];
    if (command === 'Q') parts.push(quadraticAsCubic(x, y, firstItems(rest, 4)));
    else if (command === 'H') parts.push(`L${short(rest[0] ?? 0)} ${short(y)}`);
    else if (command === 'V') parts.push(`L${short(x)} ${short(rest[0] ?? 0)}`);
    else parts.push(command + rest.map(short).join(' '));
  });
  return parts.join('');
};

/** The same path in steps from point to point: only its start says where it is. */
export const fromPointToPoint = (d: string): string => svgpath(d).rel().round(DIGITS).toString();

/** Path data moved, turned or scaled. */
export const transformPath = (d: string, matrix: Matrix): string =>
  svgpath(d)
    .matrix([...matrix])
    .abs()
    .round(DIGITS)
    .toString();

export interface Segment {
  readonly command: 'M' | 'L' | 'C' | 'Z';
  readonly points: readonly number[];
}

/** The commands of normalised path data, in order. */
export const segments = (d: string): Segment[] =>
  [...d.matchAll(/([MLCZ])([^MLCZ]*)/g)].map(([, command, numbers]) => ({
    command: command as Segment['command'],
    points: (numbers?.match(/[^\s,]+/g) ?? []).map(Number),
  }));

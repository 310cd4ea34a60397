/**
 * Path data. Scenes hold absolute M, L, C and Z only, so that every writer and every test reads four commands and no
 * more; whatever comes from outside (icons, satori) is brought to that form here. Numbers are in mm, to 0.001 mm.
 */

import svgpath from 'svgpath';
import { firstItems, itemAt } from '../base/lists';
import { remembered } from '../base/remembered';

const DIGITS = 3;

/** By how many digits: a power takes as long as all the rest of a number. */
const UNITS = Array.from({ length: 10 }, (_, digits) => 10 ** digits);

/** A number below a million as short as it can be written to so many digits, and without an exponent, which PDF does not know. */
export const decimal = (value: number, digits: number): string => {
  const unit = itemAt(UNITS, digits);
  let nearest = Math.round(value * unit);
  // Only near the middle between two numbers does the product's own rounding count: there `toFixed` is exact, and slow.
  if (Math.abs(value * unit - nearest) > 0.498) nearest = Math.round(Number(value.toFixed(digits)) * unit);
  // An engine searches for the shortest form of a fraction; whole numbers it just writes.
  const size = Math.abs(nearest);
  const whole = Math.floor(size / unit);
  let parts = unit + size - whole * unit;
  while (parts % 10 === 0) parts /= 10;
  return `${nearest < 0 ? '-' : ''}${whole}${parts === 1 ? '' : `.${`${parts}`.slice(1)}`}`;
};

/** A number as short as it can be written to 0.001. */
export const short = (value: number): string => decimal(value, DIGITS);

/** Where a cubic's handle is for one of a quadratic. */
const handle = (end: number, quadratic: number): string => short(end + (2 / 3) * (quadratic - end));

const quadraticAsCubic = (
  x0: number,
  y0: number,
  [x1, y1, x, y]: readonly [number, number, number, number],
): string => `C${handle(x0, x1)} ${handle(y0, y1)} ${handle(x, x1)} ${handle(y, y1)} ${short(x)} ${short(y)}`;

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

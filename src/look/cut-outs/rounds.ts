/** Tokens: a disc or a square, black or in lines, with something on it. */
import type { Item, Scene, Stroke } from '../../scene/scene';
import { circle, type Point, path, rectData } from '../../scene/shapes';
import { COLORS, RULES } from '../theme';

export interface Token {
  /** Its diameter or, of a square, its side, mm. */
  readonly size: number;
  readonly sparing: boolean;
  readonly square?: boolean;
}

/** Between the outermost line and the cut, mm: what printers drift or, of lines where ink is spared, what scissors miss. */
export const RIM = 2.2;
const SPARING_RIM = 1.1;

export type TokenInk = (typeof COLORS)['ink' | 'white'];

/** Path data of its outline, so many mm inside the cut. */
export const outlineAt = ({ size, square }: Token, inset: number): string =>
  square
    ? rectData(inset, inset, size - 2 * inset, size - 2 * inset, 1)
    : circle(size / 2, size / 2, size / 2 - inset, {}).d;

/** A token, black or in lines, with something on it. */
export const tokenScene = (token: Token, on: (at: Point, ink: TokenInk) => readonly Item[]): Scene => {
  const { size, sparing } = token;
  const rim = sparing ? SPARING_RIM : RIM;
  const at = { x: size / 2, y: size / 2 };
  const ring: Stroke = { color: COLORS.white, width: RULES.hair, dash: [1.1, 0.9] };
  const paint = sparing ? { stroke: { color: COLORS.ink, width: RULES.heavy } } : { fill: COLORS.ink };
  return {
    width: size,
    height: size,
    items: [
      path(outlineAt(token, rim), paint),
      ...(sparing ? [] : [path(outlineAt(token, rim + 0.7), { stroke: ring })]),
      ...on(at, sparing ? COLORS.ink : COLORS.white),
    ],
  };
};

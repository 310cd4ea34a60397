/** What the diagrams of Assassin Nation share: their width, words in three sizes, icons, and notes with a line to what they are about. */
import { normalizePath } from '../../../scene/paths';
import type { Item, PathItem, Stroke } from '../../../scene/scene';
import { circle, line, type Point, path, text } from '../../../scene/shapes';
import { ICON_UNITS } from '../../icons';
import { COLORS } from '../../theme';
import { NATION_ICONS } from '../icons';

/** At this width, in mm, words of 2.9 mm are 11 px high on a phone. */
export const WIDTH = 92;

type Ink = (typeof COLORS)[keyof typeof COLORS];
type Anchor = 'start' | 'middle' | 'end';

export const form = (x: number, y: number, words: string, anchor: Anchor = 'start', size = 2.9): Item =>
  text(x, y, words, { voice: 'form', size, fill: COLORS.ink, anchor });

export const strong = (x: number, y: number, words: string, anchor: Anchor = 'start', size = 2.9): Item =>
  text(x, y, words, { voice: 'form-bold', size, fill: COLORS.ink, anchor });

export const shout = (
  x: number,
  y: number,
  words: string,
  size: number,
  { anchor = 'start', fill = COLORS.ink }: { anchor?: Anchor; fill?: Ink } = {},
): Item => text(x, y, words.toUpperCase(), { voice: 'shout', size, fill, anchor, tracking: size * 0.02 });

/** A card's icon about a middle. */
export const iconAt = ({ x, y }: Point, name: string, side: number, fill: Ink = COLORS.ink): PathItem =>
  path(normalizePath(NATION_ICONS.data(name), side / ICON_UNITS, x - side / 2, y - side / 2), { fill });

const pointer: Stroke = { color: COLORS.red, width: 0.3 };

/** A heading and a line below it, with a line that ends in a dot on what they are about. */
export const note = (at: Point, from: Point, head: string, words: readonly string[]): Item[] => [
  line({ x: at.x, y: at.y }, { x: from.x - 1.4, y: from.y }, pointer),
  circle(at.x, at.y, 0.7, { fill: COLORS.red }),
  strong(from.x, from.y + 1, head),
  ...words.map((one, i) => form(from.x, from.y + 4.8 + i * 3.7, one)),
];

/** What pictures of a table share: seats round it, seen from above, and the words on it. */
import type { Item } from '../scene/scene';
import { type Point, text } from '../scene/shapes';
import { COLORS } from './theme';

/** Where a seat is on an ellipse about the middle: the first at the top, then clockwise. */
export const seatAt = (middle: Point, { x, y }: Point, seat: number, players: number): Point => {
  const angle = (2 * Math.PI * seat) / players - Math.PI / 2;
  return { x: middle.x + x * Math.cos(angle), y: middle.y + y * Math.sin(angle) };
};

/** Large enough to be read on a phone. */
export const tableWords = (
  { x, y }: Point,
  words: string,
  fill: (typeof COLORS)[keyof typeof COLORS] = COLORS.ink,
): Item => text(x, y, words, { voice: 'form', size: 3.3, fill, anchor: 'middle' });

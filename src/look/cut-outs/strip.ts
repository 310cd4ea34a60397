/** Whose card it is, on a strip below it: the card itself looks like all others once the strip is cut off. */
import * as m from '#messages/look';
import type { FontBook } from '../../scene/fonts/book';
import type { Scene } from '../../scene/scene';
import { line, picture, rect } from '../../scene/shapes';
import { fitText } from '../../scene/text';
import { BACK_BLEED } from '../backs';
import { COLORS, LEAST_TYPE, RULES } from '../theme';

/** Three cards with their strips still fit one above the other on A4, mm. */
export const STRIP = 6;

/** A front with its strip. Throws `TextOverflow` where the name is too long for it. */
export const withStrip = (front: Scene, holder: string, book: FontBook, least = LEAST_TYPE): Scene => {
  const { width, height } = front;
  const name = fitText(book, m.stripFor({ holder }), {
    voice: 'form',
    fill: COLORS.ink,
    width: width - 4,
    align: 'middle',
    lineHeight: 1,
    maxSize: Math.max(3.2, least),
    minSize: LEAST_TYPE,
    maxLines: 1,
  });
  const cut = { color: COLORS.ink, width: RULES.hair, dash: [1.6, 1.2] };
  return {
    ...front,
    height: height + STRIP,
    items: [
      picture(front, 0, 0),
      line({ x: 0, y: height }, { x: width, y: height }, cut),
      picture(name, 2, height + (STRIP - name.height) / 2),
    ],
  };
};

/** A back that goes with it: nothing is behind the strip but, where backs are black, what all of them have round them. */
export const aboveStrip = (back: Scene, ink: 'full' | 'low'): Scene => {
  const { width, height, items } = back;
  const black = rect(-BACK_BLEED, height, width + 2 * BACK_BLEED, STRIP + BACK_BLEED, { fill: COLORS.ink });
  const isBlack = ink === 'full' && items.length > 0;
  return { ...back, height: height + STRIP, items: [picture(back, 0, 0), ...(isBlack ? [black] : [])] };
};

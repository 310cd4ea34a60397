/**
 * A targeting map: the places of the pyramid, one of which a player marks in secret. Folded in the middle it hides the
 * mark, whatever the paper.
 */

import { dollars } from '../../games/nation/cards/money';
import type { MapRow, NationFace } from '../../games/nation/kit';
import type { Item, Scene, Stroke } from '../../scene/scene';
import { line, polygon, text } from '../../scene/shapes';
import { TextOverflow } from '../../scene/text';
import type { Canvas } from '../canvas';
import { COLORS, LEAST_TYPE, RULES } from '../theme';
import { hexAbout, pyramidHeight, tileMiddles } from './hexes';

const MARGIN = 4.2;
/** Between the head and the pyramid, mm. */
const HEAD = 11.4;
const FLATS = 13.6;
const VALUE = 2.8;

const thin: Stroke = { color: COLORS.ink, width: 0.25, join: 'round' };
const fold: Stroke = { color: COLORS.ink, width: RULES.hair, dash: [1.6, 1] };

/** What the targets of each row are worth, left of its first place. */
const valuesOf = (rows: readonly MapRow[], middles: readonly { x: number; y: number }[]): Item[] => {
  let first = 0;
  return rows.map(({ value, places }) => {
    const at = middles[first] as (typeof middles)[number];
    first += places;
    return text(at.x - FLATS / 2 - 1.4, at.y + VALUE * 0.3, dollars(value), {
      voice: 'form',
      size: VALUE,
      fill: COLORS.ink,
      anchor: 'end',
    });
  });
};

export const mapScene = (canvas: Canvas, { rows, holder }: Extract<NationFace, { kind: 'map' }>): Scene => {
  const { width, height } = canvas.size;
  const widest = FLATS * Math.max(...rows.map(({ places }) => places));
  const middles = tileMiddles({ x: width - MARGIN - widest, y: HEAD + 1.8 }, FLATS);
  const bottom = HEAD + 1.8 + pyramidHeight(FLATS);
  const whose = holder ?? '';
  const room = width / 2 - MARGIN - 2;
  const holderSize = Math.min(3, room / Math.max(1, canvas.book.width(whose, 'form', 1)));
  if (holderSize < LEAST_TYPE) throw new TextOverflow(whose);
  const middle = width / 2;
  return {
    width,
    height,
    items: [
      text(MARGIN, MARGIN + 4.6, 'MARK ONE TARGET', {
        voice: 'shout',
        size: 6.4,
        fill: COLORS.ink,
        tracking: 0.15,
      }),
      ...(whose === ''
        ? []
        : [
            text(width - MARGIN, MARGIN + 4, whose, {
              voice: 'form',
              size: holderSize,
              fill: COLORS.ink,
              anchor: 'end',
            }),
          ]),
      line(
        { x: MARGIN, y: HEAD },
        { x: width - MARGIN, y: HEAD },
        {
          color: COLORS.ink,
          width: RULES.heavy,
        },
      ),
      ...middles.map((at) => polygon(hexAbout(at, FLATS - 0.7), { stroke: thin })),
      ...valuesOf(rows, middles),
      line({ x: middle, y: 0 }, { x: middle, y: HEAD - 0.6 }, fold),
      line({ x: middle, y: bottom + 0.6 }, { x: middle, y: height }, fold),
      text(MARGIN, height - 3.2, 'keep secret', { voice: 'form', size: 2.3, fill: COLORS.ink }),
      text(width - MARGIN, height - 3.2, 'fold, or lay face down', {
        voice: 'form',
        size: 2.3,
        fill: COLORS.ink,
        anchor: 'end',
      }),
    ],
  };
};

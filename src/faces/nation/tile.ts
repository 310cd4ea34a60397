/** A target's tile: the portrait, what it does to the roll, and below them its name and what it is worth. */
import { HEX_RATIO } from '../../base/piece';
import type { Target } from '../../games/nation/cards';
import { signed } from '../../games/nation/cards/effect-text';
import { dollars } from '../../games/nation/cards/money';
import type { Item, Scene, Stroke } from '../../scene/scene';
import { line, type Point, polygon, textAbout } from '../../scene/shapes';
import type { Canvas } from '../canvas';
import { contourOf } from '../parts';
import { COLORS, RULES } from '../theme';
import { hexAbout } from './hexes';
import { NAMES, NATION_ICONS } from './icons';

/** The tile that the lengths below are those of, across its flats, mm. */
const DRAWN_AT = 50;

/** How large names are at the most, and how wide. */
const NAME = { size: 9, room: 41 } as const;

/** "MSR +1", "MSR −2", "MSR 0" */
const adjustmentText = (adjustment: number): string => `MSR ${adjustment === 0 ? '0' : signed(adjustment)}`;

export const tileScene = (canvas: Canvas, target: Target): Scene => {
  const { sparing, book } = canvas;
  const flats = canvas.size.width;
  const unit = flats / DRAWN_AT;
  const height = flats * HEX_RATIO;
  const at = { x: flats / 2, y: height / 2 };
  const thin: Stroke = { color: COLORS.ink, width: RULES.hair, join: 'round' };
  const frame: Stroke = { color: COLORS.ink, width: sparing ? RULES.hair : RULES.heavy, join: 'round' };
  const inset = flats - 3.2 * unit;
  const corners = hexAbout(at, inset);
  const top = 32 * unit;
  const [, , right, foot, left] = corners as [Point, Point, Point, Point, Point];
  const band = [{ x: left.x, y: top }, { x: right.x, y: top }, right, foot, left];
  const name = target.name.toUpperCase();
  const widths = NAMES.targets.map((one) => book.width(one.toUpperCase(), 'shout', 1));
  const size = unit * Math.min(NAME.size, NAME.room / Math.max(...widths));
  const fill = sparing ? COLORS.ink : COLORS.white;
  const icon = 19.4 * unit;
  const portrait: Item = {
    kind: 'picture',
    scene: NATION_ICONS.scene(target.icon, COLORS.ink, contourOf(canvas, icon)),
    x: at.x - icon / 2,
    y: 6 * unit,
    width: icon,
    height: icon,
  };
  return {
    width: flats,
    height,
    items: [
      portrait,
      textAbout(
        { x: at.x, y: 30.2 * unit },
        adjustmentText(target.adjustment),
        'shout',
        5 * unit,
        COLORS.ink,
        0.2 * unit,
      ),
      sparing
        ? line({ x: left.x, y: top }, { x: right.x, y: top }, thin)
        : polygon(band, { fill: COLORS.ink }),
      {
        ...textAbout({ x: at.x, y: top + 6 * unit + size * 0.37 }, name, 'shout', size, fill),
        reads: target.name,
      },
      textAbout({ x: at.x, y: top + 16.6 * unit }, dollars(target.value), 'form-bold', 5.6 * unit, fill),
      polygon(corners, { stroke: frame }),
    ],
  };
};

/** A target's tile, and the map of all of them. */
import * as m from '#messages/nation-faces';
import { itemAt } from '../../../base/lists';
import { capitals } from '../../../base/names';
import { HEX_RATIO } from '../../../base/piece';
import type { Canvas } from '../../../look/canvas';
import { contourOf } from '../../../look/parts';
import { COLORS, LEAST_TYPE, RULES, wordsIn } from '../../../look/theme';
import type { Item, Scene, Stroke } from '../../../scene/scene';
import { hexAbout, line, type Point, picture, polygon, textAbout } from '../../../scene/shapes';
import { TextOverflow } from '../../../scene/text';
import type { Target } from '../cards';
import { signed } from '../cards/effect-text';
import { dollars } from '../cards/money';
import type { NationFace } from '../kit';
import { pyramidHeight, ROW_SIZES, ROW_STARTS, ROW_VALUES, tileMiddles } from '../rules/places';
import { NAMES, NATION_ICONS } from './icons';

/** The tile that the lengths below are those of, across its flats, mm. */
const DRAWN_AT = 50;

const thin: Stroke = { color: COLORS.ink, width: RULES.hair, join: 'round' };

/** How large names are at the most, and how wide. */
const NAME = { size: 9, room: 41 } as const;

/** The portrait, what it does to the roll, and below them its name and what it is worth. */
export const tileScene = (canvas: Canvas, target: Target): Scene => {
  const { sparing, book } = canvas;
  const flats = canvas.size.width;
  const unit = flats / DRAWN_AT;
  const height = flats * HEX_RATIO;
  const at = { x: flats / 2, y: height / 2 };
  const frame: Stroke = sparing ? thin : { ...thin, width: RULES.heavy };
  const inset = flats - 3.2 * unit;
  const corners = hexAbout(at, inset);
  const top = 32 * unit;
  const [, , right, foot, left] = corners as [Point, Point, Point, Point, Point];
  const band = [{ x: left.x, y: top }, { x: right.x, y: top }, right, foot, left];
  const msr = m.msr({ change: target.adjustment === 0 ? '0' : signed(target.adjustment) });
  const name = capitals(target.name);
  const widths = [target.name, ...NAMES.targets].map((one) => book.width(capitals(one), 'shout', 1));
  const size = unit * Math.min(NAME.size, NAME.room / Math.max(...widths));
  if (size < LEAST_TYPE) throw new TextOverflow(target.name);
  const fill = sparing ? COLORS.ink : COLORS.white;
  const icon = 19.4 * unit;
  const portrait = NATION_ICONS.scene(target.icon, COLORS.ink, contourOf(canvas, icon));
  return {
    width: flats,
    height,
    items: [
      picture(portrait, at.x - icon / 2, 6 * unit, { width: icon, height: icon }),
      textAbout({ x: at.x, y: 30.2 * unit }, msr, 'shout', 5 * unit, COLORS.ink, 0.2 * unit),
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

const MARGIN = 4.2;
/** Between the head and the pyramid, mm. */
const HEAD = 11.4;
const FLATS = 13.6;

const form = wordsIn('form', 2.8);

const heavy: Stroke = { color: COLORS.ink, width: RULES.heavy };
const fold: Stroke = { color: COLORS.ink, width: RULES.hair, dash: [1.6, 1] };

/** What the targets of each row are worth, left of its first place. */
const valuesOf = (middles: readonly Point[]): Item[] =>
  ROW_VALUES.map((value, row) => {
    const { x, y } = itemAt(middles, itemAt(ROW_STARTS, row));
    return form(x - FLATS / 2 - 1.4, y + 0.84, dollars(value), 'end');
  });

/**
 * A targeting map: the places of the pyramid, one of which a player marks in secret. Folded in the middle it hides the mark,
 * whatever the paper.
 */
export const mapScene = (canvas: Canvas, { holder = '' }: Extract<NationFace, { kind: 'map' }>): Scene => {
  const { width, height } = canvas.size;
  const widest = FLATS * Math.max(...ROW_SIZES);
  const middles = tileMiddles({ x: width - MARGIN - widest, y: HEAD + 1.8 }, FLATS);
  const bottom = HEAD + 1.8 + pyramidHeight(FLATS);
  const room = width / 2 - MARGIN - 2;
  const holderSize = Math.min(3, room / Math.max(1, canvas.book.width(holder, 'form', 1)));
  if (holderSize < LEAST_TYPE) throw new TextOverflow(holder);
  const middle = width / 2;
  return {
    width,
    height,
    items: [
      wordsIn('shout', 6.4, { tracking: 0.15 })(MARGIN, MARGIN + 4.6, m.markTarget.toUpperCase()),
      ...(holder === '' ? [] : [form(width - MARGIN, MARGIN + 4, holder, 'end', { size: holderSize })]),
      line({ x: MARGIN, y: HEAD }, { x: width - MARGIN, y: HEAD }, heavy),
      ...middles.map((at) => polygon(hexAbout(at, FLATS - 0.7), { stroke: thin })),
      ...valuesOf(middles),
      line({ x: middle, y: 0 }, { x: middle, y: HEAD - 0.6 }, fold),
      line({ x: middle, y: bottom + 0.6 }, { x: middle, y: height }, fold),
      form(MARGIN, height - 3.2, m.keepSecret, 'start', { size: 2.3 }),
      form(width - MARGIN, height - 3.2, m.foldOrLay, 'end', { size: 2.3 }),
    ],
  };
};

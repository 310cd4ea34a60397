/** A back for each deck, told apart by the emblem in its ring, and backs of tiles and tokens. */
import type { Size } from '../../base/piece';
import type { NationBack } from '../../games/nation/pieces/face';
import { type Item, rotateAbout, type Scene, type Stroke } from '../../scene/scene';
import { circle, line, type Point, polygon, rect } from '../../scene/shapes';
import { BACK_BLEED, darkGround, deckBack, type Emblem, secretBack } from '../backs';
import type { Look } from '../desk';
import { COLORS, RULES } from '../theme';
import { hexAbout } from './hexes';
import { crosshair, firstPlayerBack, moneyBack } from './tokens';

/** A sheet of paper with lines on it. */
const paper: Emblem = ({ x, y }, radius, { shape, engraving }) => {
  const [width, height] = [radius * 0.84, radius * 1.14];
  const rule = (k: number) => {
    const at = y + (k * height) / 7;
    return line({ x: x - width * 0.34, y: at }, { x: x + width * 0.34, y: at }, engraving);
  };
  return [rect(x - width / 2, y - height / 2, width, height, shape), ...[-2, -1, 0, 1, 2].map(rule)];
};

/** Two dice, corner to corner, both showing six. */
const twoDice: Emblem = ({ x, y }, radius, { shape, engraving }) => {
  const side = radius * 0.56;
  const spot = (at: Point) => circle(at.x, at.y, side * 0.07, { ...shape, fill: engraving.color });
  const die = (cx: number, cy: number) => [
    rect(cx - side / 2, cy - side / 2, side, side, { ...shape, radius: side * 0.14 }),
    ...[-1, 1].flatMap((dx) =>
      [-1, 0, 1].map((dy) => spot({ x: cx + dx * side * 0.24, y: cy + dy * side * 0.26 })),
    ),
  ];
  const step = side * 0.58;
  return [
    {
      kind: 'group',
      matrix: rotateAbout(-14, x, y),
      items: [...die(x - step, y), ...die(x + step, y)],
    },
  ];
};

/** A crosshair, as white as the daggers or as fine as their outline. */
const sights: Emblem = (at, radius, { shape }) => {
  const stroke: Stroke = shape.stroke ?? { color: COLORS.white, width: radius * 0.07 };
  return crosshair(at, radius * 0.5, stroke);
};

/** The dark ground of a tile, over its cut by the bleed and no further. */
const hexGround = (size: Size): Item => {
  const at = { x: size.width / 2, y: size.height / 2 };
  const { d } = polygon(hexAbout(at, size.width + 2 * BACK_BLEED), {});
  return { kind: 'group', clip: d, items: darkGround(size) };
};

/** A target's tile: a hexagon in a hexagon, and the crosshair. */
const tileBack = ({ size, ink }: Look): Scene => {
  const at = { x: size.width / 2, y: size.height / 2 };
  const sparing = ink === 'low';
  const color = sparing ? COLORS.ink : COLORS.white;
  const frame = (inset: number, width: number) =>
    polygon(hexAbout(at, size.width - 2 * inset), { stroke: { color, width, join: 'round' } });
  const radius = size.width * 0.21;
  return {
    ...size,
    alt: 'Back of a target tile',
    items: [
      ...(sparing ? [] : [hexGround(size)]),
      frame(2.6, sparing ? 0.3 : 0.5),
      frame(3.6, sparing ? 0.12 : 0.18),
      circle(at.x, at.y, radius, {
        ...(sparing ? {} : { fill: COLORS.ink }),
        stroke: { color, width: sparing ? 0.3 : 0.5 },
      }),
      ...(sparing ? [] : [circle(at.x, at.y, radius - 1, { stroke: { color: COLORS.red, width: 0.6 } })]),
      ...crosshair(at, radius * 0.5, { color, width: sparing ? RULES.hair : radius * 0.07 }),
    ],
  };
};

const roundOf = ({ size, ink }: Look) => ({ diameter: size.width, sparing: ink === 'low' });

const BACKS: Readonly<Record<NationBack, (look: Look) => Scene>> = {
  'nation-assassin': secretBack,
  'nation-contract': (look) => deckBack(look, paper),
  'nation-specialist': (look) => deckBack(look, twoDice),
  'nation-hit-list': (look) => deckBack(look, sights),
  'nation-target': tileBack,
  'nation-cash': (look) => moneyBack('cash', roundOf(look)),
  'nation-debt': (look) => moneyBack('debt', roundOf(look)),
  'nation-first-player': (look) => firstPlayerBack(roundOf(look)),
  'nation-none': ({ size }) => ({ ...size, items: [], alt: 'Blank back' }),
};

/** Throws for a back that no piece has. */
export const backOf = (look: Look, back: string): Scene => {
  if (!Object.hasOwn(BACKS, back)) throw new Error(`no piece has the back “${back}”`);
  return BACKS[back as NationBack](look);
};

/** A back for each deck, set apart by the emblem in its ring, and backs of tiles and tokens. */
import type { Size } from '../../../base/piece';
import { blankBack, daggers, deckBack, type Emblem, honeycomb } from '../../../look/backs';
import type { Look } from '../../../look/canvas';
import { rotateAbout, type Scene } from '../../../scene/scene';
import { circle, group, hexAbout, line, type Point, polygon, rect } from '../../../scene/shapes';
import type { NationBack } from '../kit';
import { firstPlayerBack, moneyBack } from './tokens';

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
  return [group(rotateAbout(-14, x, y), ...die(x - step, y), ...die(x + step, y))];
};

/** Six names about one who asks for them. */
const sixNames: Emblem = ({ x, y }, radius, { shape }) =>
  [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = ((k + 0.5) * Math.PI) / 3;
    const at = { x: x + Math.sin(angle) * radius * 0.52, y: y + Math.cos(angle) * radius * 0.52 };
    return polygon(hexAbout(at, radius * 0.44), shape);
  });

/** The emblem of a target's tile: a place of the pyramid. */
const oneName: Emblem = (at, radius, { shape, engraving }) => [
  polygon(hexAbout(at, radius), shape),
  polygon(hexAbout(at, radius * 0.62), { stroke: { ...engraving, width: radius * 0.09 } }),
];

const hexFrame = ({ width, height }: Size, inset: number): string =>
  polygon(hexAbout({ x: width / 2, y: height / 2 }, width - 2 * inset), {}).d;

const deck =
  (emblem: Emblem, frame?: typeof hexFrame) =>
  (look: Look): Scene =>
    deckBack(look, honeycomb, emblem, frame);

const tokenOf = ({ size, ink }: Look, square = false) => ({
  size: size.width,
  sparing: ink === 'low',
  square,
});

const BACKS: Readonly<Record<NationBack, (look: Look) => Scene>> = {
  'nation-assassin': deck(daggers),
  'nation-contract': deck(paper),
  'nation-specialist': deck(twoDice),
  'nation-hit-list': deck(sixNames),
  'nation-target': deck(oneName, hexFrame),
  'nation-cash': (look) => moneyBack('cash', tokenOf(look)),
  'nation-debt': (look) => moneyBack('debt', tokenOf(look)),
  'nation-cash-square': (look) => moneyBack('cash', tokenOf(look, true)),
  'nation-debt-square': (look) => moneyBack('debt', tokenOf(look, true)),
  'nation-first-player': (look) => firstPlayerBack(tokenOf(look)),
  'nation-none': blankBack,
};

/** Throws for a back that no piece has. */
export const backOf = (look: Look, back: string): Scene => {
  if (!Object.hasOwn(BACKS, back)) throw new Error(`no piece has the back “${back}”`);
  return BACKS[back as NationBack](look);
};

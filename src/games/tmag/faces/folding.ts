/** How the nets become solids: four pictures for the pyramids and four for the die, a sentence below each. */
import * as m from '#messages/tmag-faces';
import type { Net, Point } from '../../../base/net';
import type { Canvas } from '../../../look/canvas';
import { COLORS, RULES, wordsIn } from '../../../look/theme';
import { type Item, type Scene, type Stroke, translate } from '../../../scene/scene';
import { arrow, group, line, picture, polygon } from '../../../scene/shapes';
import { textBlock } from '../../../scene/text';
import type { TmagFace } from '../kit';
import { PYRAMIDS } from '../pieces';
import { dieFace } from './folded';

const PICTURE = 31;

/** A picture in a box of `width` by 31 mm. */
type Draw = (width: number) => readonly Item[];

const edge: Stroke = { color: COLORS.ink, width: RULES.outline, join: 'round' };
/** A tab. */
const glued = { fill: COLORS.line, stroke: edge };
const accent: Stroke = { color: COLORS.red, width: 0.6 };

/** A point so far from another. */
const off = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

/** A pyramid seen from the front and a little from the left. */
const cornersOf = (at: Point, height: number) => ({
  apex: off(at, 0, -height),
  left: off(at, -0.44 * height, -0.1 * height),
  front: off(at, -0.12 * height, 0.06 * height),
  right: off(at, 0.42 * height, -0.06 * height),
});

const solidPyramid = (at: Point, height: number): Item[] => {
  const { apex, left, front, right } = cornersOf(at, height);
  return [polygon([apex, left, front], { stroke: edge }), polygon([apex, front, right], { stroke: edge })];
};

/** The last side still open, its tab beside it, and an arrow to where the tab goes. */
const gluedPyramid: Draw = (width) => {
  const at = { x: width / 2 - 4, y: PICTURE - 6 };
  const { apex, left, right } = cornersOf(at, 23);
  const open = off(right, 8, -5);
  return [
    polygon([apex, right, open], { stroke: edge }),
    polygon([open, off(open, 3.4, -5), off(apex, 5.4, 3), apex], glued),
    ...solidPyramid(at, 23),
    ...arrow(off(open, 1, 3), off(left, -0.6, 2.4), { stroke: accent, bend: 5.4, head: 2.6 }),
    wordsIn('form', 2.8)(apex.x + 9.5, apex.y + 3, m.tab),
  ];
};

/** Large and small side by side, in proportion. */
const finishedPyramids: Draw = (width) => [
  ...solidPyramid({ x: width / 2 - 8, y: PICTURE - 3 }, 26),
  ...solidPyramid(
    { x: width / 2 + 13, y: PICTURE - 3 },
    (26 * PYRAMIDS.small.height) / PYRAMIDS.large.height,
  ),
];

/** The pyramid on its side: the base as a lid, its tabs bent. */
const closedPyramid: Draw = (width) => {
  const at = { x: width / 2 - 6, y: PICTURE - 12 };
  const height = 18;
  const { left, front, right } = cornersOf(at, height);
  const fold = [off(right, 3, 9), off(front, 3, 9)];
  return [
    ...solidPyramid(at, height),
    polygon([front, right, ...fold], { stroke: edge }),
    polygon([...fold, off(front, 5, 11.4), off(right, 2.4, 11.4)], glued),
    ...arrow(off(right, 6, 9), off(right, 5, -1), { stroke: accent, bend: -1.6, head: 2.6 }),
    line(left, front, edge),
  ];
};

/** The finished die: ace in front, null on top, 3 on the right, as the net folds. */
const cube = (at: Point, side: number, lidOpen: boolean): Item[] => {
  const right = off(at, side, 0);
  const deep = { x: 0.42 * side, y: -0.34 * side };
  /** A side of the die on the parallelogram that two vectors span from a point. */
  const face = ({ x, y }: Point, a: Point, b: Point, id: string): Item =>
    group([a.x, a.y, b.x, b.y, x, y], ...dieFace(id, { x: 0.5, y: 0.5 }, 1));
  const square = (origin: Point, a: Point, b: Point): Item =>
    polygon([origin, off(origin, a.x, a.y), off(off(origin, a.x, a.y), b.x, b.y), off(origin, b.x, b.y)], {
      stroke: edge,
      fill: COLORS.white,
    });
  const across = { x: side, y: 0 };
  const down = { x: 0, y: side };
  const up = lidOpen ? { x: -0.12 * side, y: -0.8 * side } : deep;
  const lid = [square(at, across, up), face(off(at, up.x, up.y), across, { x: -up.x, y: -up.y }, 'null')];
  return [
    ...(lidOpen ? [square(at, across, deep)] : lid),
    square(at, across, down),
    face(at, across, down, 'ace'),
    square(right, deep, down),
    face(right, deep, down, '3'),
    ...(lidOpen ? lid : []),
  ];
};

const openCube: Draw = (width) => {
  const side = 13;
  const at = { x: width / 2 - side / 2 - 3, y: PICTURE - side - 2 };
  const lid = off(at, 0, -0.8 * side);
  return [
    ...cube(at, side, true),
    polygon(
      [off(lid, -0.12 * side, 0), off(lid, 0.88 * side, 0), off(lid, 0.78 * side, -3), off(lid, 0, -3)],
      glued,
    ),
    ...arrow(off(lid, side + 1, 1), off(at, side + 6.6, -5), { stroke: accent, bend: 2, head: 2.6 }),
  ];
};

const finishedCube: Draw = (width) => cube({ x: width / 2 - 10.5, y: PICTURE - 18 }, 15.5, false);

type Nets = Extract<TmagFace, { kind: 'folding' }>;

const MARGIN = 6;
const GAP = 5;

const faint: Stroke = { color: COLORS.ink, width: RULES.hair };

/** A whole net, as large as the box allows and never larger than it is printed. What is done to it is red. */
const netPicture =
  (outline: Stroke, crease: Stroke) =>
  (net: Net): Draw =>
  (width) => {
    const scale = Math.min(1, width / net.width, PICTURE / net.height);
    const [left, top] = [(width - net.width * scale) / 2, (PICTURE - net.height * scale) / 2];
    const folds = net.creases.map(([from, to]) => line(from, to, crease));
    return [group([scale, 0, 0, scale, left, top], ...folds, polygon(net.outline, { stroke: outline }))];
  };

const cutNet = netPicture({ color: COLORS.red, width: 1, join: 'round' }, { ...faint, dash: [1.6, 1] });
const foldNet = netPicture(edge, { color: COLORS.red, width: 0.9, dash: [2.2, 1.4] });

type Step = readonly [picture: Draw, words: string];

const pyramidSteps = ({ pyramid, closed }: Nets): readonly Step[] => [
  [cutNet(pyramid), m.pyramidCut],
  [foldNet(pyramid), m.pyramidScore],
  [gluedPyramid, m.pyramidGlue],
  closed ? [closedPyramid, m.pyramidClosed] : [finishedPyramids, m.pyramidOpen],
];

const dieSteps = ({ die }: Nets): readonly Step[] => [
  [cutNet(die), m.dieCut],
  [foldNet(die), m.dieScore],
  [openCube, m.dieGlue],
  [finishedCube, m.dieDone],
];

/** The instructions, as wide and high as their piece. */
export const foldingScene = (canvas: Canvas, nets: Nets): Scene => {
  const { width, height } = canvas.size;
  const column = (width - 2 * MARGIN - 3 * GAP) / 4;
  const step = ([draw, words]: Step, i: number, x: number, y: number): Item[] => {
    const caption = textBlock(canvas.book, [words], {
      lastTwo: true,
      voice: 'talk',
      size: 2.9,
      lineHeight: 1.25,
      fill: COLORS.ink,
      width: column,
    });
    return [
      wordsIn('shout', 5.4)(x, y + 4.6, String(i + 1)),
      group(translate(x, y + 1), ...draw(column)),
      picture(caption, x, y + PICTURE + 3),
    ];
  };
  const row = (title: string, steps: readonly Step[], y: number): Item[] => [
    wordsIn('shout', 7, { tracking: 0.15 })(MARGIN, y + 5.4, title),
    line({ x: MARGIN, y: y + 7.4 }, { x: width - MARGIN, y: y + 7.4 }, { ...faint, width: RULES.heavy }),
    ...steps.flatMap((one, i) => step(one, i, MARGIN + i * (column + GAP), y + 9.6)),
  ];
  return {
    width,
    height,
    items: [
      ...row(m.pyramids.toUpperCase(), pyramidSteps(nets), 3),
      ...row(m.die.toUpperCase(), dieSteps(nets), height / 2 + 3),
    ],
  };
};

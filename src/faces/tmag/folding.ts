/** How the nets become solids: four pictures for the pyramids and four for the die, a sentence below each. */
import type { Net } from '../../base/net';
import type { GroupItem, Item, Scene, Stroke } from '../../scene/scene';
import { line, polygon, text } from '../../scene/shapes';
import { textBlock } from '../../scene/text';
import type { Canvas } from '../canvas';
import { COLORS, RULES } from '../theme';
import {
  closedPyramid,
  type Draw,
  edge,
  finishedCube,
  finishedPyramids,
  gluedPyramid,
  openCube,
  PICTURE,
} from './solids';

interface Nets {
  readonly pyramid: Net;
  readonly die: Net;
  /** Whether the pyramids have a base. */
  readonly closed: boolean;
}

const MARGIN = 6;
const GAP = 5;

const faint: Stroke = { color: COLORS.ink, width: RULES.hair };

/** A whole net, as large as the box allows and never larger than it is printed. */
const netPicture =
  (net: Net, more: (net: Net) => readonly Item[]): Draw =>
  (width) => {
    const scale = Math.min(1, width / net.width, PICTURE / net.height);
    const [left, top] = [(width - net.width * scale) / 2, (PICTURE - net.height * scale) / 2];
    const group: GroupItem = {
      kind: 'group',
      matrix: [scale, 0, 0, scale, left, top],
      items: more(net),
    };
    return [group];
  };

const heavy = (net: Net): Item[] => [
  ...net.creases.map(([from, to]) => line(from, to, { ...faint, dash: [1.6, 1] })),
  polygon(net.outline, { stroke: { color: COLORS.red, width: 1, join: 'round' } }),
];

const creased = (net: Net): Item[] => [
  ...net.creases.map(([from, to]) => line(from, to, { color: COLORS.red, width: 0.9, dash: [2.2, 1.4] })),
  polygon(net.outline, { stroke: edge }),
];

type Step = readonly [picture: Draw, words: string];

const pyramidSteps = ({ pyramid, closed }: Nets): readonly Step[] => [
  [netPicture(pyramid, heavy), 'Cut along the solid line. Card of 160 to 200 g is best; paper will do.'],
  [
    netPicture(pyramid, creased),
    'Score the dashed lines with a ruler and an empty pen. Fold them all away from you: the print is outside.',
  ],
  [
    gluedPyramid,
    'Put glue on the long tab. Slide it behind the first side, edge to edge, and count to twenty.',
  ],
  closed
    ? [
        closedPyramid,
        'Glue the tabs of the base, and shut it like a lid. Five a player: one large, four small.',
      ]
    : [
        finishedPyramids,
        'It stays open below, so that pyramids stack. Five a player: one large, four small.',
      ],
];

const dieSteps = ({ die }: Nets): readonly Step[] => [
  [netPicture(die, heavy), 'Cut along the solid line, and mind the seven tabs.'],
  [netPicture(die, creased), 'Score and fold all dashed lines away from you, the tabs too.'],
  [openCube, 'Glue one side after the other, the tabs inside. The last side shuts like a lid.'],
  [finishedCube, 'Opposite sides add up to five. A paper die rolls best from a cup.'],
];

/** The instructions, as wide and high as their piece. */
export const foldingScene = (canvas: Canvas, nets: Nets): Scene => {
  const { width, height } = canvas.size;
  const column = (width - 2 * MARGIN - 3 * GAP) / 4;
  const step = ([draw, words]: Step, i: number, x: number, y: number): Item[] => {
    const caption = textBlock(canvas.book, [words], {
      voice: 'talk',
      size: 2.9,
      lineHeight: 1.25,
      fill: COLORS.ink,
      width: column,
    });
    return [
      text(x, y + 4.6, String(i + 1), { voice: 'shout', size: 5.4, fill: COLORS.ink }),
      { kind: 'group', matrix: [1, 0, 0, 1, x, y + 1], items: draw(column) },
      {
        kind: 'picture',
        scene: caption,
        x,
        y: y + PICTURE + 3,
        width: caption.width,
        height: caption.height,
      },
    ];
  };
  const row = (title: string, steps: readonly Step[], y: number): Item[] => [
    text(MARGIN, y + 5.4, title, { voice: 'shout', size: 7, fill: COLORS.ink, tracking: 0.15 }),
    line(
      { x: MARGIN, y: y + 7.4 },
      { x: width - MARGIN, y: y + 7.4 },
      { color: COLORS.ink, width: RULES.heavy },
    ),
    ...steps.flatMap((one, i) => step(one, i, MARGIN + i * (column + GAP), y + 9.6)),
  ];
  return {
    width,
    height,
    items: [...row('THE PYRAMIDS', pyramidSteps(nets), 3), ...row('THE DIE', dieSteps(nets), height / 2 + 3)],
  };
};

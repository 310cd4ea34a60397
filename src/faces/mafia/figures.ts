/** Diagrams of the rules of `mafia`: the order of the rounds, the questions that end the game, and the first round at a table. */
import type { Item, Scene, Stroke } from '../../scene/scene';
import { arrow, line, type Point, path, rect, text, textAbout } from '../../scene/shapes';
import { COLORS, hairline, outline } from '../theme';
import { tableFigures } from './table';

const WIDTH = 100;
const flow: Stroke = { color: COLORS.ink, width: 0.5 };
const ending: Stroke = { color: COLORS.red, width: 0.6 };

const shout = (x: number, y: number, content: string, size: number, fill: TextFill = COLORS.ink): Item =>
  text(x, y, content, { voice: 'shout', size, fill, anchor: 'middle', tracking: size * 0.02 });

const form = (x: number, y: number, content: string, anchor: 'start' | 'middle' | 'end' = 'start'): Item =>
  text(x, y, content, { voice: 'form', size: 3.2, fill: COLORS.ink, anchor });

type TextFill = (typeof COLORS)[keyof typeof COLORS];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const middle = ({ x, width }: Box): number => x + width / 2;
const foot = ({ y, height }: Box): number => y + height;

/** A round: black where heads are down, open where all eyes are. */
const round = (box: Box, name: string, label: string, night: boolean): Item[] => [
  rect(box.x, box.y, box.width, box.height, {
    stroke: outline,
    radius: 1.2,
    ...(night ? { fill: COLORS.ink } : {}),
  }),
  shout(middle(box), box.y + 7, name, 6.2, night ? COLORS.white : COLORS.ink),
  textAbout({ x: middle(box), y: box.y + 11.6 }, label, 'form', 3.2, night ? COLORS.white : COLORS.ink),
];

const down = (x: number, from: number, to: number, stroke = flow): Item[] =>
  arrow({ x, y: from }, { x, y: to }, { stroke, head: 2.8 });

/** A shaft round corners, its head on the last leg. */
const elbow = (points: readonly Point[], stroke: Stroke): Item[] => {
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before) throw new Error('an elbow needs two points');
  const d = points
    .slice(0, -1)
    .map((p, i) => `${i === 0 ? 'M' : 'L'}${p.x} ${p.y}`)
    .join('');
  return [path(d, { stroke: { ...stroke, join: 'round' } }), ...arrow(before, last, { stroke, head: 2.8 })];
};

const CHECK = { width: 34, height: 9 };

/** The question after a death: a slim lozenge about (x, y). */
const check = (x: number, y: number): Item[] => {
  const w = CHECK.width / 2;
  const h = CHECK.height / 2;
  return [
    path(`M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}L${x} ${y + h}Z`, { stroke: outline }),
    form(x, y + 1, 'game over?', 'middle'),
  ];
};

const rounds = (): Scene => {
  const left = 12;
  const width = 50;
  const identify: Box = { x: left, y: 0.5, width, height: 14 };
  const lynch: Box = { x: left, y: 24, width, height: 14 };
  const night: Box = { x: left, y: 66, width, height: 14 };
  const x = left + width / 2;
  const afterLynch = 50;
  const afterNight = 92;
  const half = CHECK.height / 2;
  const end = { x: 88, y: (afterLynch + afterNight) / 2 };
  return {
    width: WIDTH,
    height: 106,
    items: [
      ...round(identify, 'MAFIA-IDENTIFY', 'once, heads down', true),
      ...down(x, foot(identify) + 0.6, lynch.y - 0.8),
      ...round(lynch, 'LYNCH-MOB', 'eyes open, one accused', false),
      ...down(x, foot(lynch) + 0.6, afterLynch - half - 0.6),
      ...check(x, afterLynch),
      ...down(x, afterLynch + half + 0.6, night.y - 0.8),
      form(x + 2.5, afterLynch + half + 5, 'no'),
      ...round(night, 'ASSASSINATION', 'heads down, one wakes', true),
      ...down(x, foot(night) + 0.6, afterNight - half - 0.6),
      ...check(x, afterNight),
      ...elbow(
        [
          { x, y: afterNight + half },
          { x, y: 102 },
          { x: 3, y: 102 },
          { x: 3, y: lynch.y + 7 },
          { x: left - 0.8, y: lynch.y + 7 },
        ],
        flow,
      ),
      form(x + 2.5, afterNight + half + 4.2, 'no'),
      ...elbow(
        [
          { x: x + CHECK.width / 2, y: afterLynch },
          { x: end.x, y: afterLynch },
          { x: end.x, y: end.y - 9 },
        ],
        ending,
      ),
      form(x + CHECK.width / 2 + 3, afterLynch - 1.6, 'yes'),
      ...elbow(
        [
          { x: x + CHECK.width / 2, y: afterNight },
          { x: end.x, y: afterNight },
          { x: end.x, y: end.y + 9 },
        ],
        ending,
      ),
      form(x + CHECK.width / 2 + 3, afterNight - 1.6, 'yes'),
      shout(end.x, end.y - 1, 'THE GAME', 6.2, COLORS.red),
      shout(end.x, end.y + 5.6, 'ENDS', 6.2, COLORS.red),
    ],
    alt:
      'The order of rounds. Mafia-Identify comes once, heads down. Then Lynch-Mob, eyes open, one accused. After its death: ' +
      'is the game over? If yes, the game ends; if no, Assassination, heads down, one wakes. After its death the same ' +
      'question: if yes, the game ends; if no, back to Lynch-Mob.',
  };
};

/** The checks in the order in which they are made, each with the side that wins on a yes. */
export const CHECKS = [
  { question: 'Is the Assassin dead?', winner: ['MAFIA WIN'] },
  { question: 'Are all Mafia dead?', winner: ['ASSASSIN', 'AND PLEBS WIN'] },
  { question: 'Are all Plebs dead?', winner: ['MAFIA WIN'] },
] as const;

const endingFigure = (): Scene => {
  const step = 21;
  const top = 10;
  const box = { x: 0.5, width: 52, height: 12 };
  const last = top + CHECKS.length * step;
  return {
    width: WIDTH,
    height: last + 12,
    items: [
      form(0, 3.4, 'After every death, ask in this order:'),
      line({ x: 0, y: 6 }, { x: WIDTH, y: 6 }, hairline),
      ...CHECKS.flatMap(({ question, winner }, index): Item[] => {
        const y = top + index * step;
        const centre = y + box.height / 2;
        return [
          rect(box.x, y, box.width, box.height, { stroke: outline, radius: 1.2 }),
          text(box.x + 3.2, centre + 2.1, String(index + 1), {
            voice: 'shout',
            size: 6.2,
            fill: COLORS.ink,
          }),
          text(box.x + 9, centre + 1.3, question, { voice: 'talk', size: 3.9, fill: COLORS.ink }),
          ...arrow({ x: 53.3, y: centre }, { x: 65.5, y: centre }, { stroke: ending, head: 2.8 }),
          form(58.5, centre - 1.6, 'yes', 'middle'),
          ...winner.map((row, i) =>
            text(67.5, centre + 2 + (i - (winner.length - 1) / 2) * 6, row, {
              voice: 'shout',
              size: 5.6,
              fill: COLORS.red,
              tracking: 0.1,
            }),
          ),
          ...down(box.x + box.width / 2, y + box.height + 0.6, y + step - 0.8),
          form(box.x + box.width / 2 + 2.5, y + box.height + 5.4, 'no'),
        ];
      }),
      shout(box.x + box.width / 2, last + 6, 'PLAY ON', 6.2),
      form(box.x + box.width / 2, last + 10.6, 'with the next round', 'middle'),
    ],
    alt:
      'What to ask after every death, in this order. One: is the Assassin dead? If yes, the Mafia win. Two: are all Mafia ' +
      'dead? If yes, the Assassin and the Plebs win. Three: are all Plebs dead? If yes, the Mafia win. Three times no: ' +
      'play on with the next round.',
  };
};

/** By key, as `::figure` in the rules names them. Widths in mm fit a column of an A5 booklet. */
export const figures: Readonly<Record<string, () => Scene>> = {
  ...tableFigures,
  rounds,
  ending: endingFigure,
};

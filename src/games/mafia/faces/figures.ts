/** Diagrams of the rules of `mafia`: the order of the rounds, the questions that end the game, and the first round at a table. */

import { listed } from '#messages/language';
import type { Box } from '../../../base/piece';
import { type IconName, iconScene } from '../../../look/icons';
import { type Pointer, type Sitter, tablesFor, tableView } from '../../../look/table-view';
import { COLORS, hairline, outline, shout, wordsIn } from '../../../look/theme';
import type { Item, Scene, Stroke } from '../../../scene/scene';
import { arrow, elbow, line, type Point, path, picture, rect } from '../../../scene/shapes';
import { type ExampleMoment, exampleAfter } from '../example';
import type { Role } from '../roles';

const WIDTH = 100;
const flow: Stroke = { color: COLORS.ink, width: 0.5 };
const ending: Stroke = { color: COLORS.red, width: 0.6 };

const form = wordsIn('form', 3.2);

const at = (x: number, y: number): Point => ({ x, y });
const middle = ({ x, width }: Box): number => x + width / 2;
const foot = ({ y, height }: Box): number => y + height;

/** A round: black where heads are down, open where all eyes are. */
const round = (box: Box, name: string, label: string, night: boolean): Item[] => [
  rect(box.x, box.y, box.width, box.height, {
    stroke: outline,
    radius: 1.2,
    ...(night ? { fill: COLORS.ink } : {}),
  }),
  shout(middle(box), box.y + 7, name, 6.2, 'middle', night ? COLORS.white : COLORS.ink),
  form(middle(box), box.y + 11.6, label, 'middle', { fill: night ? COLORS.white : COLORS.ink }),
];

const down = (x: number, from: number, to: number, stroke = flow): Item[] =>
  arrow({ x, y: from }, { x, y: to }, { stroke, head: 2.8 });

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
  const ends = (y: number, to: number): Item[] => {
    const right = x + CHECK.width / 2;
    const way = [at(right, y), at(end.x, y), at(end.x, to)];
    return [...elbow(way, ending), form(right + 3, y - 1.6, 'yes')];
  };
  const enter = lynch.y + 7;
  const back = [at(x, afterNight + half), at(x, 102), at(3, 102), at(3, enter), at(left - 0.8, enter)];
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
      ...elbow(back, flow),
      form(x + 2.5, afterNight + half + 4.2, 'no'),
      ...ends(afterLynch, end.y - 9),
      ...ends(afterNight, end.y + 9),
      shout(end.x, end.y - 1, 'THE GAME', 6.2, 'middle', COLORS.red),
      shout(end.x, end.y + 5.6, 'ENDS', 6.2, 'middle', COLORS.red),
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

const won = wordsIn('shout', 5.6, { fill: COLORS.red, tracking: 0.1 });

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
          wordsIn('shout', 6.2)(box.x + 3.2, centre + 2.1, String(index + 1)),
          wordsIn('talk', 3.9)(box.x + 9, centre + 1.3, question),
          ...arrow({ x: 53.3, y: centre }, { x: 65.5, y: centre }, { stroke: ending, head: 2.8 }),
          form(58.5, centre - 1.6, 'yes', 'middle'),
          ...winner.map((row, i) => won(67.5, centre + 2 + (i - (winner.length - 1) / 2) * 6, row)),
          ...down(box.x + box.width / 2, y + box.height + 0.6, y + step - 0.8),
          form(box.x + box.width / 2 + 2.5, y + box.height + 5.4, 'no'),
        ];
      }),
      shout(box.x + box.width / 2, last + 6, 'PLAY ON', 6.2, 'middle'),
      form(box.x + box.width / 2, last + 10.6, 'with the next round', 'middle'),
    ],
    alt:
      'What to ask after every death, in this order. One: is the Assassin dead? If yes, the Mafia win. Two: are all Mafia ' +
      'dead? If yes, the Assassin and the Plebs win. Three: are all Plebs dead? If yes, the Mafia win. Three times no: ' +
      'play on with the next round.',
  };
};

const ROLE_ICONS: Readonly<Record<Role, IconName>> = {
  assassin: 'hooded-assassin',
  mafia: 'fedora',
  pleb: 'three-friends',
};

/** What a card that is face up shows, mm. */
const SIGN = { width: 5, height: 5 } as const;

const tableScene = (
  { names, state }: ExampleMoment,
  says: string,
  alt: string,
  pose: (seat: number) => Pick<Sitter, 'down' | 'hand'>,
  pointers: readonly Pointer[] = [],
): Scene => {
  const sitters = names.map((name, seat): Sitter => {
    const death = state.dead.find((one) => one.seat === seat);
    if (!death) return { name, ...pose(seat) };
    const icon = iconScene(ROLE_ICONS[death.role], COLORS.ink);
    const front = (at: Point) => picture(icon, at.x - 2.5, at.y - 2.5, SIGN);
    return { name, ...pose(seat), out: true, front };
  });
  return tableView({ sitters, pointers, says, alt });
};

const namesOf = ({ names }: ExampleMoment, seats: readonly number[]): string =>
  listed(seats.map((seat) => names[seat] ?? ''));

const seats = ({ names }: ExampleMoment): number[] => names.map((_, seat) => seat);

const start = (names: readonly string[]): Scene => {
  const alt = `A round table from above. ${listed(names)} sit around it in this order. Each has one card in front of them, face down. Nothing else is on the table.`;
  return tableView({ sitters: names.map((name) => ({ name })), says: 'one card each', alt });
};

const meet = (): Scene => {
  const moment = exampleAfter('call');
  const mafia = seats(moment).filter((seat) => moment.roles[seat] === 'mafia');
  const [one = 0, other = 0] = mafia;
  const alt = `The same table with all heads down, except ${namesOf(moment, mafia)}: the Mafia look at each other. All cards are face down.`;
  return tableScene(moment, '“Mafia up.”', alt, (seat) => ({ down: !mafia.includes(seat) }), [
    { from: one, to: other, at: 'head' },
    { from: other, to: one, at: 'head' },
  ]);
};

/** Who raises a hand is no part of the log, which counts them; the rules name them. */
const HANDS = [6, 3, 4, 7] as const;

const vote = (): Scene => {
  const moment = exampleAfter('vote', 2);
  const { awaits } = moment.state;
  const accused = awaits.kind === 'show' ? awaits.seat : 0;
  const alt = `The table by day, all heads up. ${namesOf(moment, HANDS)} have a hand up. An arrow leads from Gil to ${namesOf(moment, [accused])}, who is accused and has no vote.`;
  return tableScene(moment, '4 of 7', alt, (seat) => ({ hand: HANDS.some((one) => one === seat) }), [
    { from: HANDS[0], to: accused, at: 'card' },
  ]);
};

const night = (): Scene => {
  const moment = exampleAfter('kill');
  const { awaits } = moment.state;
  if (awaits.kind !== 'wake') throw new Error('the example has no first night');
  const { caller, victim = 0 } = awaits;
  const assassin = moment.roles.indexOf('assassin');
  const alt = `The table by night. Before ${namesOf(moment, [caller])} lies a Pleb, face up. All heads are down but two: ${namesOf(moment, [caller])} calls, and ${namesOf(moment, [assassin])} points at ${namesOf(moment, [victim])}.`;
  return tableScene(moment, 'up and kill', alt, (seat) => ({ down: seat !== caller && seat !== assassin }), [
    { from: assassin, to: victim, at: 'card' },
  ]);
};

/** By key, as `::figure` in the rules names them. Widths in mm fit a column of an A5 booklet. */
export const figures: Readonly<Record<string, () => Scene>> = {
  ...tablesFor([5, 12], 8, start),
  rounds,
  ending: endingFigure,
  'round-meet': meet,
  'round-vote': vote,
  'round-night': night,
};

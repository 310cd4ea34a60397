/** Diagrams of the rules of `mafia`: the order of the rounds, the questions that end the game, and the first round at a table. */

import { listed } from '#messages/language';
import * as m from '#messages/mafia-faces';
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
    form(x, y + 1, m.isGameOver, 'middle'),
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
    return [...elbow(way, ending), form(right + 3, y - 1.6, m.yes)];
  };
  const enter = lynch.y + 7;
  const back = [at(x, afterNight + half), at(x, 102), at(3, 102), at(3, enter), at(left - 0.8, enter)];
  return {
    width: WIDTH,
    height: 106,
    items: [
      ...round(identify, m.identify, m.identifyHow, true),
      ...down(x, foot(identify) + 0.6, lynch.y - 0.8),
      ...round(lynch, m.lynchMob, m.lynchMobHow, false),
      ...down(x, foot(lynch) + 0.6, afterLynch - half - 0.6),
      ...check(x, afterLynch),
      ...down(x, afterLynch + half + 0.6, night.y - 0.8),
      form(x + 2.5, afterLynch + half + 5, m.no),
      ...round(night, m.assassination, m.assassinationHow, true),
      ...down(x, foot(night) + 0.6, afterNight - half - 0.6),
      ...check(x, afterNight),
      ...elbow(back, flow),
      form(x + 2.5, afterNight + half + 4.2, m.no),
      ...ends(afterLynch, end.y - 9),
      ...ends(afterNight, end.y + 9),
      ...m.gameEnds
        .split('\n')
        .map((words, row) => shout(end.x, end.y - 1 + row * 6.6, words, 6.2, 'middle', COLORS.red)),
    ],
    alt: m.roundsAlt,
  };
};

/** The checks in the order in which they are made, each with the side that wins on a yes. */
export const CHECKS = [
  { question: m.isAssassinDead, winner: m.mafiaWin },
  { question: m.areMafiaDead, winner: m.townWins },
  { question: m.arePlebsDead, winner: m.mafiaWin },
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
      form(0, 3.4, m.askInOrder),
      line({ x: 0, y: 6 }, { x: WIDTH, y: 6 }, hairline),
      ...CHECKS.flatMap(({ question, winner }, index): Item[] => {
        const y = top + index * step;
        const centre = y + box.height / 2;
        const rows = winner.toUpperCase().split('\n');
        return [
          rect(box.x, y, box.width, box.height, { stroke: outline, radius: 1.2 }),
          wordsIn('shout', 6.2)(box.x + 3.2, centre + 2.1, String(index + 1)),
          wordsIn('talk', 3.9)(box.x + 9, centre + 1.3, question),
          ...arrow({ x: 53.3, y: centre }, { x: 65.5, y: centre }, { stroke: ending, head: 2.8 }),
          form(58.5, centre - 1.6, m.yes, 'middle'),
          ...rows.map((row, i) => won(67.5, centre + 2 + (i - (rows.length - 1) / 2) * 6, row)),
          ...down(box.x + box.width / 2, y + box.height + 0.6, y + step - 0.8),
          form(box.x + box.width / 2 + 2.5, y + box.height + 5.4, m.no),
        ];
      }),
      shout(box.x + box.width / 2, last + 6, m.playOn, 6.2, 'middle'),
      form(box.x + box.width / 2, last + 10.6, m.withNextRound, 'middle'),
    ],
    alt: m.endingAlt,
  };
};

export const ROLE_ICONS: Readonly<Record<Role, IconName>> = {
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
  const alt = m.tableStart({ names: listed(names) });
  return tableView({ sitters: names.map((name) => ({ name })), says: m.oneCardEach, alt });
};

const meet = (): Scene => {
  const moment = exampleAfter('call');
  const mafia = seats(moment).filter((seat) => moment.roles[seat] === 'mafia');
  const [one = 0, other = 0] = mafia;
  const alt = m.tableMeet({ names: namesOf(moment, mafia) });
  return tableScene(moment, m.mafiaUp, alt, (seat) => ({ down: !mafia.includes(seat) }), [
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
  const alt = m.tableVote({
    names: namesOf(moment, HANDS),
    from: namesOf(moment, [HANDS[0]]),
    accused: namesOf(moment, [accused]),
  });
  return tableScene(
    moment,
    m.votes({ yes: HANDS.length, voters: moment.names.length - 1 }),
    alt,
    (seat) => ({ hand: HANDS.some((one) => one === seat) }),
    [{ from: HANDS[0], to: accused, at: 'card' }],
  );
};

const night = (): Scene => {
  const moment = exampleAfter('kill');
  const { awaits } = moment.state;
  if (awaits.kind !== 'wake') throw new Error('the example has no first night');
  const { caller, victim = 0 } = awaits;
  const assassin = moment.roles.indexOf('assassin');
  const alt = m.tableNight({
    caller: namesOf(moment, [caller]),
    assassin: namesOf(moment, [assassin]),
    victim: namesOf(moment, [victim]),
  });
  return tableScene(moment, m.upAndKill, alt, (seat) => ({ down: seat !== caller && seat !== assassin }), [
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

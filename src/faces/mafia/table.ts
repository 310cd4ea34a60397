/** The table of the rules' example, seen from above: who sits where, the cards before them, and one moment of the round. */
import { type ExampleMoment, exampleAfter } from '../../games/mafia/example';
import type { Role } from '../../games/mafia/roles';
import type { Item, Scene } from '../../scene/scene';
import { arrow, circle, type Point, rect, text } from '../../scene/shapes';
import { secretBack } from '../backs';
import { type IconName, iconScene } from '../icons';
import { COLORS, outline } from '../theme';

const WIDTH = 96;
const HEIGHT = 74;
const MIDDLE: Point = { x: WIDTH / 2, y: HEIGHT / 2 };
/** From the middle to the names, to the heads and to the cards. */
const REACH = { name: { x: 40, y: 33.6 }, head: { x: 32, y: 26.4 }, card: { x: 19.6, y: 16.4 } } as const;
const HEAD = 2.9;
const CARD = { width: 6.3, height: 8.8 } as const;
/** A printed card of the kit, and its back: the picture on the table is that one, made small. */
const BACK = secretBack({ size: { width: 63, height: 88 }, ink: 'low' });

const ROLE_ICONS: Readonly<Record<Role, IconName>> = {
  assassin: 'hooded-assassin',
  mafia: 'fedora',
  pleb: 'three-friends',
};

/** What a player does at the moment of a picture; without any, the head is up by day. */
interface Pose {
  /** Eyes closed, head on the table. */
  readonly down?: boolean;
  readonly hand?: boolean;
  /** At the card of a seat, or at a head. */
  readonly points?: number;
  readonly looks?: number;
}

const seatAt = (seat: number, players: number, { x, y }: Point): Point => {
  const angle = (2 * Math.PI * seat) / players - Math.PI / 2;
  return { x: MIDDLE.x + x * Math.cos(angle), y: MIDDLE.y + y * Math.sin(angle) };
};

const form = ({ x, y }: Point, words: string, fill: (typeof COLORS)[keyof typeof COLORS]): Item =>
  text(x, y, words, { voice: 'form', size: 3.3, fill, anchor: 'middle' });

const picture = (scene: Scene, { x, y }: Point, width: number, height: number): Item => ({
  kind: 'picture',
  scene,
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

const card = (at: Point, shown: Role | undefined): Item[] => {
  const { x, y } = at;
  const edge = rect(x - CARD.width / 2, y - CARD.height / 2, CARD.width, CARD.height, {
    stroke: outline,
    radius: 0.5,
  });
  if (shown === undefined) return [edge, picture(BACK, at, CARD.width, CARD.height)];
  return [edge, picture(iconScene(ROLE_ICONS[shown], COLORS.ink), at, 5, 5)];
};

const seatItems = ({ names, state }: ExampleMoment, seat: number, pose: Pose): Item[] => {
  const players = names.length;
  const at = (reach: Point) => seatAt(seat, players, reach);
  const death = state.dead.find((one) => one.seat === seat);
  const head = at(REACH.head);
  const name = at(REACH.name);
  const fill = death ? COLORS.mute : COLORS.ink;
  const closed = pose.down ? { fill: COLORS.ink } : { fill: COLORS.white };
  const hand = { x: head.x + HEAD + 1.4, y: head.y - HEAD };
  const up = pose.hand ? [rect(hand.x - 0.7, hand.y - 2, 1.4, 5, { fill: COLORS.red, radius: 0.7 })] : [];
  return [
    ...card(at(REACH.card), death?.role),
    circle(head.x, head.y, HEAD, { ...closed, stroke: { ...outline, color: fill } }),
    ...up,
    form({ x: name.x, y: name.y + 1.1 + (name.y < MIDDLE.y ? -0.6 : 0.6) }, names[seat] ?? '', fill),
    ...(pose.points === undefined ? [] : arrowTo(head, seatAt(pose.points, players, REACH.card), 0)),
    ...(pose.looks === undefined ? [] : arrowTo(head, seatAt(pose.looks, players, REACH.head), HEAD)),
  ];
};

/** From the edge of a head to so far before a point. */
const arrowTo = (from: Point, to: Point, before: number): Item[] => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const at = (way: number) => ({
    x: from.x + ((to.x - from.x) * way) / length,
    y: from.y + ((to.y - from.y) * way) / length,
  });
  const stroke = { color: COLORS.red, width: 0.7 };
  return arrow(at(HEAD + 0.6), at(length - before - 0.6), { stroke, head: 3 });
};

const tableScene = (
  moment: ExampleMoment,
  says: string,
  alt: string,
  pose: (seat: number) => Pose,
): Scene => ({
  width: WIDTH,
  height: HEIGHT,
  items: [
    rect(MIDDLE.x - 27, MIDDLE.y - 22.5, 54, 45, { stroke: outline, radius: 21 }),
    form({ x: MIDDLE.x, y: MIDDLE.y + 1.1 }, says, COLORS.red),
    ...moment.names.flatMap((_, seat) => seatItems(moment, seat, pose(seat))),
  ],
  alt,
});

const named = ({ names }: ExampleMoment, seats: readonly number[]): string => {
  const words = seats.map((seat) => names[seat] ?? '');
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('');
};

const seats = ({ names }: ExampleMoment): number[] => names.map((_, seat) => seat);

const start = (): Scene => {
  const moment = exampleAfter('call');
  const alt = `A round table from above. ${named(moment, seats(moment))} sit around it in this order. Each has one card in front of them, face down. Nothing else is on the table.`;
  return tableScene(moment, 'one card each', alt, () => ({}));
};

const meet = (): Scene => {
  const moment = exampleAfter('call');
  const mafia = seats(moment).filter((seat) => moment.roles[seat] === 'mafia');
  const [one = 0, other = 0] = mafia;
  const alt = `The same table with all heads down, except ${named(moment, mafia)}: the Mafia look at each other. All cards are face down.`;
  return tableScene(moment, '“Mafia up.”', alt, (seat) => ({
    down: !mafia.includes(seat),
    ...(seat === one && { looks: other }),
    ...(seat === other && { looks: one }),
  }));
};

/** Who raises a hand is no part of the log, which counts them; the rules name them. */
const HANDS = [6, 3, 4, 7] as const;

const vote = (): Scene => {
  const moment = exampleAfter('vote', 2);
  const { awaits } = moment.state;
  const accused = awaits.kind === 'show' ? awaits.seat : 0;
  const alt = `The table by day, all heads up. ${named(moment, HANDS)} have a hand up. An arrow leads from Gil to ${named(moment, [accused])}, who is accused and has no vote.`;
  return tableScene(moment, '4 of 7', alt, (seat) => ({
    hand: HANDS.some((one) => one === seat),
    ...(seat === HANDS[0] && { points: accused }),
  }));
};

const night = (): Scene => {
  const moment = exampleAfter('kill');
  const { awaits } = moment.state;
  if (awaits.kind !== 'wake') throw new Error('the example has no first night');
  const { caller, victim = 0 } = awaits;
  const assassin = moment.roles.indexOf('assassin');
  const alt = `The table by night. Before ${named(moment, [caller])} lies a Pleb, face up. All heads are down but two: ${named(moment, [caller])} calls, and ${named(moment, [assassin])} points at ${named(moment, [victim])}.`;
  return tableScene(moment, 'up and kill', alt, (seat) => ({
    down: seat !== caller && seat !== assassin,
    ...(seat === assassin && { points: victim }),
  }));
};

export const tableFigures: Readonly<Record<string, () => Scene>> = {
  table: start,
  'round-meet': meet,
  'round-vote': vote,
  'round-night': night,
};

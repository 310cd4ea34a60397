/** A round table from above, for the pictures of rules: who sits where, the card before each, and arrows between them. */
import { toward } from '../base/net';
import type { Item, Scene, Stroke } from '../scene/scene';
import { arrow, circle, handleOf, type Point, rect, rectAbout } from '../scene/shapes';
import { COLORS, outline, wordsIn } from './theme';

export const TABLE = { width: 96, height: 74 } as const;
const MIDDLE: Point = { x: TABLE.width / 2, y: TABLE.height / 2 };
/** From the middle to the names, to the heads and to the cards. */
const REACH = { name: { x: 40, y: 33.6 }, head: { x: 32, y: 26.4 }, card: { x: 19.6, y: 16.4 } } as const;
const HEAD = 2.9;
const CARD = { width: 6.3, height: 8.8 } as const;

/** By day and alive, the head is up. */
export interface Sitter {
  readonly name: string;
  readonly out?: boolean;
  /** Eyes closed, head on the table. */
  readonly down?: boolean;
  readonly hand?: boolean;
  /** What the card shows face up, about its middle; `none` is no card. Without it the card is face down. */
  readonly front?: ((at: Point) => Item) | 'none';
  /** A deck of their own beside the card. */
  readonly deck?: boolean;
}

export interface Pointer {
  readonly from: number;
  readonly to: number;
  /** At the card of a seat, or at the head. */
  readonly at: 'card' | 'head';
  readonly stroke?: Stroke;
  /** How far the middle is pushed to the left of its direction, mm. */
  readonly bend?: number;
}

interface TableView {
  readonly sitters: readonly Sitter[];
  readonly pointers?: readonly Pointer[];
  /** In the middle of the table. */
  readonly says?: string;
  readonly alt: string;
}

/** Who sits at a table in pictures: the examples have the first of them. */
export const NAMES = [
  'Ana',
  'Ben',
  'Cy',
  'Dee',
  'Eve',
  'Fox',
  'Gil',
  'Hal',
  'Ida',
  'Jo',
  'Kit',
  'Lou',
] as const;

/** A picture of the table for each number of players, "table-5", and "table", that of the example. */
export const tablesFor = (
  [from, to]: readonly [number, number],
  example: number,
  draw: (names: readonly string[]) => Scene,
): Readonly<Record<string, () => Scene>> => {
  const counts = Array.from({ length: to - from + 1 }, (_, k) => from + k);
  const tables = Object.fromEntries(
    counts.map((count) => [`table-${count}`, () => draw(NAMES.slice(0, count))]),
  );
  return { ...tables, table: tables[`table-${example}`] as () => Scene };
};

/** Where a seat is on an ellipse about the middle: the first at the top, then clockwise. */
export const seatAt = (middle: Point, { x, y }: Point, seat: number, players: number): Point => {
  const angle = (2 * Math.PI * seat) / players - Math.PI / 2;
  return { x: middle.x + x * Math.cos(angle), y: middle.y + y * Math.sin(angle) };
};

/** Large enough to be read on a phone. */
export const tableWords = wordsIn('form', 3.3);

const edge = (at: Point): Item => rectAbout(at, CARD, { fill: COLORS.white, stroke: outline, radius: 0.5 });

const card = (at: Point, front: Sitter['front']): Item[] => {
  if (front === 'none') return [];
  // The seal of the printed back: the whole of it would be a grey spot, and many of them a heavy picture.
  return [
    edge(at),
    front ? front(at) : circle(at.x, at.y, 1.3, { stroke: { color: COLORS.mute, width: 0.5 } }),
  ];
};

/** Seen from the side of the table: three cards on each other. */
const deck = ({ x, y }: Point): Item[] => [0.8, 0.4, 0].map((up) => edge({ x: x + up, y: y - up }));

const seatItems = (sitter: Sitter, seat: number, players: number): Item[] => {
  const at = (reach: Point) => seatAt(MIDDLE, reach, seat, players);
  const head = at(REACH.head);
  const name = at(REACH.name);
  const place = at(REACH.card);
  const fill = sitter.out ? COLORS.mute : COLORS.ink;
  const closed = sitter.down ? { fill: COLORS.ink } : { fill: COLORS.white };
  const hand = { x: head.x + HEAD + 1.4, y: head.y - HEAD };
  const beside = sitter.deck ? (CARD.width + 1.6) / 2 : 0;
  return [
    ...card({ x: place.x - beside, y: place.y }, sitter.front),
    ...(sitter.deck ? deck({ x: place.x + beside, y: place.y }) : []),
    circle(head.x, head.y, HEAD, { ...closed, stroke: { ...outline, color: fill } }),
    ...(sitter.hand ? [rect(hand.x - 0.7, hand.y - 2, 1.4, 5, { fill: COLORS.red, radius: 0.7 })] : []),
    tableWords(name.x, name.y + 1.1 + (name.y < MIDDLE.y ? -0.6 : 0.6), sitter.name, 'middle', { fill }),
  ];
};

/** From the edge of a head to the edge of another, or to the middle of a card; it leaves and arrives along its bend. */
const pointerItems = ({ from, to, at, stroke, bend = 0 }: Pointer, players: number): Item[] => {
  const [one, other] = [seatAt(MIDDLE, REACH.head, from, players), seatAt(MIDDLE, REACH[at], to, players)];
  const handle = handleOf(one, other, bend);
  return arrow(toward(one, handle, HEAD + 0.6), toward(other, handle, (at === 'head' ? HEAD : 0) + 0.6), {
    stroke: stroke ?? { color: COLORS.red, width: 0.7 },
    bend,
    head: 3,
  });
};

export const tableView = ({ sitters, pointers = [], says = '', alt }: TableView): Scene => {
  const pointersAt = (at: Pointer['at']) =>
    pointers.filter((one) => one.at === at).flatMap((one) => pointerItems(one, sitters.length));
  const items = [
    rect(MIDDLE.x - 27, MIDDLE.y - 22.5, 54, 45, { stroke: outline, radius: 21 }),
    ...(says ? [tableWords(MIDDLE.x, MIDDLE.y + 1.1, says, 'middle', { fill: COLORS.red })] : []),
    // Arrows from head to head run below the cards, which may be face up.
    ...pointersAt('head'),
    ...sitters.flatMap((sitter, seat) => seatItems(sitter, seat, sitters.length)),
    ...pointersAt('card'),
  ];
  return { ...TABLE, items, alt };
};

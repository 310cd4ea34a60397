/**
 * Diagrams of the rules of `target`. They show the deal of the worked example in content/target/rules.md: five players
 * in seat order, and the cards that the open deal with seed "friday-7" gives them before and after Cy is out.
 */
import type { Item, Scene, Stroke } from '../../scene/scene';
import { arrow, circle, line, type Point, text } from '../../scene/shapes';
import { COLORS, hairline, outline } from '../theme';

/** Hunter and target. */
export type Pair = readonly [string, string];

export const SEATS: readonly string[] = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'];

/** Round 0 of the example, all five living. */
export const OLD_CARDS: readonly Pair[] = [
  ['Ana', 'Cy'],
  ['Ben', 'Dee'],
  ['Cy', 'Ben'],
  ['Dee', 'Eve'],
  ['Eve', 'Ana'],
];

/** Round 1 of the example, dealt the moment Cy is out. */
export const NEW_CARDS: readonly Pair[] = [
  ['Ana', 'Ben'],
  ['Ben', 'Ana'],
  ['Dee', 'Eve'],
  ['Eve', 'Dee'],
];

/** Who has drawn first blood by the time of `after-blood`: their cards lie open. */
export const BLOOD: readonly Pair[] = [
  ['Ana', 'Cy'],
  ['Cy', 'Ben'],
];

const WIDTH = 100;
const solid: Stroke = { color: COLORS.red, width: 0.6 };
const dashed: Stroke = { color: COLORS.ink, width: 0.6, dash: [1.5, 1.2] };
const faint: Stroke = { color: COLORS.mute, width: 0.35, dash: [0.5, 0.9] };

interface Table {
  readonly centre: Point;
  readonly reach: Point;
  /** Radius of a player's disc, mm. */
  readonly disc: number;
}

const indexOf = (name: string): number => SEATS.indexOf(name);

/** Where a player sits: the first at the top, the others clockwise, as the turns go. */
const seatOf = ({ centre, reach }: Table, name: string): Point => {
  const angle = (indexOf(name) / SEATS.length) * 2 * Math.PI - Math.PI / 2;
  return { x: centre.x + reach.x * Math.cos(angle), y: centre.y + reach.y * Math.sin(angle) };
};

/**
 * Which way an arrow bends, so that the picture stays open: neighbours outside the circle, others through its middle,
 * and two players who hunt each other each on their own left.
 */
const bendOf = ([hunter, target]: Pair, cards: readonly Pair[], size: number): number => {
  if (cards.some(([from, to]) => from === target && to === hunter)) return size;
  const seatsOn = (indexOf(target) - indexOf(hunter) + SEATS.length) % SEATS.length;
  return seatsOn % 2 === 1 ? size : -size;
};

/** An arrow from disc to disc that leaves and lands along its own bend. */
const aim = (table: Table, [hunter, target]: Pair, stroke: Stroke, bend: number): Item[] => {
  const from = seatOf(table, hunter);
  const to = seatOf(table, target);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const control = {
    x: (from.x + to.x) / 2 + (2 * bend * (to.y - from.y)) / length,
    y: (from.y + to.y) / 2 - (2 * bend * (to.x - from.x)) / length,
  };
  const rim = (seat: Point, gap: number): Point => {
    const way = Math.hypot(control.x - seat.x, control.y - seat.y);
    const step = (table.disc + gap) / way;
    return { x: seat.x + (control.x - seat.x) * step, y: seat.y + (control.y - seat.y) * step };
  };
  return arrow(rim(from, 0.8), rim(to, 0.8), { stroke, bend, head: table.disc * 0.5 });
};

type State = 'hidden' | 'open' | 'out';

const player = (table: Table, name: string, state: State): Item[] => {
  const seat = seatOf(table, name);
  const r = table.disc;
  const size = r * 0.82;
  const label = text(seat.x, seat.y + size * 0.36, name.toUpperCase(), {
    voice: 'shout',
    size,
    fill: state === 'open' ? COLORS.white : state === 'out' ? COLORS.mute : COLORS.ink,
    anchor: 'middle',
    tracking: size * 0.03,
  });
  if (state === 'open') return [circle(seat.x, seat.y, r, { fill: COLORS.ink, stroke: outline }), label];
  if (state === 'hidden') return [circle(seat.x, seat.y, r, { stroke: outline }), label];
  const arm = r * 0.62;
  const cut: Stroke = { color: COLORS.ink, width: 0.5 };
  return [
    circle(seat.x, seat.y, r, { stroke: faint }),
    label,
    line({ x: seat.x - arm, y: seat.y }, { x: seat.x + arm, y: seat.y }, cut),
  ];
};

const words = (x: number, y: number, content: string, size = 3.4): Item =>
  text(x, y, content, { voice: 'form', size, fill: COLORS.ink });

const keyArrow = (x: number, y: number, stroke: Stroke): Item[] =>
  arrow({ x, y }, { x: x + 11, y }, { stroke, head: 3.2 });

const keyDisc = (x: number, y: number, fill: boolean): Item =>
  circle(x, y, 2, fill ? { fill: COLORS.ink, stroke: outline } : { stroke: outline });

const BEND = 2.6;
const BIG: Table = { centre: { x: WIDTH / 2, y: 36.5 }, reach: { x: 34, y: 27 }, disc: 7.5 };

/** Five players and a legend below them, a row for each `[sign, words]`. */
const tableFigure = (
  arrows: readonly Item[],
  open: readonly string[],
  legend: readonly (readonly [(x: number, y: number) => readonly Item[], string])[],
  alt: string,
): Scene => {
  const top = BIG.centre.y + BIG.reach.y + BIG.disc;
  const rowHeight = 5.6;
  return {
    width: WIDTH,
    height: top + 3 + legend.length * rowHeight,
    items: [
      ...arrows,
      ...SEATS.flatMap((name) => player(BIG, name, open.includes(name) ? 'open' : 'hidden')),
      line({ x: 0, y: top + 1.8 }, { x: WIDTH, y: top + 1.8 }, hairline),
      ...legend.flatMap(([sign, label], row) => {
        const y = top + 5.4 + row * rowHeight;
        return [...sign(4, y), words(20, y + 1.1, label)];
      }),
    ],
    alt,
  };
};

const solidArrows = (table: Table, cards: readonly Pair[], bend: number): Item[] =>
  cards.flatMap((pair) => aim(table, pair, solid, bendOf(pair, cards, bend)));

const list = (pairs: readonly Pair[], verb: string): string =>
  pairs.map(([hunter, target]) => `${hunter} ${verb} ${target}`).join(', ');

const beforeBlood = (): Scene =>
  tableFigure(
    solidArrows(BIG, OLD_CARDS, BEND),
    [],
    [
      [(x, y) => keyArrow(x, y, solid), 'may attack: their target'],
      [(x, y) => [keyDisc(x + 5.5, y, false)], 'card hidden'],
    ],
    `Five players in a circle, before first blood. Each may attack one player, their target: ${list(OLD_CARDS, 'may attack')}. All cards are hidden.`,
  );

const afterBlood = (): Scene => {
  const back = BLOOD.map(([hunter, target]): Pair => [target, hunter]);
  const open = BLOOD.map(([hunter]) => hunter);
  return tableFigure(
    [
      ...solidArrows(BIG, OLD_CARDS, BEND),
      // The same sign as the attack that it answers lays the way back on the other side of it.
      ...BLOOD.flatMap((pair) => {
        const [hunter, target] = pair;
        return aim(BIG, [target, hunter], dashed, bendOf(pair, OLD_CARDS, BEND));
      }),
    ],
    open,
    [
      [(x, y) => keyArrow(x, y, solid), 'may attack: their target'],
      [(x, y) => keyArrow(x, y, dashed), 'may strike back: was attacked'],
      [(x, y) => [keyDisc(x + 5.5, y, true)], 'card open on the table'],
    ],
    `The same five players after two first bloods: ${list(BLOOD, 'has attacked')}. The cards of ${open.join(' and ')} lie open. ` +
      `The targets stay as they were: ${list(OLD_CARDS, 'may attack')}. New: ${list(back, 'may strike back at')}.`,
  );
};

const LEFT: Table = { centre: { x: 24, y: 33.5 }, reach: { x: 18, y: 19.5 }, disc: 5.8 };
const RIGHT: Table = { ...LEFT, centre: { x: WIDTH - LEFT.centre.x, y: LEFT.centre.y } };

const redeal = (): Scene => {
  const out = SEATS.filter((name) => NEW_CARDS.every(([hunter]) => hunter !== name));
  const titles = [
    text(0, 5, `${OLD_CARDS.length} LIVE`, { voice: 'shout', size: 5.5, fill: COLORS.ink, tracking: 0.1 }),
    text(WIDTH - 48, 5, `${NEW_CARDS.length} LIVE`, {
      voice: 'shout',
      size: 5.5,
      fill: COLORS.ink,
      tracking: 0.1,
    }),
    words(13, 4.8, 'old cards', 3.2),
    words(WIDTH - 35, 4.8, 'new cards', 3.2),
  ];
  return {
    width: WIDTH,
    height: 58,
    items: [
      ...titles,
      ...solidArrows(LEFT, OLD_CARDS, 1.8),
      ...SEATS.flatMap((name) => player(LEFT, name, 'hidden')),
      ...solidArrows(RIGHT, NEW_CARDS, 1.8),
      ...SEATS.flatMap((name) => player(RIGHT, name, out.includes(name) ? 'out' : 'hidden')),
      line({ x: WIDTH / 2, y: 8 }, { x: WIDTH / 2, y: 57 }, hairline),
    ],
    alt:
      `Two circles of players. Left, five live, the old cards: ${list(OLD_CARDS, 'hunts')}. ` +
      `Right, ${out.join(' and ')} is out and struck through, four live, the new cards: ${list(NEW_CARDS, 'hunts')}.`,
  };
};

/** By key, as `::figure` in content/target/rules.md names them. Widths in mm fit a column of an A5 booklet. */
export const figures: Readonly<Record<string, () => Scene>> = {
  'before-blood': beforeBlood,
  'after-blood': afterBlood,
  redeal,
};

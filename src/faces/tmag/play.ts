/** Diagrams of play: what a roll reaches, and a capture. The positions are those of the example game. */
import { squareName } from '../../games/tmag/board';
import type { Item, Scene, Stroke } from '../../scene/scene';
import { arrow, circle, line, type Point, path, polygon, rect } from '../../scene/shapes';
import { COLORS, hairline } from '../theme';
import { ground, label, legend, NAMES, namesOf, SIGNS, smallBoard, title, WIDTH } from './diagram';
import { BOARD, MOMENTS, type Moment, type Name, reachOf, roleOf, SEATS, squareOf } from './example';
import { type Ground, middleOf, pawn, sideOf } from './ground';

const SQUARE = 9;
const TOP = 12.5;
/** Room below a board for markers, mm. */
const GAP = 4.2;
const RIGHT = 55.5;

const way: Stroke = { color: COLORS.red, width: 0.6, join: 'round' };

/** The way of a move through the middles of its squares, with a head that ends `short` mm before the last. */
const wayOf = (place: Ground, squares: readonly number[], short = 0): Item[] => {
  const points = squares.map((square) => middleOf(place, square));
  const [before, last] = points.slice(-2);
  if (!before || !last) return [];
  const share = 1 - short / Math.hypot(last.x - before.x, last.y - before.y);
  const to = { x: before.x + (last.x - before.x) * share, y: before.y + (last.y - before.y) * share };
  const d = points
    .slice(0, -1)
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');
  return [path(d, { stroke: way }), ...arrow(before, to, { stroke: way, head: 2.6 })];
};

const dot = ({ x, y }: Point, radius = 1.5): Item =>
  circle(x, y, radius, { fill: COLORS.white, stroke: { color: COLORS.red, width: 0.7 } });

const smallPyramid = (x: number, y: number): Item =>
  polygon(
    [
      { x, y: y - 1.3 },
      { x: x + 1.1, y: y + 1.2 },
      { x: x - 1.1, y: y + 1.2 },
    ],
    { fill: COLORS.ink },
  );

/** A small pyramid off the board, beside a base. */
const marker = (place: Ground, base: number): Item => {
  const { x, y } = middleOf(place, base);
  const [centreX, centreY] = [place.x + sideOf(place) / 2, place.y + sideOf(place) / 2];
  const away = (value: number, centre: number): number =>
    Math.abs(value - centre) < place.square / 2 ? 0 : Math.sign(value - centre);
  const step = place.square / 2 + 2;
  return smallPyramid(x + away(x, centreX) * step, y + away(y, centreY) * step);
};

interface Table {
  readonly places: Readonly<Record<Name, string>>;
  readonly victim: Name;
  readonly marked: readonly string[];
}

/** A victim in the safe-house stands on white, or nobody would see it. */
const spotlight = (place: Ground, { places, victim }: Table): Item[] => {
  if (squareOf(places[victim]) !== BOARD.safeHouse) return [];
  const { x, y } = middleOf(place, BOARD.safeHouse);
  const side = SQUARE * 0.86;
  return [rect(x - side / 2, y - side / 2, side, side, { fill: COLORS.white })];
};

const pieces = (place: Ground, table: Table): Item[] => {
  const { places, victim, marked } = table;
  return [
    ...spotlight(place, table),
    ...marked.map((base) => marker(place, squareOf(base))),
    ...SEATS.flatMap((name) =>
      pawn(middleOf(place, squareOf(places[name])), SQUARE * 0.78, {
        filled: name === victim,
        letter: name.slice(0, 1),
      }),
    ),
  ];
};

const head = (x: number, name: string, note: string): Item[] => [title(x, 5, name), label(x, 9.4, note)];

const placeAt = (x: number): Ground => ground(BOARD, x + NAMES.left, TOP, SQUARE);

const destinationOf = (moment: Moment) => {
  const found = reachOf(moment).find(({ square }) => square === squareOf(moment.to));
  if (!found) throw new Error(`a roll of ${moment.roll} does not reach ${moment.to}`);
  return found;
};

const reachHalf = (moment: Moment, x: number, name: string): Item[] => {
  const place = placeAt(x);
  const ends = reachOf(moment).filter(({ square }) => square !== squareOf(moment.to));
  return [
    ...head(x, name, `${moment.mover} rolls ${moment.roll}`),
    ...smallBoard(place, false, GAP),
    ...wayOf(place, destinationOf(moment).path),
    ...pieces(place, moment),
    ...ends.map(({ square }) => dot(middleOf(place, square))),
  ];
};

const SIGN = {
  ...SIGNS,
  victim: (x: number, y: number) => pawn({ x, y }, 4.6, { filled: true }),
  hunter: (x: number, y: number) => pawn({ x, y }, 4.6, { filled: false }),
  dot: (x: number, y: number) => [dot({ x, y })],
  way: (x: number, y: number) => arrow({ x: x - 2.5, y }, { x: x + 3, y }, { stroke: way, head: 2.6 }),
  marker: (x: number, y: number) => [smallPyramid(x, y)],
};

const FOOT = TOP + 5 * SQUARE + GAP + 4.6;

const framed = (
  items: readonly Item[],
  rows: Parameters<typeof legend>[2],
  more: Parameters<typeof legend>[2],
  alt: string,
): Scene => ({
  width: WIDTH,
  height: FOOT + 1.6 + 5.4 * Math.max(rows.length, more.length),
  items: [
    ...items,
    line({ x: 0, y: FOOT }, { x: WIDTH, y: FOOT }, hairline),
    ...legend(0, FOOT + 3.6, rows),
    ...legend(RIGHT, FOOT + 3.6, more),
  ],
  alt,
});

const placesText = ({ places, victim }: Table): string => {
  const assassins = SEATS.filter((name) => name !== victim);
  return `the victim ${victim} on ${places[victim]}, the assassins ${assassins
    .map((name) => `${name} on ${places[name]}`)
    .join(', ')}`;
};

const reachText = (moment: Moment): string => {
  const found = reachOf(moment);
  const ends = found.map(({ square }) => square).toSorted((a, b) => a - b);
  const steps = destinationOf(moment).path.map((square) => squareName(BOARD, square));
  return (
    `${moment.mover}, the ${roleOf(moment) === 'victim' ? 'victim' : 'assassin'}, rolls ${moment.roll} and can end on ` +
    `${namesOf(BOARD, ends)}. The way drawn is ${steps.join(', ')}.`
  );
};

const moves = (): Scene =>
  framed(
    [
      ...reachHalf(MOMENTS.victim, 0.5, 'The victim moves'),
      ...reachHalf(MOMENTS.assassin, RIGHT, 'An assassin moves'),
    ],
    [
      [SIGN.victim, 'the victim'],
      [SIGN.hunter, 'an assassin'],
      [SIGN.marker, 'a marker by a base'],
    ],
    [
      [SIGN.way, 'a move'],
      [SIGN.dot, 'it could also end here'],
    ],
    `Two boards of 5 by 5 squares. Left: ${placesText(MOMENTS.victim)}. ${reachText(MOMENTS.victim)} ` +
      `Right: ${placesText(MOMENTS.assassin)}. ${reachText(MOMENTS.assassin)} No move of an assassin ends on a base or on another assassin.`,
  );

const capture = (): Scene => {
  const before: Moment = MOMENTS.capture;
  const after: Table = {
    places: { ...before.places, [before.mover]: squareName(BOARD, BOARD.safeHouse) },
    victim: before.mover,
    marked: [],
  };
  const [left, right] = [placeAt(0.5), placeAt(RIGHT)];
  const { path: steps } = destinationOf(before);
  return framed(
    [
      ...head(0.5, 'Before', `${before.mover} rolls ${before.roll}`),
      ...smallBoard(left, false, GAP),
      ...wayOf(left, steps, SQUARE * 0.27),
      ...pieces(left, before),
      ...head(RIGHT, 'After', `${after.victim} is the victim`),
      ...smallBoard(right, false, GAP),
      ...pieces(right, after),
    ],
    [
      [SIGN.victim, 'the victim'],
      [SIGN.hunter, 'an assassin'],
    ],
    [
      [SIGN.marker, "the victim's markers"],
      [SIGN.way, 'the move'],
    ],
    `Two boards of 5 by 5 squares. Before: ${placesText(before)}; markers stand beside ${before.marked.join(' and ')}. ` +
      `${before.mover} rolls ${before.roll} and goes ${steps.map((square) => squareName(BOARD, square)).join(', ')}, onto ${before.victim}. ` +
      `After: ${placesText(after)}; no markers are left.`,
  );
};

export const plays = { moves, capture };

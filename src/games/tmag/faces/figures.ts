/** Diagrams of the rules of `tmag`: of its example the table at the start, what a roll reaches and a capture; and all boards. */

import { listed } from '#messages/language';
import * as m from '#messages/tmag-faces';
import { itemAt } from '../../../base/lists';
import { toward } from '../../../base/net';
import { NAMES, seatAt, tablesFor, tableWords } from '../../../look/table-view';
import { COLORS, outline } from '../../../look/theme';
import type { Item, Scene, Stroke } from '../../../scene/scene';
import {
  arrow,
  circle,
  elbow,
  line,
  type Point,
  polygon,
  rect,
  rectAbout,
  triangle,
} from '../../../scene/shapes';
import { EXAMPLE_NAMES, type ExampleMove, exampleMove, exampleStart } from '../example';
import { MARKERS } from '../pieces';
import { type Board, boardFor, squareName, squareNamed, tilesOf } from '../rules/board';
import { destinations, type Position, STEPS } from '../rules/moves';
import { FEW, MANY, MANY_PLAYERS, TMAG_SEATS } from '../rules/players';
import type { State } from '../rules/state';
import { diagramScene, EDGES, head, label, namesOf, SIGNS, smallBoard, WIDTH } from './diagram';
import { type Ground, middleOf, pawn, sideOf } from './ground';

const BOARD = boardFor('5x5', EXAMPLE_NAMES.length);
const SQUARE = 8.8;
const TOP = 12.5;
/** Room round a board for markers, mm. */
const GAP = 4.2;
const RIGHT = WIDTH / 2;

const way: Stroke = { color: COLORS.red, width: 0.6, join: 'round' };

/** The way of a move through the middles of its squares, with a head that ends `short` mm before the last. */
const wayOf = (place: Ground, squares: readonly number[], short = 0): Item[] => {
  const points = squares.map((square) => middleOf(place, square));
  const [before, last] = points.slice(-2);
  if (!before || !last) return [];
  return elbow([...points.slice(0, -1), toward(last, before, short)], way, 2.6);
};

const dot = ({ x, y }: Point, radius = 1.5): Item =>
  circle(x, y, radius, { fill: COLORS.white, stroke: { color: COLORS.red, width: 0.7 } });

const smallPyramid = (at: Point): Item => polygon(triangle(at, 1.3, 1.1, 1.2), { fill: COLORS.ink });

/** A small pyramid off the board, beside a base. */
const marker = (place: Ground, base: number): Item => {
  const { x, y } = middleOf(place, base);
  const [centreX, centreY] = [place.x + sideOf(place) / 2, place.y + sideOf(place) / 2];
  const away = (value: number, centre: number): number =>
    Math.abs(value - centre) < place.square / 2 ? 0 : Math.sign(value - centre);
  const step = place.square / 2 + 2;
  return smallPyramid({ x: x + away(x, centreX) * step, y: y + away(y, centreY) * step });
};

const nameAt = (seat: number): string => NAMES[seat] ?? '';

/** A victim in the safe-house is on white, or nobody would see it. */
const spotlight = (place: Ground): Item => {
  const size = { width: SQUARE * 0.86, height: SQUARE * 0.86 };
  return rectAbout(middleOf(place, BOARD.safeHouse), size, { fill: COLORS.white });
};

const pieces = (place: Ground, state: State): Item[] => [
  ...(state.squares[state.victim] === BOARD.safeHouse ? [spotlight(place)] : []),
  ...(state.markers[state.victim] ?? []).map((base) => marker(place, base)),
  ...state.squares.flatMap((square, seat) =>
    pawn(middleOf(place, square), SQUARE * 0.86, {
      filled: seat === state.victim,
      letter: nameAt(seat).slice(0, 1),
    }),
  ),
];

const placeAt = (x: number): Ground => ({ board: BOARD, x: x + GAP + 2.4, y: TOP, square: SQUARE });

const rolls = ({ seat, roll }: ExampleMove): string => m.rolls({ name: nameAt(seat), roll });

/** One of two boards, and the way of a move on it, whose head ends `short` mm before the last square. */
const half = (
  x: number,
  state: State,
  name: string,
  note: string,
  way: readonly number[] = [],
  short = 0,
) => [
  ...head(x, name, note),
  ...smallBoard(placeAt(x), false, GAP),
  ...wayOf(placeAt(x), way, short),
  ...pieces(placeAt(x), state),
];

const reachHalf = (move: ExampleMove, x: number, name: string): Item[] => [
  ...half(x, move.before, name, rolls(move), move.end.path),
  ...move.others.map(({ square }) => dot(middleOf(placeAt(x), square))),
];

const SIGN = {
  dot: (at: Point) => [dot(at)],
  way: ({ x, y }: Point) => arrow({ x: x - 2.5, y }, { x: x + 3, y }, { stroke: way, head: 2.6 }),
  marker: (at: Point) => [smallPyramid(at)],
};

const PIECES = {
  [m.legendVictim]: (at: Point) => pawn(at, 4.6, { filled: true }),
  [m.legendAssassin]: (at: Point) => pawn(at, 4.6, { filled: false }),
};

const FOOT = TOP + 5 * SQUARE + GAP + 4.6;

const where = ({ squares }: State, seat: number): string =>
  m.onSquare({ name: nameAt(seat), square: squareName(BOARD, itemAt(squares, seat)) });

const placesText = (state: State): string => {
  const assassins = state.squares.flatMap((_, seat) => (seat === state.victim ? [] : [where(state, seat)]));
  return m.placesAlt({ victim: where(state, state.victim), assassins: assassins.join(', ') });
};

const wayText = ({ end }: ExampleMove): string =>
  end.path.map((square) => squareName(BOARD, square)).join(', ');

const reachText = (move: ExampleMove): string => {
  const { before, seat, roll, end, others } = move;
  const ends = [end, ...others].map(({ square }) => square).toSorted((a, b) => a - b);
  return m.reachAlt({
    role: seat === before.victim ? 'victim' : 'assassin',
    ...{ name: nameAt(seat), roll, squares: namesOf(BOARD, ends), way: wayText(move) },
  });
};

/** The moves of the first round that the rules show, by their places in the example. */
export const SHOWN = { victim: 3, assassin: 4, capture: 6 } as const;

const moves = (): Scene => {
  const [victim, assassin] = [exampleMove(SHOWN.victim), exampleMove(SHOWN.assassin)];
  return diagramScene(
    FOOT,
    [...reachHalf(victim, 0, m.victimMoves), ...reachHalf(assassin, RIGHT, m.assassinMoves)],
    [
      { ...PIECES, [m.legendBaseMarker]: SIGN.marker },
      { [m.legendMove]: SIGN.way, [m.legendEnd]: SIGN.dot },
    ],
    m.movesAlt({
      ...{ victimPlaces: placesText(victim.before), victimReach: reachText(victim) },
      ...{ assassinPlaces: placesText(assassin.before), assassinReach: reachText(assassin) },
    }),
  );
};

const capture = (): Scene => {
  const move = exampleMove(SHOWN.capture);
  const { before, after, end } = move;
  const marked = before.markers[before.victim] ?? [];
  return diagramScene(
    FOOT,
    [
      ...half(0, before, m.before, rolls(move), end.path, SQUARE * 0.27),
      ...half(RIGHT, after, m.after, m.isVictim({ name: nameAt(after.victim) })),
    ],
    [PIECES, { [m.legendVictimMarkers]: SIGN.marker, [m.legendCaptureMove]: SIGN.way }],
    m.captureAlt({
      ...{ before: placesText(before), marked: namesOf(BOARD, marked), after: placesText(after) },
      ...{ name: nameAt(move.seat), roll: move.roll, way: wayText(move), victim: nameAt(before.victim) },
    }),
  );
};

const at = (name: string): number => squareNamed(BOARD, name) ?? -1;

/** A piece, and ways of its moves, each with what it goes through or ends on. */
interface Tried extends Pick<Position, 'role'> {
  readonly title: string;
  readonly from: string;
  readonly victim: string;
  readonly assassins: readonly string[];
  readonly ways: Readonly<Record<string, string>>;
}

const TRIED: readonly [Tried, Tried] = [
  {
    title: m.victimTitle,
    role: 'victim',
    from: 'd4',
    victim: 'd4',
    assassins: ['d3', 'e4'],
    ways: {
      [m.ontoBase]: 'd4 d5 c5',
      [m.ontoAssassin]: 'd4 e4',
      [m.intoHouse]: 'd4 c4 c3',
      [m.betweenAssassins]: 'd4 e3',
    },
  },
  {
    title: m.assassinTitle,
    role: 'assassin',
    from: 'b2',
    victim: 'b4',
    assassins: ['b2', 'c2'],
    ways: {
      [m.throughAssassins]: 'b2 c2 d2',
      [m.ontoBase]: 'b2 b1 c1',
      [m.throughBase]: 'b2 a2 a3 a4',
      [m.throughVictim]: 'b2 b3 b4 b5',
    },
  },
];

/** A way, and whether the rules know one of as many steps to its end. */
const verdictsOf = ({ role, from, victim, assassins, ways }: Tried) =>
  Object.entries(ways).map(([what, names]) => {
    const way = names.split(' ').map(at);
    const position = {
      ...({ board: BOARD, backtrack: 'once', diagonals: true, role } as const),
      ...{ from: at(from), victim: at(victim), assassins: assassins.map(at) },
    };
    const roll = STEPS[way.length - 2] ?? 1;
    return { what, way, can: destinations(position, roll).some(({ square }) => square === way.at(-1)) };
  });

const barred: Stroke = { color: COLORS.ink, width: 0.5, dash: [1.2, 0.9] };

/** Two strokes, light around, so that they are seen on a pawn and on the safe-house too. */
const cross = ({ x, y }: Point): Item[] =>
  [
    { color: COLORS.white, width: 2 },
    { color: COLORS.ink, width: 0.8 },
  ].flatMap((stroke) =>
    [-1.4, 1.4].map((up) => line({ x: x - 1.4, y: y - up }, { x: x + 1.4, y: y + up }, stroke)),
  );

/** A number in the middle of the first step. */
const stepNumber = (place: Ground, [from = 0, to = 0]: readonly number[], number: number): Item[] => {
  const [a, b] = [middleOf(place, from), middleOf(place, to)];
  const { x, y } = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return [circle(x, y, 1.7, { fill: COLORS.white }), label(x, y + 1.1, String(number), 'middle')];
};

/** A way: an arrow or, where it is barred, dashes. */
const triedWay = (place: Ground, way: readonly number[], can: boolean): Item[] => {
  const points = way.map((square) => middleOf(place, square));
  if (can) return wayOf(place, way);
  return points.slice(1).map((to, k) => line(itemAt(points, k), to, barred));
};

const steps = (): Scene => {
  const halves = TRIED.map((one, k) => {
    const place = placeAt(k * RIGHT);
    const ways = verdictsOf(one).map((way, i) => ({ ...way, number: 4 * k + i + 1 }));
    return {
      items: [
        ...head(k * RIGHT, one.title, m.standsOn({ square: one.from })),
        ...smallBoard(place, false, GAP),
        ...ways.flatMap(({ way, can }) => triedWay(place, way, can)),
        ...[...one.assassins, one.victim].flatMap((name) =>
          pawn(middleOf(place, at(name)), SQUARE * 0.7, { filled: name === one.victim }),
        ),
        ...ways.flatMap(({ way, number, can }) => [
          ...stepNumber(place, way, number),
          ...(can ? [] : cross(middleOf(place, itemAt(way, way.length - 1)))),
        ]),
      ],
      rows: Object.fromEntries(
        ways.map(({ what, number, can }) => [
          m.verdict({ can: can ? 'yes' : 'no', what }),
          ({ x, y }: Point) => [label(x, y + 1.1, String(number), 'middle')],
        ]),
      ),
      alt: m.stepsHalfAlt({
        title: one.title,
        square: one.from,
        ways: ways
          .map(({ what, way, number, can }) =>
            m.wayAlt({ can: can ? 'yes' : 'no', number, what, squares: namesOf(BOARD, way.slice(1)) }),
          )
          .join(' '),
      }),
    };
  });
  return diagramScene(
    FOOT,
    halves.flatMap(({ items }) => items),
    halves.map(({ rows }) => rows),
    m.stepsAlt({ halves: halves.map(({ alt }) => alt).join(' ') }),
  );
};

const TABLE = { width: 100, height: 78 } as const;
/** From the middle of the table to what lies before each player, and to the names. */
const REACH = { markers: { x: 32.5, y: 31.5 }, name: { x: 43, y: 36.5 } } as const;

/** The table at its start, seen from above: the players round the board, the markers before the victim, and the die. */
const table = (names: readonly string[]): Scene => {
  const first = exampleStart(names);
  const middle = { x: TABLE.width / 2, y: TABLE.height / 2 };
  const side = SQUARE * BOARD.size;
  const place = { board: BOARD, x: middle.x - side / 2, y: middle.y - side / 2, square: SQUARE };
  const players = names.map((name, seat): Item[] => {
    const at = seatAt(middle, REACH.markers, seat, names.length);
    const to = seatAt(middle, REACH.name, seat, names.length);
    const isBeside = Math.abs(at.y - middle.y) < 1;
    const spread = (k: number) => (k - (MARKERS - 1) / 2) * 3.4;
    return [
      ...Array.from({ length: seat === first.victim ? MARKERS : 0 }, (_, k) =>
        smallPyramid(isBeside ? { x: at.x, y: at.y + spread(k) } : { x: at.x + spread(k), y: at.y }),
      ),
      tableWords(to.x, to.y + 1.1, name, 'middle'),
    ];
  });
  const die = { x: place.x + side + 6, y: place.y + side - 4 };
  return {
    ...TABLE,
    items: [
      ...smallBoard(place, false, 0.8),
      ...pieces(place, first),
      ...players.flat(),
      rect(die.x - 3.2, die.y - 3.2, 6.4, 6.4, { stroke: outline, radius: 1 }),
      tableWords(die.x, die.y + 1.1, '5', 'middle'),
    ],
    alt: m.tableAlt({ names: listed(names), markers: MARKERS, places: placesText(first) }),
  };
};

type Half = readonly [title: string, note: string, board: Board];

const COLUMN = 50;

/** Two boards side by side over one legend. */
const pair = (left: Half, right: Half, square: number, alt: string): Scene => {
  const side = left[2].size * square;
  const half = ([title, note, board]: Half, x: number) => [
    ...head(x, title, note),
    ...smallBoard({ board, x: x + EDGES.left, y: TOP, square }, true),
  ];
  return diagramScene(
    TOP + side + EDGES.below + 0.8,
    [...half(left, 0.5), ...half(right, WIDTH - COLUMN - 2.5)],
    [
      {
        [m.legendHouse]: SIGNS.house,
        [m.legendBase]: SIGNS.base,
        [m.legendStart]: SIGNS.assassin,
      },
    ],
    alt,
  );
};

const five = (): Scene => {
  const few = boardFor('5x5', TMAG_SEATS.min);
  const many = boardFor('5x5', MANY_PLAYERS);
  return pair(
    [FEW, m.inCorners, few],
    [MANY, m.besideCorners, many],
    9.2,
    m.fiveAlt({
      ...{ house: squareName(few, few.safeHouse), bases: namesOf(few, few.bases), few: FEW, many: MANY },
      ...{ corners: namesOf(few, few.starts), beside: namesOf(many, many.starts) },
    }),
  );
};

const six = (): Scene => {
  const four = boardFor('6x6-four', MANY_PLAYERS);
  const one = boardFor('6x6-one', MANY_PLAYERS);
  return pair(
    [m.houseFour, m.houseFourNote({ count: tilesOf(four).length }), four],
    [m.houseOne, m.houseOneNote({ count: tilesOf(one).length }), one],
    7.8,
    m.sixAlt({
      ...{ bases: namesOf(four, four.bases), many: MANY_PLAYERS, max: TMAG_SEATS.max ?? MANY_PLAYERS },
      ...{ starts: namesOf(four, four.starts), house: squareName(one, one.safeHouse) },
    }),
  );
};

/** By key, as `::figure` in content/tmag names them. Widths in mm fit a column of an A5 booklet. */
export const figures: Readonly<Record<string, () => Scene>> = {
  ...tablesFor([3, 9], EXAMPLE_NAMES.length, table),
  moves,
  steps,
  capture,
  'set-up-five': five,
  'set-up-six': six,
};

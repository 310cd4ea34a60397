/** The net of a cube: six squares in a cross, and seven tabs. */
import { type Fold, finishNet, type Join, type Net, type Point, type Segment } from './net';

/** The ids of the sides in the cross: top arm, left arm, middle, right arm, and two down. 1 and 5, 2 and 4, 3 and 6 are opposite. */
export type CubeSides = readonly [string, string, string, string, string, string];

/** By place in the cross, column and row. */
const CROSS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [1, 2],
  [1, 3],
] as const;

const [TOP, LEFT, MIDDLE, RIGHT, BELOW, BOTTOM] = [0, 1, 2, 3, 4, 5] as const;
type Place = 0 | 1 | 2 | 3 | 4 | 5;
type Edge = 'top' | 'right' | 'bottom' | 'left';

const TAB_DEPTH = 5;

/** `edge` in mm. */
export const cubeNet = (edge: number, sides: CubeSides): Net => {
  /** Clockwise. */
  const corners = (place: Place): [Point, Point, Point, Point] => {
    const [x, y] = CROSS[place];
    return [
      { x: x * edge, y: y * edge },
      { x: (x + 1) * edge, y: y * edge },
      { x: (x + 1) * edge, y: (y + 1) * edge },
      { x: x * edge, y: (y + 1) * edge },
    ];
  };
  const edgeOf = (place: Place, at: Edge): Segment => {
    const [a, b, c, d] = corners(place);
    const edges: Readonly<Record<Edge, Segment>> = {
      top: [a, b],
      right: [b, c],
      bottom: [c, d],
      left: [d, a],
    };
    return edges[at];
  };
  const fold = (from: Place, at: Edge, to: Place): Fold => ({
    between: [sides[from], sides[to]],
    edge: edgeOf(from, at),
  });
  // Edges that meet run in opposite senses when both faces are walked clockwise.
  const join = (on: Place, at: Edge, under: Place, other: Edge): Join => {
    const [a, b] = edgeOf(under, other);
    return { faces: [sides[on], sides[under]], edges: [edgeOf(on, at), [b, a]] };
  };
  return finishNet({
    faces: sides.map((id, place) => ({ id, points: corners(place as Place) })),
    folds: [
      fold(MIDDLE, 'top', TOP),
      fold(MIDDLE, 'left', LEFT),
      fold(MIDDLE, 'right', RIGHT),
      fold(MIDDLE, 'bottom', BELOW),
      fold(BELOW, 'bottom', BOTTOM),
    ],
    joins: [
      join(TOP, 'top', BOTTOM, 'bottom'),
      join(TOP, 'left', LEFT, 'top'),
      join(TOP, 'right', RIGHT, 'top'),
      join(BELOW, 'left', LEFT, 'bottom'),
      join(BELOW, 'right', RIGHT, 'bottom'),
      join(BOTTOM, 'left', LEFT, 'left'),
      join(BOTTOM, 'right', RIGHT, 'right'),
    ],
    tabDepth: TAB_DEPTH,
  });
};

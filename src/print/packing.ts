/**
 * Outlines of printed pieces, how far they are drawn over their cut, and how many of one fit into a box. Pure geometry in
 * mm, origin at the top left.
 */
import { itemAt } from '../base/lists';
import { distance } from '../base/net';
import { type Box, type PieceShape, type Size, sizeOf } from '../base/piece';
import { circle, hexAbout, type Point, polygon, rectData } from '../scene/shapes';

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Of a hexagon in its box. */
export const hexCorners = (box: Box): Point[] => hexAbout(middleOf(box), box.width);

const disc = (box: Box, grow = 0): string => {
  const { x, y } = middleOf(box);
  return circle(x, y, box.width / 2 + grow, {}).d;
};

/** Path data of a piece's cut, in the box that it was given. */
export const outlineOf = (shape: PieceShape, box: Box): string => {
  const { x, y, width, height } = box;
  switch (shape.kind) {
    case 'rect':
      return rectData(x, y, width, height);
    case 'round':
      return disc(box);
    case 'hex':
      return polygon(hexCorners(box), {}).d;
    case 'net':
      return polygon(
        shape.net.outline.map((at) => ({ x: x + at.x, y: y + at.y })),
        {},
      ).d;
  }
};

/** An exact fit counts as a fit, whatever the last bit of a sum says. */
const EXACT = 1e-6;

/** How many lengths of `pitch` fit into `room` when the first takes `length`. */
const fitting = (room: number, length: number, pitch: number): number =>
  room + EXACT < length ? 0 : 1 + Math.floor((room - length + EXACT) / pitch);

/** Rows of pieces, `rise` apart, of which every second one is shifted by `shift`. */
const inRows = (room: Box, { width, height }: Size, gutter: number, rise: number, shift = 0): Box[] => {
  const rows = fitting(room.height, height, rise);
  return Array.from({ length: rows }, (_, row) => {
    const inset = row % 2 === 0 ? 0 : shift;
    const columns = fitting(room.width - inset, width, width + gutter);
    return Array.from({ length: columns }, (_, column) => {
      return { x: room.x + inset + column * (width + gutter), y: room.y + row * rise, width, height };
    });
  }).flat();
};

/** The places of a full sheet, row by row: cards in a grid, hexes in a honeycomb that shares its cuts, rounds as close as they go. */
export const pack = (shape: PieceShape, room: Box, gutter: number): Box[] => {
  const size = sizeOf(shape);
  const half = (size.width + gutter) / 2;
  const grid = inRows(room, size, gutter, size.height + gutter);
  if (shape.kind === 'hex')
    return inRows(room, size, gutter, size.height * 0.75 + gutter * (Math.sqrt(3) / 2), half);
  if (shape.kind !== 'round') return grid;
  // In each other's gaps.
  const close = inRows(room, size, gutter, (size.width + gutter) * (Math.sqrt(3) / 2), half);
  return close.length > grid.length ? close : grid;
};

type Hex = Extract<PieceShape, { kind: 'hex' }>;
type Round = Extract<PieceShape, { kind: 'round' }>;

/** Directions of a pointy-top hexagon's sides, from the right clockwise. */
const SIDES: readonly Point[] = Array.from({ length: 6 }, (_, k) => {
  const angle = (k * Math.PI) / 3;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

/** Two middles are neighbours' if they are no further apart than this, mm, from where a neighbour's would be. */
const NEAR = 0.1;

/** Each side of the hexagon moved outwards by its own bleed; corners are where two such sides meet. */
const bledHex = (
  { flats }: Hex,
  box: Box,
  others: readonly Box[],
  bleed: number,
  gutter: number,
  seam: number,
): string => {
  const at = middleOf(box);
  const reaches = SIDES.map(({ x, y }) => {
    const neighbour = { x: at.x + x * (flats + gutter), y: at.y + y * (flats + gutter) };
    const isShared = others.some((other) => distance(middleOf(other), neighbour) < NEAR);
    return flats / 2 + (isShared ? Math.min(bleed, gutter / 2 + seam) : bleed);
  });
  const corners = SIDES.map((side, k): Point => {
    const next = itemAt(SIDES, (k + 1) % 6);
    const [a, b] = [itemAt(reaches, k), itemAt(reaches, (k + 1) % 6)];
    // The directions are 60° apart: each counts half in the other.
    const [along, alongNext] = [(4 * a - 2 * b) / 3, (4 * b - 2 * a) / 3];
    return { x: at.x + side.x * along + next.x * alongNext, y: at.y + side.y * along + next.y * alongNext };
  });
  return polygon(corners, {}).d;
};

/**
 * Path data of what is drawn of a hexagon or a round in `box`: all of the bleed where nothing is near, half the gutter
 * towards a neighbour, and `seam` mm over a cut that hexagons share. `others` are the boxes of all others on its side.
 */
export const bledOutline = (
  shape: Hex | Round,
  box: Box,
  others: readonly Box[],
  bleed: number,
  gutter: number,
  seam = 0,
): string => {
  if (shape.kind === 'hex') return bledHex(shape, box, others, bleed, gutter, seam);
  const gaps = others.map((other) => distance(middleOf(box), middleOf(other)) - shape.diameter);
  return disc(box, Math.max(0, Math.min(bleed, ...gaps.map((gap) => gap / 2))));
};

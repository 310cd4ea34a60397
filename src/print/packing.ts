/** Outlines of printed pieces, and how many of one fit into a box. Pure geometry in mm, origin at the top left. */
import { type Box, HEX_RATIO, type PieceShape, type Size, sizeOf } from '../base/piece';
import { short } from '../scene/paths';
import { circle, rectData } from '../scene/shapes';

/** Path data of a piece's cut, in the box that it was given, grown by `grow` on all sides. */
export const outlineOf = (shape: PieceShape, { x, y, width, height }: Box, grow = 0): string => {
  switch (shape.kind) {
    case 'rect':
      return rectData(x - grow, y - grow, width + 2 * grow, height + 2 * grow);
    case 'round':
      return circle(x + width / 2, y + height / 2, width / 2 + grow, {}).d;
    case 'hex': {
      const side = height / 2 + grow * HEX_RATIO;
      const half = width / 2 + grow;
      const cx = x + width / 2;
      const cy = y + height / 2;
      const corners = [
        [0, -side],
        [half, -side / 2],
        [half, side / 2],
        [0, side],
        [-half, side / 2],
        [-half, -side / 2],
      ] as const;
      return `M${corners.map(([dx, dy]) => `${short(cx + dx)} ${short(cy + dy)}`).join('L')}Z`;
    }
    case 'net':
      return `M${shape.net.outline.map((at) => `${short(x + at.x)} ${short(y + at.y)}`).join('L')}Z`;
  }
};

/** An exact fit counts as a fit, whatever the last bit of a sum says. */
const EXACT = 1e-6;

/** How many lengths of `pitch` fit into `room` when the first takes `length`. */
const fitting = (room: number, length: number, pitch: number): number =>
  room + EXACT < length ? 0 : 1 + Math.floor((room - length + EXACT) / pitch);

const grid = (room: Box, { width, height }: Size, gutter: number): Box[] => {
  const columns = fitting(room.width, width, width + gutter);
  const rows = fitting(room.height, height, height + gutter);
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: room.x + (i % columns) * (width + gutter),
    y: room.y + Math.floor(i / columns) * (height + gutter),
    width,
    height,
  }));
};

/** Rows that are in each other's gaps, every second one shifted by half a piece; `rise` is the distance of two rows. */
const staggered = (room: Box, { width, height }: Size, gutter: number, rise: number): Box[] => {
  const pitch = width + gutter;
  const rows = fitting(room.height, height, rise);
  const boxes: Box[] = [];
  for (let row = 0; row < rows; row++) {
    const shift = row % 2 === 0 ? 0 : pitch / 2;
    const columns = fitting(room.width - shift, width, pitch);
    for (let column = 0; column < columns; column++) {
      boxes.push({ x: room.x + shift + column * pitch, y: room.y + row * rise, width, height });
    }
  }
  return boxes;
};

/** The places of a full sheet, row by row: cards in a grid, hexes in a honeycomb that shares its cuts, rounds as close as they go. */
export const pack = (shape: PieceShape, room: Box, gutter: number): Box[] => {
  const size = sizeOf(shape);
  switch (shape.kind) {
    case 'rect':
    case 'net':
      return grid(room, size, gutter);
    case 'hex':
      return staggered(room, size, gutter, size.height * 0.75 + gutter * (Math.sqrt(3) / 2));
    case 'round': {
      const square = grid(room, size, gutter);
      const close = staggered(room, size, gutter, (size.width + gutter) * (Math.sqrt(3) / 2));
      return close.length > square.length ? close : square;
    }
  }
};

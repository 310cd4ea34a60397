/**
 * Pieces of several outlines on as few sheets as they need. What fills sheets of its own is in a grid there; what is left
 * over shares sheets, each piece in the box around its outline. Pure geometry in mm.
 */

import { MaxRectsPacker, PACKING_LOGIC, Rectangle } from 'maxrects-packer/dist/maxrects-packer.mjs';
import { grouped } from '../base/grouped';
import { type Box, boundsOf, type PieceShape, type Size, sizeOf } from '../base/piece';
import { err, ok, type Result } from '../base/result';
import { pack } from './packing';
import {
  type Arrangement,
  FOOT,
  fullSheet,
  type Place,
  type Room,
  roomsOf,
  type SheetSpec,
  settled,
} from './sheets';

/** The front of a sheet. */
export interface Layout extends Room {
  /** Where the pieces of a full sheet are, if all are alike: a sheet that is partly filled is cut as a full one is. */
  readonly grid?: readonly Box[];
  readonly places: readonly Place[];
}

/** Pieces of one outline. */
interface Pile {
  readonly shape: PieceShape;
  readonly indices: readonly number[];
  readonly full: Arrangement;
}

const pilesOf = (shapes: readonly PieceShape[], spec: SheetSpec): Result<readonly Pile[]> => {
  const byOutline = grouped(shapes.keys(), (index) => JSON.stringify(shapes[index]));
  const piles: Pile[] = [];
  for (const indices of byOutline.values()) {
    const shape = shapes[indices[0] as number] as PieceShape;
    const full = fullSheet(shape, spec);
    if (!full.ok) return full;
    piles.push({ shape, indices, full: full.value });
  }
  return ok(piles);
};

/** The pile in sheets of its own, the last of them perhaps not full; without the places of the first that are skipped. */
const gridSheets = (
  { shape, indices, full: { slots, ...room } }: Pile,
  skip: readonly number[] = [],
): Layout[] => {
  const free = slots.filter((_, i) => !skip.includes(i + 1));
  const first = Math.min(indices.length, free.length);
  const sheets = 1 + Math.ceil((indices.length - first) / slots.length);
  return Array.from({ length: sheets }, (_, sheet) => {
    const [boxes, from] = sheet === 0 ? [free, 0] : [slots, first + (sheet - 1) * slots.length];
    const own = indices.slice(from, from + boxes.length);
    const places = own.map((index, i) => ({ index, shape, box: boxes[i] as Box, quarter: false }));
    return { ...room, grid: slots, places };
  });
};

/** What goes onto a shared sheet as one: pieces that share their cuts. */
interface Block extends Size {
  readonly places: readonly Place[];
  readonly allowRotation: boolean;
}

/** How much of the room's width pieces in one row take together; 0 is each by itself. Long rows have straight cuts. */
const ROWS = [1, 0.5, 0] as const;

/** Hexes in their honeycomb; everything else in rows. */
const blocksOf = (
  { shape, indices }: Pile,
  { area }: Room,
  gutter: number,
  row: (typeof ROWS)[number],
): Block[] => {
  const isHex = shape.kind === 'hex';
  const size = sizeOf(shape);
  const width = Math.max(size.width, area.width * row);
  const slots = pack(shape, isHex ? area : { ...area, width, height: size.height }, gutter);
  return Array.from({ length: Math.ceil(indices.length / slots.length) }, (_, i) => {
    const some = indices.slice(i * slots.length, (i + 1) * slots.length);
    const boxes = slots.slice(0, some.length);
    const bounds = boundsOf(boxes);
    const places = boxes.map((box, k): Place => {
      const at = { ...box, x: box.x - bounds.x, y: box.y - bounds.y };
      return { index: some[k] as number, shape, box: at, quarter: false };
    });
    return { width: bounds.width, height: bounds.height, places, allowRotation: !isHex };
  });
};

/** The packer counts in whole thousandths of a mm. */
const fine = (mm: number): number => Math.round(mm * 1000);

const LOGICS = [PACKING_LOGIC.MAX_AREA, PACKING_LOGIC.MAX_EDGE] as const;

/** The sheets of one room that hold the blocks: one way or, where a block is larger than the room, none. */
const packed = (blocks: readonly Block[], room: Room, gutter: number, logic: PACKING_LOGIC): Layout[][] => {
  const { width, height } = room.area;
  const foot = room.fold?.axis === 'horizontal' ? 0 : FOOT;
  const options = { smart: false, pot: false, allowRotation: true, logic };
  const packer = new MaxRectsPacker(fine(width), fine(height - foot), fine(gutter), options);
  packer.addArray(
    blocks.map((block) => {
      const { width: w, height: h, allowRotation } = block;
      return Object.assign(new Rectangle(fine(w), fine(h), 0, 0, false, allowRotation), { data: block });
    }),
  );
  if (packer.rects.some(({ oversized }) => oversized)) return [];
  const sheets = packer.bins.map(({ rects }): Layout => {
    const places = rects.flatMap(({ x, y, rot: quarter, data }): Place[] => {
      const block = data as Block;
      return block.places.map((place) => {
        const { x: dx, y: dy, width: w, height: h } = place.box;
        // Turned clockwise, what was below is on the left.
        const box = quarter
          ? { x: x / 1000 + block.height - dy - h, y: y / 1000 + dx, width: h, height: w }
          : { x: x / 1000 + dx, y: y / 1000 + dy, width: w, height: h };
        return { ...place, box, quarter };
      });
    });
    const boxes = settled(
      places.map(({ box }) => box),
      room,
    );
    const placed = places.map((place, i) => ({ ...place, box: boxes[i] as Box }));
    return { ...room, places: placed.toSorted((a, b) => a.index - b.index) };
  });
  return [sheets];
};

/** The fewest shared sheets that were found for piles; of two ways that need as many, the first. */
const shared = (piles: readonly Pile[], spec: SheetSpec): Layout[] | undefined => {
  if (piles.length < 2) return undefined;
  const ways = ROWS.flatMap((row) =>
    roomsOf(spec).flatMap((room) => {
      const blocks = piles.flatMap((pile) => blocksOf(pile, room, spec.gutter, row));
      return LOGICS.flatMap((logic) => packed(blocks, room, spec.gutter, logic));
    }),
  );
  return ways.toSorted((a, b) => a.length - b.length)[0];
};

/** Full sheets that leave more of the paper free than this share are rather shared. */
const WELL_FILLED = 0.7;

const fillOf = ({ shape, full: { slots, area } }: Pile): number => {
  const { width, height } = sizeOf(shape);
  return (slots.length * width * height) / (area.width * area.height);
};

/** The sheets of all pieces, by their outlines. */
export const mix = (shapes: readonly PieceShape[], spec: SheetSpec): Result<readonly Layout[]> => {
  const piles = pilesOf(shapes, spec);
  if (!piles.ok) return piles;
  const { skip = [] } = spec;
  const apart = piles.value.flatMap((pile, i) => gridSheets(pile, i === 0 ? skip : []));
  const most = piles.value[0]?.full.slots.length ?? 0;
  if (skip.length > 0) {
    if (new Set(skip).size < most && Math.max(...skip) <= most) return ok(apart);
    return err('bad-skip', `The first sheet has ${most} places: skip some of 1 to ${most}, not all of them.`);
  }
  const split = piles.value.map((pile) => {
    const { length } = pile.indices;
    const whole = fillOf(pile) < WELL_FILLED ? 0 : length - (length % pile.full.slots.length);
    const part = (from: number, to: number): Pile => ({ ...pile, indices: pile.indices.slice(from, to) });
    return { full: part(0, whole), rest: part(whole, length) };
  });
  const rests = split.flatMap(({ rest }) => (rest.indices.length > 0 ? [rest] : []));
  const together = shared(rests, spec);
  const mixed = together && [
    ...split.flatMap(({ full }) => (full.indices.length > 0 ? gridSheets(full) : [])),
    ...together,
  ];
  return ok(mixed && mixed.length < apart.length ? mixed : apart);
};

/**
 * Imposition: where each piece is on which side of which sheet. Pieces of one outline fill sheets of their own in a grid;
 * what is left over shares sheets, each piece in the box around its outline. Pure geometry in mm, origin at a side's top
 * left; it knows no picture and no game.
 */

import { MaxRectsPacker, PACKING_LOGIC, Rectangle } from 'maxrects-packer/dist/maxrects-packer.mjs';
import * as m from '#messages/print';
import { itemAt } from '../base/lists';
import { type Box, boundsOf, type PieceShape, type Size, sizeOf } from '../base/piece';
import { err, ok, type Result } from '../base/result';
import { chunked, grouped } from '../base/words';
import { pack } from './packing';
import { type Backs, RULED } from './papers';

export interface SheetSpec {
  /** Portrait. */
  readonly paper: Size;
  /** White at each edge, mm. */
  readonly margin: number;
  /** Between two pieces, mm; 0 lets them share a cut. */
  readonly gutter: number;
  /** How far fronts are drawn over the cut, mm. */
  readonly bleed: number;
  /** How far backs are drawn over the cut where there is room, mm. */
  readonly backBleed: number;
  readonly backs: Backs;
  /** Places of the first sheet that are not used, counted from 1. */
  readonly skip?: readonly number[];
  /** Inset of registration marks, mm; 0 is none. */
  readonly register?: number;
}

/** Where a piece is on a sheet before it is known what is behind it. */
interface Place {
  /** Which piece, counted from 0 over all sheets. */
  readonly index: number;
  readonly shape: PieceShape;
  readonly box: Box;
  /** The picture is turned clockwise by a quarter: its box is as wide as the piece is high. */
  readonly quarter: boolean;
}

export interface Placement extends Place {
  readonly face: 'front' | 'back';
  /** The picture is upside down, so that it is upright for someone who turns or folds the sheet. */
  readonly turned: boolean;
  /** The box and as much of its bleed as no neighbour needs. */
  readonly drawn: Box;
}

export interface Side {
  /** Counted from 0. */
  readonly sheet: number;
  readonly face: 'front' | 'back';
  readonly placements: readonly Placement[];
}

/** A line to fold along, from edge to edge. */
export interface Fold {
  readonly axis: 'vertical' | 'horizontal';
  /** x of a vertical fold, y of a horizontal one. */
  readonly at: number;
}

/** What a sheet has room for: a part of one of its sides, and where it is folded. */
interface Room {
  /** The paper as it is turned. */
  readonly paper: Size;
  readonly area: Box;
  readonly fold?: Fold;
}

/** As far as a sheet may drift before backs show where they were on it, mm: what is drawn round all of them is alike so far. */
export const DRIFT = 2;

/** How far backs reach over their cut at the least; nothing where there are none. */
const backReach = ({ backs, backBleed }: SheetSpec): number =>
  backs === 'none' ? 0 : Math.min(backBleed, DRIFT);

/**
 * The paper upright and turned; for backs beyond a fold through the middle, both ways on both. `bled`: with room for the
 * bleed of all pieces; without, bleed is cut off where there is none.
 */
const roomsOf = (spec: SheetSpec, bled = true): readonly Room[] => {
  const { margin, gutter } = spec;
  const gap = Math.max(spec.bleed, spec.backBleed, gutter / 2);
  const reach = bled ? Math.max(spec.bleed, backReach(spec)) : 0;
  const besideRuler = !bled ? 0 : spec.backs === 'fold' ? reach : spec.bleed;
  return [spec.paper, { width: spec.paper.height, height: spec.paper.width }].flatMap((paper): Room[] => {
    const edge = margin + reach;
    const foot = Math.max(edge, besideRuler > 0 ? besideRuler + RULED.foot : 0);
    const area = { x: edge, y: edge, width: paper.width - 2 * edge, height: paper.height - edge - foot };
    if (spec.backs !== 'fold') return [{ paper, area }];
    const [x, y] = [paper.width / 2, paper.height / 2];
    return [
      { paper, area: { ...area, width: x - edge - gap }, fold: { axis: 'vertical', at: x } },
      { paper, area: { ...area, height: y - edge - gap }, fold: { axis: 'horizontal', at: y } },
    ];
  });
};

/** Boxes in the middle of their paper, a little aside where the ruler or the small print needs it, or close to the fold. */
const centredInRoom = (boxes: readonly Box[], { paper, area, fold }: Room): Box[] => {
  const bounds = boundsOf(boxes);
  const [right, bottom] = [area.x + area.width - bounds.width, area.y + area.height - bounds.height];
  const middle = { x: (paper.width - bounds.width) / 2, y: (paper.height - bounds.height) / 2 };
  const clear = paper.height - RULED.foot - bounds.height;
  const isRuled = right >= RULED.left;
  const left = fold?.axis === 'vertical' ? right : isRuled ? Math.max(middle.x, RULED.left) : middle.x;
  const top = fold?.axis === 'horizontal' ? bottom : Math.max(area.y, Math.min(middle.y, bottom, clear));
  const [dx, dy] = [left - bounds.x, top - bounds.y];
  return boxes.map((box) => ({ ...box, x: box.x + dx, y: box.y + dy }));
};

interface Arrangement extends Room {
  readonly slots: readonly Box[];
}

/** How many pieces of an outline fill a sheet, and where they are on it; refused where none fits. */
export const fullSheet = (shape: PieceShape, spec: SheetSpec): Result<Arrangement> => {
  const { paper, margin } = spec;
  if (margin < 0 || 2 * margin >= Math.min(paper.width, paper.height))
    return err(
      'margins-too-wide',
      m.marginsLeaveNothing({ margin, width: paper.width, height: paper.height }),
    );
  // The paper stays upright unless turning it gains a piece.
  const arrange = (bled: boolean): Arrangement =>
    roomsOf(spec, bled)
      .map((room) => ({ ...room, slots: centredInRoom(pack(shape, room.area, spec.gutter), room) }))
      .reduce((best, next) => (next.slots.length > best.slots.length ? next : best));
  const roomy = arrange(true);
  const arrangement = roomy.slots.length > 0 ? roomy : arrange(false);
  if (arrangement.slots.length > 0) return ok(arrangement);
  const { width, height } = sizeOf(shape);
  return err(
    'piece-too-large',
    m.pieceTooLarge({ width, height, paperWidth: paper.width, paperHeight: paper.height, margin }),
  );
};

/**
 * Where a front's back is: mirrored in the edge that stays in place when the sheet is turned, or in the fold. "Long"
 * and "short" are edges of the paper, so a turned paper turns them too. A back that is mirrored top to bottom is
 * upside down.
 */
export const backOf = (box: Box, { paper, fold }: Room, backs: Backs): { box: Box; turned: boolean } => {
  const upright = paper.height >= paper.width;
  const sideways = fold ? fold.axis === 'vertical' : (backs === 'long') === upright;
  return sideways
    ? { box: { ...box, x: paper.width - box.x - box.width }, turned: false }
    : { box: { ...box, y: paper.height - box.y - box.height }, turned: true };
};

/** Where bleed may be: inside the margins, and above the small print where the ruler is beside that. */
export const bleedRoomOf = (
  { face }: Pick<Placement, 'face'>,
  { paper: { width, height } }: Room,
  { margin, backs }: SheetSpec,
): Box => {
  const foot = face === 'front' || backs === 'fold' ? Math.max(margin, RULED.foot) : margin;
  return { x: margin, y: margin, width: width - 2 * margin, height: height - margin - foot };
};

/** A box and its bleed: all of it where nothing is near, half of what is between two neighbours, none over a shared cut or out of `room`. */
const drawnBox = (box: Box, boxes: readonly Box[], bleed: number, room: Box): Box => {
  /** Towards an edge of the room, or boxes that have a part of the way across in common, but not itself. */
  const reach = (edge: number, from: (other: Box) => number, isBeside: (other: Box) => boolean): number => {
    const gaps = boxes.filter((other) => from(other) > -0.01 && isBeside(other)).map(from);
    return Math.max(0, Math.min(bleed, edge, ...gaps.map((gap) => gap / 2)));
  };
  const overlaps = (from: number, to: number, otherFrom: number, otherTo: number): boolean =>
    otherFrom < to - 0.01 && from < otherTo - 0.01;
  const beside = (other: Box): boolean =>
    overlaps(box.y, box.y + box.height, other.y, other.y + other.height);
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const left = reach(box.x - room.x, (other) => box.x - other.x - other.width, beside);
  const onward = reach(room.x + room.width - right, (other) => other.x - right, beside);
  const above = (other: Box): boolean =>
    overlaps(box.x - left, right + onward, other.x, other.x + other.width);
  const top = reach(box.y - room.y, (other) => box.y - other.y - other.height, above);
  const below = reach(room.y + room.height - bottom, (other) => other.y - bottom, above);
  return {
    x: box.x - left,
    y: box.y - top,
    width: box.width + left + onward,
    height: box.height + top + below,
  };
};

/**
 * The sides of one sheet: the fronts where they are, and their backs where they meet them. Nothing is printed on the backs of
 * what `isBlank`: others may bleed over those.
 */
export const sidesOf = (
  sheet: number,
  places: readonly Place[],
  room: Room,
  spec: SheetSpec,
  isBlank: (index: number) => boolean = () => false,
): Side[] => {
  const drawn = (placed: readonly Omit<Placement, 'drawn'>[], bleed: number): Placement[] => {
    const boxes = placed.flatMap(({ box, index, face }) => (face === 'back' && isBlank(index) ? [] : [box]));
    return placed.map((one) => ({
      ...one,
      drawn: drawnBox(one.box, boxes, bleed, bleedRoomOf(one, room, spec)),
    }));
  };
  const fronts = places.map((place) => ({ ...place, face: 'front', turned: false }) as const);
  const backs = places.map((place) => {
    const { box, turned } = backOf(place.box, room, spec.backs);
    // What is turned clockwise is turned the other way when it is seen from behind.
    return { ...place, face: 'back', box, turned: turned !== place.quarter } as const;
  });
  const [front, back] = [drawn(fronts, spec.bleed), drawn(backs, spec.backBleed)];
  if (spec.backs === 'fold') return [{ sheet, face: 'front', placements: [...front, ...back] }];
  const first: Side = { sheet, face: 'front', placements: front };
  return spec.backs === 'none' ? [first] : [first, { sheet, face: 'back', placements: back }];
};

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
    const shape = itemAt(shapes, itemAt(indices, 0));
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
    const places = own.map((index, i) => ({ index, shape, box: itemAt(boxes, i), quarter: false }));
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
  return chunked(indices, slots.length).map((some) => {
    const boxes = slots.slice(0, some.length);
    const bounds = boundsOf(boxes);
    const places = boxes.map((box, k): Place => {
      const at = { ...box, x: box.x - bounds.x, y: box.y - bounds.y };
      return { index: itemAt(some, k), shape, box: at, quarter: false };
    });
    return { width: bounds.width, height: bounds.height, places, allowRotation: !isHex };
  });
};

/** The packer counts in whole thousandths of a mm. */
const fine = (mm: number): number => Math.round(mm * 1000);

const LOGICS = [PACKING_LOGIC.MAX_AREA, PACKING_LOGIC.MAX_EDGE] as const;

/**
 * The sheets of one room that hold the blocks, so many mm at its left left to the ruler: one way or, where a block is larger
 * than the room, none.
 */
const packRoom = (
  blocks: readonly Block[],
  room: Room,
  gutter: number,
  logic: PACKING_LOGIC,
  ruled: number,
): Layout[][] => {
  const { y: top } = room.area;
  const width = room.area.width - ruled;
  const foot = room.paper.height - RULED.foot - top;
  const height = room.fold?.axis === 'horizontal' ? room.area.height : Math.min(room.area.height, foot);
  const options = { smart: false, pot: false, allowRotation: true, logic };
  const packer = new MaxRectsPacker(fine(width), fine(height), fine(gutter), options);
  packer.addArray(
    // What it is given as data says whether it can be turned.
    blocks.map((data) => Object.assign(new Rectangle(fine(data.width), fine(data.height)), { data })),
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
    const boxes = centredInRoom(
      places.map(({ box }) => box),
      room,
    );
    const placed = places.map((place, i) => ({ ...place, box: itemAt(boxes, i) }));
    return { ...room, places: placed.toSorted((a, b) => a.index - b.index) };
  });
  return [sheets];
};

/** The fewest shared sheets that were found for piles; of two ways that need as many, the first. */
const sharedSheets = (piles: readonly Pile[], spec: SheetSpec): Layout[] | undefined => {
  if (piles.length < 2) return undefined;
  // A ruler at the side that would cost a sheet goes where the pieces leave room for it.
  const ways = [RULED.left, 0].flatMap((ruler) =>
    ROWS.flatMap((row) =>
      roomsOf(spec).flatMap((room) => {
        const blocks = piles.flatMap((pile) => blocksOf(pile, room, spec.gutter, row));
        // What is unlike another has room for all of its surroundings.
        const gap = Math.max(spec.gutter, 2 * backReach(spec));
        const ruled = room.fold ? 0 : Math.max(0, ruler - room.area.x);
        return LOGICS.flatMap((logic) => packRoom(blocks, room, gap, logic, ruled));
      }),
    ),
  );
  return ways.toSorted((a, b) => a.length - b.length)[0];
};

/** Full sheets that leave more of the paper free than 30 % are rather shared. */
const isWellFilled = ({ shape, full: { slots, area } }: Pile): boolean => {
  const { width, height } = sizeOf(shape);
  return slots.length * width * height >= 0.7 * area.width * area.height;
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
    return err('bad-skip', m.skipInvalid({ most }));
  }
  const split = piles.value.map((pile) => {
    const { length } = pile.indices;
    const whole = isWellFilled(pile) ? length - (length % pile.full.slots.length) : 0;
    const part = (from: number, to: number): Pile => ({ ...pile, indices: pile.indices.slice(from, to) });
    return { full: part(0, whole), rest: part(whole, length) };
  });
  const rests = split.flatMap(({ rest }) => (rest.indices.length > 0 ? [rest] : []));
  const together = sharedSheets(rests, spec);
  const mixed = together && [
    ...split.flatMap(({ full }) => (full.indices.length > 0 ? gridSheets(full) : [])),
    ...together,
  ];
  return ok(mixed && mixed.length < apart.length ? mixed : apart);
};

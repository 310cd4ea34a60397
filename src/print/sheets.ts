/**
 * Imposition: where each piece is on which side of which sheet. Pure geometry in mm, origin at a side's top left; it
 * knows no picture and no game.
 */
import { type Box, boundsOf, type PieceShape, type Size, sizeOf } from '../base/piece';
import { err, ok, type Result } from '../base/result';
import { pack } from './packing';
import type { Backs } from './papers';

/** What most printers leave white at each edge, mm. */
export const PRINTER_MARGIN = 5;

export const MOST_BLEED = 5;

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
export interface Place {
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
export interface Room {
  /** The paper as it is turned. */
  readonly paper: Size;
  readonly area: Box;
  readonly fold?: Fold;
}

/** What the ruler and the small print take below the pieces, mm. */
export const FOOT = 2.6;

/** The paper upright and turned; for backs beyond a fold through the middle, both ways on both. */
export const roomsOf = (spec: SheetSpec): readonly Room[] => {
  const { margin, gutter } = spec;
  const gap = Math.max(spec.bleed, spec.backBleed, gutter / 2);
  return [spec.paper, { width: spec.paper.height, height: spec.paper.width }].flatMap((paper): Room[] => {
    const area = {
      x: margin,
      y: margin,
      width: paper.width - 2 * margin,
      height: paper.height - 2 * margin,
    };
    if (spec.backs !== 'fold') return [{ paper, area }];
    const [x, y] = [paper.width / 2, paper.height / 2];
    return [
      { paper, area: { ...area, width: x - margin - gap }, fold: { axis: 'vertical', at: x } },
      { paper, area: { ...area, height: y - margin - gap }, fold: { axis: 'horizontal', at: y } },
    ];
  });
};

/** Boxes in the middle of their room, a little higher where the small print needs it, or close to the fold. */
export const settled = (boxes: readonly Box[], { area, fold }: Room): Box[] => {
  const bounds = boundsOf(boxes);
  const [across, down] = [area.width - bounds.width, area.height - bounds.height];
  const left = fold?.axis === 'vertical' ? across : across / 2;
  const top = fold?.axis === 'horizontal' ? down : Math.max(0, Math.min(down / 2, down - FOOT));
  const [dx, dy] = [area.x + left - bounds.x, area.y + top - bounds.y];
  return boxes.map((box) => ({ ...box, x: box.x + dx, y: box.y + dy }));
};

export interface Arrangement extends Room {
  readonly slots: readonly Box[];
}

/** The arrangement that holds the most pieces of one outline; the paper stays upright unless turning it gains one. */
const arrange = (shape: PieceShape, spec: SheetSpec): Arrangement =>
  roomsOf(spec)
    .map((room) => ({ ...room, slots: settled(pack(shape, room.area, spec.gutter), room) }))
    .reduce((best, next) => (next.slots.length > best.slots.length ? next : best));

/** How many pieces of an outline fill a sheet, and where they are on it; refused where none fits. */
export const fullSheet = (shape: PieceShape, spec: SheetSpec): Result<Arrangement> => {
  const { paper, margin } = spec;
  if (margin < 0 || 2 * margin >= Math.min(paper.width, paper.height))
    return err(
      'margins-too-wide',
      `Margins of ${margin} mm leave nothing of a sheet of ${paper.width} x ${paper.height} mm: make them smaller.`,
    );
  const arrangement = arrange(shape, spec);
  if (arrangement.slots.length > 0) return ok(arrangement);
  const { width, height } = sizeOf(shape);
  return err(
    'piece-too-large',
    `A piece of ${width} x ${height.toFixed(1)} mm does not fit on paper of ${paper.width} x ${paper.height} mm with margins of ${margin} mm: choose a larger paper, a smaller size or narrower margins.`,
  );
};

/**
 * Where a front's back is: mirrored in the edge that stays in place when the sheet is turned, or in the fold. "Long"
 * and "short" are edges of the paper, so a turned paper turns them too. A back that is mirrored top to bottom is
 * upside down.
 */
const backOf = (box: Box, { paper, fold }: Room, backs: Backs): { box: Box; turned: boolean } => {
  const upright = paper.height >= paper.width;
  const sideways = fold ? fold.axis === 'vertical' : (backs === 'long') === upright;
  return sideways
    ? { box: { ...box, x: paper.width - box.x - box.width }, turned: false }
    : { box: { ...box, y: paper.height - box.y - box.height }, turned: true };
};

/** A box and its bleed: all of it where nothing is near, half of what is between two neighbours, none over a shared cut. */
const drawnBox = (box: Box, others: readonly Box[], bleed: number): Box => {
  /** What is free before `from`, or behind it, of boxes that have a part of the way across in common. */
  const reach = (from: (other: Box) => number, isBeside: (other: Box) => boolean): number =>
    Math.min(
      bleed,
      ...others.flatMap((other) =>
        isBeside(other) && from(other) > -0.01 ? [Math.max(0, from(other) / 2)] : [],
      ),
    );
  const overlaps = (from: number, to: number, otherFrom: number, otherTo: number): boolean =>
    otherFrom < to - 0.01 && from < otherTo - 0.01;
  const beside = (other: Box): boolean =>
    overlaps(box.y, box.y + box.height, other.y, other.y + other.height);
  const left = reach((other) => box.x - other.x - other.width, beside);
  const right = reach((other) => other.x - box.x - box.width, beside);
  const above = (other: Box): boolean =>
    overlaps(box.x - left, box.x + box.width + right, other.x, other.x + other.width);
  const top = reach((other) => box.y - other.y - other.height, above);
  const bottom = reach((other) => other.y - box.y - box.height, above);
  return {
    x: box.x - left,
    y: box.y - top,
    width: box.width + left + right,
    height: box.height + top + bottom,
  };
};

/** The sides of one sheet: the fronts where they are, and their backs where they meet them. */
export const sidesOf = (sheet: number, places: readonly Place[], room: Room, spec: SheetSpec): Side[] => {
  const fronts = places.map(({ box }) => box);
  const backs = places.map(({ box }) => backOf(box, room, spec.backs));
  const mirrored = backs.map(({ box }) => box);
  const front = places.map((place, i): Placement => {
    const drawn = drawnBox(place.box, fronts.toSpliced(i, 1), spec.bleed);
    return { ...place, face: 'front', turned: false, drawn };
  });
  const back = places.map((place, i): Placement => {
    const { box, turned } = backs[i] as (typeof backs)[number];
    const drawn = drawnBox(box, mirrored.toSpliced(i, 1), spec.backBleed);
    // What is turned clockwise is turned the other way when it is seen from behind.
    return { ...place, face: 'back', box, turned: turned !== place.quarter, drawn };
  });
  if (spec.backs === 'fold') return [{ sheet, face: 'front', placements: [...front, ...back] }];
  const first: Side = { sheet, face: 'front', placements: front };
  return spec.backs === 'none' ? [first] : [first, { sheet, face: 'back', placements: back }];
};

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
}

export interface Placement {
  /** Which piece, counted from 0 over all sheets. */
  readonly index: number;
  readonly face: 'front' | 'back';
  readonly box: Box;
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

export interface SheetSet {
  /** The paper as it is turned. */
  readonly paper: Size;
  /** Places of the fronts of a full sheet, row by row, all together centred in their room. */
  readonly slots: readonly Box[];
  readonly fold?: Fold;
  readonly sides: readonly Side[];
}

const turnedPaper = ({ width, height }: Size): Size => ({ width: height, height: width });

const centred = (boxes: readonly Box[], room: Box): Box[] => {
  const bounds = boundsOf(boxes);
  const dx = room.x + (room.width - bounds.width) / 2 - bounds.x;
  const dy = room.y + (room.height - bounds.height) / 2 - bounds.y;
  return boxes.map((box) => ({ ...box, x: box.x + dx, y: box.y + dy }));
};

interface Arrangement {
  readonly paper: Size;
  readonly slots: readonly Box[];
  readonly fold?: Fold;
}

const wholeSheet = (paper: Size, shape: PieceShape, { margin, gutter }: SheetSpec): Arrangement => {
  const room = {
    x: margin,
    y: margin,
    width: paper.width - 2 * margin,
    height: paper.height - 2 * margin,
  };
  return { paper, slots: centred(pack(shape, room, gutter), room) };
};

/** Fronts on one side of a fold through the middle, as close to it as their bleed allows. */
const foldedSheet = (paper: Size, shape: PieceShape, spec: SheetSpec, axis: Fold['axis']): Arrangement => {
  const { margin, gutter } = spec;
  const gap = Math.max(spec.bleed, spec.backBleed, gutter / 2);
  const vertical = axis === 'vertical';
  const room = {
    x: margin,
    y: margin,
    width: vertical ? paper.width / 2 - margin - gap : paper.width - 2 * margin,
    height: vertical ? paper.height - 2 * margin : paper.height / 2 - margin - gap,
  };
  const slots = centred(pack(shape, room, gutter), room);
  const bounds = boundsOf(slots);
  const dx = vertical ? room.x + room.width - bounds.x - bounds.width : 0;
  const dy = vertical ? 0 : room.y + room.height - bounds.y - bounds.height;
  return {
    paper,
    slots: slots.map((box) => ({ ...box, x: box.x + dx, y: box.y + dy })),
    fold: { axis, at: vertical ? paper.width / 2 : paper.height / 2 },
  };
};

/** The arrangement that holds the most pieces; the paper stays upright unless turning it gains one. */
const arrange = (shape: PieceShape, spec: SheetSpec): Arrangement => {
  const papers = [spec.paper, turnedPaper(spec.paper)];
  const candidates =
    spec.backs === 'fold'
      ? papers.flatMap((paper) => [
          foldedSheet(paper, shape, spec, 'vertical'),
          foldedSheet(paper, shape, spec, 'horizontal'),
        ])
      : papers.map((paper) => wholeSheet(paper, shape, spec));
  return candidates.reduce((best, next) => (next.slots.length > best.slots.length ? next : best));
};

/**
 * Where a front's back is: mirrored in the edge that stays in place when the sheet is turned, or in the fold. "Long"
 * and "short" are edges of the paper, so a turned paper turns them too. A back that is mirrored top to bottom is
 * upside down.
 */
const backOf = (box: Box, { paper, fold }: Arrangement, backs: Backs): { box: Box; turned: boolean } => {
  const upright = paper.height >= paper.width;
  const sideways = fold ? fold.axis === 'vertical' : (backs === 'long') === upright;
  return sideways
    ? { box: { ...box, x: paper.width - box.x - box.width }, turned: false }
    : { box: { ...box, y: paper.height - box.y - box.height }, turned: true };
};

/** A box and its bleed: all of it where nothing is near, half the gutter towards a neighbour, none over a shared cut. */
const drawnBox = (box: Box, others: readonly Box[], bleed: number, gutter: number): Box => {
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;
  const overlaps = (from: number, length: number, otherFrom: number, otherLength: number): boolean =>
    otherFrom < from + length - 0.01 && from < otherFrom + otherLength - 0.01;
  const beside = (other: Box): boolean => overlaps(box.y, box.height, other.y, other.height);
  const above = (other: Box): boolean => overlaps(box.x, box.width, other.x, other.width);
  const reach = (isNeighbour: (other: Box) => boolean): number =>
    others.some(isNeighbour) ? Math.min(bleed, gutter / 2) : bleed;
  const left = reach((other) => beside(other) && isNear(other.x + other.width + gutter, box.x));
  const right = reach((other) => beside(other) && isNear(other.x, box.x + box.width + gutter));
  const top = reach((other) => above(other) && isNear(other.y + other.height + gutter, box.y));
  const bottom = reach((other) => above(other) && isNear(other.y, box.y + box.height + gutter));
  return {
    x: box.x - left,
    y: box.y - top,
    width: box.width + left + right,
    height: box.height + top + bottom,
  };
};

const checkSpec = (spec: SheetSpec): Result<SheetSpec> => {
  const { paper, margin, gutter, bleed } = spec;
  if (margin < 0 || 2 * margin >= Math.min(paper.width, paper.height))
    return err(
      'margins-too-wide',
      `Margins of ${margin} mm leave nothing of a sheet of ${paper.width} x ${paper.height} mm: make them smaller.`,
    );
  if (gutter < 0) return err('bad-gutter', 'A gutter is 0 mm or wider.');
  if (bleed < 0 || bleed > MOST_BLEED)
    return err('bad-bleed', `A bleed of ${bleed} mm is not possible: choose 0 to ${MOST_BLEED} mm.`);
  if (gutter > 0 && 2 * bleed > gutter + 1e-9)
    return err(
      'bleed-over-gutter',
      `A bleed of ${bleed} mm needs a gutter of ${2 * bleed} mm, and it is ${gutter} mm: widen the gutter, lessen the bleed, or set the gutter to 0 so that pieces share their cuts.`,
    );
  return ok(spec);
};

/** The sides of `count` pieces, in the order in which a duplex printer takes them. A partly filled sheet keeps the full one's places. */
export const impose = (count: number, shape: PieceShape, spec: SheetSpec): Result<SheetSet> => {
  const checked = checkSpec(spec);
  if (!checked.ok) return checked;
  const arrangement = arrange(shape, spec);
  const { slots, paper, fold } = arrangement;
  const perSheet = slots.length;
  if (perSheet === 0) {
    const { width, height } = sizeOf(shape);
    return err(
      'piece-too-large',
      `A piece of ${width} x ${height.toFixed(1)} mm does not fit on paper of ${spec.paper.width} x ${spec.paper.height} mm with margins of ${spec.margin} mm: choose a larger paper, a smaller size or narrower margins.`,
    );
  }
  const sides: Side[] = [];
  for (let first = 0; first < count; first += perSheet) {
    const boxes = slots.slice(0, Math.min(perSheet, count - first));
    const sheet = first / perSheet;
    const front = boxes.map(
      (box, cell): Placement => ({
        index: first + cell,
        face: 'front',
        box,
        turned: false,
        drawn: drawnBox(box, boxes, spec.bleed, spec.gutter),
      }),
    );
    const mirrored = boxes.map((box) => backOf(box, arrangement, spec.backs));
    const back = mirrored.map(
      (place, cell): Placement => ({
        index: first + cell,
        face: 'back',
        ...place,
        drawn: drawnBox(
          place.box,
          mirrored.map(({ box }) => box),
          spec.backBleed,
          spec.gutter,
        ),
      }),
    );
    if (spec.backs === 'fold') sides.push({ sheet, face: 'front', placements: [...front, ...back] });
    else {
      sides.push({ sheet, face: 'front', placements: front });
      if (spec.backs !== 'none') sides.push({ sheet, face: 'back', placements: back });
    }
  }
  return ok({ paper, slots, sides, ...(fold ? { fold } : {}) });
};

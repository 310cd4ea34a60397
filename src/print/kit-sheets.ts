/**
 * Drawn pieces on sheets: fronts and backs placed, cut to their bleed, with marks, rulers and small print around them.
 * It knows pictures and outlines, no games.
 */
import { number } from '#messages/language';
import * as m from '#messages/print';
import { itemAt } from '../base/lists';
import { type Box, boundsOf, type PieceShape, sizeOf } from '../base/piece';
import { remembered } from '../base/remembered';
import { ok, type Result } from '../base/result';
import { grouped } from '../base/words';
import { COLORS, RULES } from '../look/theme';
import { segments } from '../scene/paths';
import { type Item, type Matrix, rotateAbout, type Scene, type Tag, translate } from '../scene/scene';
import { group, path, picture, rect, rectData } from '../scene/shapes';
import { type BoardSet, type BoardTile, spreadBoard } from './boards';
import {
  CUT,
  cropMarks,
  foldLine,
  JOIN,
  joinMarks,
  registerBoxes,
  rulers,
  smallPrint,
  smallPrintBehind,
} from './marks';
import { bledOutline, outlineOf } from './packing';
import type { Marks } from './papers';
import {
  backOf,
  bleedRoomOf,
  type Fold,
  fullSheet,
  type Layout,
  mix,
  type Placement,
  type SheetSpec,
  type Side,
  sidesOf,
} from './sheets';

/** A drawn piece. */
export interface Piece {
  readonly shape: PieceShape;
  readonly front: Scene;
  readonly back: Scene;
  /** It goes into a sleeve. */
  readonly isCard: boolean;
  /** It is left out where nothing but such pieces would be on a sheet. */
  readonly spare?: boolean;
  /** Whose it is is below it, to be cut off. */
  readonly hasStrip?: boolean;
  /** "Weapon" */
  readonly kind?: string;
  /** What its front is in a file that is read aloud; backs and marks are nothing there. */
  readonly tag?: Tag;
}

export interface SheetSettings extends SheetSpec {
  readonly marks: Marks;
}

/** A side of a sheet, as large as its paper. */
export interface SheetSide extends Side {
  readonly scene: Scene;
  readonly fold?: Fold;
}

/** A side before its small print is known, which counts all sheets of the job. */
interface BareSide extends SheetSide {
  /** All pieces of a full sheet. */
  readonly area: Box;
}

/** The box of a piece as it is upright, about the same middle. */
export const uprightBox = ({ shape, box, quarter }: Placement): Box => {
  if (!quarter) return box;
  const { width, height } = sizeOf(shape);
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
};

/** How a piece is turned in its upright box, if it is. */
export const turnOf = ({ box, quarter, turned }: Placement): Matrix | undefined => {
  const angle = (quarter ? 90 : 0) + (turned ? 180 : 0);
  return angle === 0 ? undefined : rotateAbout(angle, box.x + box.width / 2, box.y + box.height / 2);
};

/** What is drawn in the upright box of a piece, turned as the piece is. */
const turnedAs = (placement: Placement, items: readonly Item[]): Item => {
  const matrix = turnOf(placement);
  return { kind: 'group', ...(matrix && { matrix }), items };
};

/** The line to cut a piece along. */
export const cutOf = (placement: Placement, paint: Parameters<typeof path>[1]): Item =>
  turnedAs(placement, [path(outlineOf(placement.shape, uprightBox(placement)), paint)]);

/** From the sides of a box to those of one that it is in: left, top, right, bottom. */
const distances = (box: Box, { x, y, width, height }: Box): number[] => [
  box.x - x,
  box.y - y,
  x + width - box.x - box.width,
  y + height - box.y - box.height,
];

const gapBetween = (a: Box, b: Box): number =>
  Math.max(0, b.x - a.x - a.width, a.x - b.x - b.width, b.y - a.y - a.height, a.y - b.y - b.height);

/** Backs that share a cut are drawn so far over it, mm, that no hair of paper shows between two that are black. */
const SEAM = 0.1;

/** Rectangles are drawn in their box and its bleed, hexagons and rounds in their outline and as much of it as no neighbour needs. */
const clipOf = (
  placement: Placement,
  { placements }: Side,
  room: Box,
  settings: SheetSettings,
  isBlank: (index: number) => boolean,
): string => {
  const { shape, box, drawn, face } = placement;
  const seam = face === 'back' && settings.backBleed > 0 ? SEAM : 0;
  if (shape.kind === 'rect' || shape.kind === 'net') {
    const { x, y, width, height } = drawn;
    const over = distances(drawn, boundsOf([room, drawn])).map((free) => Math.min(free, seam));
    const [left = 0, top = 0, right = 0, bottom = 0] = over;
    return rectData(x - left, y - top, width + left + right, height + top + bottom);
  }
  const others = placements.filter(
    (other) => other !== placement && !(other.face === 'back' && isBlank(other.index)),
  );
  const alike = others.filter((other) => other.shape === shape).map((other) => other.box);
  const free = others.filter((other) => other.shape !== shape).map((other) => gapBetween(box, other.box) / 2);
  const bleed = Math.min(
    face === 'front' ? settings.bleed : settings.backBleed,
    ...free,
    ...distances(box, room),
  );
  return bledOutline(shape, box, alike, Math.max(0, bleed), settings.gutter, seam);
};

const placedItem = (placement: Placement, piece: Piece, clip: string): Item => {
  const scene = placement.face === 'front' ? piece.front : piece.back;
  const box = uprightBox(placement);
  const drawn = picture(scene, box.x, box.y, box);
  const { quarter, turned } = placement;
  const items = quarter || turned ? [turnedAs(placement, [drawn])] : [drawn];
  return { kind: 'group', clip, items, ...(placement.face === 'front' && piece.tag && { tag: piece.tag }) };
};

/** Marks in line with the cuts of a grid of rectangles; the outline of everything else. A net is drawn with its own. */
const marksOf = (layout: Layout, { face, placements }: Side, settings: SheetSettings): Item[] => {
  if (face === 'back') return [];
  const { fold, grid, paper } = layout;
  const folds = fold ? [foldLine(fold, paper, settings.margin + RULES.hair)] : [];
  if (settings.marks === 'none') return folds;
  if (grid && settings.marks === 'crop' && placements[0]?.shape.kind === 'rect') {
    const boxes = fold ? [...grid, ...grid.map((box) => backOf(box, layout, 'fold').box)] : grid;
    const clear = Math.max(settings.bleed, fold ? settings.backBleed : 0);
    return [...folds, ...cropMarks(boxes, paper, clear)];
  }
  const cut = placements.filter(({ shape }) => shape.kind !== 'net');
  return [...folds, ...cut.map((placement) => cutOf(placement, { stroke: CUT }))];
};

const layoutSides = (
  layout: Layout,
  sheet: number,
  pieces: readonly Piece[],
  settings: SheetSettings,
): BareSide[] => {
  const isBlank = (index: number): boolean => itemAt(pieces, index).back.items.length === 0;
  return sidesOf(sheet, layout.places, layout, settings, isBlank).map((side) => {
    const area = boundsOf([...(layout.grid ?? []), ...side.placements.map(({ drawn }) => drawn)]);
    const pictures = side.placements.map((placement) =>
      placedItem(
        placement,
        itemAt(pieces, placement.index),
        clipOf(placement, side, bleedRoomOf(placement, layout, settings), settings, isBlank),
      ),
    );
    // Cut lines are over the pictures; all other marks are beside them.
    const items = [...pictures, ...marksOf(layout, side, settings)];
    const { paper, fold } = layout;
    return { ...side, scene: { ...paper, items }, area, ...(fold && { fold }) };
  });
};

const tileSide = (
  { shape, front, tag }: Piece,
  index: number,
  set: BoardSet,
  tile: BoardTile,
  sheet: number,
): BareSide => {
  const { window, box } = tile;
  const items: Item[] = [
    {
      kind: 'group',
      clip: rectData(box.x, box.y, box.width, box.height),
      items: [group(translate(box.x - window.x, box.y - window.y), picture(front, 0, 0))],
      ...(tag && { tag }),
    },
    ...joinMarks(set, tile),
  ];
  const placement = { index, shape, face: 'front', box, quarter: false, turned: false, drawn: box } as const;
  return { scene: { ...set.paper, items }, sheet, face: 'front', placements: [placement], area: box };
};

/** White at the edges of the paper, mm: so much of it printers at home leave. */
const PRINTABLE = 5;

/** The box round the ends of all strokes of a path. Kept, for sheets have their marks in the same places. */
const extentOf = remembered((d: string): Box => {
  const ends = segments(d).flatMap(({ points }) => (points.length > 0 ? [points.slice(-2)] : []));
  return boundsOf(ends.map(([x = 0, y = 0]) => ({ x, y, width: 0, height: 0 })));
}, 2000);

/** How near the edge of its paper a front is drawn, mm, its words aside. */
const nearest = ({ scene, placements }: SheetSide): number => {
  const paper = { x: 0, y: 0, ...scene };
  const distance = (box: Box, half = 0): number => Math.min(...distances(box, paper)) - half;
  const edges = scene.items.map((item): number => {
    if (item.kind === 'path') return distance(extentOf(item.d), (item.stroke?.width ?? 0) / 2);
    // What is in a group without a clip is the line round a piece.
    const isLine = item.kind === 'group' && !item.clip;
    return isLine
      ? Math.min(...placements.map(({ box }) => distance(box, CUT.width / 2)))
      : Number.POSITIVE_INFINITY;
  });
  return Math.min(...edges, ...placements.map(({ drawn }) => distance(drawn)));
};

const withItems = (side: Omit<SheetSide, 'scene'>, scene: Scene, items: readonly Item[]): SheetSide => ({
  ...side,
  scene: { ...scene, items: [...scene.items, ...items] },
});

/** What is clear of every registration mark, mm from their inset. */
const CLEAR = 6;

/** The margin so far inside of registration marks, mm; the job's own where it has none, or is wider. */
export const marginBeside = (
  { margin, register = 0 }: Pick<SheetSettings, 'margin' | 'register'>,
  gap = CLEAR,
): number => (register > 0 ? Math.max(margin, register + gap) : margin);

/** Pieces are as close to registration marks as they can be, and never over them. */
const isClear = ({ scene, placements }: BareSide, register: number): boolean =>
  registerBoxes(scene, register).every((mark) =>
    placements.every(({ drawn }) => gapBetween(mark, drawn) >= 1),
  );

/** Boards that are larger than the paper, on one side each of as many sheets as they take; and the pieces that are left. */
const boardSides = (pieces: readonly Piece[], { paper, margin, backs }: SheetSettings) => {
  const bare: BareSide[] = [];
  const onOneSheet: number[] = [];
  let sheets = 0;
  for (const [index, piece] of pieces.entries()) {
    const { shape } = piece;
    const isBoard = shape.kind === 'rect' && shape.overlap !== undefined;
    const spread = (room: number) =>
      isBoard ? spreadBoard(shape, paper, margin + room, shape.overlap) : ok(undefined);
    const whole = spread(0);
    if (!whole.ok) return whole;
    // Of several sheets each has its marks round it.
    const parts = whole.value && whole.value.tiles.length > 1 ? spread(JOIN) : whole;
    if (!parts.ok) return parts;
    const set = parts.value;
    if (!set || set.tiles.length === 1) {
      onOneSheet.push(index);
      continue;
    }
    for (const tile of set.tiles) {
      const front = tileSide(piece, index, set, tile, sheets++);
      bare.push(front);
      // A printer that turns sheets would print the next one behind it.
      if (backs === 'long' || backs === 'short')
        bare.push({ ...front, face: 'back', scene: { ...set.paper, items: [] }, placements: [] });
    }
  }
  return ok({ bare, onOneSheet, sheets });
};

/** Pieces that share sheets, from sheet `first` on. With registration marks the margin grows until all are clear of them. */
const sharedSides = (
  indices: readonly number[],
  first: number,
  pieces: readonly Piece[],
  settings: SheetSettings,
): Result<{ readonly bare: readonly BareSide[]; readonly sheets: number }> => {
  const { register = 0 } = settings;
  const shapes = indices.map((index) => itemAt(pieces, index).shape);
  for (let gap = 0; ; gap += 0.5) {
    const within = { ...settings, margin: marginBeside(settings, gap) };
    const layouts = mix(shapes, within);
    if (!layouts.ok) return layouts;
    const bare = layouts.value.flatMap((layout, k) => {
      const places = layout.places.map((place) => ({ ...place, index: itemAt(indices, place.index) }));
      return layoutSides({ ...layout, places }, first + k, pieces, within);
    });
    if (register === 0 || gap >= CLEAR || bare.every((side) => isClear(side, register)))
      return ok({ bare, sheets: layouts.value.length });
  }
};

/**
 * All sides of a job: boards over several sheets, then what fills sheets of its own, then what shares them. `note` writes
 * the small print of a sheet, counted from 0.
 */
export const layOut = (
  pieces: readonly Piece[],
  settings: SheetSettings,
  note: (sheet: number, sheets: number, face: 'front' | 'back') => string,
): Result<SheetSide[]> => {
  const { register = 0 } = settings;
  const clear = { ...settings, margin: marginBeside(settings) };
  const boards = boardSides(pieces, clear);
  if (!boards.ok) return boards;
  const { bare, onOneSheet } = boards.value;
  let { sheets } = boards.value;
  // What has nothing on its back is not folded; what fits only between registration marks has sheets of its own.
  const groups = grouped(onOneSheet, (index) => {
    const { shape, back } = itemAt(pieces, index);
    const isFolded = settings.backs === 'fold' && back.items.length > 0;
    return (isFolded ? 0 : 2) + (register === 0 || fullSheet(shape, clear).ok ? 0 : 1);
  });
  for (const [kind, indices] of [...groups].toSorted(([a], [b]) => a - b)) {
    // Places were used on the first sheet only.
    const { skip = [], ...rest } = settings;
    const backs = settings.backs === 'fold' && kind >= 2 ? 'none' : settings.backs;
    const own = { ...rest, backs, skip: indices.includes(itemAt(onOneSheet, 0)) ? skip : [] };
    const shared = sharedSides(indices, sheets, pieces, own);
    if (!shared.ok) return shared;
    bare.push(...shared.value.bare);
    sheets += shared.value.sheets;
  }
  return ok(
    bare.map(({ area, scene, ...side }) => {
      const said = note(side.sheet, sheets, side.face);
      const warn = (edge: string): string => m.nearEdge({ said, edge });
      const letters = warn('0.0').length;
      const marks =
        register > 0
          ? registerBoxes(scene, register).map(({ x, y, width, height }) =>
              rect(x, y, width, height, { fill: COLORS.ink }),
            )
          : rulers(scene, area, letters);
      if (side.face === 'back') return withItems(side, scene, [smallPrintBehind(scene, area, said)]);
      const marked = withItems(side, scene, marks);
      const edge = nearest(marked);
      const words = edge < PRINTABLE - 0.05 ? warn(number(edge, 1)) : said;
      return withItems(side, marked.scene, [smallPrint(scene, area, words, letters)]);
    }),
  );
};

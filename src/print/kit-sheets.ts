/**
 * Drawn pieces on sheets: fronts and backs placed, cut to their bleed, with marks, rulers and small print around them.
 * It knows pictures and outlines, no games.
 */
import { type Box, boundsOf, type PieceShape, type Size, sizeOf } from '../base/piece';
import { ok, type Result } from '../base/result';
import { type Item, rotateAbout, type Scene, translate } from '../scene/scene';
import { rectData } from '../scene/shapes';
import { bledOutline } from './bleed';
import { type BoardSet, type BoardTile, spreadBoard } from './boards';
import { cropMarks, cutLines, foldLine, joinMarks, rulers, smallPrint } from './marks';
import type { Marks } from './papers';
import { impose, type Placement, type SheetSet, type SheetSpec, type Side } from './sheets';

/** Pieces of one outline, in the order in which they are printed. */
export interface Pile {
  readonly shape: PieceShape;
  readonly fronts: readonly Scene[];
  readonly backs: readonly Scene[];
}

export interface SheetSettings extends SheetSpec {
  readonly marks: Marks;
}

/** A side of a sheet, as large as its paper. */
export interface SheetSide {
  readonly scene: Scene;
  /** Counted from 0 over all sheets of the job. */
  readonly sheet: number;
  readonly face: 'front' | 'back';
  /** Which pile its pieces are of, counted from 0, and their outline. */
  readonly pile: number;
  readonly shape: PieceShape;
  readonly placements: readonly Placement[];
}

/** A sheet before its small print is known: that counts all sheets of the job. */
interface BareSide {
  readonly paper: Size;
  readonly sheet: number;
  readonly face: 'front' | 'back';
  readonly items: readonly Item[];
  readonly placements: readonly Placement[];
  /** All pieces of a full sheet. */
  readonly area: Box;
}

/** Rectangles are drawn in their box and its bleed, hexagons and rounds in their outline and as much of it as no neighbour needs. */
const clipOf = (shape: PieceShape, placement: Placement, side: Side, settings: SheetSettings): string => {
  const { box, drawn, face } = placement;
  if (shape.kind === 'rect') return rectData(drawn.x, drawn.y, drawn.width, drawn.height);
  const others = side.placements.filter((other) => other !== placement).map((other) => other.box);
  return bledOutline(
    shape,
    box,
    others,
    face === 'front' ? settings.bleed : settings.backBleed,
    settings.gutter,
  );
};

const placed = (placement: Placement, scene: Scene, clip: string): Item => {
  const { box, turned } = placement;
  const picture: Item = { kind: 'picture', scene, ...box };
  const upright: Item = turned
    ? {
        kind: 'group',
        matrix: rotateAbout(180, box.x + box.width / 2, box.y + box.height / 2),
        items: [picture],
      }
    : picture;
  return { kind: 'group', clip, items: [upright] };
};

const marksOf = (set: SheetSet, side: Side, shape: PieceShape, settings: SheetSettings): Item[] => {
  if (side.face === 'back') return [];
  const boxes =
    settings.backs === 'fold' ? [...set.slots, ...set.slots.map((box) => mirroredIn(set, box))] : set.slots;
  const fold = set.fold ? [foldLine(set.fold, set.paper)] : [];
  if (settings.marks === 'none') return fold;
  if (settings.marks === 'lines' || shape.kind !== 'rect')
    return [
      ...fold,
      ...cutLines(
        shape,
        side.placements.map(({ box }) => box),
      ),
    ];
  const clear = Math.max(settings.bleed, settings.backs === 'fold' ? settings.backBleed : 0);
  return [...fold, ...cropMarks(boxes, set.paper, clear)];
};

const mirroredIn = ({ fold, paper }: SheetSet, box: SheetSet['slots'][number]) =>
  fold?.axis === 'vertical'
    ? { ...box, x: paper.width - box.x - box.width }
    : { ...box, y: paper.height - box.y - box.height };

const pileSides = (pile: Pile, settings: SheetSettings): Result<BareSide[]> => {
  const set = impose(pile.fronts.length, pile.shape, settings);
  if (!set.ok) return set;
  const area = boundsOf(set.value.slots);
  return ok(
    set.value.sides.map((side): BareSide => {
      const pictures = side.placements.map((placement) =>
        placed(
          placement,
          (placement.face === 'front' ? pile.fronts : pile.backs)[placement.index] as Scene,
          clipOf(pile.shape, placement, side, settings),
        ),
      );
      const marks = marksOf(set.value, side, pile.shape, settings);
      // Cut lines are over the pictures; all other marks are beside them.
      const items = [...pictures, ...marks];
      const { paper } = set.value;
      return { paper, sheet: side.sheet, face: side.face, items, placements: side.placements, area };
    }),
  );
};

const tileSide = (
  scene: Scene,
  set: BoardSet,
  tile: BoardTile & { readonly board: number },
  sheet: number,
): BareSide => {
  const { window, box } = tile;
  const items: Item[] = [
    {
      kind: 'group',
      clip: rectData(box.x, box.y, box.width, box.height),
      items: [
        {
          kind: 'group',
          matrix: translate(box.x - window.x, box.y - window.y),
          items: [{ kind: 'picture', scene, x: 0, y: 0, width: scene.width, height: scene.height }],
        },
      ],
    },
    ...joinMarks(set, tile),
  ];
  const placement: Placement = { index: tile.board, face: 'front', box, turned: false, drawn: box };
  return { paper: set.paper, sheet, face: 'front', items, placements: [placement], area: box };
};

/** Boards are printed on one side, each over as many sheets as it takes. */
const boardSides = (pile: Pile, overlap: number, settings: SheetSettings): Result<BareSide[]> => {
  const set = spreadBoard(sizeOf(pile.shape), settings.paper, settings.margin, overlap);
  if (!set.ok) return set;
  return ok(
    pile.fronts.flatMap((scene, board) =>
      set.value.tiles.map((tile, i) =>
        tileSide(scene, set.value, { ...tile, board }, board * set.value.tiles.length + i),
      ),
    ),
  );
};

/**
 * All sides of a job, pile after pile. `note` writes the small print of a sheet, counted from 0.
 */
export const layOut = (
  piles: readonly Pile[],
  settings: SheetSettings,
  note: (sheet: number, sheets: number) => string,
): Result<SheetSide[]> => {
  const bare: (BareSide & Pick<SheetSide, 'pile' | 'shape'>)[] = [];
  for (const [number, pile] of piles.entries()) {
    const { shape } = pile;
    const sides =
      shape.kind === 'rect' && shape.overlap !== undefined
        ? boardSides(pile, shape.overlap, settings)
        : pileSides(pile, settings);
    if (!sides.ok) return sides;
    const before = bare.length === 0 ? 0 : Math.max(...bare.map(({ sheet }) => sheet)) + 1;
    bare.push(...sides.value.map((side) => ({ ...side, pile: number, shape, sheet: before + side.sheet })));
  }
  const sheets = bare.length === 0 ? 0 : Math.max(...bare.map(({ sheet }) => sheet)) + 1;
  return ok(
    bare.map(({ paper, sheet, face, pile, shape, items, placements, area }) => ({
      sheet,
      face,
      pile,
      shape,
      placements,
      scene: {
        ...paper,
        items:
          face === 'front'
            ? [...items, ...rulers(paper, area), smallPrint(paper, area, note(sheet, sheets))]
            : items,
      },
    })),
  );
};

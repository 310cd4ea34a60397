/** Pieces of one outline on sheets, as the tests of their geometry ask for them. */
import type { Box, PieceShape, Size } from '../base/piece';
import { ok, type Result } from '../base/result';
import { type Fold, fullSheet, mix, type SheetSpec, type Side, sidesOf } from './sheets';

export interface SheetSet {
  /** The paper as it is turned. */
  readonly paper: Size;
  /** Places of the fronts of a full sheet, row by row. */
  readonly slots: readonly Box[];
  readonly fold?: Fold;
  readonly sides: readonly Side[];
}

export const impose = (count: number, shape: PieceShape, spec: SheetSpec): Result<SheetSet> => {
  const full = fullSheet(shape, spec);
  if (!full.ok) return full;
  const layouts = mix(
    Array.from({ length: count }, () => shape),
    spec,
  );
  if (!layouts.ok) return layouts;
  const sides = layouts.value.flatMap((layout, sheet) => sidesOf(sheet, layout.places, layout, spec));
  return ok({ ...full.value, sides });
};

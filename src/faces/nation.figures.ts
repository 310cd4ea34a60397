/** Diagrams of the rules of Assassin Nation. Cards, places and numbers in them come from the game's own data. */
import type { Scene } from '../scene/scene';
import { conflictFigure } from './nation/figures/conflict';
import { pyramidFigure } from './nation/figures/pyramid';
import { contractFigure, weaponFigure } from './nation/figures/reading';
import { roundFigure } from './nation/figures/round';

/** By key, as `::figure` in content/nation/rules.md names them. Widths in mm fit a column of an A5 booklet. */
export const figures: Readonly<Record<string, () => Scene>> = {
  pyramid: pyramidFigure,
  'reading-weapon': weaponFigure,
  'reading-contract': contractFigure,
  conflict: conflictFigure,
  round: roundFigure,
};

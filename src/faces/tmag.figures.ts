/** Diagrams of the rules of TMAG. Every square, way and count in them comes from the game's own data. */
import type { Scene } from '../scene/scene';
import { plays } from './tmag/play';
import { setUps } from './tmag/set-ups';

/** By key, as `::figure` in content/tmag/rules.md names them. Widths in mm fit a column of an A5 booklet. */
export const figures: Readonly<Record<string, () => Scene>> = {
  'set-up-five': setUps.five,
  'set-up-six': setUps.six,
  moves: plays.moves,
  capture: plays.capture,
};

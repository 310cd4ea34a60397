/** A side of a sheet for the screen: on white paper, in words, and with its fronts turned down. */
import { COLORS } from '../../faces/theme';
import type { SheetSide } from '../../print/kit-sheets';
import { outlineOf } from '../../print/packing';
import type { Scene } from '../../scene/scene';
import { path, rect } from '../../scene/shapes';

const CELL = '#ece6d8';
const EDGE = { color: '#b9b09b', width: 0.3 } as const;

/** White under all of it: on the desk of a page the paper is a colour too. */
export const onPaper = (scene: Scene): Scene => ({
  ...scene,
  items: [
    rect(0, 0, scene.width, scene.height, { fill: COLORS.white }),
    ...scene.items,
    rect(0.15, 0.15, scene.width - 0.3, scene.height - 0.3, { stroke: EDGE }),
  ],
});

/** Where the pieces lie, and nothing of what they show. */
export const faceDown = ({ scene: { width, height }, shape, placements }: SheetSide): Scene => ({
  width,
  height,
  items: placements.map(({ box }) =>
    path(outlineOf(shape, box), { fill: CELL, stroke: { color: COLORS.mute, width: 0.25 } }),
  ),
});

const pieceWord = ({ shape }: SheetSide): string =>
  shape.kind === 'rect' ? (shape.overlap === undefined ? 'card' : 'part of a board') : 'token';

/** "Sheet 1, front: 9 cards" */
export const sideWords = (side: SheetSide): string => {
  const count = side.placements.filter(({ face }) => face === side.face).length;
  const word = pieceWord(side);
  const plural = word.startsWith('part') ? word.replace('part', 'parts') : `${word}s`;
  return `Sheet ${side.sheet + 1}, ${side.face}: ${count} ${count === 1 ? word : plural}`;
};

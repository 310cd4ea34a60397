/** The pyramid twice: at the start, and later, when places below have been emptied. */
import {
  availableTiles,
  FULL_PYRAMID,
  inSet,
  isAvailable,
  ROW_VALUES,
  TILE_ROWS,
} from '../../../games/nation/places';
import type { Item, Scene, Stroke } from '../../../scene/scene';
import { line, type Point, polygon, textAbout } from '../../../scene/shapes';
import { COLORS, hairline } from '../../theme';
import { hexAbout, pyramidHeight, tileMiddles } from '../hexes';
import { form, shout, WIDTH } from './diagram';

const FLATS = 7.4;
const TOP = 8.5;

/** Tiles that are gone in the second picture: four of the bottom row, and one that lay on two of them. */
export const GONE = [0, 1, 2, 4, 6] as const;
export const LATER = GONE.reduce((left, tile) => left & ~(1 << tile), FULL_PYRAMID);

const heavy: Stroke = { color: COLORS.ink, width: 0.7, join: 'round' };
const plain: Stroke = { color: COLORS.ink, width: 0.25, join: 'round' };
const gone: Stroke = { color: COLORS.mute, width: 0.25, dash: [0.7, 0.7] };

type State = 'available' | 'covered' | 'gone';

const stateOf = (remaining: number, tile: number): State => {
  if (!inSet(remaining, tile)) return 'gone';
  return isAvailable(remaining, tile) ? 'available' : 'covered';
};

const hex = (at: Point, state: State, words: string): Item[] => {
  const corners = hexAbout(at, FLATS - 1);
  if (state === 'gone') return [polygon(corners, { stroke: gone })];
  const paint = state === 'available' ? { fill: COLORS.manila, stroke: heavy } : { stroke: plain };
  return [
    polygon(corners, paint),
    textAbout({ x: at.x, y: at.y + 1 }, words, state === 'available' ? 'form-bold' : 'form', 2.9, COLORS.ink),
  ];
};

const pyramidAt = (x: number, remaining: number): Item[] =>
  tileMiddles({ x, y: TOP }, FLATS).flatMap((at, tile) =>
    hex(at, stateOf(remaining, tile), `$${ROW_VALUES[TILE_ROWS[tile] as number]}`),
  );

const LEGEND = [
  ['available', 'available: nothing under it'],
  ['covered', 'covered: a tile is still under it'],
  ['gone', 'gone'],
] as const;

export const pyramidFigure = (): Scene => {
  const right = WIDTH - 6 * FLATS;
  const foot = TOP + pyramidHeight(FLATS) + 3;
  const count = (remaining: number): number => availableTiles(remaining).length;
  return {
    width: WIDTH,
    height: foot + 4 + LEGEND.length * 8.6,
    items: [
      shout(0, 5, 'At the start', 5),
      shout(right, 5, 'Later', 5),
      ...pyramidAt(0, FULL_PYRAMID),
      ...pyramidAt(right, LATER),
      line({ x: 0, y: foot }, { x: WIDTH, y: foot }, hairline),
      form(WIDTH, foot + 6.9, 'in $1,000', 'end'),
      ...LEGEND.flatMap(([state, words], row) => {
        const y = foot + 6 + row * 8.6;
        return [...hex({ x: FLATS / 2, y }, state, '$3'), form(FLATS + 3, y + 1, words)];
      }),
    ],
    alt:
      'Two pyramids of hexagons, rows of six, five, four and three from the bottom, worth ' +
      `${ROW_VALUES.map((value) => `$${value},000`).join(', ')}. At the start the ${count(FULL_PYRAMID)} tiles of the bottom row are ` +
      `available, all others are covered. Later ${GONE.length} tiles are gone, and ${count(LATER)} are available: what is left of the ` +
      'bottom row, and each tile whose two tiles below are gone.',
  };
};

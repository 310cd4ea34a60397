/**
 * The boards and the pyramids of the table as SVG symbols. They are drawn when the site is built, by the same hand that
 * draws what is printed, so that the page carries no drawing program.
 */
import * as m from '#messages/tmag-faces';
import { capitals } from '../../../base/names';
import { COLORS, PAINTS, wordsIn } from '../../../look/theme';
import { short } from '../../../scene/paths';
import { type Color, type Item, type Scene, translate } from '../../../scene/scene';
import { group, polygon } from '../../../scene/shapes';
import { sceneToSvg } from '../../../scene/svg';
import { baseRings, blackHouse, boxOfSquare, type Ground, gridOf, middle, shout } from '../faces/ground';
import { outlineOf, PLAYER_COLORS, patternOn } from '../faces/patterns';
import { type Board, boardFor, type Square } from '../rules/board';
import { BOARD_IDS } from '../rules/options';
import { MANY_PLAYERS, MARKS, markOf, TMAG_SEATS } from '../rules/players';
import { boardId, MARGIN, MARK_SIZE, markId, pictureSide, SQUARE } from './geometry';

/** The items of a scene without the document round them. */
const inside = (scene: Scene, paints: Readonly<Partial<Record<Color, string>>>): string =>
  sceneToSvg(scene, { text: 'live', paints, decorative: true })
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '');

const symbol = (id: string, width: number, height: number, ...parts: readonly string[]): string =>
  `<symbol id="${id}" viewBox="0 0 ${short(width)} ${short(height)}">${parts.join('')}</symbol>`;

/** What a square says of itself: its name, and its kind as a shape and a word. */
const squareItems = (ground: Ground, square: Square): Item[] => {
  const box = boxOfSquare(ground, square);
  const at = middle(box);
  const isHouse = square.kind === 'safe-house';
  const word = (down: number, words: string, fill: Color): Item =>
    shout({ x: at.x, y: at.y + down }, words, 1.5, fill);
  return [
    ...(isHouse ? blackHouse(box, box.width * 0.42, 0.4) : []),
    ...(square.kind === 'base'
      ? [...baseRings(at, 3.7, 0.22), word(2.65, capitals(m.base), COLORS.ink)]
      : []),
    ...(square.kind === 'start' ? [word(4.5, capitals(m.start), COLORS.mute)] : []),
    wordsIn('form', 1.85, { fill: isHouse ? COLORS.white : COLORS.mute })(
      box.x + 0.6,
      box.y + 2,
      square.name,
    ),
  ];
};

const boardSymbol = (board: Board, players: number): string => {
  const side = pictureSide(board);
  const ground: Ground = { board, x: MARGIN, y: MARGIN, square: SQUARE };
  const items = [
    ...board.squares.flatMap((square) => squareItems(ground, square)),
    ...gridOf(ground, 0.3, { color: COLORS.mute, width: 0.1 }),
  ];
  return symbol(boardId(board, players), side, side, inside({ width: side, height: side, items }, PAINTS));
};

const FINE = 0.68;

/** A pyramid from the side. Its colours are the pieces' own, by day and by night; only its outline follows the page. */
const markSymbol = (seat: number): string => {
  const { colour, pattern } = markOf(seat);
  const side = { base: MARK_SIZE.width - 1, height: MARK_SIZE.height - 1.2 };
  const outline = outlineOf(side);
  const standing = (items: readonly Item[]): Scene => ({
    ...MARK_SIZE,
    items: [group(translate(MARK_SIZE.width / 2, MARK_SIZE.height - 0.5), ...items)],
  });
  const face = polygon(outline, { fill: COLORS.white });
  // Drawn larger and shrunk: small pieces need a finer pattern than paper ones.
  const drawn = { base: side.base / FINE, height: side.height / FINE };
  const patterned = patternOn(drawn, pattern, PLAYER_COLORS[colour], false);
  const fine = group([FINE, 0, 0, FINE, 0, 0], ...patterned);
  const marks: Item = { kind: 'group', clip: face.d, items: [fine] };
  const edge = polygon(outline, { stroke: { color: COLORS.ink, width: 0.7, join: 'round' } });
  return symbol(
    markId(seat),
    MARK_SIZE.width,
    MARK_SIZE.height,
    inside(standing([face, marks]), {}),
    inside(standing([edge]), PAINTS),
  );
};

/** Every symbol that a table may place. */
export const tableSymbols = (): string =>
  [
    ...BOARD_IDS.flatMap((id) =>
      [TMAG_SEATS.min, MANY_PLAYERS].map((players) => boardSymbol(boardFor(id, players), players)),
    ),
    ...MARKS.map((_, seat) => markSymbol(seat)),
  ].join('');

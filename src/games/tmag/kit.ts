/** What is printed: boards, single tiles, tokens, coins, and nets of the die and of everyone's pyramids. */
import type { Net } from '../../base/net';
import type { PieceShape } from '../../base/piece';
import { ok } from '../../base/result';
import { type Seating, seatingOf } from '../../deal/seating';
import { type Options, type OptionValue, parseSeed, readOptions } from '../../deal/v1/options';
import type { Component, Kit, OptionDef } from '../game';
import { type Board, boardFor, type Square, tilesOf } from './board';
import { DIE_VALUES, type DieValue, dieText } from './moves';
import { dieNet, pyramidNet } from './nets';
import { BOARD, tmagOptions } from './options';
import {
  BOARD_OVERLAP,
  COIN_DIAMETER,
  MARKERS,
  PYRAMIDS,
  type PyramidSize,
  pageSquare,
  SUITS,
  type Suit,
  TOKEN_DIAMETER,
  TRUE_SQUARE,
} from './pieces';
import { isMany, markOf, markText, type PlayerMark, TMAG_SEATS } from './players';

/** The parts of the kit, each of which can be printed alone. */
export const PARTS = [
  'board',
  'board-true',
  'tiles',
  'tokens',
  'coins',
  'die',
  'pyramids',
  'folding',
] as const;
type Part = (typeof PARTS)[number];

/** What one game needs, of all the parts: one board, and nothing twice. */
const FOR_A_GAME: readonly Part[] = ['board', 'tokens', 'die', 'pyramids', 'folding'];

const LABELS: Readonly<Record<Part, string>> = {
  board: 'Board on one page',
  'board-true': 'Board in true size, over several sheets',
  tiles: 'Single tiles',
  tokens: 'Base tokens',
  coins: 'Piecepack coins',
  die: 'Die',
  pyramids: 'Pyramids',
  folding: 'Folding instructions',
};

const PART: OptionDef = {
  name: 'part',
  label: 'Parts',
  help: 'Everything, only what one game needs, or one part alone.',
  kind: 'choice',
  choices: [
    { value: 'all', label: 'Everything' },
    { value: 'game', label: 'What one game needs: board, base tokens, die and pyramids' },
    ...PARTS.map((value) => ({ value, label: LABELS[value] })),
  ],
};

const TILE: OptionDef = {
  name: 'tile',
  label: 'Single tiles',
  help: 'A piecepack tile is 50.8 mm square; of the smaller ones more fit a sheet.',
  kind: 'choice',
  choices: [
    { value: 'small', label: '38 mm' },
    { value: 'true', label: '50.8 mm, as in a piecepack' },
  ],
};

const CLOSED: OptionDef = {
  name: 'closed',
  label: 'Closed pyramids',
  help: 'Pyramids get a base: they are sturdier, but no longer stack.',
  kind: 'flag',
};

/** Whether the option `part`, `undefined` at its default, includes a part. */
const isPart = (option: OptionValue | undefined, part: Part): boolean => {
  if (option === undefined) return true;
  return option === 'game' ? FOR_A_GAME.includes(part) : option === part;
};

export type TmagFace =
  | {
      readonly kind: 'board';
      readonly board: Board;
      /** Side of one square, mm. */
      readonly square: number;
      /** 6 to 9 players: where assassins start differs, and so does how the victim moves. */
      readonly many: boolean;
    }
  /** One square of the board, to be laid out with the others; `size` is its side in mm. */
  | { readonly kind: 'tile'; readonly square: Square; readonly size: number }
  /** Laid on a base; `number` is 1 to 4. */
  | { readonly kind: 'base-token'; readonly number: number }
  /** The value's side of a piecepack coin. */
  | { readonly kind: 'coin'; readonly suit: Suit; readonly value: DieValue }
  /** The net's faces are called by the words of their values: `null`, `ace`, `2` to `5`. */
  | { readonly kind: 'die'; readonly net: Net }
  | {
      readonly kind: 'pyramid';
      readonly size: PyramidSize;
      readonly net: Net;
      readonly mark: PlayerMark;
      /** Whose it is; only where names were given. */
      readonly holder?: string;
    }
  /** How the nets are cut, folded and glued, in pictures. */
  | { readonly kind: 'folding'; readonly pyramid: Net; readonly die: Net; readonly closed: boolean };

/** Backs: nothing is printed behind nets and boards; coins have their suit there. */
export type TmagBack = 'tmag-none' | 'tmag-tile' | 'tmag-token' | `tmag-coin-${Suit}`;

type Piece = Component<TmagFace>;

const piece = (id: string, title: string, face: TmagFace, back: TmagBack, shape: PieceShape): Piece => ({
  id,
  title,
  face,
  back,
  shape,
});

const rect = (width: number, height: number = width, overlap?: number): PieceShape => ({
  kind: 'rect',
  width,
  height,
  ...(overlap !== undefined && { overlap }),
});

const boardPiece = (board: Board, many: boolean, isTrue: boolean): Piece => {
  const square = isTrue ? TRUE_SQUARE : pageSquare(board.id);
  const side = board.size * square;
  return piece(
    isTrue ? 'board-true' : 'board',
    `Board of ${board.size} by ${board.size} squares${isTrue ? ', true size' : ', on one page'}`,
    { kind: 'board', board, square, many },
    'tmag-none',
    isTrue ? rect(side, side, BOARD_OVERLAP) : rect(side),
  );
};

const tilePieces = (board: Board, size: number): Piece[] =>
  tilesOf(board).map((square) => {
    const kind = square.kind === 'plain' ? '' : `, ${square.kind}`;
    return piece(
      `tile-${square.name}`,
      `Tile ${square.name}${kind}`,
      { kind: 'tile', square, size },
      'tmag-tile',
      rect(size),
    );
  });

const tokenPieces = (board: Board): Piece[] =>
  board.bases.map((_, k) =>
    piece(`base-${k + 1}`, `Base token ${k + 1}`, { kind: 'base-token', number: k + 1 }, 'tmag-token', {
      kind: 'round',
      diameter: TOKEN_DIAMETER,
    }),
  );

const coinPieces = (): Piece[] =>
  SUITS.flatMap((suit) =>
    DIE_VALUES.map((value) =>
      piece(
        `coin-${suit}-${dieText(value)}`,
        `Coin: ${dieText(value)} of ${suit}`,
        { kind: 'coin', suit, value },
        `tmag-coin-${suit}`,
        { kind: 'round', diameter: COIN_DIAMETER },
      ),
    ),
  );

const diePiece = (net: Net): Piece =>
  piece('die', 'Die, to fold', { kind: 'die', net }, 'tmag-none', { kind: 'net', net });

const pyramidPieces = ({ players, names }: Seating, closed: boolean): Piece[] => {
  const nets = { small: pyramidNet(PYRAMIDS.small, closed), large: pyramidNet(PYRAMIDS.large, closed) };
  return Array.from({ length: players }, (_, seat) => seat).flatMap((seat) => {
    const mark = markOf(seat);
    const holder = names?.[seat];
    const ofSize = (size: 'small' | 'large', id: string, title: string): Piece =>
      piece(
        `pyramid-${mark.colour}-${id}`,
        `${title}, ${markText(mark)}${holder === undefined ? '' : `, for ${holder}`}`,
        { kind: 'pyramid', size, net: nets[size], mark, ...(holder !== undefined && { holder }) },
        'tmag-none',
        { kind: 'net', net: nets[size] },
      );
    return [
      ofSize('large', 'large', 'Large pyramid'),
      ...Array.from({ length: MARKERS }, (_, k) =>
        ofSize('small', `small-${k + 1}`, `Small pyramid ${k + 1}`),
      ),
    ];
  });
};

/** The instructions' width and height, mm: two fit an A4 page. */
const FOLDING = rect(190, 130);

const foldingPiece = (die: Net, closed: boolean): Piece => ({
  ...piece(
    'folding',
    'How to fold the pyramids and the die',
    { kind: 'folding', pyramid: pyramidNet(PYRAMIDS.large, closed), die, closed },
    'tmag-none',
    FOLDING,
  ),
  behind: 'board',
});

const piecesOf = (seating: Seating, options: Options): Piece[] => {
  const many = isMany(seating.players);
  const board = boardFor(tmagOptions(options, seating.players).board, seating.players);
  const closed = options.closed === true;
  const tileSize = options.tile === 'true' ? TRUE_SQUARE : pageSquare('5x5');
  const has = (part: Parameters<typeof isPart>[1]): boolean => isPart(options.part, part);
  const die = dieNet();
  return [
    ...(has('board') ? [boardPiece(board, many, false)] : []),
    ...(has('board-true') ? [boardPiece(board, many, true)] : []),
    ...(has('tiles') ? tilePieces(board, tileSize) : []),
    ...(has('tokens') ? tokenPieces(board) : []),
    ...(has('coins') ? coinPieces() : []),
    ...(has('die') ? [diePiece(die)] : []),
    ...(has('pyramids') ? pyramidPieces(seating, closed) : []),
    ...(has('folding') ? [foldingPiece(die, closed)] : []),
  ];
};

const OPTIONS = [PART, BOARD, TILE, CLOSED];

export const tmagKit: Kit<TmagFace> = {
  id: 'tmag',
  title: 'Board, die and pyramids',
  description:
    'All that a piecepack and Icehouse pyramids would bring: a board, base tokens, coins, and nets of the die and of ' +
    'five pyramids for every player.',
  options: OPTIONS,
  nameless: true,
  example: { count: 4 },
  ready: { part: 'game' },
  components(request) {
    const options = readOptions(OPTIONS, request.options ?? {});
    if (!options.ok) return options;
    const seating = seatingOf(request, TMAG_SEATS);
    if (!seating.ok) return seating;
    if (request.seed !== undefined) {
      // Seats keep their colours no matter who is the first victim, so a seed changes nothing; but it has to be one.
      const seed = parseSeed(request.seed);
      if (!seed.ok) return seed;
    }
    return ok(piecesOf(seating.value, options.value));
  },
};

export const kits: readonly Kit<TmagFace>[] = [tmagKit];

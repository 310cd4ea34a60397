/** What is printed: boards, single tiles, tokens, coins, and nets of the die and of everyone's pyramids. */
import * as m from '#messages/tmag';
import type { Net } from '../../base/net';
import type { Component } from '../../base/piece';
import { mapOk } from '../../base/result';
import type { Options } from '../../deal/v1/options';
import type { KindsOf, Kit } from '../game';
import {
  folded,
  heldBy,
  type Part,
  part,
  partOption,
  partsPieces,
  readRequest,
  rect,
  round,
  type Seating,
  piece as writePiece,
} from '../kit';
import { choice, flag } from '../options';
import { SET } from '../set';
import {
  BOARD_OVERLAP,
  COIN_DIAMETER,
  dieNet,
  MARKERS,
  PYRAMIDS,
  type PyramidSize,
  pageSquare,
  pyramidNet,
  SUITS,
  type Suit,
  TOKEN_DIAMETER,
  TRUE_SQUARE,
} from './pieces';
import { type OwnPlace, type OwnPlaces, placeOn } from './places';
import { type Board, boardFor, type Square, tilesOf } from './rules/board';
import { DIE_VALUES, type DieValue, dieText } from './rules/moves';
import { BOARD, SHORT, tmagOptions } from './rules/options';
import { isMany, MARKS, markOf, markText, type PlayerMark, TMAG_SEATS } from './rules/players';

const TILE = choice('tile', m.singleTiles, m.singleTilesHelp, undefined, {
  small: '38 mm',
  true: m.singleTilesTrueSize,
});

const CLOSED = flag('closed', m.closedPyramids, m.closedPyramidsHelp);

const MARKS_FOR = { ...SHORT, help: m.shortGameKitHelp };

/** What all share: plain, so that it is nobody's, and without ink. */
const SHARED = MARKS[5];

export type TmagFace = KindsOf<{
  board: {
    board: Board;
    /** Side of one square, mm. */
    square: number;
    /** 6 to 9 players: where assassins start differs, and so does how the victim moves. */
    many: boolean;
    places?: OwnPlaces;
  };
  /** One square of the board, to be laid out with the others; `size` is its side in mm. */
  tile: { square: Square; size: number; place?: OwnPlace };
  /** Laid on a base; `number` is 1 to 4. */
  'base-token': { number: number; own?: OwnPlace };
  /** The value's side of a piecepack coin. */
  coin: { suit: Suit; value: DieValue };
  /** The net's faces are called by the words of their values: `null`, `ace`, `2` to `5`. */
  die: { net: Net };
  /** `holder`: whose it is; only where names were given. */
  pyramid: { size: PyramidSize; net: Net; mark: PlayerMark; holder?: string };
  /** What a player asks in a turn. */
  aid: { many: boolean; short: boolean };
  /** How the nets are cut, folded and glued, in pictures. */
  folding: { pyramid: Net; die: Net; closed: boolean };
}>;

/** What the pieces of a table depend on. */
interface Printed {
  readonly seating: Seating;
  readonly options: Options;
  readonly board: Board;
  readonly die: Net;
  readonly closed: boolean;
  readonly short: boolean;
  readonly own?: OwnPlaces;
}

type Piece = Component<TmagFace>;

/** Nothing is printed behind nets and boards; coins have their suit on their backs. */
type Back = 'tmag-none' | 'tmag-tile' | 'tmag-token' | `tmag-coin-${Suit}`;
const piece = writePiece<TmagFace, Back>;

const boardPieces = ({ board, seating, own }: Printed, isTrue: boolean): Piece[] => {
  const square = isTrue ? TRUE_SQUARE : pageSquare(board.id);
  const side = board.size * square;
  const [id, where] = isTrue ? ['board-true', m.trueSize] : ['board', m.onPage];
  const title = m.boardSquares({ size: board.size, where });
  const more = own && { places: own };
  const face = { kind: 'board', board, square, many: isMany(seating.players), ...more } as const;
  return [
    piece(id, title, face, 'tmag-none', {
      kind: m.board,
      ...rect(side, side, isTrue ? BOARD_OVERLAP : undefined),
    }),
  ];
};

/** A large one each. Only the victim has markers, so that four are enough; in the short game everyone keeps theirs. */
const pyramidPieces = ({ seating: { players, names }, closed, short }: Printed): Piece[] => {
  const nets = { small: pyramidNet(PYRAMIDS.small, closed), large: pyramidNet(PYRAMIDS.large, closed) };
  const pyramid = (size: 'small' | 'large', mark: PlayerMark, id: string, title: string, holder?: string) => {
    const kind = size === 'small' ? m.smallPyramidKind : m.largePyramid;
    const face = { kind: 'pyramid', size, net: nets[size], mark, ...heldBy(holder) } as const;
    const whose = { title, mark: markText(mark) };
    const words = holder === undefined ? m.pyramidOf(whose) : m.pyramidFor({ ...whose, holder });
    return piece(`pyramid-${mark.colour}-${id}`, words, face, 'tmag-none', { kind, ...folded(nets[size]) });
  };
  const markers = (mark: PlayerMark, holder?: string): Piece[] =>
    Array.from({ length: MARKERS }, (_, k) =>
      pyramid('small', mark, `small-${k + 1}`, m.smallPyramid({ number: k + 1 }), holder),
    );
  const ofPlayers = Array.from({ length: players }, (_, seat) => {
    const [mark, holder] = [markOf(seat), names?.[seat]];
    return [pyramid('large', mark, 'large', m.largePyramid, holder), ...(short ? markers(mark, holder) : [])];
  });
  return [...ofPlayers.flat(), ...(short ? [] : markers(SHARED))];
};

/** As large as a standard card, mm, and cut with the other pieces. */
const AID = rect(63, 88);

/** The instructions' width and height, mm: two fit an A4 page. */
const FOLDING = rect(190, 130);

/** The parts of the kit, with what one game needs of them as a group: one board, and nothing twice. */
export const PARTS: readonly Part<Printed, TmagFace>[] = [
  part('board', m.boardOnPage, 'game', (printed) => boardPieces(printed, false)),
  part('board-true', m.boardTrueSize, undefined, (printed) => boardPieces(printed, true)),
  part('tiles', m.singleTiles, undefined, ({ board, options, own }) => {
    const size = options.tile === 'true' ? TRUE_SQUARE : pageSquare('5x5');
    return tilesOf(board).map((square) => {
      const title = m.tileNamed({ name: square.name, kind: square.kind });
      const place = own && placeOn(board, square, own);
      const face = { kind: 'tile', square, size, ...(place && { place }) } as const;
      return piece(`tile-${square.name}`, title, face, 'tmag-tile', { kind: m.tileKind, ...rect(size) });
    });
  }),
  part('tokens', m.baseTokens, 'game', ({ board, own }) =>
    board.bases.map((_, k) => {
      const more = { kind: m.baseTokenKind, ...round(TOKEN_DIAMETER) };
      const [number, mine] = [k + 1, own?.bases[k]];
      const face = { kind: 'base-token', number, ...(mine && { own: mine }) } as const;
      return piece(`base-${number}`, m.baseToken({ number }), face, 'tmag-token', more);
    }),
  ),
  part('coins', m.piecepackCoins, undefined, () =>
    SUITS.flatMap((suit) =>
      DIE_VALUES.map((value) => {
        const [id, title] = [`coin-${suit}-${dieText(value)}`, m.coin({ value: dieText(value), suit })];
        return piece(id, title, { kind: 'coin', suit, value }, `tmag-coin-${suit}`, {
          kind: m.coinKind,
          ...round(COIN_DIAMETER),
        });
      }),
    ),
  ),
  part('die', m.die, 'game', ({ die: net }) => [
    piece('die', m.dieToFold, { kind: 'die', net }, 'tmag-none', { kind: m.die, ...folded(net) }),
  ]),
  part('pyramids', m.pyramids, 'game', pyramidPieces),
  part('aid', m.playerAids, 'game', ({ seating: { players }, short }) => {
    const face = { kind: 'aid', many: isMany(players), short } as const;
    return Array.from({ length: players }, (_, k) =>
      piece(`aid-${k + 1}`, m.playerAid, face, 'tmag-none', AID),
    );
  }),
  part('folding', m.foldingInstructions, 'game', ({ die, closed }) => {
    const pyramid = pyramidNet(PYRAMIDS.large, closed);
    const face = { kind: 'folding', pyramid, die, closed } as const;
    const title = m.howToFold;
    return [piece('folding', title, face, 'tmag-none', { ...FOLDING, behind: 'board' })];
  }),
];

const PART = partOption(m.partHelp, { game: m.partGame }, PARTS);

const OPTIONS = [PART, BOARD, MARKS_FOR, TILE, CLOSED, SET];

/** The kit with the places of a set, by its code, or as usual. */
export const kitWith = (own?: OwnPlaces, code?: string): Kit<TmagFace> => ({
  id: 'tmag',
  title: m.kitTitle,
  description: m.kitDescription,
  options: OPTIONS,
  nameless: true,
  example: { count: 4 },
  ready: { part: 'game' },
  components(request) {
    return mapOk(readRequest(request, OPTIONS, TMAG_SEATS, code), ({ seating, options }) => {
      const { board: id, short } = tmagOptions(options, seating.players);
      const board = boardFor(id, seating.players);
      const closed = options.closed === true;
      return partsPieces(PARTS, {
        seating,
        options,
        board,
        die: dieNet(),
        closed,
        short,
        ...(own && { own }),
      });
    });
  },
});

export const kits: readonly Kit<TmagFace>[] = [kitWith()];

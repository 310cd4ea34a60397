/** The kit's pieces that are no cards: tiles, maps, tokens and dice. */
import type { Seating } from '../../deal/seating';
import { TARGETS } from './cards/targets';
import { forHolder, heldBy, type Piece, piece } from './face';
import { dollars } from './money';
import {
  CASH_TOKENS,
  DEBT_TOKENS,
  DICE,
  dieNet,
  FIRST_PLAYER_DIAMETER,
  HEX_FLATS,
  MAP,
  MAPS,
} from './pieces';
import { ROW_SIZES, ROW_VALUES } from './pyramid';

export const targetPieces = (): Piece[] =>
  TARGETS.map((target, k) =>
    piece(
      `target-${k + 1}`,
      `Target: ${target.name}, ${dollars(target.value)}`,
      { kind: 'target', target },
      'nation-target',
      { kind: 'hex', flats: HEX_FLATS },
    ),
  );

export const mapPieces = ({ names }: Seating): Piece[] => {
  const rows = ROW_SIZES.map((places, row) => ({ value: ROW_VALUES[row] as number, places }));
  return Array.from({ length: MAPS }, (_, seat) =>
    piece(
      `map-${seat + 1}`,
      `Targeting map${forHolder(names?.[seat])}`,
      { kind: 'map', rows, ...heldBy(names?.[seat]) },
      'nation-none',
      { kind: 'rect', ...MAP },
    ),
  );
};

export const tokenPieces = (diameter: number): Piece[] => {
  const tokens = (kind: 'cash' | 'debt', title: string, count: number): Piece[] =>
    Array.from({ length: count }, (_, k) =>
      piece(`${kind}-${k + 1}`, title, { kind }, `nation-${kind}`, { kind: 'round', diameter }),
    );
  return [
    ...tokens('cash', `Cash token, ${dollars(1)}`, CASH_TOKENS),
    ...tokens('debt', `Debt token, ${dollars(-1)}`, DEBT_TOKENS),
  ];
};

export const firstPlayerPieces = (): Piece[] => [
  piece('first-player', 'First-player token', { kind: 'first-player' }, 'nation-first-player', {
    kind: 'round',
    diameter: FIRST_PLAYER_DIAMETER,
  }),
];

export const dicePieces = (): Piece[] => {
  const net = dieNet();
  return Array.from({ length: DICE }, (_, k) =>
    piece(`die-${k + 1}`, 'Die, to fold', { kind: 'die', net }, 'nation-none', {
      kind: 'rect',
      width: net.width,
      height: net.height,
    }),
  );
};

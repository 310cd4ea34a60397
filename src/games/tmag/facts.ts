/** The numbers of the game, for rule texts: what a text says of them is written here, and nowhere else. */

import { listed } from '#messages/language';
import * as m from '#messages/tmag';
import type { FactTable } from '../../base/facts';
import { FINDING_FACTS, FINDING_TABLES } from './bots/findings';
import { MARKERS, PYRAMID_SIZES, PYRAMIDS } from './pieces';
import { boardFor, squareName, tilesOf } from './rules/board';
import { BOARD_IDS } from './rules/options';
import { MANY_PLAYERS, TMAG_SEATS } from './rules/players';

/** Where the assassins start, in the board's order. */
const startsOf = (id: (typeof BOARD_IDS)[number], players: number): string => {
  const board = boardFor(id, players);
  return listed(board.starts.map((square) => squareName(board, square)));
};

/**
 * `minPlayers`, `maxPlayers`, `manyPlayers` (from which the victim moves diagonally), `markers`; and for every board
 * `tiles-5x5`, `safeHouse-5x5` (its name), `bases-5x5`, `corners-5x5` (start squares of few), `besides-5x5` (of many).
 */
export const facts: Readonly<Record<string, string>> = {
  minPlayers: `${TMAG_SEATS.min}`,
  maxPlayers: `${TMAG_SEATS.max}`,
  manyPlayers: `${MANY_PLAYERS}`,
  markers: `${MARKERS}`,
  ...Object.fromEntries(
    BOARD_IDS.flatMap((id) => {
      const [few, many] = [boardFor(id, TMAG_SEATS.min), boardFor(id, TMAG_SEATS.max)];
      const named = (squares: readonly number[]): string =>
        listed(squares.map((square) => squareName(few, square)).toSorted());
      return [
        [`tiles-${id}`, `${tilesOf(few).length}`],
        [`safeHouse-${id}`, squareName(few, few.safeHouse)],
        [`bases-${id}`, named(few.bases)],
        [`corners-${id}`, named(few.starts)],
        [`besides-${id}`, named(many.starts)],
      ];
    }),
  ),
  ...FINDING_FACTS,
};

const FRACTIONS: Readonly<Record<string, string>> = {
  '0.5625': '9/16',
  '0.78125': '25/32',
  '1': '1',
  '1.375': '1 3/8',
  '1.75': '1 3/4',
};

/** Halves are rounded up, whatever the last binary place says. */
const inches = (mm: number): string =>
  m.inches({ inches: FRACTIONS[`${mm / 25.4}`] ?? '', mm: Math.round(mm * 10 + 1e-6) / 10 });

export const tables: Readonly<Record<'setup' | 'pyramids' | keyof typeof FINDING_TABLES, FactTable>> = {
  setup: {
    caption: m.startSquares,
    head: [m.players, m.boardSize({ size: 5 }), m.boardSize({ size: 6 })],
    rows: [
      [m.playerRange({ min: TMAG_SEATS.min, max: MANY_PLAYERS - 1 }), TMAG_SEATS.min],
      [m.playerRange({ min: MANY_PLAYERS, max: TMAG_SEATS.max }), TMAG_SEATS.max],
    ].map(([title, players]) => [
      `${title}`,
      ...(['5x5', '6x6-four'] as const).map((id) => startsOf(id, Number(players))),
    ]),
    numeric: [],
  },
  pyramids: {
    caption: m.pyramidSizes,
    head: [m.size, m.baseSide, m.height],
    rows: PYRAMID_SIZES.map((size) => [
      m.sizeName({ size }),
      inches(PYRAMIDS[size].base),
      inches(PYRAMIDS[size].height),
    ]),
    numeric: [],
  },
  ...FINDING_TABLES,
};

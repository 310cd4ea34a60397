/** The numbers of the game, for rule texts: what a text says of them is written here, and nowhere else. */
import { listed } from '../../base/words';
import type { FactTable, Game } from '../game';
import { boardFor, squareName, tilesOf } from './board';
import { dealing } from './deal';
import { kits, type TmagFace } from './kit';
import { destinations, type Role, STEPS } from './moves';
import { BOARD_IDS, RULES_EDITION } from './options';
import { MARKERS, PYRAMID_SIZES, PYRAMIDS } from './pieces';
import { isMany, MANY_PLAYERS, TMAG_SEATS } from './players';
import { sealed } from './sealed';
import { FINDING_FACTS, FINDING_TABLES } from './simulation/findings';

const PLAYERS = [3, 4, 5, 6, 7, 8, 9] as const;

const five = boardFor('5x5', TMAG_SEATS.min);

/** Where the assassins of so many players start, by the board's order. */
const startsOf = (id: (typeof BOARD_IDS)[number], players: number): string => {
  const board = boardFor(id, players);
  return listed(board.starts.slice(0, players - 1).map((square) => squareName(board, square)));
};

/** How many squares a piece reaches with a roll from where it is, alone on the board of 5 by 5. */
const reached = (role: Role, from: number, roll: (typeof STEPS)[number], diagonals: boolean): string => {
  const victim = role === 'victim' ? from : -1;
  return `${destinations({ board: five, backtrack: 'once', diagonals, role, from, victim, assassins: [] }, roll).length}`;
};

/**
 * `minPlayers`, `maxPlayers`, `manyPlayers` (from which the victim moves diagonally), `markers`; and for every board
 * `tiles-5x5`, `safeHouse-5x5` (its name), `bases-5x5`, `corners-5x5` (start squares of few), `besides-5x5` (of many).
 */
export const TMAG_FACTS: Readonly<Record<string, string>> = {
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
  `${FRACTIONS[`${mm / 25.4}`]} in (${(Math.round(mm * 10 + 1e-6) / 10).toFixed(1)} mm)`;

type TableKey = 'setup' | 'setup6' | 'reach' | 'pyramids' | keyof typeof FINDING_TABLES;

const setupTable = (id: '5x5' | '6x6-four', title: string): FactTable => ({
  caption: `Set-up on the board of ${title}`,
  head: ['Players', 'Assassins', 'Start squares', 'The victim moves'],
  rows: PLAYERS.map((players) => [
    `${players}`,
    `${players - 1}`,
    startsOf(id, players),
    isMany(players) ? 'also diagonally' : 'orthogonally',
  ]),
  numeric: [0, 1],
});

export const TMAG_TABLES: Readonly<Record<TableKey, FactTable>> = {
  setup: setupTable('5x5', '5 by 5'),
  setup6: setupTable('6x6-four', '6 by 6'),
  reach: {
    caption: 'Squares that a roll can end on, alone on the board of 5 by 5',
    head: ['Roll', 'Victim, from the safe-house', 'The same, diagonally too', 'Assassin, from a corner'],
    rows: STEPS.map((roll) => [
      `${roll}`,
      reached('victim', five.safeHouse, roll, false),
      reached('victim', five.safeHouse, roll, true),
      reached('assassin', five.starts[0] as number, roll, false),
    ]),
    numeric: [0, 1, 2, 3],
  },
  pyramids: {
    caption: 'Pyramids, in the sizes of the originals',
    head: ['Size', 'Side of the base', 'Height'],
    rows: PYRAMID_SIZES.map((size) => [size, inches(PYRAMIDS[size].base), inches(PYRAMIDS[size].height)]),
    numeric: [],
  },
  ...FINDING_TABLES,
};

export const tmag: Game<TmagFace> = {
  id: 'tmag',
  title: TMAG_SEATS.title,
  tagline: 'One runs for the four bases, the others close in. Whoever captures the victim is the next.',
  icon: 'great-pyramid',
  place: 3,
  players: { min: TMAG_SEATS.min, max: TMAG_SEATS.max },
  needs: ['paper'],
  time: '20 to 60 minutes',
  kits,
  dealing,
  tableEdition: RULES_EDITION,
  sealed,
  facts: TMAG_FACTS,
  tables: TMAG_TABLES,
};

/** The options of a game, by the names that links and commands use. The first value of each is the ruling's default. */
import type { Options } from '../../deal/v1/options';
import type { OptionDef } from '../game';

/** G6: the centre of a 6x6 board is one safe-house of four squares, or one empty square of the four. */
export const BOARD_IDS = ['5x5', '6x6-four', '6x6-one'] as const;
export type BoardId = (typeof BOARD_IDS)[number];

/** G1: `once` enters no square twice in one move, the start included; `reversal` only never turns straight back. */
export const BACKTRACKS = ['once', 'reversal'] as const;
export type Backtrack = (typeof BACKTRACKS)[number];

/** G2: the victim moves after `each` assassin, or after `all` of them. */
export const ORDERS = ['each', 'all'] as const;
export type Order = (typeof ORDERS)[number];

/** The options of one game, read. */
export interface TmagOptions {
  readonly board: BoardId;
  readonly backtrack: Backtrack;
  readonly order: Order;
  /** The short game: a captured victim keeps the markers. */
  readonly short: boolean;
}

export const BOARD: OptionDef = {
  name: 'board',
  label: 'Board',
  help: 'The larger board needs tiles from a second piecepack, or a print, and gives many players more room.',
  kind: 'choice',
  choices: [
    { value: '5x5', label: '5 by 5, 24 tiles' },
    { value: '6x6-four', label: '6 by 6, a safe-house of four squares, 32 tiles' },
    { value: '6x6-one', label: '6 by 6, a safe-house of one square, 35 tiles' },
  ] satisfies { value: BoardId; label: string }[],
  ruling: 'G6',
};

export const BACKTRACK: OptionDef = {
  name: 'backtrack',
  label: 'Backtracking',
  help: 'What a piece may not do on its way.',
  kind: 'choice',
  choices: [
    { value: 'once', label: 'No square twice in one move' },
    { value: 'reversal', label: 'No turning straight back' },
  ] satisfies { value: Backtrack; label: string }[],
  ruling: 'G1',
};

export const ORDER: OptionDef = {
  name: 'order',
  label: 'The victim moves',
  help: 'How often the victim has a turn.',
  kind: 'choice',
  choices: [
    { value: 'each', label: "After each assassin's turn" },
    { value: 'all', label: 'After all assassins have moved' },
  ] satisfies { value: Order; label: string }[],
  ruling: 'G2',
};

export const SHORT: OptionDef = {
  name: 'short',
  label: 'Short game',
  help: 'Markers are kept when the victim is captured, so that the four bases need not be reached in one run.',
  kind: 'flag',
};

/** Everything that a table or a simulation can be asked for. */
export const TMAG_OPTIONS: readonly OptionDef[] = [BOARD, BACKTRACK, ORDER, SHORT];

/** Options that `readOptions` has checked, with the defaults filled in. */
export const tmagOptions = (checked: Options = {}): TmagOptions => ({
  board: (checked.board ?? BOARD_IDS[0]) as BoardId,
  backtrack: (checked.backtrack ?? BACKTRACKS[0]) as Backtrack,
  order: (checked.order ?? ORDERS[0]) as Order,
  short: checked.short === true,
});

/** The options of a game, by the names that links and commands use. The first value of each is the ruling's default. */
import * as m from '#messages/tmag';
import { isOneOf } from '../../../base/lists';
import { choiceOf, type Options } from '../../../deal/v1/options';
import { choice, choicesOf, flag, type OptionDef } from '../../options';
import { isMany } from './players';

/** Of the rules that a new table plays by. In the first, the victim moved after each assassin with any number of players. */
export const RULES_EDITION = 2 as const;

/** `larger-board`: the centre of a 6x6 board is one safe-house of four squares, or one empty square of the four. */
export const BOARD_IDS = ['5x5', '6x6-four', '6x6-one'] as const;
export type BoardId = (typeof BOARD_IDS)[number];

/** `backtrack`: `once` enters no square twice in one move, the start included; `reversal` only never turns straight back. */
export const BACKTRACKS = ['once', 'reversal'] as const;
export type Backtrack = (typeof BACKTRACKS)[number];

/** `victim-turn`: the victim moves after `each` assassin, or after `all` of them. */
export const ORDERS = ['each', 'all'] as const;
export type Order = (typeof ORDERS)[number];

/** The order of so many players who have not agreed on one. */
export const usualOrder = (players: number): Order => (isMany(players) ? 'all' : 'each');

/** The options of one game, read. */
export interface TmagOptions {
  readonly board: BoardId;
  readonly backtrack: Backtrack;
  readonly order: Order;
  /** The short game: a captured victim keeps the markers. */
  readonly short: boolean;
}

export const BOARD = choice<BoardId>('board', m.board, m.boardHelp, 'larger-board', {
  '5x5': m.boardFive,
  '6x6-four': m.boardSixFour,
  '6x6-one': m.boardSixOne,
});

export const BACKTRACK = choice<Backtrack>('backtrack', m.backtracking, m.backtrackingHelp, 'backtrack', {
  once: m.backtrackingOnce,
  reversal: m.backtrackingReversal,
});

const ORDER_LABELS: Readonly<Record<Order, string>> = { each: m.orderEach, all: m.orderAll };

export const ORDER = choice('order', m.order, m.orderHelp, 'victim-turn', {
  usual: m.orderUsual,
  ...ORDER_LABELS,
});

export const SHORT = flag('short', m.shortGame, m.shortGameHelp, 'short-game');

/** Everything that a table or a simulation can be asked for. */
export const TMAG_OPTIONS: readonly OptionDef[] = [BOARD, BACKTRACK, ORDER, SHORT];

/** What a table of the first edition was asked for: after each assassin was the default. */
export const FIRST_EDITION_OPTIONS: readonly OptionDef[] = [
  BOARD,
  BACKTRACK,
  { ...ORDER, choices: choicesOf(ORDER_LABELS) },
  SHORT,
];

/** Options that `readOptions` has checked, with the defaults for so many players filled in. */
export const tmagOptions = (checked: Options, players: number): TmagOptions => ({
  board: choiceOf(BOARD_IDS, checked.board),
  backtrack: choiceOf(BACKTRACKS, checked.backtrack),
  order: isOneOf(ORDERS, checked.order) ? checked.order : usualOrder(players),
  short: checked.short === true,
});

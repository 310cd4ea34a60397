/**
 * Sets of cards by people. A game gives its own cards as a table, in which everything that can be changed is a cell; a set is
 * such a table, with pictures beside it. Cells have one written form, so that equal sets are equal texts.
 */
import * as m from '#messages/sets';
import { err, type Result } from '../base/result';
import type { SealedGame } from '../deal/sealed/game';
import type { Dealer } from '../deal/v1/spec';
import type { Dealing, Kit, OptionDef } from './game';
import { text } from './options';

/** What the cells of a row say, in the order of the table. A row has the cells that can be changed in it. */
export const COLUMNS = [
  'name',
  'text',
  'picture',
  'count',
  'reach',
  'times',
  'noise',
  'cause',
  'numbers',
] as const;
export type Column = (typeof COLUMNS)[number];

/** A card, or what some cards share. `kind` and `id` say which, and stay as they are. */
export interface SetRow {
  readonly kind: string;
  readonly id: string;
  /** An empty text or picture: as the game has it. */
  readonly cells: Readonly<Partial<Record<Column, string>>>;
}

/** What is wrong with one row, where it takes others to see it. `at` is its place in the rows. */
export interface Conflict {
  readonly at: number;
  readonly column: Column;
  /** What can be there. */
  readonly message: string;
}

/** The game with the cards of a set. */
export interface BoundSet {
  readonly code: string;
  readonly kits: readonly Kit[];
  readonly dealing?: Dealing;
  /** Its cards in sealed deals, in the words of the set. */
  readonly sealed?: SealedGame<OptionDef>;
  /** What its table plays with: each game knows its own. */
  readonly table?: unknown;
}

/** What a game offers to sets: `set` in `games/<id>/set.ts`. */
export interface SetGame {
  readonly id: string;
  /** The game's own cards. */
  readonly rows: readonly SetRow[];
  /** A cell in its one written form; the problem says what can be there. */
  readonly read: (row: SetRow, column: Column, text: string) => Result<string>;
  /** What a cell says in a sentence, where that is not the cell itself. */
  readonly tell?: (row: SetRow, column: Column) => string | undefined;
  readonly conflicts?: (rows: readonly SetRow[]) => readonly Conflict[];
  /** `rows` are as many as the game's, read and without conflicts; pictures are data URLs. The code goes into links. */
  readonly bind: (rows: readonly SetRow[], code: string) => BoundSet;
}

export interface FairLine {
  readonly kind: 'weapon' | 'modifier' | 'specialist' | 'hit-list' | 'seat';
  readonly name: string;
  /**
   * Weapons: what an attempt earns, to the mean of all. Modifiers: what those who play it end with, to the mean of all. Others: the share of
   * games won, to a fair share.
   */
  readonly own: number;
  readonly ours: number;
  /** How often a game, of weapons and modifiers; others are in every game in which somebody has them. */
  readonly played?: { readonly own: number; readonly ours: number };
  /** Better than all of ours (1), worse (-1), or neither, by more than chance; what nobody plays is neither. */
  readonly out: -1 | 0 | 1;
}

/** Means of a game, of both sets. Money is in $1,000. */
export interface FairFigures {
  readonly rounds: number;
  readonly money: number;
  /** Share of the attempts. */
  readonly success: number;
}

export interface Fairness {
  readonly players: number;
  readonly games: number;
  readonly own: FairFigures;
  readonly ours: FairFigures;
  readonly lines: readonly FairLine[];
}

/** Games between programs with the cards of these rows: `fair` in `games/<id>/bots/fairness.ts`. `report` gets the share that is played. */
export type PlayFair = (
  rows: readonly SetRow[],
  players: number,
  games: number,
  report: (done: number) => void,
) => Fairness;

/** A set in a link, by its code. */
export const SET: OptionDef = { ...text('set', m.ownSet, m.ownSetHelp), field: 'set' };

/** The problem where the options ask for another set than the one that is here; an empty text asks for none. */
export const foreignSet = (asked: unknown, here: string | undefined) =>
  (asked || undefined) === here
    ? undefined
    : err('set-missing', asked ? m.setNeeded({ set: String(asked) }) : m.setUnsaid({ set: here ?? '' }));

/** A dealer for the cards of one set, or of the game: it deals for no other. */
export const setDealer = <Dealt>(
  code: string | undefined,
  { check, deal }: Dealer<Dealt>,
): Dealer<Dealt> => ({
  check: (spec) => foreignSet(spec.options.set, code) ?? check(spec),
  deal,
});

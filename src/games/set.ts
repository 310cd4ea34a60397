/**
 * Sets of cards by people. A game gives its own cards as a table, in which everything that can be changed is a cell; a set is
 * such a table, with pictures beside it. Cells have one written form, so that equal sets are equal texts.
 */
import { checkedText, isFileName, trimmed } from '../base/names';
import { err, mapOk, ok, type Result } from '../base/result';
import { listed } from '../base/words';
import type { Dealer } from '../deal/v1/spec';
import type { Dealing, Kit, OptionDef } from './game';

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
}

/** What a game offers to sets: `set` in `games/<id>/set.ts`. */
export interface SetGame {
  readonly id: string;
  /** The game's own cards. */
  readonly rows: readonly SetRow[];
  /** A cell in its one written form; the problem says what can be there. */
  readonly read: (row: SetRow, column: Column, text: string) => Result<string>;
  readonly conflicts?: (rows: readonly SetRow[]) => readonly Conflict[];
  /** `rows` are as many as the game's, read and without conflicts; pictures are data URLs. The code goes into links. */
  readonly bind: (rows: readonly SetRow[], code: string) => BoundSet;
}

/** A set in a link, by its code. */
export const SET: OptionDef = {
  name: 'set',
  label: 'A set of your own',
  help: 'The code of the set of cards that this is for.',
  kind: 'text',
  field: 'set',
};

/** The problem where the options ask for another set than the one that is here; an empty text asks for none. */
export const foreignSet = (asked: unknown, here: string | undefined) =>
  (asked || undefined) === here
    ? undefined
    : err(
        'set-missing',
        asked
          ? `This is for the cards of the set ${String(asked)}, which is not here: ask for its .zip, and open it first.`
          : `These are the cards of the set ${here}: say set=${here}.`,
      );

/** A dealer for the cards of one set, or of the game: it deals for no other. */
export const setDealer = <Dealt>(
  code: string | undefined,
  { check, deal }: Dealer<Dealt>,
): Dealer<Dealt> => ({
  check: (spec) => foreignSet(spec.options.set, code) ?? check(spec),
  deal,
});

const cell = (allowed: string) => err('set-cell', allowed);

type ReadCell = (text: string) => Result<string>;

/** Words on a card. The face itself says if they do not fit. */
export const wordsCell =
  (most: number): ReadCell =>
  (text) => {
    const read = checkedText(
      trimmed(text).replace(/\s+/g, ' ').normalize('NFC'),
      'set',
      'It',
      most,
      'some words',
    );
    return read.ok ? read : cell(`1 to ${most} characters that can be seen`);
  };

export const PICTURE_TYPES = ['png', 'jpg', 'jpeg', 'webp', 'svg'] as const;

export const pictureCell: ReadCell = (text) => {
  const name = text.trim().normalize('NFC');
  const isPicture = PICTURE_TYPES.some((type) => name.toLowerCase().endsWith(`.${type}`));
  return isPicture && isFileName(name) && name.length <= 100
    ? ok(name)
    : cell('the name of a picture, without folders: carlos.png, .jpg, .webp or .svg');
};

/** A whole number; a minus can be a hyphen. */
export const wholeCell =
  (least: number, most: number): ReadCell =>
  (text) => {
    const sign = text.trim().replace('−', '-');
    return /^[-+]?\d{1,4}$/.test(sign) && Number(sign) >= least && Number(sign) <= most
      ? ok(String(Number(sign)))
      : cell(`a whole number from ${least} to ${most}`);
  };

export const choiceCell =
  (values: readonly string[]): ReadCell =>
  (text) => {
    const value = text.trim().toLowerCase();
    return values.includes(value) ? ok(value) : cell(listed(values, 'or'));
  };

/** Between the values of one cell: no spreadsheet takes it for a date or a thousand. */
const APART = '; ';

/** Values that semicolons, commas or spaces set apart. */
export const valuesOf = (text: string): readonly string[] => text.split(/[\s,;]+/).filter(Boolean);

export const valuesText = (values: readonly (string | number)[]): string => values.join(APART);

/** A list of values, each read alone or, where there are several readers, each by its own. */
export const listCell =
  (read: ReadCell | readonly ReadCell[]): ReadCell =>
  (text) => {
    const values = valuesOf(text);
    if (typeof read !== 'function' && values.length !== read.length)
      return cell(read.map((one) => allowedBy(one)).join(', then '));
    const all = values.map((value, k) => (typeof read === 'function' ? read : (read[k] as ReadCell))(value));
    const wrong = all.find((one) => !one.ok);
    return wrong ?? ok(valuesText(all.map((one) => (one.ok ? one.value : ''))));
  };

const allowedBy = (read: ReadCell): string => {
  const refused = read('');
  return refused.ok ? '' : refused.error.message;
};

/** Reads a cell by the readers of its row's kind. */
export const cellReader =
  (readers: (row: SetRow) => Readonly<Partial<Record<Column, ReadCell>>>): SetGame['read'] =>
  (row, column, text) =>
    mapOk(readers(row)[column]?.(text) ?? cell('nothing'), (value) => value);

/** The rows by `kind id`, for those who make cards of them. */
export const rowsById = (rows: readonly SetRow[]) => {
  const known = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row.cells]));
  return (kind: string, id: string): SetRow['cells'] => known.get(`${kind} ${id}`) ?? {};
};

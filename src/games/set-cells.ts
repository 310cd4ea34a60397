/** What can be in the cells of a set's table: each reads a text into its one written form, or says what can be there. */

import { either } from '#messages/language';
import * as m from '#messages/sets';
import { checkedText, isFileName, trimmed } from '../base/names';
import { err, mapOk, ok, type Result } from '../base/result';
import type { Column, SetGame, SetRow } from './set';

const cell = (allowed: string) => err('set-cell', allowed);

type ReadCell = (text: string) => Result<string>;

/** Words on a card. The face itself says if they do not fit. */
export const wordsCell =
  (most: number): ReadCell =>
  (text) => {
    const read = checkedText(trimmed(text).replace(/\s+/g, ' ').normalize('NFC'), 'set', '', most, '');
    return read.ok ? read : cell(m.words({ most }));
  };

export const PICTURE_TYPES = ['png', 'jpg', 'jpeg', 'webp', 'svg'] as const;

export const pictureCell: ReadCell = (text) => {
  const name = text.trim().normalize('NFC');
  const isPicture = PICTURE_TYPES.some((type) => name.toLowerCase().endsWith(`.${type}`));
  return isPicture && isFileName(name) && name.length <= 100 ? ok(name) : cell(m.picture);
};

/** A whole number; a minus can be a hyphen. */
export const wholeCell =
  (least: number, most: number): ReadCell =>
  (text) => {
    const sign = text.trim().replace('−', '-');
    return /^[-+]?\d{1,4}$/.test(sign) && Number(sign) >= least && Number(sign) <= most
      ? ok(String(Number(sign)))
      : cell(m.wholeNumber({ least, most }));
  };

export const choiceCell =
  (values: readonly string[]): ReadCell =>
  (text) => {
    const value = text.trim().toLowerCase();
    return values.includes(value) ? ok(value) : cell(either(values));
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
      return cell(read.map(allowedBy).reduce((first, second) => m.firstThenSecond({ first, second })));
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
    mapOk(readers(row)[column]?.(text) ?? cell(m.nothing), (value) => value);

/** The rows by `kind id`, for those who make cards of them. */
export const rowsById = (rows: readonly SetRow[]) => {
  const known = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row.cells]));
  return (kind: string, id: string): SetRow['cells'] => known.get(`${kind} ${id}`) ?? {};
};

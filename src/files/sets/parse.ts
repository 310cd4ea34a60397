/** A set of cards from a table, and as a table. What is wrong is told all at once, cell by cell; the rest is kept. */
import * as m from '#messages/sets';
import { isOneOf, itemAt } from '../../base/lists';
import { err, mapOk, ok, type Result } from '../../base/result';
import { COLUMNS, type Column, type SetGame, type SetRow } from '../../games/set';
import { isSheetError, readTable, type TableRow, writeTable } from './table';

/** The version of the table, and of the file that it is in. */
export const SET_VERSION = 1;

/** More rows than any game has cards, and room for empty lines and mistakes. */
const MOST_ROWS = 2000;

/** More is not read. */
export const MOST_CHARACTERS = 2_000_000;

const HEADS = ['kind', 'id', ...COLUMNS];

/** People write in the words of other tools. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['title', 'name'],
  ['image', 'picture'],
  ['quantity', 'count'],
  ['time', 'times'],
]);

/** A mistake, in a sentence, and its row as a spreadsheet counts: the heads are row 1. */
interface Mistake {
  readonly row: number;
  readonly message: string;
}

/** "Row 12, times: “2560” can be times of day." */
const badCell = (row: number, column: string, found: string, allowed: string): Mistake => ({
  row,
  message:
    found === ''
      ? m.emptyCell({ row, column, allowed })
      : m.badCell({ row, column, found: found.slice(0, 60), allowed }),
});

export interface ReadSet {
  /** As many as the game has: those of the table where they are good, and the game's own. */
  readonly rows: readonly SetRow[];
  /** As many, with the good cells of the table alone: the others are empty. They are the same in every language, and ours are not. */
  readonly given: readonly SetRow[];
  /** A sentence each, in the order of the rows. */
  readonly problems: readonly string[];
}

/** Which of the game's rows a line is about; or which of its cells says none. */
const slotOf = (rows: readonly SetRow[], { row, cells }: TableRow): number | Mistake => {
  const [kind = '', id = ''] = [cells.get('kind'), cells.get('id')];
  const refuse = (column: 'kind' | 'id', found: string, among: readonly SetRow[]): Mistake => {
    const can = new Set(among.map((one) => one[column]));
    return badCell(row, column, found, [...can].join(', '));
  };
  const alike = rows.filter((one) => one.kind === kind.toLowerCase());
  if (alike.length === 0) return refuse('kind', kind, rows);
  const own = alike.find((one) => one.id === id.toLowerCase());
  return own ? rows.indexOf(own) : refuse('id', id, alike);
};

const emptied = (row: SetRow): SetRow => ({
  ...row,
  cells: Object.fromEntries(Object.keys(row.cells).map((column) => [column, ''])),
});

interface Line {
  readonly game: SetGame;
  readonly own: SetRow;
  readonly pictures: readonly string[] | undefined;
  readonly isZipped: boolean;
}

/** The cells of a line that are good. */
const readLine = (
  { game, own, pictures, isZipped }: Line,
  { row, cells }: TableRow,
  mistakes: Mistake[],
): SetRow => {
  const read: Partial<Record<Column, string>> = {};
  for (const [column, found] of cells) {
    if (!isOneOf(COLUMNS, column)) continue;
    const taken = cellOf(game, own, column, found);
    const cell = taken.ok && !isZipped && isSheetError(found) ? err('set-cell', m.sheetError) : taken;
    const value = cell.ok && column === 'picture' && pictures ? pictureOf(cell.value, pictures) : cell;
    if (value.ok) read[column] = value.value;
    else mistakes.push(badCell(row, column, found, value.error.message));
  }
  return { ...own, cells: { ...emptied(own).cells, ...read } };
};

const cellOf = (game: SetGame, own: SetRow, column: Column, text: string): Result<string> =>
  own.cells[column] === undefined
    ? err('set-cell', m.columnNotOfKind({ kind: own.kind, columns: Object.keys(own.cells).join(', ') }))
    : game.read(own, column, text);

/** A picture that is there, by its name; upper and lower case are one, as on most systems. */
const pictureOf = (name: string, pictures: readonly string[]): Result<string> => {
  const found = pictures.find((one) => one.toLowerCase() === name.toLowerCase());
  if (found !== undefined) return ok(found);
  const names = pictures.slice(0, 20).join(', ');
  return err('set-cell', pictures.length === 0 ? m.pictureNoneHere : m.pictureHere({ pictures: names }));
};

/** The rows of a set, with the game's own cells where those that are given are empty. */
export const withOurs = (game: SetGame, given: readonly SetRow[]): SetRow[] =>
  game.rows.map((own, at) => {
    const said = Object.entries(given[at]?.cells ?? {}).filter(([, text]) => text !== '');
    return said.length === 0 ? own : { ...own, cells: { ...own.cells, ...Object.fromEntries(said) } };
  });

/**
 * A set from the text of its table and, where they are known, the names of the pictures beside it. Rows that it does not have
 * are the game's own. Only a text that is no such table at all is refused; what else is wrong is in `problems`, and those
 * cells are the game's own. The table of a set that was zipped keeps the words that it was zipped with, and so its code.
 */
export const parseSet = (
  game: SetGame,
  text: string,
  pictures?: readonly string[],
  isZipped = false,
): Result<ReadSet> => {
  if (text.length > MOST_CHARACTERS) return err('bad-table', m.tableTooLarge);
  const table = readTable(text, HEADS, ALIASES, MOST_ROWS, ['kind', 'id']);
  return mapOk(table, (lines): ReadSet => {
    const given = game.rows.map(emptied);
    const lineOf = new Map<number, number>();
    const mistakes: Mistake[] = [];
    for (const line of lines) {
      const { row, problem } = line;
      const at = slotOf(game.rows, line);
      const before = typeof at === 'number' ? lineOf.get(at) : undefined;
      if (problem !== undefined) mistakes.push({ row, message: m.rowWrong({ row, problem }) });
      else if (typeof at !== 'number') mistakes.push(at);
      else if (before !== undefined)
        mistakes.push(badCell(row, 'id', line.cells.get('id') ?? '', m.onceOnly({ row: before })));
      else {
        lineOf.set(at, row);
        const own = itemAt(game.rows, at);
        given[at] = readLine({ game, own, pictures, isZipped }, line, mistakes);
      }
    }
    const rows = withOurs(game, given);
    const together = (game.conflicts?.(rows) ?? []).map(({ at, column, message }) =>
      badCell(lineOf.get(at) ?? 1, column, rows[at]?.cells[column] ?? '', message),
    );
    const all = [...mistakes, ...together].toSorted((one, other) => one.row - other.row);
    // A time that stands twice in a row is somebody else's twice.
    return { rows, given, problems: [...new Set(all.map(({ message }) => message))] };
  });
};

/** Rows as CSV: those of a set, or a game's own as a beginning. */
export const writeSet = (rows: readonly SetRow[]): string =>
  writeTable(
    HEADS,
    rows.map(({ kind, id, cells }) => [kind, id, ...COLUMNS.map((column) => cells[column] ?? '')]),
  );

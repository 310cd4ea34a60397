/** What a page of numbers shows: a chart, and the same numbers as a table. */
import type { Scene } from '../../scene/scene';

/** A number as it is read, and as an exact fraction. */
export interface Cell {
  readonly text: string;
  readonly exact?: string;
}

export interface OddsTable {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of each is a string and names the row. */
  readonly rows: readonly (readonly (string | Cell)[])[];
}

export interface Panel {
  readonly title?: string;
  readonly chart?: Scene;
  readonly table: OddsTable;
}

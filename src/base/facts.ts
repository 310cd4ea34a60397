/** What the data of a game says to its rule text, so that no number is typed twice. */

/** What a game's facts.ts exports for its rule texts; only those who read a text load it. */
export interface Facts {
  /** Numbers and words, quoted as `:fact[key]`. */
  readonly facts: Readonly<Record<string, string>>;
  /** Shown as `::table[key]`. */
  readonly tables: Readonly<Record<string, FactTable>>;
}

/** A table that rule texts and booklets show: the data writes it. */
export interface FactTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Columns that hold numbers, set flush right. */
  readonly numeric: readonly number[];
}

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
  readonly rows: readonly (readonly (string | number | Cell)[])[];
}

/** A row for each thing; a column for each head, with what it says of a thing. */
export const columned = <Thing, Value>(
  caption: string,
  things: readonly Thing[],
  columns: readonly (readonly [head: string, cell: (thing: Thing) => Value])[],
) => ({
  caption,
  head: columns.map(([head]) => head),
  rows: things.map((thing) => columns.map(([, cell]) => cell(thing))),
});

export interface Panel {
  readonly title?: string;
  /** Paragraphs beside the table; without a title the table says what it is. */
  readonly text?: string | readonly string[];
  readonly chart?: Scene;
  readonly table: OddsTable;
  /** The table is long, and opens below these words. */
  readonly folded?: string;
}

/** Paragraphs, with commands between backticks, and formulas. */
export type Words = string | readonly (string | { readonly formula: string })[];

/** What was measured: in words and formulas, then in panels. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly text?: Words;
  readonly panels: readonly Panel[];
}

/** A game's page of numbers (`games/<id>/odds-page`). A First.astro beside it comes before the sections. */
export interface OddsPage {
  readonly title: string;
  readonly description: string;
  /** The question that the page answers. */
  readonly heading: string;
  /** Classes for the look of its tables. */
  readonly style?: string;
  readonly links: readonly (readonly [label: string, href: string])[];
  /** What the numbers say in short: a sentence or two, the answers side by side, and what is to be known to read on. */
  readonly lead: string;
  readonly advice: readonly Readonly<Record<'label' | 'title' | 'text', string>>[];
  readonly reading: Words;
  readonly sections: readonly Section[];
  /** "How we counted", and how. */
  readonly method: string;
  readonly methodText: Words;
}

/**
 * A rule text as typed data. One Markdown file becomes one `RulesDoc`, and both the web page and the booklet are made
 * from it, so that they cannot say different things.
 */
import type { RulesMeta } from './schema';

export type { RulesMeta } from './schema';

export type RuleInline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly inlines: readonly RuleInline[] }
  | { readonly kind: 'emphasis'; readonly inlines: readonly RuleInline[] }
  | { readonly kind: 'code'; readonly text: string }
  /** `href` is `#anchor` within the document, or a full https address. */
  | { readonly kind: 'link'; readonly href: string; readonly inlines: readonly RuleInline[] }
  | { readonly kind: 'break' };

export interface HeadingBlock {
  readonly kind: 'heading';
  readonly level: 2 | 3;
  /** The anchor, unique in the document. */
  readonly slug: string;
  readonly inlines: readonly RuleInline[];
}

export interface ParagraphBlock {
  readonly kind: 'paragraph';
  readonly inlines: readonly RuleInline[];
}

export interface ListBlock {
  readonly kind: 'list';
  readonly ordered: boolean;
  /** Number of the first item; 1 for most lists. */
  readonly start: number;
  readonly items: readonly (readonly Block[])[];
}

export interface TableBlock {
  readonly kind: 'table';
  /** Only tables written by the data have one. */
  readonly caption?: string;
  /** As many cells as every row has. */
  readonly head: readonly (readonly RuleInline[])[];
  readonly rows: readonly (readonly (readonly RuleInline[])[])[];
  /** Columns that hold numbers, set flush right: those so aligned, and those that hold nothing else. */
  readonly numeric: readonly number[];
}

export interface FigureBlock {
  readonly kind: 'figure';
  /** Key of the scene in the game's figures. */
  readonly key: string;
  readonly caption: readonly RuleInline[];
}

export const CALLOUTS = ['example', 'note', 'ruling', 'script'] as const;
export type CalloutKind = (typeof CALLOUTS)[number];

export interface CalloutBlock {
  readonly kind: 'callout';
  readonly callout: CalloutKind;
  /** A ruling always has both: the open question, and its id, which is its anchor too. */
  readonly title?: readonly RuleInline[];
  readonly id?: string;
  readonly blocks: readonly Block[];
}

export type Block = HeadingBlock | ParagraphBlock | ListBlock | TableBlock | FigureBlock | CalloutBlock;

export interface Section {
  readonly level: 2 | 3;
  readonly title: string;
  readonly slug: string;
}

export interface RulesDoc {
  readonly meta: RulesMeta;
  readonly blocks: readonly Block[];
  /** The headings in order, for contents lists. */
  readonly sections: readonly Section[];
}

const CALLOUT_NAMES: Readonly<Record<CalloutKind, string>> = {
  example: 'Example',
  note: 'Note',
  ruling: 'Ruling',
  script: 'Script',
};

/** The word over a callout: "Example", "Ruling T1". */
export const calloutLabel = (block: Pick<CalloutBlock, 'callout' | 'id'>): string =>
  block.id === undefined ? CALLOUT_NAMES[block.callout] : `${CALLOUT_NAMES[block.callout]} ${block.id}`;

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
  /** `href` is `#anchor` within the document, `/rules/<id>/#anchor` in another one, or a full https address. */
  | { readonly kind: 'link'; readonly href: string; readonly inlines: readonly RuleInline[] }
  /** Words that the glossary explains; `id` is the anchor of the entry. */
  | {
      readonly kind: 'term';
      readonly id: string;
      readonly inlines: readonly RuleInline[];
      readonly definition: readonly RuleInline[];
    }
  | { readonly kind: 'break' };

export interface HeadingBlock {
  readonly kind: 'heading';
  readonly level: 2 | 3;
  /** The anchor, unique in the document. */
  readonly slug: string;
  /** "800.4a": of a rule that is known by its number, which is its anchor too. */
  readonly number?: string;
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

export interface GlossaryEntry {
  /** The anchor: "term-first-blood". */
  readonly id: string;
  readonly term: string;
  readonly definition: readonly RuleInline[];
}

export interface GlossaryBlock {
  readonly kind: 'glossary';
  readonly entries: readonly GlossaryEntry[];
}

export type Block =
  | HeadingBlock
  | ParagraphBlock
  | ListBlock
  | TableBlock
  | FigureBlock
  | CalloutBlock
  | GlossaryBlock;

export interface Section {
  readonly level: 2 | 3;
  /** With its number, where it has one. */
  readonly title: string;
  readonly slug: string;
  readonly number?: string;
}

/** A place in another rule text that this one links to. */
export interface CrossLink {
  /** Id of the other text. */
  readonly source: string;
  /** Absent where the link leads to the whole of it. */
  readonly anchor?: string;
  /** 1-based line in the file. */
  readonly line: number;
}

export interface RulesDoc {
  readonly meta: RulesMeta;
  readonly blocks: readonly Block[];
  /** The headings in order, for contents lists. */
  readonly sections: readonly Section[];
  readonly crossLinks: readonly CrossLink[];
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

/** The anchor of its heading, "Quick reference". */
export const QUICK_SLUG = 'quick-reference';

interface AroundQuick {
  readonly before: readonly Block[];
  /** Its heading and its blocks; empty in a text that has none. */
  readonly quick: readonly Block[];
  readonly after: readonly Block[];
}

export const aroundQuick = (blocks: readonly Block[]): AroundQuick => {
  const from = blocks.findIndex((block) => block.kind === 'heading' && block.slug === QUICK_SLUG);
  if (from < 0) return { before: blocks, quick: [], after: [] };
  const next = blocks.findIndex(
    (block, index) => index > from && block.kind === 'heading' && block.level === 2,
  );
  const to = next < 0 ? blocks.length : next;
  return { before: blocks.slice(0, from), quick: blocks.slice(from, to), after: blocks.slice(to) };
};

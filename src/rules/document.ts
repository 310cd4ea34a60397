/**
 * A rule text as typed data. The Markdown of a game becomes one `RulesDoc`, and both the web page and the booklet are made
 * from it, so that they cannot say different things.
 */
import * as m from '#messages/site';
import type { RulesMeta } from './schema';

/** What the address of a page begins with that is meant in English, whatever the language of the text. */
export const IN_ENGLISH = '/en/';

export type RuleInline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly inlines: readonly RuleInline[] }
  | { readonly kind: 'emphasis'; readonly inlines: readonly RuleInline[] }
  | { readonly kind: 'code'; readonly text: string }
  /** `href` is `#anchor` within the document, `/rules/<id>/#anchor` in another one, `/en/rules/…` in English, or a full https address. */
  | { readonly kind: 'link'; readonly href: string; readonly inlines: readonly RuleInline[] }
  /** Words that the glossary explains; `id` is the anchor of the entry. */
  | {
      readonly kind: 'term';
      readonly id: string;
      readonly inlines: readonly RuleInline[];
      readonly definition: readonly RuleInline[];
    }
  | { readonly kind: 'break' };

/** What any block of a text may have. */
interface Placed {
  /** Anchors of earlier editions that lead here. */
  readonly formerly?: readonly string[];
  /** Said on screens only: about the site, or how long it takes to read. */
  readonly screen?: true;
}

export interface HeadingBlock extends Placed {
  readonly kind: 'heading';
  readonly level: 2 | 3;
  /** The anchor, unique in the document. */
  readonly slug: string;
  /** "800.4a" of a rule that is known by its number, which is its anchor too; "3" of a section of the Law. */
  readonly number?: string;
  readonly inlines: readonly RuleInline[];
}

export interface ParagraphBlock extends Placed {
  readonly kind: 'paragraph';
  readonly inlines: readonly RuleInline[];
}

export interface ListBlock extends Placed {
  readonly kind: 'list';
  readonly ordered: boolean;
  /** Number of the first item; 1 for most lists. */
  readonly start: number;
  readonly items: readonly (readonly Block[])[];
}

export interface TableBlock extends Placed {
  readonly kind: 'table';
  /** Only tables written by the data have one. */
  readonly caption?: string;
  /** As many cells as every row has. */
  readonly head: readonly (readonly RuleInline[])[];
  readonly rows: readonly (readonly (readonly RuleInline[])[])[];
  /** The same in one, of a table that is in two halves side by side. */
  readonly undivided?: TableBlock;
  /** Columns that hold numbers, set flush right: those so aligned, and those that hold nothing else. */
  readonly numeric: readonly number[];
}

export interface FigureBlock extends Placed {
  readonly kind: 'figure';
  /** Key of the scene in the game's figures. */
  readonly key: string;
  readonly caption: readonly RuleInline[];
}

export const CALLOUTS = ['example', 'note', 'script'] as const;
export type CalloutKind = (typeof CALLOUTS)[number];

export interface CalloutBlock extends Placed {
  readonly kind: 'callout';
  readonly callout: CalloutKind;
  readonly title?: readonly RuleInline[];
  readonly blocks: readonly Block[];
}

export interface GlossaryEntry {
  /** The anchor: "term-first-blood". */
  readonly id: string;
  readonly term: string;
  readonly definition: readonly RuleInline[];
}

export interface GlossaryBlock extends Placed {
  readonly kind: 'glossary';
  readonly entries: readonly GlossaryEntry[];
}

/** Where a rule comes from: the source has it, the source is silent or unclear there, or it is our own. */
export const ORIGINS = ['source', 'ruling', 'house'] as const;

/** What a table on the site does about a rule: refuses what breaks it, carries it out by itself, or neither. */
export const KEEPING = ['enforced', 'automatic', 'not enforced'] as const;

/** A rule of the Law: a sentence or two. */
export interface RuleBlock extends Placed {
  readonly kind: 'rule';
  /** Its anchor, by which the engine cites it; it never changes. */
  readonly slug: string;
  /** "3.4", by its place: its section, and where it is in it. */
  readonly number: string;
  readonly origin: (typeof ORIGINS)[number];
  readonly keeping: (typeof KEEPING)[number];
  /** Why no table enforces it. */
  readonly why?: string;
  /** On paper, where no table keeps rules, the tags say only what is not the source's. */
  readonly paper?: true;
  readonly blocks: readonly ParagraphBlock[];
}

export type Block =
  | HeadingBlock
  | ParagraphBlock
  | ListBlock
  | TableBlock
  | FigureBlock
  | CalloutBlock
  | RuleBlock
  | GlossaryBlock;

export interface Section extends Pick<HeadingBlock, 'level' | 'slug' | 'number'> {
  /** With its number, where it has one. */
  readonly title: string;
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

/** The word over a callout. */
export const CALLOUT_LABELS: Readonly<Record<CalloutKind, string>> = {
  example: m.example,
  note: m.note,
  script: m.script,
};

/**
 * What a rule says, and its tags in italics: "House, not enforced: ...". They end what the source leaves open, or are a
 * paragraph of their own. On paper all is one paragraph, in which "Ruling." or "House." is before what the source leaves open.
 */
export const ruleWords = ({
  blocks,
  origin,
  keeping,
  why,
  paper,
}: Omit<RuleBlock, 'kind'>): ParagraphBlock[] => {
  const tags = paper ? m.ruleTag({ origin }) : m.ruleTags({ origin, keeping, why: why ?? '' });
  const emphasis = { kind: 'emphasis', inlines: [{ kind: 'text', text: tags }] } as const;
  const tag = [{ kind: 'text', text: ' ' } as const, emphasis];
  if (!paper && origin !== 'ruling') return [...blocks, { kind: 'paragraph', inlines: [emphasis] }];
  if (!paper)
    return blocks.map((block, k) =>
      k < blocks.length - 1 ? block : { ...block, inlines: [...block.inlines, ...tag] },
    );
  const [first, ...rest] = blocks.map(({ inlines }) => inlines);
  const inlines = [
    ...(first ?? []),
    ...(origin === 'source' ? [] : tag),
    ...rest.flatMap((words) => [{ kind: 'text', text: ' ' } as const, ...words]),
  ];
  return [{ kind: 'paragraph', inlines }];
};

/** The anchors of the chapters that a program looks for. */
export const LEARN_SLUG = 'learn';
export const LAW_SLUG = 'law';
export const QUICK_SLUG = 'quick-reference';
/** The end of the quick reference; the page says it at the end of Learn, too. */
export const FORGOTTEN_SLUG = 'things-everybody-forgets';

/** A chapter, its heading and its blocks, and what is around it; a text that has none is all before it. */
export const aroundChapter = (blocks: readonly Block[], slug: string) => {
  const found = blocks.findIndex((block) => block.kind === 'heading' && block.slug === slug);
  const from = found < 0 ? blocks.length : found;
  const next = blocks.findIndex((block, k) => k > from && block.kind === 'heading' && block.level === 2);
  const to = next < 0 ? blocks.length : next;
  return { before: blocks.slice(0, from), chapter: blocks.slice(from, to), after: blocks.slice(to) };
};

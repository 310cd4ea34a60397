/** The words of a rule text without their looks: what a booklet and a page of it must both hold. */
import {
  type Block,
  CALLOUT_LABELS,
  type HeadingBlock,
  type RuleInline,
  type RulesDoc,
  ruleWords,
} from './document';

/** The words of a run of inlines; what the glossary says of them is not among them. */
export const inlineText = (inlines: readonly RuleInline[]): string =>
  inlines
    .map((inline) => {
      if (inline.kind === 'break') return ' ';
      return 'inlines' in inline ? inlineText(inline.inlines) : inline.text;
    })
    .join('');

/** Whether one of the inlines, or of those in them, is of a kind. */
export const hasInline = (inlines: readonly RuleInline[], kind: RuleInline['kind']): boolean =>
  inlines.some((inline) => inline.kind === kind || ('inlines' in inline && hasInline(inline.inlines, kind)));

/** A heading's words after its number: "800.4a What leaves". */
export const headingText = ({ number, inlines }: HeadingBlock): string =>
  number === undefined ? inlineText(inlines) : `${number} ${inlineText(inlines)}`;

const blockLines = (block: Block): string[] => {
  switch (block.kind) {
    case 'heading':
      return [headingText(block)];
    case 'paragraph':
      return [inlineText(block.inlines)];
    case 'list':
      return block.items.flat().flatMap(blockLines);
    case 'table':
      return [
        ...(block.caption === undefined ? [] : [block.caption]),
        ...[block.head, ...block.rows].map((cells) => cells.map(inlineText).join(' ').trim()),
      ];
    case 'figure':
      return [inlineText(block.caption)];
    case 'callout':
      return [
        CALLOUT_LABELS[block.callout],
        ...(block.title ? [inlineText(block.title)] : []),
        ...block.blocks.flatMap(blockLines),
      ];
    case 'rule':
      return [block.number, ...ruleWords(block).flatMap(blockLines)];
    case 'glossary':
      return block.entries.map(({ term, definition }) => `${term} ${inlineText(definition)}`);
  }
};

/**
 * The document in reading order: a line each for a heading, a paragraph, a table row (cells apart by a space), a
 * caption, an entry of the glossary, and a callout's label and title. Markers of lists and the words inside figures are not part of it.
 */
export const plainText = (doc: Pick<RulesDoc, 'blocks'>): string => doc.blocks.flatMap(blockLines).join('\n');

/** How many words a text has, with its headings, tables and captions. */
export const wordCount = (blocks: readonly Block[]): number =>
  plainText({ blocks }).match(/[\p{L}\p{N}][^\s–—/]*/gu)?.length ?? 0;

/** The text in lower case, with one hyphen for each run of anything but letters and digits of any script. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The anchor that words have of their own, in a text of another language than English: "Die Karten {#the-cards}". */
const OWN_ANCHOR = /^([\s\S]*?)\s*\{#([^\s}]+)\}/;

/** The words of a heading, and its anchor: its own, or made of the words. */
export const anchored = (text: string): { readonly words: string; readonly anchor: string } => {
  const [, words = text, anchor = slugOf(text)] = OWN_ANCHOR.exec(text) ?? [];
  return { words, anchor };
};

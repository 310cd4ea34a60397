/** The words of a rule text without their looks: what a booklet and a page of it must both hold. */
import { type Block, calloutLabel, type HeadingBlock, type RuleInline, type RulesDoc } from './document';

/** The words of a run of inlines; what the glossary says of them is not among them. */
export const inlineText = (inlines: readonly RuleInline[]): string =>
  inlines
    .map((inline) => {
      if (inline.kind === 'break') return ' ';
      return 'inlines' in inline ? inlineText(inline.inlines) : inline.text;
    })
    .join('');

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
        calloutLabel(block),
        ...(block.title ? [inlineText(block.title)] : []),
        ...block.blocks.flatMap(blockLines),
      ];
    case 'glossary':
      return block.entries.map(({ term, definition }) => `${term} ${inlineText(definition)}`);
  }
};

/**
 * The document in reading order: a line each for a heading, a paragraph, a table row (cells apart by a space), a
 * caption, an entry of the glossary, and a callout's label and title. Markers of lists and the words inside figures are not part of it.
 */
export const plainText = (doc: RulesDoc): string => doc.blocks.flatMap(blockLines).join('\n');

/** The text in lower case, with one hyphen for each run of anything but letters and digits of any script. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Links of a rule text made to lead elsewhere, as a page or a paper needs it. */
import type { Block, RuleInline } from './document';

/** Gives the new address of a link, or nothing where its words are to stand without one. */
type Change = (href: string) => string | undefined;

const inlinesWith = (inlines: readonly RuleInline[], change: Change): RuleInline[] =>
  inlines.flatMap((inline): RuleInline[] => {
    if (!('inlines' in inline)) return [inline];
    const words = inlinesWith(inline.inlines, change);
    if (inline.kind === 'term')
      return [{ ...inline, inlines: words, definition: inlinesWith(inline.definition, change) }];
    if (inline.kind !== 'link') return [{ ...inline, inlines: words }];
    const href = change(inline.href);
    return href === undefined ? words : [{ ...inline, href, inlines: words }];
  });

const blockWith = (block: Block, change: Change): Block => {
  const words = (inlines: readonly RuleInline[]): RuleInline[] => inlinesWith(inlines, change);
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, inlines: words(block.inlines) };
    case 'list':
      return { ...block, items: block.items.map((item) => mapLinks(item, change)) };
    case 'table':
      return { ...block, head: block.head.map(words), rows: block.rows.map((row) => row.map(words)) };
    case 'figure':
      return { ...block, caption: words(block.caption) };
    case 'callout': {
      const { title, blocks } = block;
      return { ...block, ...(title && { title: words(title) }), blocks: mapLinks(blocks, change) };
    }
    case 'rule':
      return { ...block, blocks: block.blocks.map((one) => ({ ...one, inlines: words(one.inlines) })) };
    case 'glossary':
      return {
        ...block,
        entries: block.entries.map((entry) => ({ ...entry, definition: words(entry.definition) })),
      };
  }
};

export const mapLinks = (blocks: readonly Block[], change: Change): Block[] =>
  blocks.map((block) => blockWith(block, change));

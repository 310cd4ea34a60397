/** Links of a rule text made to lead elsewhere, as a page or a paper needs it. */
import type { Block, RuleInline } from './document';
import { inlineText } from './plain-text';

/** The new address of a link, or nothing where only its words are left; an address can come with words after the link's. */
type Change = (
  href: string,
  words: string,
) => string | { readonly href: string; readonly after: string } | undefined;

const inlinesWith = (inlines: readonly RuleInline[], change: Change): RuleInline[] =>
  inlines.flatMap((inline): RuleInline[] => {
    if (!('inlines' in inline)) return [inline];
    const words = inlinesWith(inline.inlines, change);
    if (inline.kind === 'term')
      return [{ ...inline, inlines: words, definition: inlinesWith(inline.definition, change) }];
    if (inline.kind !== 'link') return [{ ...inline, inlines: words }];
    const changed = change(inline.href, inlineText(words));
    if (changed === undefined) return words;
    if (typeof changed === 'string') return [{ ...inline, href: changed, inlines: words }];
    const { href, after } = changed;
    // One text, or there would be two places to press.
    const last = words.at(-1);
    const said: RuleInline[] =
      last?.kind === 'text'
        ? [...words.slice(0, -1), { kind: 'text', text: last.text + after }]
        : [...words, { kind: 'text', text: after }];
    return [{ ...inline, href, inlines: said }];
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

/**
 * The glossary of a rule text. It is a list in `:::glossary`, an item a term: `- **First blood**: what it means.` The text
 * marks a use of it as `:term[first blood]`, or where it bends the word as `:term[drew blood]{#first-blood}`.
 */
import type { ListItem, RootContent } from 'mdast';
import type { GlossaryEntry } from './document';
import { readInlines } from './inlines';
import { inlineText, slugOf } from './plain-text';
import type { Reading } from './reading';

type Container = Extract<RootContent, { type: 'containerDirective' }>;

const isGlossary = (node: RootContent): node is Container =>
  node.type === 'containerDirective' && node.name === 'glossary';

/** What stands behind the colon, with a capital: it is read without the term as often as with it. */
const sentence = (text: string): string =>
  text.replace(/^:\s*/, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const readEntry = (item: ListItem, reading: Reading): GlossaryEntry | undefined => {
  const [paragraph, ...others] = item.children;
  const [head, ...rest] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (head?.type !== 'strong' || rest.length === 0 || others.length > 0) {
    reading.mistake(item, 'an entry of a glossary is written "- **Term**: what it means.", in one paragraph');
    return undefined;
  }
  const term = inlineText(readInlines(head.children, reading, 'title'));
  const definition = readInlines(rest, reading, 'title').map((inline, index) =>
    index === 0 && inline.kind === 'text' ? { ...inline, text: sentence(inline.text) } : inline,
  );
  return { id: `term-${slugOf(term)}`, term, definition };
};

/** Reads the glossaries of a text, so that its terms are known before the first of them is used. */
export const collectTerms = (nodes: readonly RootContent[], reading: Reading): void => {
  for (const node of nodes.filter(isGlossary)) {
    const [list, ...others] = node.children;
    if (list?.type !== 'list' || others.length > 0) {
      reading.mistake(node, 'a glossary holds one list, an item for each term');
      continue;
    }
    const entries = list.children.flatMap((item): GlossaryEntry[] => {
      const entry = readEntry(item, reading);
      if (!entry) return [];
      reading.anchor(item, entry.id, 'explain each term once');
      reading.terms.set(slugOf(entry.term), entry);
      return [entry];
    });
    reading.glossaries.set(node, { kind: 'glossary', entries });
  }
};

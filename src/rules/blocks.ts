/** Blocks of a rule text: Markdown's flow content to `Block`, with every mistake noted and read past. */

import type { BlockContent, DefinitionContent, ListItem, PhrasingContent, RootContent, Table } from 'mdast';
import type { FactTable } from '../base/facts';
import { isOneOf } from '../base/lists';
import { type Block, CALLOUTS, type GlossaryEntry, type RuleInline, type TableBlock } from './document';
import { foundText, keyIn, readInlines } from './inlines';
import { isLaw, readRule } from './law';
import { anchored, inlineText, slugOf } from './plain-text';
import type { Positioned, Reading } from './reading';

const plainCells = (cells: readonly string[]): RuleInline[][] =>
  cells.map((cell) => (cell === '' ? [] : [{ kind: 'text', text: cell }]));

/** A table of the data, as its author never typed it. */
export const dataTable = ({ caption, head, rows, numeric }: FactTable): TableBlock => ({
  kind: 'table',
  caption,
  head: plainCells(head),
  rows: rows.map(plainCells),
  numeric,
});

/** A count, an amount, a fraction, a share; or the dash where there is none. */
const NUMBER = /^[+\u2212\u00B1-]?\$?\d[\d.,/\u2013]*\s?%?$/;

const holdsNumbers = (cells: readonly (readonly RuleInline[])[]): boolean => {
  const words = cells.map(inlineText).filter((cell) => cell !== '\u2013' && cell !== '');
  return words.length > 0 && words.every((cell) => NUMBER.test(cell));
};

/** A table of the text. Every row has as many cells as the head, or it is a mistake. */
export const markdownTable = (node: Table, reading: Reading): TableBlock => {
  const [head, ...rows] = node.children.map((row) =>
    row.children.map((cell) => readInlines(cell.children, reading)),
  );
  const columns = head?.length ?? 0;
  rows.forEach((row, index) => {
    if (row.length !== columns) {
      const at = node.children[index + 1] ?? node;
      reading.mistake(
        at,
        `a table row with ${row.length} cells under a head with ${columns}; give it ${columns}`,
      );
    }
  });
  const numeric = (node.align ?? []).flatMap((align, column) =>
    align === 'right' || (!align && holdsNumbers(rows.map((row) => row[column] ?? []))) ? [column] : [],
  );
  return { kind: 'table', head: head ?? [], rows, numeric };
};

/** What follows a term: its anchor, in a text of another language than English, and what it means. */
const ENTRY = /^(?:\s*\{#([^\s}]+)\})?\s*:?\s*([\s\S]*)$/;

/** With a capital: it is read without the term as often as with it. */
const sentence = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const readEntry = (item: ListItem, reading: Reading): GlossaryEntry[] => {
  const [paragraph, ...others] = item.children;
  const [head, ...rest] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (head?.type !== 'strong' || rest.length === 0 || others.length > 0)
    return reading.mistake(
      item,
      'an entry of a glossary is written "- **Term**: what it means.", in one paragraph',
    );
  const term = inlineText(readInlines(head.children, reading, 'title'));
  const words = readInlines(rest, reading, 'title');
  const [first] = words;
  const [, own = slugOf(term), said] = (first?.kind === 'text' && ENTRY.exec(first.text)) || [];
  const definition = words.map((inline, index) =>
    index === 0 && said !== undefined ? { ...inline, text: sentence(said) } : inline,
  );
  const entry = { id: `term-${own}`, term, definition };
  reading.anchor(item, entry.id, 'explain each term once');
  reading.terms.set(own, entry);
  return [entry];
};

/** Reads the glossaries of a text, so that its terms are known before the first of them is used. */
export const collectTerms = (nodes: readonly RootContent[], reading: Reading): void => {
  for (const node of nodes) {
    if (node.type !== 'containerDirective' || node.name !== 'glossary') continue;
    const [list, ...others] = node.children;
    if (list?.type !== 'list' || others.length > 0) {
      reading.mistake(node, 'a glossary holds one list, an item for each term');
      continue;
    }
    const entries = list.children.flatMap((item) => readEntry(item, reading));
    reading.glossaries.set(node, { kind: 'glossary', entries });
  }
};

type Node = RootContent | BlockContent | DefinitionContent;
type Directive = Extract<Node, { type: 'leafDirective' | 'containerDirective' }>;

/** Where a block is, which decides what it can be. */
type Place = 'document' | 'callout' | 'list item';

/** A heading's own words, `[label]` of a container, or nothing. */
const labelOf = (node: Directive): readonly PhrasingContent[] | undefined => {
  if (node.type === 'leafDirective') return node.children;
  const first = node.children[0];
  return first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data
    ? first.children
    : undefined;
};

/** The `{#id}` of a directive; any other attribute is a mistake. */
const idOf = (node: Directive, reading: Reading): string | undefined => {
  const { id, ...others } = node.attributes ?? {};
  const names = Object.keys(others);
  if (names.length > 0) {
    const kind = `"${node.name}"`;
    reading.mistake(node, `${kind} has no attribute ${names.join(', ')}; only an id as {#id} can be there`);
  }
  return id ?? undefined;
};

const leafDirective = (node: Extract<Node, { type: 'leafDirective' }>, reading: Reading): Block[] => {
  if (node.name === 'rule') return rule(node, reading);
  const id = idOf(node, reading);
  if (node.name === 'table') {
    const table = reading.lookUp(node, 'table', reading.source.tables, keyIn(node));
    return table ? [dataTable(table)] : [];
  }
  if (node.name === 'figure') {
    const caption = readInlines(node.children, reading);
    if (id === undefined || caption.length === 0)
      return reading.mistake(
        node,
        'a figure is written ::figure[Caption sentence.]{#key}, with both of them',
      );
    if (reading.source.figures) reading.lookUp(node, 'figure', reading.source.figures, id);
    return [{ kind: 'figure', key: id, caption }];
  }
  const known = '::table[key], ::figure[Caption.]{#key} or ::rule[What it says]{#800.4a}';
  return reading.mistake(node, `unknown directive "::${node.name}"; use ${known}`);
};

/** A number as its book writes it: it becomes an anchor as it stands. */
const RULE_NUMBER = /^\d+(?:\.\d+[a-z]?)?$/;

/** A rule that is known by its number: a heading, whose text goes on until the next. */
const rule = (node: Extract<Node, { type: 'leafDirective' }>, reading: Reading): Block[] => {
  const inlines = readInlines(node.children, reading, 'title');
  // What follows the full stop of `{#800.4a}` is a class to Markdown.
  const { id, class: part, ...others } = node.attributes ?? {};
  const number = [id, part].filter(Boolean).join('.');
  if (!RULE_NUMBER.test(number) || inlines.length === 0 || Object.keys(others).length > 0)
    return reading.mistake(node, 'a rule is written ::rule[What it says]{#800.4a}, with both of them');
  reading.anchor(node, number, 'give this rule its own number');
  return [{ kind: 'heading', level: 3, slug: number, number, inlines }];
};

const containerDirective = (
  node: Extract<Node, { type: 'containerDirective' }>,
  reading: Reading,
  place: Place,
): Block[] => {
  if (node.name === 'glossary') {
    if (place !== 'document')
      reading.mistake(node, `a glossary inside a ${place}; close what is before it with ":::"`);
    idOf(node, reading);
    const read = reading.glossaries.get(node);
    return read ? [read] : [];
  }
  if (node.name === 'screen')
    return readBlocks(node.children, reading, place).map((block) => ({ ...block, screen: true }));
  const callout = node.name;
  if (!isOneOf(CALLOUTS, callout)) {
    const known = [...CALLOUTS, 'glossary', 'screen'].map((name) => `:::${name}`).join(', ');
    return reading.mistake(node, `unknown directive ":::${node.name}"; known: ${known}`);
  }
  if (place !== 'document') {
    reading.mistake(node, `:::${node.name} inside a ${place}; close what is before it with ":::"`);
  }
  const label = labelOf(node);
  const title = label && label.length > 0 ? readInlines(label, reading, 'title') : undefined;
  const id = idOf(node, reading);
  if (id !== undefined) reading.mistake(node, `:::${callout} has no id; remove {#${id}}`);
  const blocks = readBlocks(label ? node.children.slice(1) : node.children, reading, 'callout');
  if (blocks.length === 0) reading.mistake(node, `:::${callout} is empty; write its text, then ":::"`);
  return [{ kind: 'callout', callout, ...(title && { title }), blocks }];
};

const heading = (node: Extract<Node, { type: 'heading' }>, reading: Reading, place: Place): Block[] => {
  const read = readInlines(node.children, reading, 'title');
  const { words, anchor: slug } = anchored(inlineText(read));
  // An anchor stands in the last words, which are text.
  const inlines = read.flatMap((inline, k): RuleInline[] => {
    if (k < read.length - 1 || inline.kind !== 'text') return [inline];
    const text = anchored(inline.text).words;
    return text === '' ? [] : [{ kind: 'text', text }];
  });
  if (node.depth !== 2 && node.depth !== 3) {
    const advice = node.depth === 1 ? 'the title is in the front matter' : 'go no deeper than ###';
    return reading.mistake(node, `a heading of level ${node.depth}; use ## and ### only, ${advice}`);
  }
  if (place !== 'document') {
    reading.mistake(node, `a heading inside a ${place}; close what is before it with ":::"`);
  }
  if (slug === '' || words === '') reading.mistake(node, 'a heading without words; write some');
  else reading.anchor(node, slug, 'give this heading other words');
  const number = reading.sections.get(node);
  return [{ kind: 'heading', level: node.depth, slug, ...(number !== undefined && { number }), inlines }];
};

const readBlock = (node: Node, reading: Reading, place: Place): Block[] => {
  switch (node.type) {
    case 'yaml':
      return [];
    case 'heading':
      return heading(node, reading, place);
    case 'paragraph': {
      const inlines = readInlines(node.children, reading);
      if (inlineText(inlines).startsWith('::')) {
        reading.mistake(
          node,
          'a stray or malformed directive; write :::name … ::: or ::name[…] on lines of their own',
        );
      }
      return [{ kind: 'paragraph', inlines }];
    }
    case 'list': {
      if (place === 'document' && isLaw(node))
        return node.children.flatMap((item) => readRule(item, reading));
      const items = node.children.map((item) => {
        if (typeof item.checked === 'boolean') reading.mistake(item, 'a task list; remove the box');
        if (item.children.length === 0) reading.mistake(item, 'an empty list item; write it or remove it');
        return readBlocks(item.children, reading, 'list item');
      });
      return [{ kind: 'list', ordered: node.ordered === true, start: node.start ?? 1, items }];
    }
    case 'table':
      if (place === 'list item') reading.mistake(node, 'a table inside a list; move it out of the list');
      return [markdownTable(node, reading)];
    case 'leafDirective':
      if (place === 'list item')
        reading.mistake(node, `::${node.name} inside a list; move it out of the list`);
      else if (node.name === 'rule' && place !== 'document')
        reading.mistake(node, `::rule inside a ${place}; close what is before it with ":::"`);
      return leafDirective(node, reading);
    case 'containerDirective':
      return containerDirective(node, reading, place);
    default:
      return reading.mistake(node as Positioned, foundText(node.type));
  }
};

export const readBlocks = (nodes: readonly Node[], reading: Reading, place: Place = 'document'): Block[] =>
  nodes.flatMap((node) => readBlock(node, reading, place));

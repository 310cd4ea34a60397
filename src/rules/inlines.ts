/** Words within a block: Markdown's phrasing content to `RuleInline`. */
import type { PhrasingContent } from 'mdast';
import type { GlossaryEntry, RuleInline } from './document';
import { inlineText, slugOf } from './plain-text';
import type { Reading } from './reading';

export const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

const OPENS_AFTER = /[\s([{\u2013\u2014\u201C\u2018/-]/;

/**
 * `text` with curly quotes. `before` is the character before it ('' at the start of a paragraph),
 * because a quote may open or close at the edge of a bold word.
 */
export const curlQuotes = (text: string, before = ''): string => {
  let previous = before;
  let curled = '';
  for (const character of text) {
    const opens = previous === '' || OPENS_AFTER.test(previous);
    if (character === '"') previous = opens ? '\u201C' : '\u201D';
    else if (character === "'") previous = opens ? '\u2018' : '\u2019';
    else previous = character;
    curled += previous;
  }
  return curled;
};

/** Where words stand: a term opens in running text, and nowhere else. */
export type Words = 'text' | 'title';

/** Neighbouring texts as one, so that a fact in a sentence is no seam. */
const mergeTexts = (inlines: readonly RuleInline[]): RuleInline[] => {
  const result: RuleInline[] = [];
  for (const inline of inlines) {
    const last = result.at(-1);
    if (inline.kind === 'text' && last?.kind === 'text') {
      result[result.length - 1] = { kind: 'text', text: last.text + inline.text };
    } else if (inline.kind !== 'text' || inline.text !== '') {
      result.push(inline);
    }
  }
  return result;
};

const INSTEAD: Readonly<Record<string, string>> = {
  html: 'raw HTML; write Markdown, or a directive',
  image: 'an image; draw a figure and show it as ::figure[Caption.]{#key}',
  imageReference: 'an image; draw a figure and show it as ::figure[Caption.]{#key}',
  delete: 'struck-out text; remove it',
  linkReference: 'a link by reference; write the address in the link itself',
  footnoteReference: 'a footnote; say it in the text or in a :::note',
  code: 'a code block; indent less, or use :::script for words to be read out',
  blockquote: 'a quotation; use :::note or :::example',
  thematicBreak: 'a rule across the page; start a section with ## instead',
  definition: 'a link definition; write the address in the link itself',
  footnoteDefinition: 'a footnote; say it in the text or in a :::note',
};

/** What is wrong with Markdown that rule texts do not have. */
export const foundText = (type: string): string =>
  `found ${INSTEAD[type] ?? `${type}, which rule texts do not have`}`;

type TextDirective = Extract<PhrasingContent, { type: 'textDirective' }>;

/** The key in the brackets of a directive. */
export const keyIn = ({ children }: { readonly children: readonly PhrasingContent[] }): string =>
  children.map((child) => (child.type === 'text' ? child.value : '?')).join('');

const factText = (node: TextDirective, reading: Reading): string => {
  const key = keyIn(node);
  if (node.name !== 'fact') {
    const message = `unknown directive ":${node.name}"; use :fact[key], :term[words] or :rule[id], or write "\\:" where a colon is meant`;
    reading.mistake(node, message);
    return '';
  }
  if (key === '' || Object.keys(node.attributes ?? {}).length > 0) {
    reading.mistake(node, 'a fact is written :fact[key], with a key and nothing else');
    return '';
  }
  return reading.lookUp(node, 'fact', reading.source.facts, key) ?? '';
};

/** The entry that a use of a term names, or a mistake. */
const termOf = (node: TextDirective, words: string, reading: Reading): GlossaryEntry | undefined => {
  const { id, ...others } = node.attributes ?? {};
  if (words === '' || Object.keys(others).length > 0) {
    reading.mistake(node, 'a term is written :term[words], or :term[other words]{#its-entry}');
    return undefined;
  }
  return reading.lookUp(node, 'term', Object.fromEntries(reading.terms), id ?? slugOf(words));
};

/** Reads one run of words, from the start of a paragraph, cell, caption or title to its end. */
export const readInlines = (
  nodes: readonly PhrasingContent[],
  reading: Reading,
  place: Words = 'text',
): RuleInline[] => {
  let before = '';
  const text = (words: string): RuleInline => {
    const curled = curlQuotes(words, before);
    before = curled.at(-1) ?? before;
    return { kind: 'text', text: curled };
  };
  const term = (node: TextDirective, where: Words): RuleInline[] => {
    const inlines = readAll(node.children, 'title');
    if (where === 'title')
      reading.mistake(node, 'a term opens in running text only: not in a title, a link, or bold words');
    const entry = termOf(node, inlineText(inlines), reading);
    return entry ? [{ kind: 'term', id: entry.id, inlines, definition: entry.definition }] : inlines;
  };
  const rule = (node: TextDirective): RuleInline[] => {
    const id = keyIn(node);
    const number = reading.lookUp(node, 'rule', Object.fromEntries(reading.numbers), id) ?? '';
    reading.link(node, `#${id}`);
    return [{ kind: 'link', href: `#${id}`, inlines: [text(number)] }];
  };
  const read = (node: PhrasingContent, where: Words): RuleInline[] => {
    switch (node.type) {
      case 'text':
        return [text(oneLine(node.value))];
      case 'textDirective':
        if (node.name === 'term') return term(node, where);
        return node.name === 'rule' ? rule(node) : [text(factText(node, reading))];
      case 'strong':
      case 'emphasis':
        return [{ kind: node.type, inlines: readAll(node.children, 'title') }];
      case 'inlineCode':
        before = node.value.at(-1) ?? before;
        return [{ kind: 'code', text: node.value }];
      case 'break':
        before = ' ';
        return [{ kind: 'break' }];
      case 'link':
        reading.link(node, node.url);
        return [{ kind: 'link', href: node.url, inlines: readAll(node.children, 'title') }];
      default:
        return reading.mistake(node, foundText(node.type));
    }
  };
  const readAll = (children: readonly PhrasingContent[], where: Words): RuleInline[] =>
    mergeTexts(children.flatMap((child) => read(child, where)));
  return readAll(nodes, place);
};

/** The index that the search page reads: every section of every rule text is a page of its own to Pagefind. */
import * as pagefind from 'pagefind';
import { SOURCES } from '../games';
import { type Block, type RulesDoc, ruleWords } from '../rules/document';
import { inlineText, plainText } from '../rules/plain-text';
import { readRules } from '../rules/read-rules';

interface IndexFile {
  /** Below the folder of the index: "pagefind.js", "fragment/en_5d0c6aa.pf_fragment". */
  readonly path: string;
  readonly content: Uint8Array;
}

/** What Pagefind writes for interfaces that the site does not use. */
const UNUSED = /^pagefind-(?!worker|entry)|^wasm\.unknown/;

/** A few files instead of one a section: the whole index is kept for offline use. */
const FRAGMENTS = 8;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const meta = (name: string, value: string): string =>
  `<i data-pagefind-meta="${name}[title]" title="${escapeHtml(value)}"></i>`;

/** How much a word counts by where it is. The search page gives titles their weight, which are named by kind too. */
const WEIGHTS = { rule: 1, ruling: 0.6, aside: 0.2 } as const;

/** An excerpt is made of the lines alone, since the title is over it anyway; nothing is not indexed. */
const sectionHtml = (game: string, { kind, anchor, title, lines }: SearchSection): string =>
  [
    `<html lang="en"><body data-pagefind-weight="${WEIGHTS[kind]}">`,
    meta(kind, title),
    ...(kind === 'ruling' && anchor ? [meta('id', anchor)] : []),
    meta('game', game),
    ...(lines.length > 0 ? lines : [title]).map((line) => `<p>${escapeHtml(line)}</p>`),
    '</body></html>',
  ].join('\n');

const must = <T>(errors: readonly string[], value: T | undefined): T => {
  if (errors.length > 0 || value === undefined) throw new Error(`The search index: ${errors.join(' ')}`);
  return value;
};

const build = async (): Promise<readonly IndexFile[]> => {
  const created = await pagefind.createIndex({ forceLanguage: 'en', maxFragments: FRAGMENTS });
  const index = must(created.errors, created.index);
  for (const source of SOURCES) {
    const doc = await readRules(source);
    for (const section of searchSections(doc)) {
      const url = `/rules/${source.id}/${section.anchor === undefined ? '' : `#${section.anchor}`}`;
      const added = await index.addHTMLFile({ url, content: sectionHtml(source.title, section) });
      must(added.errors, added.file);
    }
  }
  const { errors, files } = await index.getFiles();
  await pagefind.close();
  return must(errors, files).filter(({ path }) => !UNUSED.test(path));
};

let built: Promise<readonly IndexFile[]> | undefined;

/** The files of the index, built once. Throws where Pagefind refuses. */
export const searchIndex = (): Promise<readonly IndexFile[]> => {
  built ??= build();
  return built;
};

/** A rule text cut into what a search can find: its sections, its rulings, the terms it explains. */
interface SearchSection {
  /** The element on the page of the rules; none for what is before the first heading. */
  readonly anchor?: string;
  readonly title: string;
  /** A paragraph, a row or a list item each. */
  readonly lines: readonly string[];
  /** The sections of rules are found first, then single rules of a Law and rulings, and then what shows, varies or explains them. */
  readonly kind: 'rule' | 'ruling' | 'aside';
}

/** Chapters that every text has, and that no one reads to learn a rule. */
const ASIDES = /^(an? example|examples|variants|glossary|quick reference|credits)/i;

/** Nothing for a block that belongs to the section it is in. */
const ownSections = (block: Block, doc: RulesDoc): readonly SearchSection[] | undefined => {
  const linesOf = (blocks: readonly Block[]) => plainText({ ...doc, blocks }).split('\n');
  if (block.kind === 'rule') {
    const [first = '', ...lines] = linesOf(ruleWords(block));
    return [{ kind: 'ruling', anchor: block.slug, title: `${block.number} ${first}`, lines }];
  }
  if (block.kind === 'glossary') {
    return block.entries.map(({ id, term, definition }) => ({
      anchor: id,
      title: term,
      lines: [inlineText(definition)],
      kind: 'aside',
    }));
  }
  return undefined;
};

/** In reading order. A chapter that is all sections has no lines of its own. */
export const searchSections = (doc: RulesDoc): readonly SearchSection[] => {
  const sections: SearchSection[] = [];
  let heading: Omit<SearchSection, 'lines'> = { kind: 'rule', title: doc.meta.title };
  let kind: SearchSection['kind'] = 'rule';
  let lines: string[] = [];
  const close = () => {
    if (lines.length > 0 || heading.anchor !== undefined) sections.push({ ...heading, lines });
    lines = [];
  };
  for (const block of doc.blocks) {
    const own = ownSections(block, doc);
    if (block.kind === 'heading') {
      close();
      const title = doc.sections.find(({ slug }) => slug === block.slug)?.title ?? inlineText(block.inlines);
      if (block.level === 2) kind = ASIDES.test(title) ? 'aside' : 'rule';
      heading = { kind, anchor: block.slug, title };
    } else if (own) {
      sections.push(...own);
    } else {
      lines.push(...plainText({ ...doc, blocks: [block] }).split('\n'));
    }
  }
  close();
  return sections;
};

/** The index that the search page reads: every section of every rule text is a page of its own to Pagefind. */
import * as pagefind from 'pagefind';
import { SOURCES } from '../games';
import { readRules } from '../rules/read-rules';
import { type SearchSection, searchSections } from './search-sections';

export interface IndexFile {
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

/** How much a word counts by where it stands. The page of the search weighs the titles, which are named by kind too. */
const WEIGHTS = { rule: 1, ruling: 0.6, aside: 0.2 } as const;

/** An excerpt is made of the lines alone, since the title stands over it anyway; nothing is not indexed. */
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

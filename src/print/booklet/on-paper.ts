/** A rule text as it is said on paper. */
import { LANGUAGE } from '#messages/language';
import * as m from '#messages/print';
import { type Block, IN_ENGLISH, type TableBlock } from '../../rules/document';
import { rulesOf } from '../../rules/law';
import { mapLinks } from '../../rules/map-links';
import { inlineText } from '../../rules/plain-text';

/** A table of so many rows, and of so many characters in a row, is set in two halves side by side. */
const NARROW = { rows: 6, characters: 36 } as const;

const inTwo = (table: TableBlock): TableBlock => {
  const { head, rows, numeric } = table;
  const lengths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => inlineText(row[column] ?? []).length)),
  );
  if (rows.length < NARROW.rows || lengths.reduce((a, b) => a + b, 0) > NARROW.characters) return table;
  const half = Math.ceil(rows.length / 2);
  const empty = head.map(() => []);
  // A column of nothing keeps the halves apart.
  return {
    ...table,
    undivided: table,
    head: [...head, [], ...head],
    rows: rows.slice(0, half).map((row, index) => [...row, [], ...(rows[half + index] ?? empty)]),
    numeric: [...numeric, ...numeric.map((column) => column + head.length + 1)],
  };
};

/** A link to a rule that is known by its number is followed by its page as a part of the number is. */
const NUMBER = /^\d+\.\d+[a-z]?$/;

/** A page in the language of the text, or in English, which is in the folder above. */
const addressBelow = (site: string, href: string): string =>
  href.startsWith(IN_ENGLISH)
    ? `${site.slice(0, -LANGUAGE.length)}${href.slice(IN_ENGLISH.length)}`
    : `${site}${href}`;

/**
 * The text as it is said on paper: nothing about the screen, and page numbers for links. An address may begin at the
 * site's root; on paper it has to say where that is, or is none.
 */
export const onPaper = (
  blocks: readonly Block[],
  site: string | undefined,
  folioOf: (slug: string) => number,
): Block[] => {
  // The rules of the Law are in the order of their numbers.
  const ordered = new Set(rulesOf(blocks).map(({ slug }) => slug));
  const kept = blocks
    .filter(({ screen }) => !screen)
    .map((block) => {
      if (block.kind === 'rule') return { ...block, paper: true as const };
      return block.kind === 'table' ? inTwo(block) : block;
    });
  return mapLinks(kept, (href, words) => {
    if (href.startsWith('/')) return site && addressBelow(site, href);
    const slug = href.slice(1);
    if (!href.startsWith('#') || ordered.has(slug)) return href;
    const page = m.onPage({ folio: folioOf(slug) });
    return { href, after: NUMBER.test(words) ? `, ${page}` : ` (${page})` };
  });
};

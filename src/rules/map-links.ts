/** Links of a rule text made to lead elsewhere, as a page or a paper needs it. */
import type { Block, RuleInline } from './document';
import { inlineText } from './plain-text';

/** The new address of a link, or nothing where only its words are left; an address can come with words after the link's. */
type Change = (
  href: string,
  words: string,
) => string | { readonly href: string; readonly after: string } | undefined;

type Link = Extract<RuleInline, { kind: 'link' }>;

const changedLink = (link: Link, change: Change): readonly RuleInline[] => {
  const changed = change(link.href, inlineText(link.inlines));
  if (changed === undefined) return link.inlines;
  if (typeof changed === 'string') return [{ ...link, href: changed }];
  const { href, after } = changed;
  // One text, or there would be two places to press.
  const last = link.inlines.at(-1);
  const inlines: RuleInline[] =
    last?.kind === 'text'
      ? [...link.inlines.slice(0, -1), { kind: 'text', text: last.text + after }]
      : [...link.inlines, { kind: 'text', text: after }];
  return [{ ...link, href, inlines }];
};

/** A text is plain data, and whatever lists words can hold a link: each list is read after what is in it. */
export const mapLinks = (blocks: readonly Block[], change: Change): Block[] =>
  JSON.parse(JSON.stringify(blocks), (_, value) =>
    Array.isArray(value)
      ? value.flatMap((one) => (one?.kind === 'link' ? changedLink(one, change) : [one]))
      : value,
  );

/** Blocks of a text for a page of another address: links within the text lead to the page of its rules. */
export const linksFromRoot = (blocks: readonly Block[], id: string): Block[] =>
  mapLinks(blocks, (href) => (href.startsWith('#') ? `/rules/${id}/${href}` : href));

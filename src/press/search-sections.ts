/** A rule text cut into what a search can find: its sections, its rulings, the terms it explains. */
import type { Block, RulesDoc } from '../rules/document';
import { calloutLabel, ruleWords } from '../rules/document';
import { inlineText, plainText } from '../rules/plain-text';

export interface SearchSection {
  /** The element on the page of the rules; none for what stands before the first heading. */
  readonly anchor?: string;
  readonly title: string;
  /** A paragraph, a row or a list item each. */
  readonly lines: readonly string[];
  /** The rules are found first, then rulings on what they leave open, and then what shows, varies or explains them. */
  readonly kind: 'rule' | 'ruling' | 'aside';
}

/** Chapters that every text has, and that nobody asks for what the rule is. */
const ASIDES = /^(an? example|examples|variants|glossary|quick reference|credits)/i;

/** Nothing for a block that belongs to the section it stands in. */
const ownSections = (block: Block, doc: RulesDoc): readonly SearchSection[] | undefined => {
  const linesOf = (blocks: readonly Block[]) => plainText({ ...doc, blocks }).split('\n');
  if (block.kind === 'callout' && block.id !== undefined) {
    const label = calloutLabel(block);
    const title = block.title ? `${label}: ${inlineText(block.title)}` : label;
    return [{ kind: 'ruling', anchor: block.id, title, lines: linesOf(block.blocks) }];
  }
  if (block.kind === 'rule') {
    const [first = '', ...lines] = linesOf(ruleWords(block));
    const kind = block.origin === 'ruling' ? 'ruling' : 'rule';
    return [{ kind, anchor: block.slug, title: `${block.number} ${first}`, lines }];
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

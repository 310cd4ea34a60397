/** The quick reference: one section of a rule text, short enough for one page of a booklet and one sheet of paper. */
import type { Block } from './document';

/** The anchor of its heading, "Quick reference". */
export const QUICK_SLUG = 'quick-reference';

interface AroundQuick {
  readonly before: readonly Block[];
  /** Its heading and its blocks; empty in a text that has none. */
  readonly quick: readonly Block[];
  readonly after: readonly Block[];
}

export const aroundQuick = (blocks: readonly Block[]): AroundQuick => {
  const from = blocks.findIndex((block) => block.kind === 'heading' && block.slug === QUICK_SLUG);
  if (from < 0) return { before: blocks, quick: [], after: [] };
  const next = blocks.findIndex(
    (block, index) => index > from && block.kind === 'heading' && block.level === 2,
  );
  const to = next < 0 ? blocks.length : next;
  return { before: blocks.slice(0, from), quick: blocks.slice(from, to), after: blocks.slice(to) };
};

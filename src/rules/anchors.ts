/**
 * content/anchors.txt: every anchor that a rule text was ever published with, so that links on paper and elsewhere go on
 * working. A line is a game, an anchor, and the anchor that has its place today where that has another name:
 *
 *     mafia M1 majority
 *
 * `npm run anchors` adds what is new. Lines are never removed.
 */
import type { Block } from './document';

/** Old anchor to today's, of one text. */
export type OldAnchors = ReadonlyMap<string, string>;

export const oldAnchorsOf = (game: string, file: string): OldAnchors =>
  new Map(
    file.split('\n').flatMap((line): [string, string][] => {
      const [of, anchor = '', today = anchor] = line.split(' ');
      return of === game ? [[anchor, today]] : [];
    }),
  );

/** The anchors that a block has in the text: its own, or those of its entries. */
const anchorsIn = (block: Block): readonly string[] => {
  if (block.kind === 'heading' || block.kind === 'rule') return [block.slug];
  return block.kind === 'glossary' ? block.entries.map(({ id }) => id) : [];
};

/** The blocks, each with the old names of its anchors. */
export const withOldAnchors = (blocks: readonly Block[], old: OldAnchors): Block[] =>
  blocks.map((block) => {
    const own = anchorsIn(block);
    const formerly = [...old].flatMap(([anchor, today]) =>
      anchor !== today && own.includes(today) ? [anchor] : [],
    );
    return formerly.length > 0 ? { ...block, formerly } : block;
  });

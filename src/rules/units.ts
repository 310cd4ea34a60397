/**
 * The units of a text that are translated and compared: what is under each anchor, as it is written. In the Law each rule is
 * a unit of its own. Beside a translation stand the hashes of the English units that it was made from, a line each:
 *
 *     mafia majority 81cf2b0d
 */
import type { RootContent } from 'mdast';
import { checksum } from '../base/words';
import { isLaw, ruleIdOf } from './law';
import { markdownTree } from './parse';
import { anchored } from './plain-text';

/** Of the front matter, which is under no anchor. */
const FRONT = 'front-matter';

/** The words of each unit by its anchor, in order: a line for each block, with a blank for each run of them. */
export const unitsOf = (source: string): ReadonlyMap<string, string> => {
  const units = new Map<string, string>();
  const wordsOf = ({ position }: RootContent): string =>
    source.slice(position?.start.offset, position?.end.offset).replace(/\s+/g, ' ');
  const add = (anchor: string, words: string): void =>
    void units.set(anchor, [units.get(anchor), words].filter(Boolean).join('\n'));
  let anchor = FRONT;
  for (const node of markdownTree(source).children) {
    if (node.type === 'list' && isLaw(node))
      for (const item of node.children) for (const part of item.children) add(ruleIdOf(item), wordsOf(part));
    else {
      const words = wordsOf(node).replace(/^#+ /, '');
      if (node.type === 'heading') anchor = anchored(words).anchor;
      add(anchor, node.type === 'heading' ? anchored(words).words : words);
    }
  }
  return units;
};

/** "mafia majority 81cf2b0d" of each unit of a text. */
export const unitHashes = (game: string, source: string): string[] =>
  Array.from(unitsOf(source), ([anchor, words]) => `${game} ${anchor} ${checksum(words)}`);

/**
 * The Law: sections (###) of rules, each an item of a list that begins with its tag.
 *
 *     - [accuse-once · house · enforced] Each living player can be accused once a day.
 *     - [card-secret · house · not enforced: no table sees your hand] Show nobody your card while you live.
 *
 *     - [majority · ruling · automatic] More than half of the living players other than the accused must agree.
 *
 *       The source does not say of whom. **Option “of the votes cast”:** abstentions are not counted.
 *
 * The id is permanent, its number follows from its place; `:rule[majority]` in the text is a link with that number. A second paragraph says what the source leaves open, and the
 * option, if there is one; a ruling always has it.
 */

import type { List, ListItem, Paragraph, RootContent } from 'mdast';
import * as m from '#messages/site';
import {
  aroundChapter,
  type Block,
  FORGOTTEN_SLUG,
  KEEPING,
  LAW_SLUG,
  LEARN_SLUG,
  ORIGINS,
  type ParagraphBlock,
  type RuleBlock,
} from './document';
import { curlQuotes, oneLine, readInlines } from './inlines';
import { anchored, wordCount } from './plain-text';
import type { Reading } from './reading';

const TAG = new RegExp(
  `^\\[([a-z][a-z0-9-]*) · (${ORIGINS.join('|')}) · (?:(enforced|automatic)|(not enforced): ([^\\]]+))\\]\\s+`,
);

const firstText = (item: ListItem | undefined): string => {
  const paragraph = item?.children[0];
  const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  return text?.type === 'text' ? text.value : '';
};

/** A list is one of rules if its first item begins with a tag, right or wrong. */
export const isLaw = (node: List): boolean => /^\[[^\]]*·/.test(firstText(node.children[0]));

/** The id in the tag of a rule, right or wrong. */
export const ruleIdOf = (item: ListItem): string => /^\[([a-z0-9-]+)/.exec(firstText(item))?.[1] ?? '';

export const readRule = (item: ListItem, reading: Reading): RuleBlock[] => {
  const [whole, slug = '', origin, kept, not, why] = TAG.exec(oneLine(firstText(item))) ?? [];
  if (whole === undefined) {
    const form = `- [its-id · ${ORIGINS.join(' or ')} · ${KEEPING.join(' or ')}: why] What it says.`;
    return reading.mistake(item, `a rule is written "${form}"`);
  }
  reading.anchor(item, slug, 'give this rule its own id');
  const number = reading.numbers.get(slug);
  if (number === undefined) reading.mistake(item, 'a rule is part of "## Law", under a heading of "###"');
  const blocks = item.children.flatMap((child, k): ParagraphBlock[] => {
    if (child.type !== 'paragraph')
      return reading.mistake(
        child,
        'a rule has paragraphs only; write a list or table before or after the rules',
      );
    const inlines = readInlines(k === 0 ? wordsAfterTag(child, whole.length) : child.children, reading);
    return [{ kind: 'paragraph', inlines }];
  });
  if (origin === 'ruling' && blocks.length < 2) {
    reading.mistake(item, 'a ruling says in a second paragraph what the source leaves open, and the option');
  }
  return [
    {
      kind: 'rule',
      slug,
      number: number ?? '',
      origin: origin as RuleBlock['origin'],
      keeping: (kept ?? not) as RuleBlock['keeping'],
      ...(why !== undefined && { why: curlQuotes(why) }),
      blocks,
    },
  ];
};

/** The words of a rule after its tag, which is `length` long where its lines are joined. */
const wordsAfterTag = ({ children: [first, ...rest] }: Paragraph, length: number): Paragraph['children'] =>
  first?.type === 'text' ? [{ ...first, value: oneLine(first.value).slice(length) }, ...rest] : rest;

/** Numbers the sections of the Law and its rules, so that they are known before the first is cited. */
export const collectRules = (nodes: readonly RootContent[], reading: Reading): void => {
  let [inLaw, section, rule] = [false, 0, 0];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) {
      const [words] = node.children;
      inLaw = words?.type === 'text' && anchored(words.value).anchor === LAW_SLUG;
    } else if (inLaw && node.type === 'heading') {
      [section, rule] = [section + 1, 0];
      reading.sections.set(node, `${section}`);
    } else if (inLaw && section > 0 && node.type === 'list' && isLaw(node)) {
      for (const item of node.children) {
        rule += 1;
        reading.numbers.set(ruleIdOf(item), `${section}.${rule}`);
      }
    }
  }
};

/** Words that a reader reads in a minute. */
const PACE = 200;

export const rulesOf = (blocks: readonly Block[]): readonly RuleBlock[] =>
  blocks.filter((block) => block.kind === 'rule');

/** Under the headings of Learn and Law, how long they are. */
export const withCounts = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.kind !== 'heading' || (block.slug !== LEARN_SLUG && block.slug !== LAW_SLUG)) return [block];
    const { chapter } = aroundChapter(blocks, block.slug);
    const words = wordCount(chapter);
    const rules = rulesOf(chapter);
    const counts = { rules: rules.length, words, minutes: Math.ceil(words / PACE) };
    const text = rules.length > 0 ? m.lawLength(counts) : m.chapterLength(counts);
    const inlines = [{ kind: 'emphasis', inlines: [{ kind: 'text', text }] }] as const;
    return [block, { kind: 'paragraph', inlines, screen: true }];
  });

/** What everybody forgets, as the quick reference says it, also at the end of Learn. */
export const withForgotten = (blocks: readonly Block[]): Block[] => {
  const [heading, ...list] = aroundChapter(blocks, FORGOTTEN_SLUG).chapter;
  if (heading?.kind !== 'heading') return [...blocks];
  const { before, chapter, after } = aroundChapter(blocks, LEARN_SLUG);
  const title = [{ kind: 'strong', inlines: heading.inlines } as const];
  return [...before, ...chapter, { kind: 'paragraph', inlines: title }, ...list, ...after];
};

/**
 * The example of a game: content/<id>/round.json is a table that was played on its page and saved there. Each of its moves is a
 * paragraph of the rules that begins with what the log says of it, in bold. Its guided round is the example, move by move, with
 * what “One round” in learn.md says of each.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { TableGame } from '../../app/tables/game';
import { readRecord } from '../../app/tables/keep/record';
import type { Lesson } from '../../app/tables/lesson/lesson';
import { itemAt } from '../../base/lists';
import { unwrap } from '../../base/result';
import { readRules } from '../../files/read-rules';
import type { Source } from '../../games/game';
import type { Block } from '../../rules/document';
import { hasInline, inlineText } from '../../rules/plain-text';

/** The example of a game at its table; nothing for a game without one. Throws where it cannot be played. */
export const exampleOf = async (game: string) => {
  const file = `content/${game}/round.json`;
  if (!existsSync(file)) return undefined;
  const tables: Readonly<Record<string, unknown>> = await import(`../../games/${game}/table/table.ts`);
  const table = tables[`${game}Table`] as TableGame;
  return { table, ...unwrap(readRecord(table, readFileSync(file, 'utf8'))) };
};

type Example = NonNullable<Awaited<ReturnType<typeof exampleOf>>>;

/** What the log says after so many moves, a sentence each. */
export const sentencesOf = ({ table, setup, line }: Example, at = line.at): readonly string[] =>
  table.log({ ...line, at }, setup).map(({ who, text }) => (who === undefined ? text : `${who} ${text}.`));

const ROUND_SLUG = 'one-round';

/**
 * The words of a round, a paragraph each, without its pictures: those are on the table. A text that leads away from the table is
 * none of it: how the game ended is on the page of the rules.
 */
const wordsOf = (block: Block): readonly string[] => {
  if (block.kind === 'paragraph')
    return hasInline(block.inlines, 'link') ? [] : [inlineText(block.inlines).trim()];
  if (block.kind === 'callout') return block.blocks.flatMap(wordsOf);
  if (block.kind !== 'list') return [];
  return block.items.map(
    (item, k) => `${block.ordered ? `${k + 1}.` : '–'} ${item.flatMap(wordsOf).join(' ')}`,
  );
};

/** The round as it is told: what comes before the first move, and what is said of each, without the words of the log. */
const toldIn = (blocks: readonly Block[]): readonly (readonly string[])[] => {
  const from = blocks.findIndex((block) => block.kind === 'heading' && block.slug === ROUND_SLUG);
  const to = blocks.findIndex((block, k) => k > from && block.kind === 'heading');
  const told: string[][] = [[]];
  for (const block of blocks.slice(from + 1, to)) {
    const [first, ...rest] = block.kind === 'paragraph' ? block.inlines : [];
    if (first?.kind === 'strong') told.push([...wordsOf({ kind: 'paragraph', inlines: rest })]);
    else itemAt(told, -1).push(...wordsOf(block));
  }
  return told.map((words) => words.filter((text) => text !== ''));
};

export const lessonOf = async (source: Source): Promise<Lesson | undefined> => {
  const example = await exampleOf(source.id);
  if (!example) return undefined;
  const { setup, line } = example;
  const { blocks } = await readRules(source);
  const [before = [], ...told] = toldIn(blocks);
  const sentences = sentencesOf(example);
  // How many sentences are whole after each move: one may be of two moves, a roll and a step.
  const whole = line.states.map((_, at) => {
    const open = sentencesOf(example, at).findIndex((sentence, k) => sentence !== sentences[k]);
    return open < 0 ? sentencesOf(example, at).length : open;
  });
  const last = whole.findIndex((count) => count >= told.length);
  return {
    setup,
    before,
    steps: line.events.slice(0, last).map((event, k) => ({
      event,
      now: itemAt(sentences, itemAt(whole, k)),
      told: told.slice(whole[k], whole[k + 1]).flat(),
    })),
  };
};

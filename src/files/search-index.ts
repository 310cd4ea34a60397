/** What the search can find, and the file in which the search page fetches it. */
import { readFileSync } from 'node:fs';
import { SOURCES } from '../games';
import type { Source } from '../games/game';
import type { RulesDoc } from '../rules/document';
import { type Entry, fileOf, type SearchFile } from '../rules/find';
import { linksOf, type MayI } from '../rules/may-i';
import { headingText, inlineText, plainText } from '../rules/plain-text';
import { readMayI, readRules } from '../rules/read-rules';
import { learned, questionsOf } from './asked';

/** Headings of what shows the rules, or tells them again. */
const ASIDES = /^(one round|an? example|examples|quick reference|credits|how |is that fair|names|the set)/i;

/** A rule text cut into what a search can find: sections that have words of their own, rules, terms. */
export const entriesOf = (
  { id, title }: Pick<Source, 'id' | 'title'>,
  { blocks }: Pick<RulesDoc, 'blocks'>,
): readonly Entry[] => {
  const entries: Entry[] = [];
  let [anchor, chapter, section, heading] = ['', '', '', title];
  let lines: string[] = [];
  const add = (kind: Entry['kind'], anchor: string, title: string, lines: readonly string[]) =>
    entries.push({
      id: `rules/${id}#${anchor}`,
      source: id,
      kind,
      title,
      around: `${id} ${chapter}`,
      lines,
    });
  const close = () => {
    const shown =
      anchor === '' || [chapter, section].some((words) => ASIDES.test(words)) ? 'aside' : 'section';
    if (lines.length > 0) add(/^\d/.test(anchor) ? 'rule' : shown, anchor, heading, lines);
    lines = [];
  };
  for (const block of blocks) {
    if (block.kind === 'heading') {
      close();
      anchor = block.slug;
      section = inlineText(block.inlines);
      heading = headingText(block);
      if (block.level === 2) chapter = section;
    } else if (block.kind === 'rule') {
      add('rule', block.slug, `${block.number} ${section}`, plainText(block).split('\n'));
    } else if (block.kind === 'glossary') {
      for (const { id, term, definition } of block.entries) add('term', id, term, [inlineText(definition)]);
    } else {
      lines.push(...plainText({ blocks: [block] }).split('\n'));
    }
  }
  close();
  return entries;
};

const answersOf = ({ id }: Source, { questions }: MayI): readonly Entry[] =>
  questions.map(({ slug, question, answer }) => ({
    id: `may-i/${id}#${slug}`,
    source: id,
    kind: 'answer',
    title: question,
    around: id,
    lines: [inlineText(answer)],
  }));

/** The search of the whole site. A rule is found by the questions that it answers, too, and their answers. */
export const searchFile = async (): Promise<SearchFile> => {
  const asked = new Map<string, string>();
  const entries: Entry[] = [];
  for (const source of SOURCES) {
    const mayI = await readMayI(source.id);
    for (const { question, answer } of mayI.questions) {
      for (const { href } of linksOf(answer)) {
        const rule = href.slice(1).replace('/#', '#');
        asked.set(rule, `${asked.get(rule) ?? ''} ${question} ${inlineText(answer)}`);
      }
    }
    entries.push(...answersOf(source, mayI), ...entriesOf(source, await readRules(source)));
  }
  const questions = questionsOf(readFileSync('content/asked.txt', 'utf8'));
  return fileOf(
    entries.map((entry) => ({ ...entry, around: `${entry.around}${asked.get(entry.id) ?? ''}` })),
    learned(
      questions,
      entries.map(({ id }) => id),
    ),
  );
};

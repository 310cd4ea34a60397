/** What the search can find, and the file in which the search page fetches it. */
import { ENGLISH, LANGUAGE } from '#messages/language';
import { SOURCES } from '../games';
import type { Source } from '../games/game';
import { rootOf as englishRoot, spelled as englishSpelled } from '../languages/en/search';
import { learnWeights } from '../rules/asked';
import { QUICK_SLUG, type RulesDoc } from '../rules/document';
import { type Entry, inMeanings, type SearchFile, searchFileOf, stemsOf } from '../rules/find';
import { headingText, inlineText, plainText } from '../rules/plain-text';
import { keptBytes } from './build-cache';
import { readAsked, readMayI, readRules } from './read-rules';

/** A rule text cut into what a search can find: sections that have words of their own, rules, terms. */
export const entriesOf = (
  { id, title }: Pick<Source, 'id' | 'title'>,
  { blocks }: Pick<RulesDoc, 'blocks'>,
): readonly Entry[] => {
  const entries: Entry[] = [];
  let [anchor, chapter, section, heading] = ['', '', '', title];
  let lines: string[] = [];
  const hasLaw = blocks.some(({ kind }) => kind === 'rule');
  const add = (anchor: string, title: string, lines: readonly string[]) =>
    entries.push({ id: `rules/${id}#${anchor}`, title, around: `${id} ${chapter}`, lines });
  const close = () => {
    // Beside a Law the quick reference says nothing of its own: what answers a question is in the rules.
    const own = anchor === QUICK_SLUG && hasLaw ? lines.slice(0, 1) : lines;
    if (own.length > 0) add(anchor, heading, own);
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
      add(block.slug, `${block.number} ${section}`, plainText(block).split('\n'));
    } else if (block.kind === 'glossary') {
      for (const { id, term, definition } of block.entries) add(id, term, [inlineText(definition)]);
    } else {
      lines.push(...plainText({ blocks: [block] }).split('\n'));
    }
  }
  close();
  return entries;
};

/** The search of the whole site. */
export const searchFile = async (): Promise<SearchFile> => {
  const entries: Entry[] = [];
  for (const source of SOURCES) {
    const { id } = source;
    for (const { slug, question, answer } of (await readMayI(id)).questions)
      entries.push({ id: `may-i/${id}#${slug}`, title: question, around: id, lines: [inlineText(answer)] });
    entries.push(...entriesOf(source, await readRules(source)));
  }
  const places = entries.map(({ id }) => id);
  // Questions are English whatever the language of the site.
  const kept = await keptBytes('questions', places.join(), async () => {
    const questions = SOURCES.flatMap(({ id }) => readAsked(id));
    const weights = learnWeights(questions, places, (words) => stemsOf(words, englishRoot, englishSpelled));
    return Buffer.from(JSON.stringify([...weights]));
  });
  const learned: ReturnType<typeof learnWeights> = new Map(JSON.parse(new TextDecoder().decode(kept)));
  return searchFileOf(entries, LANGUAGE === ENGLISH ? learned : inMeanings(learned, englishRoot));
};

/**
 * Reads the rules of a game from content/<id>/, for the command line and the site's build: learn.md, law.md and more.md as
 * one text in that order, or rules.md alone.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Facts } from '../base/facts';
import { type Question, questionsOf } from '../rules/asked';
import type { Block, CrossLink, RulesDoc } from '../rules/document';
import { type MayI, parseMayI } from '../rules/may-i';
import { anchorsOf, parseRules, type RulesSource } from '../rules/parse';
import { type Mistake, RulesError } from '../rules/schema';

/**
 * Old anchor to today's, of one text, as content/anchors.txt has every anchor that was ever published, so that links on paper
 * and elsewhere go on working. A line is a game, an anchor, and the one in its place today where that has another name:
 *
 *     mafia M1 majority
 *
 * `npm run anchors` adds what is new. Lines are never removed.
 */
type OldAnchors = ReadonlyMap<string, string>;

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
const withOldAnchors = (blocks: readonly Block[], old: OldAnchors): Block[] =>
  blocks.map((block) => {
    const own = anchorsIn(block);
    const formerly = [...old].flatMap(([anchor, today]) =>
      anchor !== today && own.includes(today) ? [anchor] : [],
    );
    return formerly.length > 0 ? { ...block, formerly } : block;
  });

const projectAbove = (folder: string): string => {
  const above = dirname(folder);
  return above === folder || existsSync(join(folder, 'content', 'anchors.txt'))
    ? folder
    : projectAbove(above);
};

/** The folder with content/ in it, above this file or above the program that it is bundled in. */
const PROJECT = projectAbove(fileURLToPath(import.meta.url));

const PARTS = ['learn.md', 'law.md', 'more.md', 'rules.md'];

/** Paths of the rules of a game from the root of the project, with "/" on every system, in their order. */
export const rulesFiles = (id: string, root: string = PROJECT): string[] =>
  PARTS.map((name) => `content/${id}/${name}`).filter((file) => existsSync(join(root, file)));

/** The rules of a game as one text; nothing where there is none. */
export const rulesText = (id: string, root: string = PROJECT) => {
  let text = '';
  const files = rulesFiles(id, root).map((file) => {
    const after = text.split('\n').length - 1;
    text += `${readFileSync(join(root, file), 'utf8').trimEnd()}\n\n`;
    return { file, after };
  });
  return files.length > 0 ? { text, files } : undefined;
};

const oldAnchors = (id: string, root: string): OldAnchors => {
  const file = join(root, 'content', 'anchors.txt');
  return oldAnchorsOf(id, existsSync(file) ? readFileSync(file, 'utf8') : '');
};

/** What the data of a game says to its rules. */
export const loadFacts = (game: string): Promise<Facts> => import(`../games/${game}/facts.ts`);

/** What is wrong with the links to other texts, which have to be read for it. */
const brokenLinks = (crossLinks: readonly CrossLink[], root: string): Mistake[] => {
  const anchors = new Map(
    [...new Set(crossLinks.map(({ source }) => source))].map((source) => {
      const found = rulesText(source, root);
      return [source, found && new Set([...anchorsOf(found.text), ...oldAnchors(source, root).keys()])];
    }),
  );
  return crossLinks.flatMap(({ source, anchor, line }): Mistake[] => {
    const known = anchors.get(source);
    if (!known)
      return [{ line, message: `broken link to /rules/${source}/; there are no rules in content/${source}` }];
    if (anchor === undefined || known.has(anchor)) return [];
    const list = [...known].map((name) => `#${name}`).join(', ');
    return [{ line, message: `broken link "/rules/${source}/#${anchor}"; known there: ${list}` }];
  });
};

/** Anchors that were published and lead nowhere. */
const lostAnchors = (old: OldAnchors, anchors: ReadonlySet<string>): Mistake[] =>
  [...old].flatMap(([anchor, today]) =>
    anchors.has(today)
      ? []
      : [{ line: 1, message: `#${anchor} was published: write in content/anchors.txt where it is today` }],
  );

/**
 * The rule text of a game or a reference. `root` is the project's folder. Throws `RulesError`
 * for mistakes in the text, and an Error where there is none.
 */
export const readRules = async (
  source: Pick<RulesSource, 'figures'> & { readonly id: string },
  root: string = PROJECT,
  known?: Facts,
): Promise<RulesDoc> => {
  const found = rulesText(source.id, root);
  if (!found) throw new Error(`content/${source.id} has no rules: write learn.md and law.md there`);
  const { text, files } = found;
  const { facts, tables } = known ?? (await loadFacts(source.id));
  const { id, figures } = source;
  const doc = parseRules(text, files, { id, facts, tables, ...(figures && { figures }) });
  const old = oldAnchors(source.id, root);
  const mistakes = [...brokenLinks(doc.crossLinks, root), ...lostAnchors(old, anchorsOf(text))];
  if (mistakes.length > 0) throw new RulesError(files, mistakes);
  return { ...doc, blocks: withOldAnchors(doc.blocks, old) };
};

/** The questions that a table asks most, if a text has them. Throws as `readRules` does, also for an answer whose rule is not there. */
export const readMayI = async (id: string, root: string = PROJECT): Promise<MayI> => {
  const file = `content/${id}/may-i.md`;
  if (!existsSync(join(root, file))) return { questions: [], crossLinks: [] };
  const mayI = parseMayI(readFileSync(join(root, file), 'utf8'), file);
  const mistakes = brokenLinks(mayI.crossLinks, root);
  if (mistakes.length > 0) throw new RulesError(file, mistakes);
  return mayI;
};

/** What players ask, each with the place that answers it; nothing for a game that has no such list yet. */
export const readAsked = (id: string): readonly Question[] => {
  const file = join(PROJECT, 'content', id, 'asked.txt');
  return existsSync(file) ? questionsOf(id, readFileSync(file, 'utf8')) : [];
};

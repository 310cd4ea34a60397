/**
 * Reads the rules of a game from content/<id>/, for the command line and the site's build: learn.md, law.md and more.md as
 * one text in that order, or rules.md alone. In another language than English they are in content/<id>/<language>/, with the
 * same anchors; a text without that folder is in English in all languages.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENGLISH, LANGUAGE } from '#messages/language';
import * as m from '#messages/site';
import type { Facts } from '../base/facts';
import { type Question, questionsOf } from '../rules/asked';
import { type Block, type CrossLink, IN_ENGLISH, type RulesDoc } from '../rules/document';
import { type MayI, parseMayI } from '../rules/may-i';
import { anchorsOf, parseRules } from '../rules/parse';
import type { RulesSource } from '../rules/reading';
import { type Mistake, RulesError } from '../rules/schema';
import { unitHashes } from '../rules/units';

/** The anchors that a block has in the text: its own, or those of its entries. */
const anchorsIn = (block: Block): readonly string[] => {
  if (block.kind === 'heading' || block.kind === 'rule') return [block.slug];
  return block.kind === 'glossary' ? block.entries.map(({ id }) => id) : [];
};

/** The blocks, each with the old names of its anchors. */
const withOldAnchors = (blocks: readonly Block[], old: ReadonlyMap<string, string>): Block[] =>
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

const MAY_I = 'may-i.md';
const PARTS = ['learn.md', 'law.md', 'more.md', 'rules.md'];

/** A text, and the language that it is in: that of the program, or English. */
type InLanguage<Text> = Text & { readonly language: string };

/** The folder of a game's texts in a language, or in English where they are in English alone. */
const folderOf = (id: string, root: string, language: string) => {
  const own = `content/${id}/${language}`;
  return existsSync(join(root, own))
    ? { language, folder: own }
    : { language: ENGLISH, folder: `content/${id}` };
};

/** Where the texts of a game are in the program's language, from the root of the project. */
export const textFolder = (id: string): string => folderOf(id, PROJECT, LANGUAGE).folder;

/** The rules of a game as one text, and its files from the root of the project, with "/" on every system; nothing where there is none. */
export const rulesText = (id: string, root: string = PROJECT, of: string = LANGUAGE) => {
  const { language, folder } = folderOf(id, root, of);
  let text = '';
  const files = PARTS.map((name) => `${folder}/${name}`)
    .filter((file) => existsSync(join(root, file)))
    .map((file) => {
      const after = text.split('\n').length - 1;
      text += `${readFileSync(join(root, file), 'utf8').trimEnd()}\n\n`;
      return { file, after };
    });
  return files.length > 0 ? { text, files, language } : undefined;
};

/** A file of the project; "" where it is not there. */
const readIfThere = (root: string, ...path: readonly string[]): string => {
  const file = join(root, ...path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/**
 * Old anchor to today's, of one text, as content/anchors.txt has every anchor that was ever published, so that links on paper
 * and elsewhere go on working. A line is a game, an anchor, and the one in its place today where that has another name:
 *
 *     mafia M1 majority
 *
 * `npm run anchors` adds what is new. Lines are never removed.
 */
const oldAnchors = (id: string, root: string): ReadonlyMap<string, string> =>
  new Map(
    readIfThere(root, 'content/anchors.txt')
      .split('\n')
      .flatMap((line): [string, string][] => {
        const [of, anchor = '', today = anchor] = line.split(' ');
        return of === id ? [[anchor, today]] : [];
      }),
  );

/** Of today's anchors of a text those that were never published, as lines for content/anchors.txt. */
export const newAnchors = (id: string): string => {
  const published = oldAnchors(id, PROJECT);
  return [...anchorsOf(rulesText(id)?.text ?? '')]
    .flatMap((anchor) => (published.has(anchor) ? [] : `${id} ${anchor}\n`))
    .join('');
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
const lostAnchors = (old: ReadonlyMap<string, string>, anchors: ReadonlySet<string>): Mistake[] =>
  [...old].flatMap(([anchor, today]) =>
    anchors.has(today)
      ? []
      : [{ line: 1, message: `#${anchor} was published: write in content/anchors.txt where it is today` }],
  );

/** Where the hashes of the English are that a language was made from. */
export const madeFromFile = (language: string): string => `content/languages/${language}/made-from.txt`;

/** All that a game says in a language, its questions last; nothing where it is not in that language. */
export const textOf = (id: string, language: string): string | undefined => {
  const rules = rulesText(id, PROJECT, language);
  const asked = readIfThere(PROJECT, folderOf(id, PROJECT, language).folder, MAY_I);
  return rules?.language === language ? rules.text + asked : undefined;
};

/** The units of a text whose English is another today than that from which they were translated. */
export const dueUnits = (id: string, language: string): ReadonlySet<string> => {
  const done = new Set(readIfThere(PROJECT, madeFromFile(language)).split('\n'));
  const lines = unitHashes(id, textOf(id, ENGLISH) ?? '');
  return new Set(lines.flatMap((line) => (done.has(line) ? [] : (line.split(' ')[1] ?? []))));
};

/** The blocks, and after what is newer in English the way to it. */
const withNewer = (blocks: readonly Block[], id: string, due: ReadonlySet<string>): Block[] =>
  blocks.flatMap((block): Block[] => {
    if ((block.kind !== 'heading' && block.kind !== 'rule') || !due.has(block.slug)) return [block];
    const href = `${IN_ENGLISH}rules/${id}/#${block.slug}`;
    const inlines = [{ kind: 'link', href, inlines: [{ kind: 'text', text: m.newerInEnglish }] }] as const;
    const newer = { kind: 'paragraph', inlines } as const;
    return block.kind === 'rule' ? [{ ...block, blocks: [...block.blocks, newer] }] : [block, newer];
  });

/**
 * The rule text of a game or a reference. `root` is the project's folder. Throws `RulesError`
 * for mistakes in the text, and an Error where there is none.
 */
export const readRules = async (
  source: Pick<RulesSource, 'figures'> & { readonly id: string },
  root: string = PROJECT,
  known?: Facts,
): Promise<InLanguage<RulesDoc>> => {
  const found = rulesText(source.id, root);
  if (!found) throw new Error(`content/${source.id} has no rules: write learn.md and law.md there`);
  const { text, files, language } = found;
  const { facts, tables } = known ?? (await loadFacts(source.id));
  const { id, figures } = source;
  const doc = parseRules(text, files, { id, facts, tables, ...(figures && { figures }) });
  const old = oldAnchors(source.id, root);
  const mistakes = [...brokenLinks(doc.crossLinks, root), ...lostAnchors(old, anchorsOf(text))];
  if (mistakes.length > 0) throw new RulesError(files, mistakes);
  const due = language === ENGLISH ? new Set<string>() : dueUnits(id, language);
  return { ...doc, language, blocks: withOldAnchors(withNewer(doc.blocks, id, due), old) };
};

/** The questions that a table asks most, if a text has them. Throws as `readRules` does, also for an answer whose rule is not there. */
export const readMayI = async (id: string): Promise<InLanguage<MayI>> => {
  const { language, folder } = folderOf(id, PROJECT, LANGUAGE);
  const file = `${folder}/${MAY_I}`;
  if (!existsSync(join(PROJECT, file))) return { questions: [], crossLinks: [], language };
  const mayI = parseMayI(readFileSync(join(PROJECT, file), 'utf8'), file);
  const mistakes = brokenLinks(mayI.crossLinks, PROJECT);
  if (mistakes.length > 0) throw new RulesError(file, mistakes);
  return { ...mayI, language };
};

/** What players ask, in English, each with the place that answers it; nothing for a game that has no such list yet. */
export const readAsked = (id: string): readonly Question[] =>
  questionsOf(id, readIfThere(PROJECT, 'content', id, 'asked.txt'));

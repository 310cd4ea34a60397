/** Reads content/<id>/rules.md from disk, for the command line and the site's build. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CrossLink, RulesDoc } from './document';
import { type MayI, parseMayI } from './may-i';
import { anchorsOf, parseRules, type RulesSource } from './parse';
import { type Mistake, RulesError } from './schema';

/** Path of a rule text from the root of the project. */
export const rulesFile = (id: string): string => join('content', id, 'rules.md');

/** What is wrong with the links to other texts, which have to be read for it. */
const brokenLinks = async (crossLinks: readonly CrossLink[], root: string): Promise<Mistake[]> => {
  const sources = [...new Set(crossLinks.map(({ source }) => source))];
  const anchors = new Map(
    await Promise.all(
      sources.map(async (source) => {
        const text = await readFile(join(root, rulesFile(source)), 'utf8').catch(() => undefined);
        return [source, text === undefined ? undefined : anchorsOf(text)] as const;
      }),
    ),
  );
  return crossLinks.flatMap(({ source, anchor, line }): Mistake[] => {
    const known = anchors.get(source);
    if (!known)
      return [{ line, message: `broken link to /rules/${source}/; there is no ${rulesFile(source)}` }];
    if (anchor === undefined || known.has(anchor)) return [];
    const list = [...known].map((name) => `#${name}`).join(', ');
    return [{ line, message: `broken link "/rules/${source}/#${anchor}"; known there: ${list}` }];
  });
};

/**
 * The rule text of a game or a reference. `root` is the project's folder, the current one by default. Throws `RulesError`
 * for mistakes in the text, and the system's error where there is no such file.
 */
export const readRules = async (
  source: RulesSource & { readonly id: string },
  root: string = process.cwd(),
): Promise<RulesDoc> => {
  const file = rulesFile(source.id);
  const doc = parseRules(await readFile(join(root, file), 'utf8'), file, source);
  const mistakes = await brokenLinks(doc.crossLinks, root);
  if (mistakes.length > 0) throw new RulesError(file, mistakes);
  return doc;
};

/** Path of a game's questions from the root of the project. */
const mayIFile = (id: string): string => join('content', id, 'may-i.md');

/** The questions that a table asks most. Throws as `readRules` does, also for an answer whose rule is not there. */
export const readMayI = async (id: string, root: string = process.cwd()): Promise<MayI> => {
  const file = mayIFile(id);
  const mayI = parseMayI(await readFile(join(root, file), 'utf8'), file);
  const mistakes = await brokenLinks(mayI.crossLinks, root);
  if (mistakes.length > 0) throw new RulesError(file, mistakes);
  return mayI;
};

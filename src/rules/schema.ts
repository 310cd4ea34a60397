/** Front matter of a rule text: what it may hold, and the line of a mistake in it. */
import * as v from 'valibot';
import { isNode, LineCounter, parseDocument } from 'yaml';

export interface Mistake {
  /** 1-based line in the file. */
  readonly line: number;
  /** What is wrong, then what to do. */
  readonly message: string;
}

/** A file of a text that is made of several: the lines of the text before its first. */
export interface TextFile {
  readonly file: string;
  readonly after: number;
}

const placeOf = (files: readonly TextFile[], line: number): string => {
  const of = files.findLast(({ after }) => after < line) ?? files[0];
  return of ? `${of.file}:${line - of.after}` : `${line}`;
};

/** Thrown for a rule text that cannot be used; the message has one `file:line: mistake` a line. */
export class RulesError extends Error {
  readonly mistakes: readonly Mistake[];

  constructor(text: string | readonly TextFile[], mistakes: readonly Mistake[]) {
    const files = typeof text === 'string' ? [{ file: text, after: 0 }] : text;
    const sorted = [...mistakes].sort((a, b) => a.line - b.line);
    super(sorted.map(({ line, message }) => `${placeOf(files, line)}: ${message}`).join('\n'));
    this.name = 'RulesError';
    this.mistakes = sorted;
  }
}

const line = (what: string) =>
  v.pipe(v.string(`write ${what} as text`), v.trim(), v.minLength(1, `is empty; write ${what}`));

const CREDIT = v.strictObject({
  /** A person, a site or a company. */
  name: line('who is credited'),
  /** What they made: "Author of the source". */
  role: line('what they made'),
  /** "CC BY 4.0", "GFDL 1.1 or later", "No licence stated". */
  licence: line('the licence'),
  /** A trademark notice, or what was changed. */
  note: v.optional(line('a note, or leave the key out')),
});

const META = v.strictObject({
  /** As shown, in upper and lower case. */
  title: v.pipe(
    line('the title as it is shown'),
    v.maxLength(60, 'is longer than 60 characters; shorten it'),
  ),
  /** Id of the game that the text belongs to. */
  game: v.pipe(
    line('the id of the game'),
    v.regex(/^[a-z][a-z0-9-]*$/, 'write the id of the game in lower-case letters'),
  ),
  /** One or two sentences for search engines and the head of the page. */
  description: v.pipe(
    line('one or two sentences'),
    v.maxLength(159, 'is not under 160 characters; shorten it'),
  ),
  /** Who made the source and under which licence, then the licence of our own text. */
  credits: v.pipe(
    v.array(CREDIT, 'write a list of { name, role, licence }'),
    v.minLength(1, 'is empty; name at least the source'),
    v.readonly(),
  ),
});

export type RulesMeta = Readonly<v.InferOutput<typeof META>>;

const keyOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** Reads YAML whose first line is line `firstLine` of the file; what is wrong in it goes to the `mistakes`. */
export const parseMeta = (yaml: string, firstLine: number, mistakes: Mistake[]): RulesMeta | undefined => {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const lineAt = (offset: number): number => counter.linePos(offset).line + firstLine - 1;
  for (const { pos, message } of document.errors) {
    const what = message.split('\n')[0]?.replace(/ at line \d+.*$/, '');
    mistakes.push({ line: lineAt(pos[0]), message: `front matter: ${what}; correct the YAML here` });
  }
  if (document.errors.length > 0) return undefined;
  const checked = v.safeParse(META, document.toJS() ?? {});
  if (checked.success) return checked.output;

  /** The line of the deepest part of `path` that the file holds. */
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return firstLine;
  };
  for (const issue of checked.issues) {
    const path = (issue.path ?? []).map(({ key }) => key as PropertyKey);
    const key = keyOf(path);
    const isUnknown = issue.type === 'strict_object' && issue.expected === 'never';
    const said = document.hasIn([...path]) ? colon(issue.message) : 'is missing; add it';
    const what = isUnknown ? `unknown key "${key}"; remove it or correct its spelling` : `"${key}" ${said}`;
    mistakes.push({ line: lineOf(path), message: `front matter: ${what}` });
  }
  return undefined;
};

/** "title" is empty, but "credits": write a list. */
const colon = (message: string): string => (message.startsWith('is ') ? message : `is not right: ${message}`);

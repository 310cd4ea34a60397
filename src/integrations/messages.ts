/**
 * The messages of the interface, as strings and functions. `src/messages/en/` has them in English, in ICU MessageFormat, a file for each
 * part of the program; the folder of another language has the same files and keys. Of each file a module is made, which the
 * program imports as `#messages/<file>`: a page brings the messages that it uses, in its own language.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import {
  type LiteralElement,
  type MessageFormatElement,
  type NumberElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { remembered } from '../base/remembered.ts';
import { messageOf } from '../base/result.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const SOURCES = join(ROOT, 'src', 'messages');
const OUT = join(ROOT, '.cache', 'messages');

/** The language that leads. */
export const ENGLISH = 'en';

/** English first, then all others of which there is a folder. */
export const LANGUAGES: readonly string[] = [
  ENGLISH,
  ...readdirSync(SOURCES)
    .filter((name) => name !== ENGLISH)
    .sort(),
];

type Elements = readonly MessageFormatElement[];
/** The messages of a file by key. */
type Messages = ReadonlyMap<string, Elements>;

/** The messages of a language by file: "calibrate". */
export type Catalog = ReadonlyMap<string, Messages>;

const isName = (key: string): boolean => {
  try {
    // A word of JavaScript is no name.
    return /^[a-z][A-Za-z]*$/.test(key) && Boolean(new Function(`const ${key} = 0;`));
  } catch {
    return false;
  }
};

/** All messages of a language's folder. Throws one Error for all that is wrong with them. */
export const readCatalog = (folder: string): Catalog => {
  const problems: string[] = [];
  const readFile = (file: string): Messages => {
    const texts: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const messages = new Map<string, Elements>();
    for (const [key, text] of Object.entries(texts))
      try {
        if (!isName(key)) throw new Error('a key is a name in camelCase, without digits');
        messages.set(key, parse(text, { shouldParseSkeletons: true }));
      } catch (error) {
        problems.push(`${join(folder, file)}: ${key}: ${messageOf(error)}`);
      }
    return messages;
  };
  const files = readdirSync(folder).sort();
  const catalog = new Map(files.map((file) => [basename(file, '.json'), readFile(file)]));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return catalog;
};

/** What a message takes, and its TypeScript types: { count: 'number', a: '(words: string) => Part' }. */
const parametersOf = (elements: Elements): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...elements.map((element) => {
      switch (element.type) {
        case TYPE.argument:
          return { [element.value]: 'string | number' };
        case TYPE.number:
          return { [element.value]: 'number' };
        case TYPE.plural:
        case TYPE.select:
          return {
            ...Object.assign({}, ...Object.values(element.options).map(({ value }) => parametersOf(value))),
            [element.value]: element.type === TYPE.plural ? 'number' : 'string',
          };
        case TYPE.tag:
          return { ...parametersOf(element.children), [element.value]: '(words: string) => Part' };
        case TYPE.literal:
        case TYPE.pound:
          return {};
        default:
          throw new Error('dates and times have no place in a message: give them as words');
      }
    }),
  );

/** The expression of a choice: the first case that holds, else the other. */
const choice = (cases: readonly (readonly [string, string])[], other: string): string =>
  cases.reduceRight((rest, [condition, value]) => `${condition} ? ${value} : ${rest}`, other);

/** How many decimals a number is shown with: whole, ", 1" of "{mm, number, ::.0}", ", 0, 2" of "::.##", which says what there is. */
const decimalsOf = ({ style }: NumberElement): string => {
  const { maximumFractionDigits: most = 0, minimumFractionDigits: least = 0 } =
    typeof style === 'object' && style ? style.parsedOptions : {};
  return most === 0 ? '' : least === most ? `, ${most}` : `, ${least}, ${most}`;
};

/** The expression of a part of a message that is no literal; with a tag a part is what the caller makes of it. */
const expressionOf = (element: MessageFormatElement, isRich: boolean, counted: string): string => {
  switch (element.type) {
    case TYPE.argument:
      return `i.${element.value}`;
    case TYPE.number:
      return `number(i.${element.value}${decimalsOf(element)})`;
    case TYPE.pound:
      return `number(i.${counted})`;
    case TYPE.tag:
      return `i.${element.value}(${concatenation(element.children, counted)})`;
    case TYPE.plural:
    case TYPE.select: {
      const { value: name, options } = element;
      const shown = (key: string): string => {
        const { value = [] } = options[key] ?? {};
        const own = element.type === TYPE.plural ? name : counted;
        return isRich ? `[${partsOf(value, own).join(', ')}]` : concatenation(value, own);
      };
      const cases = Object.keys(options).flatMap((key) => {
        if (key === 'other') return [];
        const exact = /^=(\d+)$/.exec(key)?.[1];
        const condition =
          element.type === TYPE.select
            ? `i.${name} === ${JSON.stringify(key)}`
            : exact === undefined
              ? `plural(i.${name}) === ${JSON.stringify(key)}`
              : `i.${name} === ${exact}`;
        return [[condition, shown(key)] as const];
      });
      return `${isRich ? '...' : ''}(${choice(cases, shown('other'))})`;
    }
    default:
      return '""';
  }
};

/** Expressions whose values are the parts of a message: what is between tags is one part. */
const partsOf = (elements: Elements, counted = ''): string[] => {
  const at = elements.findIndex((element) => isRich([element]));
  const [before, element, after] =
    at < 0 ? [elements] : [elements.slice(0, at), elements[at], elements.slice(at + 1)];
  return [
    ...(before.length > 0 ? [concatenation(before, counted)] : []),
    ...(element ? [expressionOf(element, true, counted), ...partsOf(after ?? [], counted)] : []),
  ];
};

/** Words alone. */
export const isText = (elements: Elements): elements is readonly LiteralElement[] =>
  elements.every((element) => element.type === TYPE.literal);

/** A literal's words between the signs of a template. */
const inTemplate = (words: string): string => words.replace(/[`\\]|\$\{/g, '\\$&');

/**
 * A message as an expression with what it is given, by name, in its places; `$number` writes numbers. Nothing where it chooses,
 * or says something twice.
 */
export const templateOf = (elements: Elements, given: ReadonlyMap<string, string>): string | undefined => {
  if (isText(elements)) return JSON.stringify(elements.map(({ value }) => value).join(''));
  const places = elements.map((element) => {
    if (element.type === TYPE.literal) return inTemplate(element.value);
    const value =
      element.type === TYPE.argument || element.type === TYPE.number ? given.get(element.value) : undefined;
    if (value === undefined || element.type === TYPE.argument) return value && `\${${value}}`;
    return element.type === TYPE.number ? `\${$number(${value}${decimalsOf(element)})}` : undefined;
  });
  const names = elements.flatMap((element) =>
    element.type === TYPE.argument || element.type === TYPE.number ? [element.value] : [],
  );
  return places.includes(undefined) || new Set(names).size < names.length
    ? undefined
    : `\`${places.join('')}\``;
};

/** One expression whose value is a string. */
const concatenation = (elements: Elements, counted = ''): string => {
  if (isText(elements)) return JSON.stringify(elements.map(({ value }) => value).join(''));
  const [only, second] = elements;
  if (only && !second && 'options' in only) return expressionOf(only, false, counted);
  const inside = elements.map((element) =>
    element.type === TYPE.literal
      ? inTemplate(element.value)
      : `\${${expressionOf(element, false, counted)}}`,
  );
  return `\`${inside.join('')}\``;
};

const isRich = (elements: Elements): boolean =>
  elements.some(
    (element) =>
      element.type === TYPE.tag ||
      ('options' in element && Object.values(element.options).some(({ value }) => isRich(value))),
  );

/** A message as TypeScript: a string where it takes nothing, which bundlers write where it is used. */
const exportOf = (key: string, elements: Elements): string => {
  const types = Object.entries(parametersOf(elements));
  if (types.length === 0) return `export const ${key} = ${concatenation(elements)};`;
  const input = `i: { ${types.map(([name, type]) => `${name}: ${type}`).join('; ')} }`;
  return isRich(elements)
    ? `export const ${key} = <Part>(${input}): (string | Part)[] => [${partsOf(elements).join(', ')}];`
    : `export const ${key} = (${input}): string => ${concatenation(elements)};`;
};

/** The messages of all files, by "calibrate: keep". */
const allOf = (catalog: Catalog): Messages =>
  new Map(
    Array.from(catalog, ([file, messages]) =>
      Array.from(messages, ([key, elements]) => [`${file}: ${key}`, elements] as const),
    ).flat(),
  );

/** Keys that a language lacks or English does not have, and messages that take something else than in English. */
export const catalogProblems = (english: Catalog, other: Catalog): string[] => {
  const [lead, own] = [allOf(english), allOf(other)];
  return [
    ...[...lead.keys()].filter((key) => !own.has(key)).map((key) => `${key} is missing`),
    ...[...own].flatMap(([key, elements]) => {
      const leading = lead.get(key);
      if (!leading) return [`${key} is no message in English`];
      const [wanted, found] = [leading, elements].map((one) =>
        Object.keys(parametersOf(one)).sort().join(', '),
      );
      return wanted === found
        ? []
        : [`${key} takes ${found || 'nothing'}, in English ${wanted || 'nothing'}`];
    }),
  ];
};

/** Counts that tell the plurals of a language, whole and broken, up to the millions that are "many" in some. */
const COUNTS = [
  ...Array.from({ length: 2000 }, (_, i) => i / 10),
  ...[10, 1e3, 1e6, 3e6, 1e9].flatMap((c) => [c, c + 1]),
];

/** Code for plurals and small numbers that needs no table of Intl's: the first takes over 10 ms to load, and "2 cards" asks for two. */
const shortcutsOf = (language: string) => {
  const plurals = new Intl.PluralRules(language);
  const isOneOrOther = COUNTS.every(
    (count) =>
      plurals.select(count) === (count === 1 ? 'one' : 'other') &&
      plurals.select(-count) === plurals.select(count),
  );
  const hasPlainDigits = new Intl.NumberFormat(language).format(987) === '987';
  return {
    plural: isOneOrOther
      ? `export const plural = (count: number): string => (count * count === 1 ? 'one' : 'other');`
      : `const rulesOf = /* @__PURE__ */ remembered((language: string) => new Intl.PluralRules(language));
export const plural = (count: number): string => rulesOf(LANGUAGE).select(count);`,
    number: hasPlainDigits ? `!most && /^\\d{1,3}$/.test(value as unknown as string) ? \`\${value}\` : ` : '',
  };
};

/** What all modules of a language use: TypeScript. */
export const languageModule = (language: string): string => {
  const shortcuts = shortcutsOf(language);
  return `import { remembered } from '../../../src/base/remembered';

/** The language that leads. */
export const ENGLISH = '${ENGLISH}';
export const LANGUAGE = '${language}';
/** Whose lists, times and spelling: English is British. */
export const LOCALE = '${language === ENGLISH ? 'en-GB' : language}';
export const LANGUAGES: readonly string[] = ${JSON.stringify(LANGUAGES)};
const list = (type: 'conjunction' | 'disjunction', words: readonly string[]): string =>
  new Intl.ListFormat(LOCALE, { type }).format(words);
/** "Ana, Ben and Cy" */
export const listed = (words: readonly string[]): string =>
  words.length > 1 ? list('conjunction', words) : words.join('');
/** "Ana, Ben or Cy" */
export const either = (words: readonly string[]): string => list('disjunction', words);
${shortcuts.plural}
// Made when it is asked for: many pages and commands need none.
const formatOf = /* @__PURE__ */ remembered(
  (digits: number, most: number) =>
    new Intl.NumberFormat('${language}', { minimumFractionDigits: digits, maximumFractionDigits: most }),
);
export const number = (value: number | bigint, digits: number = 0, most: number = digits): string =>
  // No minus before nothing.
  ${shortcuts.number}formatOf(digits, most).format(value || 0);
`;
};

/** The module of a file of messages: TypeScript. */
export const moduleOf = (messages: Messages): string => {
  const exports = Array.from(messages, ([key, elements]) => exportOf(key, elements));
  const used = ['number', 'plural'].filter((name) => exports.some((text) => text.includes(`${name}(i.`)));
  const uses = used.length > 0 ? [`import { ${used.join(', ')} } from './language';`] : [];
  return [...uses, ...exports, ''].join('\n');
};

/** Where the modules of a language lie. */
export const messagesFolder = (language: string): string => join(OUT, language);

/** A file of src/languages as a module of messages imports it; that of a language of which nothing is known is the plain one. */
const wordsFile = (language: string, part: string): string => {
  const isKnown = existsSync(join(ROOT, 'src', 'languages', language, `${part}.ts`));
  return `../../../src/languages/${isKnown ? language : 'plain'}/${part}`;
};

/** Where words may be divided: as src/languages says or, if it does not, as the patterns of a package do. English words are short. */
const hyphensModule = (language: string): string => {
  const file = wordsFile(language, 'hyphens');
  const hasPatterns = language !== ENGLISH && existsSync(join(ROOT, 'node_modules', 'hyphen', language));
  if (!file.includes('/plain/') || !hasPatterns) return `export { syllablesOf } from '${file}';\n`;
  return `import hyphen from 'hyphen/${language}';
import { dividedBy } from '${file}';
export const syllablesOf = dividedBy(hyphen.hyphenateSync);
`;
};

/**
 * The edition that files of a language name, its own or that of English, and all that are out in it: what their pieces looked like is
 * loaded when it is asked for.
 */
const editionsModule = (language: string): string => {
  const hasOwn = existsSync(join(ROOT, 'src', 'languages', language, 'edition.json'));
  const folder = join('src', 'languages', language, 'editions');
  const files = existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder)) : [];
  const numbers = files
    .flatMap((file) => /^(\d+)\.json$/.exec(file)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
  const lines = numbers.map(
    (number) => `  ${number}: () => import('../../../src/languages/${language}/editions/${number}.json'),\n`,
  );
  return `import edition from '../../../src/languages/${hasOwn ? language : ENGLISH}/edition.json';
export const EDITION: { readonly number: number; readonly date: string } = edition;
export const EDITIONS: readonly number[] = [${numbers.join(', ')}];
export const MANIFESTS = {\n${lines.join('')}};\n`;
};

/** As they are in the folder of a language: every other language is compared with English. */
const catalogIn = remembered((language: string) => readCatalog(join(SOURCES, language)));

/** The messages of a language, complete. Throws an Error for all that is wrong with them. */
export const catalogOf = (language: string): Catalog => {
  const [english, catalog] = [catalogIn(ENGLISH), catalogIn(language)];
  const problems = catalogProblems(english, catalog);
  if (problems.length > 0) throw new Error(`Messages in ${language}:\n${problems.join('\n')}`);
  return catalog;
};

/** Writes the modules of languages where they have changed. Throws an Error for all that is wrong with a language. */
export const writeMessages = (languages: readonly string[] = LANGUAGES): void => {
  for (const language of languages) {
    const catalog = catalogOf(language);
    const folder = messagesFolder(language);
    mkdirSync(folder, { recursive: true });
    const modules = [
      ['language', languageModule(language)] as const,
      ['search-words', `export * from '${wordsFile(language, 'search')}';\n`] as const,
      ['editions', editionsModule(language)] as const,
      ['hyphens', hyphensModule(language)] as const,
      ...Array.from(catalog, ([name, messages]) => [name, moduleOf(messages)] as const),
    ];
    for (const [name, text] of modules) {
      const file = join(folder, `${name}.ts`);
      if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
    }
  }
};

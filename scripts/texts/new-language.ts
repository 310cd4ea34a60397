/**
 * `npm run new-language -- pt`: writes the files of a new language as copies of the English ones, to be translated in their
 * places. `en-XA` is a language that nobody speaks: English with accents, two fifths longer, but for what is on pieces. A page
 * that has room for it has room for others, and what has no accents on it is no message.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes } from 'mdast';
import { ENGLISH } from '../../src/integrations/messages';
import { markdownTree } from '../../src/rules/parse';
import { slugOf } from '../../src/rules/plain-text';
import { HYPHENS, LONGER, PSEUDO, pseudoMessage, pseudoWords } from './pseudo';

type Change = (words: string) => string;

/** Words of the text; of the tag that a rule begins with, those that say why no table enforces it. */
const outsideTags = (words: string, change: Change): string => {
  const [tag = ''] = /^\[[a-z][^\]]* ·[^\]]*\]/.exec(words) ?? [];
  return tag.replace(/(?<=: ).*(?=\])/s, (why) => change(why)) + change(words.slice(tag.length));
};

/** Replaced pieces of a text: from, to, and what is there then. */
type Edit = readonly [from: number, to: number, words: string];

const editsOf = (source: string, node: Nodes, change: Change, inGlossary = false): readonly Edit[] => {
  const [from = 0, to = 0] = [node.position?.start.offset, node.position?.end.offset];
  const words = source.slice(from, to);
  if (node.type === 'text') return [[from, to, outsideTags(words, change)]];
  if (node.type === 'yaml')
    return [
      [
        from,
        to,
        words.replace(
          /^( *(?:title|description|role|note): '?)(.*?)('?)$/gm,
          (_, a, b, c) => `${a}${change(b).slice(0, b.length)}${c}`,
        ),
      ],
    ];
  const isKey =
    'name' in node && ['fact', 'rule', 'table'].includes(node.name) && node.type !== 'containerDirective';
  if (isKey || !('children' in node)) return [];
  const within = inGlossary || (node.type === 'containerDirective' && node.name === 'glossary');
  const inside = node.children.flatMap((child) => editsOf(source, child, change, within));
  const text = words.replace(/^#+ |^\*\*|\*\*$|^:term\[|\](\{.*\})?$/g, '');
  const anchor = ` {#${slugOf(text)}}`;
  if (node.type === 'heading' || (within && node.type === 'strong')) return [...inside, [to, to, anchor]];
  const isTerm = node.type === 'textDirective' && node.name === 'term' && !words.endsWith('}');
  return isTerm ? [...inside, [to, to, anchor.trim()]] : inside;
};

/** A text with its words changed, and the anchors that its English words make written out. */
export const withAnchors = (source: string, change: Change = (words) => words): string => {
  let text = '';
  let at = 0;
  for (const [from, to, words] of editsOf(source, markdownTree(source), change).toSorted(
    ([a], [b]) => a - b,
  )) {
    text += source.slice(at, from) + words;
    at = to;
  }
  return text + source.slice(at);
};

/** What pieces say: a card is made for real words, and is measured in each language. */
const ON_PIECES = /^(.*-faces|look|facts|(mafia|target|tmag|nation|multiplayer)(-rules)?)\.json$/;

/** Texts that are in English alone: the rules of multiplayer are those of Magic's publisher. */
const ENGLISH_ALONE = ['multiplayer', 'languages'];

export const writeLanguage = (language: string): void => {
  const isPseudo = language === PSEUDO;
  const messages = join('src', 'messages');
  if (existsSync(join(messages, language))) throw new Error(`There is a language ${language} already.`);
  mkdirSync(join(messages, language), { recursive: true });
  for (const file of readdirSync(join(messages, ENGLISH))) {
    const text = readFileSync(join(messages, ENGLISH, file), 'utf8');
    const more = ON_PIECES.test(file) ? 0 : LONGER;
    const entries = Object.entries<string>(JSON.parse(text)).map(([key, words]) => [
      key,
      pseudoMessage(words, more),
    ]);
    const own = isPseudo ? `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n` : text;
    writeFileSync(join(messages, language, file), own);
  }
  if (isPseudo) {
    const known = join('src', 'languages', language);
    mkdirSync(known);
    writeFileSync(join(known, 'hyphens.ts'), HYPHENS);
  }
  const games = readdirSync('content', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name: game } of games.filter(({ name }) => !ENGLISH_ALONE.includes(name))) {
    const folder = join('content', game);
    mkdirSync(join(folder, language));
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.md')))
      writeFileSync(
        join(folder, language, file),
        withAnchors(readFileSync(join(folder, file), 'utf8'), isPseudo ? pseudoWords : undefined),
      );
  }
};

if (process.argv[1]?.endsWith('new-language.ts')) {
  const [, , language = ''] = process.argv;
  if (!/^[a-z]{2,3}(-[A-Z]{2})?$/.test(language))
    throw new Error(`“${language}” is no tag of a language: write pt, or pt-BR.`);
  writeLanguage(language);
}

/**
 * What people read and is no message of `src/messages` yet: what is between tags, labels, and sentences in strings. It is found by
 * how it looks and where it is, so that a page need not be built: `npm run texts` lists it.
 */
import ts from 'typescript';
import { nodesOf, treeOf } from './functions';
import type { Source } from './sources';

/** Files whose words are no messages. */
const ELSEWHERE: readonly RegExp[] = [
  // Whoever makes the site reads it.
  /^src\/(integrations|languages|messages|scene)\/|^scripts\/(?!commands|main|cli)/,
  // Robots read it, too.
  /^src\/pages\/\[\.\.\.file\]\.ts$/,
  // Licences are in their own words, and the names and hashes of what is drawn are no words.
  /^src\/(files\/(licences|ready-files)|look\/icons)\.ts$/,
  // Who writes a text reads what is wrong with it, and a search has words of its own language.
  /^src\/files\/read-rules\.ts$/,
  /^src\/rules\/(blocks|inlines|law|may-i|parse|reading|schema|find)\.ts$/,
  // A seed's words are one list for all languages; promises are names of tests, and the values of vectors have names too.
  /^src\/app\/(deal\/seeds|protocol\/(promises|vector-run))\.ts$/,
];

const isWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/&\w+;/g, ''));

/** More than a word, a capital at its start, or a half of something; style, paths and code have other signs. */
const isProse = (text: string): boolean =>
  /[\p{L}…][’,.:;)”]*\s+[“(]?([\p{L}…]|\d+ \p{L})|^\p{Lu}\p{Ll}+(\u00a0…|[.:…?!])?$|^ \p{L}{2}|\p{L}{2}[.:,]? $/u.test(
    text,
  ) &&
  isWords(text) &&
  !/[{}<>\\]|\$\{|^[#.[]|^\p{Ll}[\w-]*:|\/\w*\/|^M[\d-]|^[^\s\p{Lu}]+-[^\s\p{Lu}]+ |px\b|\d(fr|mm|em|pt)\b|^[(@`]|^noindex|="/u.test(
    text,
  );

/** A colon or a semicolon between what is put in: French has a space before it. `labelled` and `clauses` of messages/site.json know. */
const isColon = (text: string): boolean => /^(…|\s*)[:;] (…|\s*$)/.test(text);

/** Properties and attributes that no one reads. */
const SILENT =
  /^(class|\w*Class|className|id|d|key|kind|code|type|rel|role|style|transform|viewBox|points|font\w*|family|event|inputmode|autocomplete|autocapitalize|client:\w+|slot|href|src|accept|lang|'@type'|set:html|stroke\w*|scope|numbering|textAlign|alignItems|justifyContent|flexDirection)$/;
/** Calls whose strings are for the program. */
const CODE =
  /(^|\.)(querySelector(All)?|closest|matches|matchMedia|createElement|getItem|setItem|fetch|addEventListener|Error|test|match|replace(All)?|split|glob|startsWith|endsWith|includes|digest|utf8ToBytes|encode|get|has|open|load)$/;
/** Names of keys, of programs, of styles and of drawings, and what is the same in every language. */
const NAMES = new Set(
  `Enter,Escape,Tab,Home,End,Range,Accept,Location,Allow,Intl,button strong,stage pass,small through,sheet odds,no game,
  all games,friday-7,Paper Dagger,say shout,say shout mute,stamp shout,strong line-…,strong lay,npm run -s dagger --,Ana,Ben,Cy,Dee,Eve,Fox,Gil,Hal,
  Ida,Jo,Kit,Lou,PAPER DAGGER,Letter,Legal,Tabloid,Card,strong next-round,not enforced,CC BY 4.0,dagger … [--json] [--help]`.split(
    /,\s*/,
  ),
);

/** Whether what is `below` it, of this node, is for the program. */
const silences = (at: ts.Node, below: ts.Node): boolean => {
  if (ts.isImportDeclaration(at) || ts.isExportDeclaration(at) || ts.isTypeNode(at)) return true;
  if (ts.isThrowStatement(at)) return true;
  if (ts.isCaseClause(at)) return at.expression === below;
  if (ts.isBinaryExpression(at)) return /^[!=]==$/.test(at.operatorToken.getText());
  if (ts.isElementAccessExpression(at)) return at.argumentExpression === below;
  if (ts.isPropertyAssignment(at)) return at.name === below || SILENT.test(at.name.getText());
  if (ts.isJsxAttribute(at)) return SILENT.test(at.name.getText());
  if (ts.isCallExpression(at) || ts.isNewExpression(at))
    return at.expression !== below && CODE.test(at.expression.getText());
  return false;
};

const isSilent = (node: ts.Node): boolean => {
  for (let at = node.parent, below = node; at && !ts.isBlock(at); [at, below] = [at.parent, at])
    if (silences(at, below)) return true;
  return false;
};

/** A page of Astro as TSX, every place where it was: its program, then what it shows. */
const asTsx = ({ file, text }: Source): Source => {
  const blank = (part: string): string => part.replace(/[^\n]/g, ' ');
  const hasProgram = text.startsWith('---\n');
  const end = hasProgram ? text.indexOf('\n---\n') : 0;
  const shown = text
    .slice(hasProgram ? end + 4 : 0)
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/g, blank)
    .replace(/<!--[\s\S]*?-->|<!doctype html>/gi, blank);
  return { file: `${file}.tsx`, text: `${hasProgram ? `   ${text.slice(3, end)}\n` : ''};<>${shown}</>` };
};

interface Found {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** What a node has in words, with "…" for what a template puts in. */
const textOf = (node: ts.Node): string =>
  ts.isStringLiteralLike(node) || ts.isJsxText(node)
    ? node.text
    : ts.isTemplateExpression(node)
      ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
      : '';

/** What a refusal or the help of a flag says: words, whatever they look like. */
const isAnswer = ({ parent }: ts.Node): boolean =>
  (ts.isPropertyAssignment(parent) &&
    /^(help|message|summary|problem|reason)$/.test(parent.name.getText())) ||
  (ts.isCallExpression(parent) && parent.expression.getText() === 'err');

/** The same where people read it. */
const wordsOf = (node: ts.Node): string | undefined => {
  const text = textOf(node).replace(/<[a-z]+>/g, '…');
  if (text === '' || NAMES.has(text.trim())) return undefined;
  const isLabel =
    ts.isStringLiteral(node) &&
    ts.isJsxAttribute(node.parent) &&
    /^(aria-label|title|placeholder|alt|label)$/.test(node.parent.name.getText());
  // The cells of a file are apart alike in every language, by a sign that has a name.
  if (isColon(text) && !ts.isVariableDeclaration(node.parent)) return text;
  if (isAnswer(node)) return text.includes(' ') && isWords(text) ? text : undefined;
  return (ts.isJsxText(node) || isLabel ? isWords(text) : isProse(text)) ? text : undefined;
};

export const englishIn = (source: Source): readonly Found[] => {
  if (ELSEWHERE.some((files) => files.test(source.file)) || source.file.endsWith('.json')) return [];
  const tree = treeOf(source.file.endsWith('.astro') ? asTsx(source) : source);
  return nodesOf(tree).flatMap((node) => {
    const text = wordsOf(node);
    if (text === undefined || isSilent(node)) return [];
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    return [{ file: source.file, line, text: text.replace(/\s+/g, ' ').trim() }];
  });
};

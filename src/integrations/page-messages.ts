/**
 * Messages in the scripts of pages. Words stand where they are used, with what they take, and a message with plurals or
 * choices is a module of its own: a page loads what it says, however many pages share a file of messages.
 */
import { join } from 'node:path';
import ts from 'typescript';
import { type Catalog, isText, messagesFolder, moduleOf, templateOf } from './messages';

const PREFIX = '\0messages/';

/** The expressions that a message is called with, by their names; nothing for another call. */
const givenTo = (call: ts.Node): ReadonlyMap<string, ts.Expression> | undefined => {
  if (!ts.isCallExpression(call)) return undefined;
  const [given] = call.arguments;
  if (!given || !ts.isObjectLiteralExpression(given)) return undefined;
  const entries = given.properties.map((one) =>
    ts.isShorthandPropertyAssignment(one)
      ? ([one.name.text, one.name] as const)
      : ts.isPropertyAssignment(one)
        ? ([one.name.getText(), one.initializer] as const)
        : undefined,
  );
  return entries.includes(undefined)
    ? undefined
    : new Map(entries.flatMap((entry) => (entry ? [entry] : [])));
};

/** The names under which a source has files of messages: "m" is "calibrate". What else lies among them is no message. */
const filesIn = (
  tree: ts.SourceFile,
  catalog: Catalog,
): ReadonlyMap<string, { readonly file: string; readonly at: ts.Node }> =>
  new Map(
    tree.statements.flatMap((at) => {
      if (!ts.isImportDeclaration(at) || !ts.isStringLiteral(at.moduleSpecifier)) return [];
      const names = at.importClause?.namedBindings;
      const file = /^#messages\/(.*)$/.exec(at.moduleSpecifier.text)?.[1];
      return file !== undefined && catalog.has(file) && names && ts.isNamespaceImport(names)
        ? [[names.name.text, { file, at }] as const]
        : [];
    }),
  );

type Edit = readonly [node: ts.Node, words: string];

/** A piece of code with other words in the place of some nodes. */
const withEdits = (code: string, start: number, end: number, edits: readonly Edit[]): string => {
  let text = '';
  let at = start;
  for (const [node, words] of edits.toSorted(([a], [b]) => a.getStart() - b.getStart())) {
    text += code.slice(at, node.getStart()) + words;
    at = node.end;
  }
  return text + code.slice(at, end);
};

/** A source with its uses of messages as they are in a page's script. In a file that is no `.tsx`, `<Value>` is a type. */
export const inPlace = (code: string, catalog: Catalog, id: string): string => {
  const tree = ts.createSourceFile(id.replace(/\?.*/, ''), code, ts.ScriptTarget.Latest, true);
  const files = filesIn(tree, catalog);
  const imports = new Set<string>();
  const textOf = (node: ts.Node): string => withEdits(code, node.getStart(), node.end, usesIn(node));
  const replaced = (use: ts.PropertyAccessExpression): Edit | undefined => {
    const name = ts.isIdentifier(use.expression) ? use.expression.text : '';
    const file = files.get(name)?.file ?? '';
    const key = use.name.text;
    const message = catalog.get(file)?.get(key);
    if (!message) return undefined;
    if (isText(message)) return [use, templateOf(message, new Map()) ?? ''];
    const call = use.parent;
    const given = ts.isCallExpression(call) && call.expression === use ? givenTo(call) : undefined;
    const texts = given && new Map(Array.from(given, ([one, value]) => [one, textOf(value)]));
    const template = texts && templateOf(message, texts);
    if (template?.includes('$number('))
      imports.add("import { number as $number } from '#messages/language';");
    if (template !== undefined) return [call, template];
    imports.add(`import { ${key} as ${name}_${key} } from '${PREFIX.slice(1)}${file}/${key}';`);
    return [use, `${name}_${key}`];
  };
  const usesIn = (node: ts.Node): readonly Edit[] => {
    if (ts.isTypeNode(node)) return [];
    const callee = ts.isCallExpression(node) ? node.expression : node;
    const own = ts.isPropertyAccessExpression(callee) ? replaced(callee) : undefined;
    if (own?.[0] === node) return [own];
    const inside: Edit[] = [];
    ts.forEachChild(node, (child) => void inside.push(...usesIn(child)));
    return inside;
  };
  const gone = [...files.values()].map(({ at }) => [at, ''] as const);
  const uses = tree.statements.flatMap(usesIn);
  return [...imports].join(' ') + withEdits(code, 0, code.length, [...gone, ...uses]);
};

/** For Vite, of a language. */
export const pageMessages = (language: string, catalog: Catalog) => ({
  name: 'paper-dagger-messages',
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { readonly name: string }) => name === 'client',
  resolveId: (id: string) => (id.startsWith(PREFIX.slice(1)) ? `\0${id}` : undefined),
  load(id: string) {
    if (!id.startsWith(PREFIX)) return undefined;
    const [file = '', key = ''] = id.slice(PREFIX.length).split('/');
    const message = catalog.get(file)?.get(key);
    if (!message) throw new Error(`${file}.json has no message “${key}”.`);
    const code = moduleOf(new Map([[key, message]]));
    return {
      code: code.replace("'./language'", JSON.stringify(join(messagesFolder(language), 'language.ts'))),
      moduleType: 'ts',
    };
  },
  transform: {
    filter: { code: "from '#messages/" },
    handler: (code: string, id: string) => ({ code: inPlace(code, catalog, id), map: null }),
  },
});

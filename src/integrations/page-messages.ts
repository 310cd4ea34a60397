/**
 * Messages in the scripts of pages. Words stand where they are used, with what they take, and a message with plurals or
 * choices is a module of its own: a page loads what it says, however many pages share a file of messages.
 */
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { remembered } from '../base/remembered.ts';
import { type Catalog, isText, messagesFolder, moduleOf, templateOf } from './messages';

const PREFIX = '\0messages/';

/** A piece of a source: where it begins and ends. */
type Span = Pick<ESTree.Node, 'start' | 'end'>;

/** Other words for a piece, and the imports that they need. */
interface Edit extends Span {
  readonly words: string;
  readonly imports: readonly string[];
}

/** The expressions that a message is called with, by their names; nothing for another call. */
const givenTo = ({ arguments: [given] }: ESTree.CallExpression): ReadonlyMap<string, Span> | undefined => {
  if (given?.type !== 'ObjectExpression') return undefined;
  const entries = given.properties.flatMap((one) =>
    one.type === 'Property' && one.key.type === 'Identifier' && !one.computed && !one.method
      ? [[one.key.name, one.value] as const]
      : [],
  );
  return entries.length < given.properties.length ? undefined : new Map(entries);
};

/** The names under which a source has files of messages: "m" is "calibrate". What else lies among them is no message. */
const filesIn = (
  { body }: ESTree.Program,
  catalog: Catalog,
): ReadonlyMap<string, { readonly file: string; readonly at: Span }> =>
  new Map(
    body.flatMap((at) => {
      if (at.type !== 'ImportDeclaration') return [];
      const [names] = at.specifiers;
      const file = /^#messages\/(.*)$/.exec(at.source.value)?.[1];
      return file !== undefined && catalog.has(file) && names?.type === 'ImportNamespaceSpecifier'
        ? [[names.local.name, { file, at }] as const]
        : [];
    }),
  );

/** A piece of code with other words in the place of some, which are in their order. */
const withEdits = (code: string, { start, end }: Span, edits: readonly Edit[]): string => {
  let text = '';
  let at = start;
  for (const edit of edits) {
    text += code.slice(at, edit.start) + edit.words;
    at = edit.end;
  }
  return text + code.slice(at, end);
};

/** Once for all languages that a process builds. */
const parsed = remembered((code: string, id: string) => parseSync(id.replace(/\?.*/, ''), code).program);

/** A source with its uses of messages as they are in a page's script. In a file that is no `.tsx`, `<Value>` is a type. */
export const inPlace = (code: string, catalog: Catalog, id: string): string => {
  const program = parsed(code, id);
  const files = filesIn(program, catalog);
  const edits: Edit[] = [];
  const messageAt = (use: ESTree.Node) => {
    if (use.type !== 'MemberExpression' || use.computed || use.object.type !== 'Identifier') return undefined;
    const [name, key] = [use.object.name, use.property.name];
    const file = files.get(name)?.file ?? '';
    const message = catalog.get(file)?.get(key);
    return message && { name, key, file, message };
  };
  new Visitor({
    'MemberExpression:exit'(use) {
      const found = messageAt(use);
      if (!found) return;
      const { name, key, file, message } = found;
      const { start, end } = use;
      const own = `${name}_${key}`;
      const imports = [`import { ${key} as ${own} } from '${PREFIX.slice(1)}${file}/${key}';`];
      edits.push(
        isText(message)
          ? { start, end, words: templateOf(message, new Map()) ?? '', imports: [] }
          : { start, end, words: own, imports },
      );
    },
    'CallExpression:exit'(call) {
      const message = messageAt(call.callee)?.message;
      const given = message && !isText(message) && givenTo(call);
      if (!given) return;
      // What lies inside has been visited, its callee first.
      const { start, end } = call;
      const inside = edits.filter((edit) => edit.start >= start);
      const within = (span: Span) =>
        inside.filter((edit) => edit.start >= span.start && edit.end <= span.end);
      const values = Array.from(given, ([one, span]) => [one, withEdits(code, span, within(span))] as const);
      const words = templateOf(message, new Map(values));
      if (words === undefined) return;
      const number = words.includes('$number(')
        ? ["import { number as $number } from '#messages/language';"]
        : [];
      const imports = [...number, ...inside.slice(1).flatMap((edit) => edit.imports)];
      edits.splice(edits.length - inside.length, inside.length, { start, end, words, imports });
    },
  }).visit(program);
  const gone = Array.from(files.values(), ({ at: { start, end } }) => ({
    start,
    end,
    words: '',
    imports: [],
  }));
  const all = [...gone, ...edits].toSorted((a, b) => a.start - b.start);
  const imports = new Set(all.flatMap((edit) => edit.imports));
  return [...imports].join(' ') + withEdits(code, { start: 0, end: code.length }, all);
};

/** Of a catalogue, once for each source: workers are bundled by themselves, of many modules that pages have too. */
const editing = remembered((catalog: Catalog) =>
  remembered((code: string, id: string) => inPlace(code, catalog, id)),
);

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
    handler: (code: string, id: string) => ({ code: editing(catalog)(code, id), map: null }),
  },
});

/**
 * Messages in the scripts of pages. A string stands where it is used, and a message that takes something is a module of its
 * own: a page loads what it says, however many pages share a file of messages.
 */
import { join } from 'node:path';
import { type Catalog, isText, messagesFolder, moduleOf } from './messages';

const PREFIX = '\0messages/';

const USES = /^import \* as (\w+) from '#messages\/([\w-]+)';$/gm;

/** A source with its uses of messages as they are in a page's script. */
export const inPlace = (code: string, catalog: Catalog): string => {
  const imports: string[] = [];
  let text = code;
  for (const [line, name = '', file = ''] of code.matchAll(USES)) {
    const messages = catalog.get(file) ?? new Map();
    const used = new Set<string>();
    text = text.replace(line, '').replace(new RegExp(`\\b${name}\\.(\\w+)`, 'g'), (use, key: string) => {
      const message = messages.get(key);
      if (!message) return use;
      if (isText(message)) return JSON.stringify(message.map(({ value }) => value).join(''));
      used.add(key);
      return `${name}_${key}`;
    });
    for (const key of used)
      imports.push(`import { ${key} as ${name}_${key} } from '${PREFIX.slice(1)}${file}/${key}';`);
  }
  return `${imports.join(' ')}${text}`;
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
    handler: (code: string) => ({ code: inPlace(code, catalog), map: null }),
  },
});

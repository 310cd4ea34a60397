/** What is left out of the bundles: a version that needs more of it, or writes it otherwise, breaks here and not in silence. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import program from '../../package.json' with { type: 'json' };
import { leanOf, STRIPPED_MODULES } from './lean';

const stub = (library: string): Promise<Record<string, unknown>> => {
  const code = leanOf('', `/node_modules/${library}/index.js`);
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
};

const IMPORT = /import\s*(?:(\w+)|\{([^}]*)\})\s*from\s*['"]([^'"]+)['"]/g;

/** "parse" of `import { parse as parseHtml } from 'node-html-better-parser'`, by library. */
const asked = ['node_modules/pdf-lib/es/**/*.js', 'node_modules/satori/dist/*.js']
  .flatMap((glob) => globSync(glob))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(IMPORT)])
  .filter(([, , , library]) => STRIPPED_MODULES.test(`/node_modules/${library}/`))
  .flatMap(([, whole, names = '', library = '']) =>
    whole
      ? [[library, 'default'] as const]
      : names.split(',').map((name) => [library, name.trim().split(/\s/)[0]] as const),
  )
  .filter(([, name]) => name !== '');

it.each([...new Set(asked.map(([library]) => library))])(
  'of %s a stub has every name that is imported',
  async (library) => {
    const names = asked.flatMap(([of, name]) => (of === library ? name : []));
    expect(Object.keys(await stub(library))).toEqual(expect.arrayContaining(names));
  },
);

it('knows the libraries that ask', () => {
  expect([...new Set(asked.map(([library]) => library))].sort()).toEqual([
    '@shuding/opentype.js',
    'culori',
    'html-entities',
    'node-html-better-parser',
  ]);
});

it('a stub says what it replaces when it is used', async () => {
  const { parse, encode, converter, NodeType, default: whole } = await stub('culori');
  const left = (name: string) => `${name} of culori is left out of this bundle`;
  expect(parse).toThrow(left('parse'));
  expect(encode).toThrow(left('encode'));
  expect((converter as () => unknown)()).toThrow(left('converter'));
  expect(() => (NodeType as Record<string, unknown>).TEXT).toThrow(left('NodeType.TEXT'));
  expect(() => (whole as Record<string, unknown>).load).toThrow(left('load'));
});

it('pdf-lib finds in the stub of its standard fonts what it asks for', async () => {
  const library = 'pdf-lib/es/packages/standard-fonts';
  const asked = globSync('node_modules/pdf-lib/es/**/*.js').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)]
      .filter(([, , , from]) => from?.includes('standard-fonts'))
      .flatMap(([, , names = '']) => names.split(',').map((name) => name.trim())),
  );
  const stubbed = await stub(library);
  expect(Object.keys(stubbed)).toEqual(expect.arrayContaining(asked.filter((name) => name !== '')));
  expect(() => (stubbed.Font as Record<string, unknown>).load).toThrow('left out of this bundle');
});

it('leaves out what satori starts for itself', () => {
  const file = 'node_modules/satori/dist/standalone.js';
  const lean = leanOf(readFileSync(file, 'utf8'), `/${file}`);
  expect(lean).toMatch(/var \w+=\{\};var \w+=\["ios",/);
  expect(lean).toMatch(/var (\w+)=\/\* @__PURE__ \*\/(\w+)\(.*var \w+=\/\* @__PURE__ \*\/\2\(/s);
});

it('refuses a satori that is written otherwise', () => {
  expect(() => leanOf('export {}', '/node_modules/satori/dist/standalone.js')).toThrow('Satori has changed');
});

it.each(['index.mjs', 'browser.js'])(
  'an fflate that keeps its tables packs as its own %s does',
  async (name) => {
    type Fflate = Pick<typeof import('fflate'), 'zlibSync'>;
    const file = `node_modules/fflate/esm/${name}`;
    const code = readFileSync(file, 'utf8');
    const lean = leanOf(code, `/${file}`);
    expect(lean.match(/\bPREV\b|\bSYMS\b|headOf\(/g)).toHaveLength(5);
    const load = (text: string): Promise<Fflate> => {
      const loaded = text.replace("from 'module'", "from 'node:module'").replaceAll("'/'", '"file:///"');
      return import(`data:text/javascript,${encodeURIComponent(loaded)}`);
    };
    const [own, kept] = await Promise.all([load(code), load(lean)]);
    const words = (seed: number, length: number): Uint8Array =>
      Uint8Array.from({ length }, (_, i) => ((i * i * seed) >> 5) % (seed % 2 ? 7 : 251));
    for (const [seed, length] of [
      [3, 70_000],
      [4, 900],
      [5, 40_000],
      [6, 70_000],
      [7, 3],
      [8, 0],
    ] as const)
      expect(kept.zlibSync(words(seed, length))).toEqual(own.zlibSync(words(seed, length)));
  },
);

it('these libraries have exact versions', () => {
  const { satori } = program.dependencies;
  expect([satori, program.devDependencies['pdf-lib']]).toEqual([
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
    expect.stringMatching(/^npm:@cantoo\/pdf-lib@\d+\.\d+\.\d+$/),
  ]);
});

/**
 * Builds the command line as one program, `bin/`, so that a command starts at once and loads only what it uses: for the
 * package, and for `npm run dagger`, which never runs one that is older than its sources.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { tsImport } from 'tsx/esm/api';

const OUT = 'bin';
/** Which sources are in which file, as esbuild says it. */
const PARTS = '.cache/bin.json';

const MADE_BY = [
  'package-lock.json',
  'scripts/bin.mjs',
  'src/integrations/lean.ts',
  'src/integrations/messages.ts',
];
/** Of them the modules are made that the program imports. */
const MESSAGES = 'src/messages';

const changed = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** A source that is gone is a change too. */
const isFresh = () => {
  const made = ['paper-dagger.cjs', 'dagger.js', 'licences.txt'].map((name) => `${OUT}/${name}`);
  if ([PARTS, ...made].some((file) => changed(file) === undefined)) return false;
  const built = changed(PARTS);
  const sources = Object.keys(JSON.parse(readFileSync(PARTS, 'utf8')).inputs);
  const messages = readdirSync(MESSAGES, { recursive: true }).map((name) => `${MESSAGES}/${name}`);
  return [...MADE_BY, ...messages, ...sources].every((file) => changed(file) <= built);
};

/** Loaded where it is needed: a program that is fresh starts without it. */
const load = (file) => tsImport(`../src/${file}`, import.meta.url);

/** What Node has itself, in C, in place of what these libraries bring: a command is sooner done. */
const NATIVE = {
  'base64-js': `exports.toByteArray = (text) => new Uint8Array(Buffer.from(text, 'base64'));`,
  // Level 3 takes half the time of 6, for files that are 2 to 4 % larger.
  fflate: `import { deflateSync } from 'node:zlib';
export { inflateRawSync as inflateSync, inflateSync as unzlibSync } from 'node:zlib';
export const zlibSync = (bytes) => deflateSync(bytes, { level: 3 });`,
  'tiny-inflate': `const { inflateRawSync } = require('node:zlib');
module.exports = (packed, { length }) => new Uint8Array(inflateRawSync(packed), 0, length);`,
};
const BRINGS_OWN = /[\\/]node_modules[\\/](linebreak|pdf-lib|satori|unicode-trie)[\\/]/;

/** These come with the index of all games: so what they share with it and with each other is in few files, not in thirty. */
const PART_OF_GAME = /[\\/]games[\\/]\w+[\\/](faces\.tsx|facts\.ts|set\.ts)$/;

export const bundle = async (entryPoints, outdir, language = 'en') => {
  const { STRIPPED_MODULES, leanOf } = await load('integrations/lean.ts');
  const lean = {
    name: 'paper-dagger-lean',
    setup: ({ onLoad, onResolve }) => {
      onLoad({ filter: STRIPPED_MODULES }, ({ path }) => ({
        contents: leanOf(readFileSync(path, 'utf8'), path),
      }));
      onLoad({ filter: PART_OF_GAME }, ({ path }) => ({
        contents: `import '../index';\n${readFileSync(path, 'utf8')}`,
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }));
      onResolve({ filter: /^(base64-js|fflate|tiny-inflate)$/ }, ({ path, importer }) =>
        BRINGS_OWN.test(importer) ? { path, namespace: 'native' } : undefined,
      );
      onLoad({ filter: /./, namespace: 'native' }, ({ path }) => ({ contents: NATIVE[path] }));
    },
  };
  // For each file Node looks for this one, in the folders above too, until there is one.
  mkdirSync(outdir, { recursive: true });
  writeFileSync(`${outdir}/package.json`, '{"type":"module"}\n');
  return build({
    entryPoints,
    outdir,
    // package.json says by it where messages are.
    conditions: [language],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // What a bundle cannot hold: programs in other languages, and what starts files of its own.
    external: ['sharp', 'harfbuzzjs', 'tinypool', 'wawoff2'],
    // A library asks whether a file comes from the web: these names alone make Node load its web client.
    define: { Request: 'undefined', Response: 'undefined' },
    // For packages that are CommonJS.
    banner: {
      js: "import{createRequire as makeRequire}from'node:module';const require=makeRequire(import.meta.url);",
    },
    plugins: [lean],
    legalComments: 'linked',
    metafile: true,
    logLevel: 'error',
  });
};

if (!isFresh()) {
  const { ENGLISH, LANGUAGES, writeMessages } = await load('integrations/messages.ts');
  writeMessages();
  const entries = {
    dagger: 'scripts/cli.ts',
    // What threads run.
    'nation-parts': 'scripts/simulate/nation-parts.ts',
    print: 'scripts/commands/print.ts',
  };
  const { metafile } = await bundle(entries, OUT);
  const others = LANGUAGES.filter((language) => language !== ENGLISH);
  for (const language of others) {
    rmSync(`${OUT}/${language}`, { recursive: true, force: true });
    const { metafile: own } = await bundle(entries, `${OUT}/${language}`, language);
    Object.assign(metafile.inputs, own.inputs);
  }
  // Another process can be running the program: files of an older one go last.
  for (const name of readdirSync(OUT))
    if (/\.js$/.test(name) && !(`${OUT}/${name}` in metafile.outputs))
      rmSync(`${OUT}/${name}`, { force: true });
  // In words that every Node reads: the program itself is for new ones.
  writeFileSync(
    `${OUT}/paper-dagger.cjs`,
    `#!/usr/bin/env node
if (parseInt(process.versions.node, 10) < 20) {
  console.error('paper-dagger needs Node 20 or later, and this is ' + process.versions.node + ': https://nodejs.org');
  process.exit(2);
}
import('./dagger.js');
`,
    { mode: 0o755 },
  );
  const { COMMON_FONTS, readFontFile } = await load('files/node-fonts.ts');
  mkdirSync(`${OUT}/fonts`, { recursive: true });
  for (const font of COMMON_FONTS) writeFileSync(`${OUT}/fonts/${font}.ttf`, await readFontFile(font));
  const { licencesText } = await load('files/licences.ts');
  writeFileSync(`${OUT}/licences.txt`, await licencesText(Object.keys(metafile.inputs)));
  mkdirSync('.cache', { recursive: true });
  writeFileSync(PARTS, JSON.stringify(metafile));
}

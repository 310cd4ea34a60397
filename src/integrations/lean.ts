/**
 * What libraries bring and nothing here reaches, left out of the command line and of what the browser loads: satori's own
 * shaper, half a megabyte that is decoded and started with it, and its parser of font files, for no letter reaches satori
 * (scene/layout); the theme of Tailwind that it puts together as it is loaded, for names of styles that no face has;
 * pdf-lib's parser of HTML, its names of characters, its colour spaces and its fonts. And fflate makes its tables once,
 * not a quarter of a megabyte for each stream of a file.
 */
const SHAPER = /"AGFzbQ[\w+/=]{99999,}"/;
const START =
  /(\.exports=)new Promise\(function\((\w+),(\w+)\)\{\w+\(\)\.then\(\w+=>\{\2\(\w+\(\w+\)\)\},\3\)\}\)/;
const TAILWIND = /(var \w+=)[\w$]+\(\w+\(\)\)(?=;var \w+=\["ios","android")/;
/** What makes a module of CommonJS when it is first asked for: one that nobody asks for can go. */
const LAZY = /var (\w+)=\(\w+,\w+\)=>\(\)=>\(\w+\|\|/;

/** Tables of fflate's that hold nothing from one call to the next, unless it is given a stream in parts. */
const TABLES = [
  ['new u16(32768), head = ', '(lst ? PREV : new u16(32768)), head = '],
  ['new u16(msk_1 + 1)', '(lst ? headOf(msk_1 + 1).fill(0) : new u16(msk_1 + 1))'],
  ['new i32(25000)', 'SYMS'],
  [
    'var dflt = ',
    'var PREV = new u16(32768), SYMS = new i32(25000), HEADS = {}, headOf = (size) => (HEADS[size] ??= new u16(size));\nvar dflt = ',
  ],
] as const;

/** In place of a library: the names that are imported from it, which throw when they are used. */
const stubOf = (library: string): string => `
const leftOut = (name) => () => {
  throw new Error(name + ' of ${library} is left out of this bundle: see src/integrations/lean.ts');
};
// Those that load modules ask for these.
const isAsked = (key) => typeof key === 'symbol' || ['__esModule', 'default', 'then'].includes(key);
const anyOf = (name) => new Proxy({}, { get: (_, key) => (isAsked(key) ? undefined : leftOut(name + key)()) });
export const parse = leftOut('parse');
export const encode = leftOut('encode');
export const NodeType = anyOf('NodeType.');
export const Font = anyOf('Font.');
// pdf-lib lists both when it is loaded.
export const FontNames = {};
export const Encodings = { WinAnsi: { supportedCodePoints: [] } };
// pdf-lib makes its converters when it is loaded.
export const converter = () => leftOut('converter');
export default anyOf('');
`;

/** The files that are bundled in another form. */
export const STRIPPED_MODULES =
  /[\\/](satori[\\/]dist[\\/]standalone|fflate[\\/]esm|@shuding[\\/]opentype\.js|pdf-lib[\\/]es[\\/]packages[\\/]standard-fonts|node-html-better-parser|html-entities|culori)(\.js$|[\\/])/;

/** What is bundled of such a file. Throws where satori's program is written in another way. */
export const leanOf = (code: string, path: string): string => {
  const [, library = ''] = STRIPPED_MODULES.exec(path) ?? [];
  // Satori brings an older one, which only reads.
  if (library.startsWith('fflate'))
    return TABLES.every(([table]) => code.includes(table))
      ? TABLES.reduce((text, [table, kept]) => text.replace(table, kept), code)
      : code;
  if (!library.startsWith('satori')) return stubOf(library);
  const [, lazy] = LAZY.exec(code) ?? [];
  if (lazy === undefined || ![SHAPER, START, TAILWIND].every((part) => part.test(code)))
    throw new Error(
      'Satori has changed: look how its shaper and Tailwind start now, and correct src/integrations/lean.ts.',
    );
  return code
    .replace(SHAPER, '""')
    .replace(START, '$1Promise.resolve({createBlob(){}})')
    .replace(TAILWIND, '$1{}')
    .replaceAll(`=${lazy}(`, `=/* @__PURE__ */${lazy}(`);
};

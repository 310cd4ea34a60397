/**
 * What libraries bring and nothing here reaches, left out of the command line and of what the browser loads: satori's own
 * shaper, half a megabyte that is decoded and started with it, and its parser of font files, for no letter reaches satori
 * (scene/layout); pdf-lib's parser of HTML, its names of characters and its colour spaces.
 */
const SHAPER = /"AGFzbQ[\w+/=]{99999,}"/;
const START =
  /(\.exports=)new Promise\(function\((\w+),(\w+)\)\{\w+\(\)\.then\(\w+=>\{\2\(\w+\(\w+\)\)\},\3\)\}\)/;

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
// pdf-lib makes its converters when it is loaded.
export const converter = () => leftOut('converter');
export default anyOf('');
`;

/** The files that are bundled in another form. */
export const STRIPPED_MODULES =
  /[\\/](satori[\\/]dist[\\/]standalone|@shuding[\\/]opentype\.js|node-html-better-parser|html-entities|culori)(\.js$|[\\/])/;

/** What is bundled of such a file. Throws where satori's program is written in another way. */
export const leanOf = (code: string, path: string): string => {
  const [, library = ''] = STRIPPED_MODULES.exec(path) ?? [];
  if (!library.startsWith('satori')) return stubOf(library);
  if (!SHAPER.test(code) || !START.test(code))
    throw new Error(
      'Satori has changed: look how its shaper starts now, and correct src/integrations/lean.ts.',
    );
  return code.replace(SHAPER, '""').replace(START, '$1Promise.resolve({createBlob(){}})');
};

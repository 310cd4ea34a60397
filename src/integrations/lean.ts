/**
 * What libraries bring and nothing here reaches, left out of the command line and of what the browser loads: satori's own
 * shaper, half a megabyte that is decoded and started with it, and its parser of font files, for no letter reaches satori
 * (scene/layout); pdf-lib's parser of HTML.
 */
const SHAPER = /"AGFzbQ[\w+/=]{99999,}"/;
const START =
  /(\.exports=)new Promise\(function\((\w+),(\w+)\)\{\w+\(\)\.then\(\w+=>\{\2\(\w+\(\w+\)\)\},\3\)\}\)/;

export const SATORI = /satori\/dist\/standalone\.js$/;

/** Satori's program without its shaper. Throws where it is written in another way. */
export const withoutShaper = (code: string): string => {
  if (!SHAPER.test(code) || !START.test(code))
    throw new Error(
      'Satori has changed: look how its shaper starts now, and correct src/integrations/lean.ts.',
    );
  return code.replace(SHAPER, '""').replace(START, '$1Promise.resolve({createBlob(){}})');
};

export const PARSERS = /^(@shuding\/opentype\.js|node-html-better-parser)$/;

/** The module that is bundled in place of a parser, with the names that are imported from one. */
export const NO_PARSER = 'export const parse = undefined, NodeType = undefined; export default {};';

/**
 * Satori brings a shaper of its own: half a megabyte that is decoded and started with it. Here no letter reaches satori
 * (scene/layout), so what is bundled, for the command line and for the browser, does without.
 */
const SHAPER = /"AGFzbQ[\w+/=]{99999,}"/;
const START =
  /(\.exports=)new Promise\(function\((\w+),(\w+)\)\{\w+\(\)\.then\(\w+=>\{\2\(\w+\(\w+\)\)\},\3\)\}\)/;

export const SATORI = /satori\/dist\/standalone\.js$/;

/** Satori's program without its shaper. Throws where it is written in another way. */
export const withoutShaper = (code: string): string => {
  if (!SHAPER.test(code) || !START.test(code))
    throw new Error(
      'Satori has changed: look how its shaper starts now, and correct src/integrations/satori.ts.',
    );
  return code.replace(SHAPER, '""').replace(START, '$1Promise.resolve({createBlob(){}})');
};

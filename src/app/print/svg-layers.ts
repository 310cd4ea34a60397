/**
 * A large drawing as several, to be painted over one another: a sheet of seventy cards at once would hold up the page
 * for half a second.
 */

/** The most characters of a layer, unless one element has more. */
const MOST = 150_000;

/** Where each outermost element of the body ends. */
const endsOf = (body: string): number[] => {
  const ends: number[] = [];
  let depth = 0;
  for (const { 0: tag, 1: closing, 2: empty, index } of body.matchAll(/<(\/?)[a-zA-Z][^>]*?(\/?)>/g)) {
    if (closing) depth -= 1;
    else if (!empty) depth += 1;
    if (depth === 0) ends.push(index + tag.length);
  }
  return ends;
};

/** Documents of one size that make the picture of an SVG when they are painted in turn. `svg` is as `sceneToSvg` writes it. */
export const svgLayers = (svg: string): readonly string[] => {
  const [head = ''] = /^<svg[^>]*>(<title>[^<]*<\/title>)?(<defs>.*?<\/defs>)?/s.exec(svg) ?? [];
  const body = svg.slice(head.length, svg.lastIndexOf('</svg>'));
  if (head === '' || body.length <= MOST) return [svg];
  const layers: string[] = [];
  let from = 0;
  let last = 0;
  for (const end of endsOf(body)) {
    if (end - from > MOST && last > from) {
      layers.push(body.slice(from, last));
      from = last;
    }
    last = end;
  }
  layers.push(body.slice(from));
  return layers.map((layer) => `${head}${layer}</svg>`);
};

/** SVG to PNG or to dots with the browser's own painter. It needs a document, so it works on the page's thread and not in a worker. */
import * as m from '#messages/studio';
import type { Rasterise } from '../../../files/exports/export-file';
import type { Paint } from '../../../print/ink';

const loadImage = async (svg: string): Promise<HTMLImageElement> => {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
};

/** Lets the page answer between two pieces of work. */
const breathe = (): Promise<void> => new Promise((done) => setTimeout(done));

const paintCanvas = async (svg: string, width: number, height: number, read: boolean, clear = false) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d', { alpha: clear, willReadFrequently: read });
  if (!brush) throw new Error(m.noCanvas);
  brush.fillStyle = '#ffffff';
  if (!clear) brush.fillRect(0, 0, width, height);
  for (const layer of svgLayers(svg)) {
    brush.drawImage(await loadImage(layer), 0, 0, width, height);
    await breathe();
  }
  return { canvas, brush };
};

/** Throws where the browser cannot paint so large a picture. */
export const rasteriseInBrowser: Rasterise = async (svg, width, height, clear) => {
  const { canvas } = await paintCanvas(svg, width, height, false, clear);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error(m.imageTooLarge({ width, height }));
  return new Uint8Array(await blob.arrayBuffer());
};

/** Four bytes a dot, for who counts ink. */
export const paintInBrowser: Paint = async (svg, width, height) => {
  const { brush } = await paintCanvas(svg, width, height, true);
  return brush.getImageData(0, 0, width, height).data;
};

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

/** SVG to PNG or to dots with the browser's own painter. It needs a document, so it works on the page's thread and not in a worker. */
import type { Rasterise } from '../../press/exports/export-file';
import type { Paint } from '../../print/ink';
import { svgLayers } from './svg-layers';

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

/** Throws where the browser cannot paint so large a picture. */
const painted = async (svg: string, width: number, height: number, read: boolean) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d', { alpha: false, willReadFrequently: read });
  if (!brush) throw new Error('This browser offers no canvas. Use another one.');
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, width, height);
  for (const layer of svgLayers(svg)) {
    brush.drawImage(await loadImage(layer), 0, 0, width, height);
    await breathe();
  }
  return { canvas, brush };
};

/** Throws where the browser cannot paint so large a picture. */
export const rasteriseInBrowser: Rasterise = async (svg, width, height) => {
  const { canvas } = await painted(svg, width, height, false);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob)
    throw new Error(`This browser cannot make an image of ${width} × ${height} pixels. Use another one.`);
  return new Uint8Array(await blob.arrayBuffer());
};

/** Four bytes a dot, for who counts ink. */
export const paintInBrowser: Paint = async (svg, width, height) => {
  const { brush } = await painted(svg, width, height, true);
  return brush.getImageData(0, 0, width, height).data;
};

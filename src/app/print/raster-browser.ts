/** SVG to PNG with the browser's own painter. It needs a document, so it works on the page's thread and not in a worker. */
import type { Rasterise } from '../../print/exports/export-file';

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

/** Throws where the browser cannot paint so large a picture. */
export const rasteriseInBrowser: Rasterise = async (svg, width, height) => {
  const image = await loadImage(svg);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const paint = canvas.getContext('2d', { alpha: false });
  if (!paint) throw new Error('This browser offers no canvas. Use another one.');
  paint.fillStyle = '#ffffff';
  paint.fillRect(0, 0, width, height);
  paint.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob)
    throw new Error(`This browser cannot make an image of ${width} × ${height} pixels. Use another one.`);
  return new Uint8Array(await blob.arrayBuffer());
};

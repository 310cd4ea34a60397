/** SVG to PNG for the command line and the tests. */
import sharp from 'sharp';
import type { Rasterise } from './export-file';

/** Dots an inch at which a pixel of the SVG is a pixel of the image. */
const PIXEL_FOR_PIXEL = 72;

/** Without the limit on the size of an SVG: a sheet of 69 cards holds the outlines of all their letters. */
export const rasteriseInNode: Rasterise = async (svg, width, height, clear) => {
  const options = { density: PIXEL_FOR_PIXEL, unlimited: true, limitInputPixels: width * height };
  const picture = sharp(Buffer.from(svg), options);
  const solid = clear ? picture : picture.flatten({ background: '#ffffff' }).removeAlpha();
  return solid.png({ compressionLevel: 9 }).toBuffer();
};

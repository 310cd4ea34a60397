/** SVG to PNG and to dots where there is no browser. */
import sharp from 'sharp';
import type { Paint } from '../../print/ink';
import type { Rasterise } from './export-file';

/** Dots an inch at which a pixel of the SVG is a pixel of the image. */
const PIXEL_FOR_PIXEL = 72;

/** Without the limit on the size of an SVG: a sheet of cards holds the outlines of all their letters. */
export const rasteriseInNode: Rasterise = async (svg, width, height, clear) => {
  const options = { density: PIXEL_FOR_PIXEL, unlimited: true, limitInputPixels: width * height };
  const picture = sharp(Buffer.from(svg), options);
  const solid = clear ? picture : picture.flatten({ background: '#ffffff' }).removeAlpha();
  return solid.png({ compressionLevel: 9 }).toBuffer();
};

/** Four bytes a dot, for who counts ink. */
export const paint: Paint = async (svg, width, height) => {
  const { data, info } = await sharp(Buffer.from(svg), { density: PIXEL_FOR_PIXEL, unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.width !== width || info.height !== height || info.channels !== 4)
    throw new Error(
      `painted ${info.width} x ${info.height} x ${info.channels}, not ${width} x ${height} x 4`,
    );
  return data;
};

/** Paints SVG where dots are counted without a browser. */
import sharp from 'sharp';
import type { Paint } from '../print/ink';

/** Dots an inch at which a pixel of the SVG is a pixel of the image. */
const PIXEL_FOR_PIXEL = 72;

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

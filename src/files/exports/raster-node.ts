/** SVG to PNG and to dots where there is no browser. */
import { OWN_PICTURE_DOTS } from '../../look/icons';
import type { Paint } from '../../print/ink';
import type { PaintPicture } from '../sets';
import { MOST_DOTS } from '../sets/pictures';
import type { Rasterise } from './export-file';

/** A fifth of what the program takes to start: it is loaded where a picture is asked for. */
const loadSharp = async () => (await import('sharp')).default;

/** Dots an inch at which a pixel of the SVG is a pixel of the image. */
const PIXEL_FOR_PIXEL = 72;

/** Without the limit on the size of an SVG: a sheet of cards holds the outlines of all their letters. */
export const rasteriseInNode: Rasterise = async (svg, width, height, clear) => {
  const options = { density: PIXEL_FOR_PIXEL, unlimited: true, limitInputPixels: width * height };
  const sharp = await loadSharp();
  const picture = sharp(Buffer.from(svg), options);
  const solid = clear ? picture : picture.flatten({ background: '#ffffff' }).removeAlpha();
  return solid.png({ compressionLevel: 9 }).toBuffer();
};

/** Four bytes a dot, for who counts ink. */
export const paint: Paint = async (svg, width, height) => {
  const sharp = await loadSharp();
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

/** Seconds that a picture may take: one that takes longer is made to. */
const LONGEST = 20;

/** Cut to a square about its middle, upright as the camera was held, on white. Rejects what is damaged. */
export const paintPicture: PaintPicture = async (bytes, { type, width, height }) => {
  const sharp = await loadSharp();
  const side = OWN_PICTURE_DOTS;
  const scale =
    type === 'svg' ? { density: Math.min(2400, Math.max(1, (72 * side) / Math.min(width, height))) } : {};
  // One after another, and nothing kept: a large picture takes 100 MB while it is unpacked.
  sharp.cache(false);
  const jpeg = await sharp(bytes, {
    ...scale,
    limitInputPixels: MOST_DOTS,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
  })
    .rotate()
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88 })
    .timeout({ seconds: LONGEST })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
};

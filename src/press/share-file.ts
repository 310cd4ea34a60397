/** A share picture as a file. */
import sharp from 'sharp';
import { mmToDots } from '../base/units';
import { Desk } from '../faces/desk';
import { drawShare, SHARE_SIZE, type SharePicture } from '../faces/share-picture';
import { withFonts } from '../scene/fonts/book';
import { layoutScene } from '../scene/layout';
import { sceneToSvg } from '../scene/svg';
import { sharedBook } from './node-book';

/** What link previews are made for. */
export const SHARE_DOTS = { width: 1200, height: 630 } as const;

/** PNG, since not every reader of links knows newer formats; few colours, since there are few. */
export const sharePng = async (picture: SharePicture): Promise<Uint8Array> => {
  const book = await sharedBook();
  const desk = new Desk(book, { size: SHARE_SIZE, ink: 'full' });
  const scene = await layoutScene(picture.title, () => drawShare(picture, desk), SHARE_SIZE, book);
  const svg = await withFonts(book, () => sceneToSvg(scene, { text: book }));
  const density = (SHARE_DOTS.width / mmToDots(SHARE_SIZE.width, 96)) * 96;
  return sharp(Buffer.from(svg), { density })
    .resize({ ...SHARE_DOTS, fit: 'fill' })
    .png({ palette: true, colours: 64, effort: 4 })
    .toBuffer();
};

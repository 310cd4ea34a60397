/** Pictures of what a file holds, for people who would rather look: a hand of cards, or a booklet lying open. */
import sharp from 'sharp';
import { mmToDots } from '../base/units';
import { loadFaces } from '../faces/face';
import { COLORS, hairline } from '../faces/theme';
import type { Kit, Source } from '../games/game';
import { layoutBooklet } from '../print/booklet/layout';
import { readRules } from '../rules/read-rules';
import { withFonts } from '../scene/fonts/book';
import type { Item, Scene } from '../scene/scene';
import { rect, rectData } from '../scene/shapes';
import { sceneToSvg } from '../scene/svg';
import { EDITION } from './edition';
import { sharedBook } from './node-book';
import { showcase } from './showcase';

const GAP = 5;
const CORNER = 3;

/** Pictures side by side on white paper of their own, each cut to its shape. */
const row = (pictures: readonly Scene[], corner: number, gap: number): Scene => {
  let x = 0.2;
  const items: Item[] = [];
  for (const scene of pictures) {
    const { width, height } = scene;
    const picture: Item = { kind: 'picture', scene, x, y: 0.2, width, height };
    items.push(
      rect(x, 0.2, width, height, { radius: corner, fill: COLORS.white }),
      { kind: 'group', clip: rectData(x, 0.2, width, height, corner), items: [picture] },
      rect(x, 0.2, width, height, { radius: corner, stroke: hairline }),
    );
    x += width + gap;
  }
  const tallest = Math.max(...pictures.map((scene) => scene.height));
  return { width: x - gap + 0.2, height: tallest + 0.4, items };
};

/** At most four kinds of a kit's pieces, and their back. */
export const kitPreview = async (source: Source, kit: Kit): Promise<Scene> =>
  row(await showcase(source, kit, 4), CORNER, GAP);

/** Cover and first pages of a booklet. */
export const bookletPreview = async (source: Source): Promise<Scene> => {
  const book = await sharedBook();
  const rules = await readRules(source);
  const { figures } = await loadFaces(source.id);
  const pages = await withFonts(book, () =>
    layoutBooklet(rules, { page: 'a4', book, figures, source, edition: String(EDITION.number) }),
  );
  return row(
    pages.slice(0, 4).map((page) => page.scene),
    0,
    4,
  );
};

/** A scene as WebP, `width` dots wide, transparent where it is empty. Throws `MissingGlyphs`. */
export const toWebp = async (scene: Scene, width: number): Promise<Uint8Array> => {
  const book = await sharedBook();
  const svg = await withFonts(book, () => sceneToSvg(scene, { text: book }));
  const density = (width / mmToDots(scene.width, 96)) * 96;
  return sharp(Buffer.from(svg), { density }).resize({ width }).webp({ quality: 88 }).toBuffer();
};

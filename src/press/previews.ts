/** Pictures of what a file holds, for people who would rather look: some cards in a row, or an open booklet. */
import sharp from 'sharp';
import { unwrap } from '../base/result';
import { mmToDots } from '../base/units';
import { Desk } from '../faces/desk';
import { drawFront, loadFaces, sizeOfPiece } from '../faces/face';
import { drawShare, SHARE_SIZE, type SharePicture } from '../faces/share-picture';
import { COLORS, hairline } from '../faces/theme';
import type { Component, Kit, Source } from '../games/game';
import { layoutBooklet } from '../print/booklet/layout';
import { CARD_FORMATS } from '../print/papers';
import { readRules } from '../rules/read-rules';
import { withFonts } from '../scene/fonts/book';
import { layoutScene } from '../scene/layout';
import type { Item, Scene } from '../scene/scene';
import { rect, rectData } from '../scene/shapes';
import { sceneToSvg } from '../scene/svg';
import { EDITION } from './editions';
import { sharedBook } from './node-book';

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
export const toWebp = async (scene: Scene, width: number, quality = 88): Promise<Uint8Array> => {
  const book = await sharedBook();
  const svg = await withFonts(book, () => sceneToSvg(scene, { text: book }));
  const density = (width / mmToDots(scene.width, 96)) * 96;
  return sharp(Buffer.from(svg), { density }).resize({ width }).webp({ quality }).toBuffer();
};

/** What a kit looks like: one piece of each kind, drawn for the names of the examples, and the back. */
const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox', 'Gil', 'Hal'];

/** `role-mafia-2` is one of `role-mafia`; pieces that are no cards are of one kind when they are cut alike. */
const kindOf = ({ id, shape }: Component): string =>
  shape ? JSON.stringify(shape) : id.replace(/-\d+$/, '');

/** At most `most` fronts, then the back, where there is anything on it. */
export const showcase = async (source: Source, kit: Kit, most = 9): Promise<readonly Scene[]> => {
  const seats = 'players' in source ? source.players.max : undefined;
  const components = unwrap(kit.components({ names: NAMES.slice(0, seats) }));
  const kinds = components
    .filter((piece, i) => components.findIndex((other) => kindOf(other) === kindOf(piece)) === i)
    .slice(0, most);
  const faces = await loadFaces(source.id);
  const book = await sharedBook();
  const lookOf = (component: Component) => ({
    size: sizeOfPiece(component, CARD_FORMATS.standard),
    ink: 'full' as const,
  });
  const fronts = await Promise.all(kinds.map((piece) => drawFront(faces, piece, lookOf(piece), book)));
  const backs = kinds
    .slice(0, 1)
    .map((piece) => faces.back(lookOf(piece), piece.back))
    .filter(({ items }) => items.length > 0)
    .map((back) => ({ ...back, alt: `The back of the ${kit.title.toLowerCase()}` }));
  return [...fronts, ...backs];
};

/** What link previews are made for. */
const SHARE_DOTS = { width: 1200, height: 630 } as const;

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

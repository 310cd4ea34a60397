/** Pictures of what a file holds, for people who would rather look. */

import sharp from 'sharp';
import * as m from '#messages/site';
import { type Component, STANDARD_CARD } from '../base/piece';
import { unwrap } from '../base/result';
import { grouped, withinSentence } from '../base/words';
import { GAMES } from '../games';
import type { Kit, Source } from '../games/game';
import { Canvas } from '../look/canvas';
import { NAMES } from '../look/table-view';
import { COLORS, RULES } from '../look/theme';
import { dotSvg } from '../print/ink';
import { withFonts } from '../scene/fonts/book';
import type { Item, Scene } from '../scene/scene';
import { picture, rect } from '../scene/shapes';
import { paint } from './exports/raster-node';
import { sharedBook } from './node-fonts';
import { drawPieces, loadFaces } from './pieces';
import { laidOutBooklet } from './ready-files';

/** Of a kit's sheets, at most so many sides are shown. */
export const SIDES_SHOWN = 6;

/** The pages of a booklet. */
export const bookletPages = async (source: Source): Promise<readonly Scene[]> => {
  const { pages } = await laidOutBooklet(source)('a4', 'pages');
  return pages.map(({ scene }) => scene);
};

/** A scene stretched over so many dots. Throws `MissingGlyphs`. */
const paintScene = async (scene: Scene, width: number, height: number) => {
  const data = await paint(await dotSvg(scene, await sharedBook(), width, height), width, height);
  return { data, options: { raw: { width, height, channels: 4 } } } as const;
};

/**
 * Leaves 32 levels of each colour, none and all among them: nobody tells more apart where letters are this small, and files
 * are a third smaller. WebP's own way takes fifty times as long.
 */
const coarsen = (rgba: Uint8Array | Uint8ClampedArray): void => {
  const dots = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  // Not by its entries: a pair would be made for each dot.
  for (let at = 0; at < dots.length; at += 1) {
    const dot = dots[at] ?? 0;
    dots[at] = (dot & 0xf8f8f8f8) | ((dot >>> 5) & 0x07070707);
  }
};

/** A scene as WebP, `width` dots wide, transparent where it is empty. Throws `MissingGlyphs`. */
export const toWebp = async (scene: Scene, width: number): Promise<Uint8Array> => {
  const height = Math.round((width * scene.height) / scene.width);
  const { data, options } = await paintScene(scene, width, height);
  coarsen(data);
  return sharp(data, options).webp({ lossless: true, quality: 10, effort: 1 }).toBuffer();
};

/** `role-mafia-2` is one of `role-mafia`; pieces that are no cards are of one kind when they are cut alike. */
const kindOf = ({ id, shape }: Component): string =>
  shape ? JSON.stringify(shape) : id.replace(/-\d+$/, '');

/** What a kit looks like: a front of each kind, at most `most`, then the back, where there is anything on it. */
export const showcase = async (source: Source, kit: Kit, most = 9): Promise<readonly Scene[]> => {
  const seats = Math.min(8, 'players' in source ? (source.players.max ?? 8) : 8);
  const components = unwrap(kit.components({ names: NAMES.slice(0, seats) }));
  const kinds = [...grouped(components, kindOf).values()].flatMap(([first]) => first ?? []).slice(0, most);
  const faces = await loadFaces(source.id);
  const book = await sharedBook();
  const drawn = await drawPieces(kinds, faces, { card: STANDARD_CARD, ink: 'full' }, { book });
  const back = drawn[0]?.back;
  const alt = m.backOf({ kit: withinSentence(kit.title) });
  return [...drawn.map(({ front }) => front), ...(back && back.items.length > 0 ? [{ ...back, alt }] : [])];
};

/** mm: 1200 by 630 dots. */
const SHARE = { width: 240, height: 126 } as const;
const SHARE_DOTS = { width: 1200, height: 630 } as const;
/** Where the pictures begin, and how far their edge leans. */
const SHARE_EDGE = { x: 104, lean: 14 } as const;
/** How far words keep from the edges. */
export const SHARE_MARGIN = 11;
/** Where the title begins, and how far it keeps from the sentence below. */
const SHARE_TITLE = 34;
const SHARE_GAP = 4;

/** Strips of pictures side by side, each through its middle. */
const strips = (pictures: readonly Scene[]): Item[] =>
  pictures.map((scene, k) => {
    const across = (SHARE.width - SHARE_EDGE.x) / pictures.length;
    const left = SHARE_EDGE.x + k * across;
    const [scale, lean] = [SHARE.height / scene.height, SHARE_EDGE.lean];
    const width = scene.width * scale;
    const right = k === pictures.length - 1 ? SHARE.width + lean : left + across;
    const x = left + across / 2 - width / 2;
    return {
      kind: 'group',
      clip: `M${left + lean} 0L${right + lean} 0L${right} ${SHARE.height}L${left} ${SHARE.height}Z`,
      items: [picture(scene, x, 0, { width, height: SHARE.height })],
    };
  });

interface SharePicture {
  readonly title: string;
  /** One sentence. */
  readonly line: string;
  /** Whose picture it has; without one, those of all games. */
  readonly source?: Source;
}

/** Words one below the other beside the picture: a title as large as the sentence at its foot leaves room for. Throws `MissingGlyphs`. */
export const shareScene = async ({ title, line, source }: SharePicture): Promise<Scene> => {
  const book = await sharedBook();
  const canvas = new Canvas(book, { size: SHARE, ink: 'full' });
  const picturesOf = async (sources: readonly Source[]) => {
    const faces = await Promise.all(sources.map(({ id }) => loadFaces(id)));
    return faces.flatMap(({ picture }) => picture?.('full') ?? []);
  };
  const own = await picturesOf(source ? [source] : []);
  const pictures = own.length > 0 ? own : await picturesOf(GAMES);
  return withFonts(book, () => {
    const words = (scene: Scene, y: number): Item => picture(scene, SHARE_MARGIN, y);
    const says = canvas.talk(line, { size: 3.6, width: 80 });
    const foot = SHARE.height - SHARE_MARGIN - says.height;
    const shout = canvas.shout(title, {
      maxSize: 17,
      minSize: 8,
      width: 88,
      maxLines: 4,
      maxHeight: (foot - SHARE_TITLE - SHARE_GAP) / canvas.unit,
      lineHeight: 0.95,
    });
    const items = [
      rect(0, 0, SHARE.width, SHARE.height, { fill: COLORS.paper }),
      ...strips(pictures),
      words(canvas.shout('Paper Dagger', { maxSize: 6.4, width: 88 }), SHARE_MARGIN),
      rect(SHARE_MARGIN, 20.5, 80, 2 * RULES.heavy, { fill: COLORS.ink }),
      words(canvas.label(m.siteKind, { size: 3.4, fill: COLORS.red }), 27),
      words(shout, SHARE_TITLE),
      words(says, foot),
    ];
    return { ...SHARE, items };
  });
};

/**
 * The picture that a link brings along where people share it: its name beside its picture. PNG, since
 * not every reader of links knows newer formats; few colours, since there are few.
 */
export const sharePng = async (shared: SharePicture): Promise<Uint8Array> => {
  const { data, options } = await paintScene(await shareScene(shared), SHARE_DOTS.width, SHARE_DOTS.height);
  return sharp(data, options).png({ palette: true, colours: 64, effort: 4 }).toBuffer();
};

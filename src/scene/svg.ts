/** Scenes as SVG: live text for web pages, outlines for pictures that have to be used alone. */

import { itemAt } from '../base/lists';
import { remembered } from '../base/remembered';
import { checksum } from '../base/words';
import { type FontBook, startOf } from './fonts/book';
import type { ShapingFont } from './fonts/shaper';
import { fromPointToPoint, short } from './paths';
import {
  type Color,
  type ImageItem,
  type Item,
  type Matrix,
  type PathItem,
  placeOf,
  type Scene,
  type Stroke,
  type TextItem,
} from './scene';

interface SvgOptions {
  /**
   * 'live': `<text>` with the class `voice-<voice>`, for pages that have the fonts. A book: text as outlines, for `<img>`
   * and for sharp.
   */
  readonly text: 'live' | FontBook;
  /** What is written for a colour: "var(--ink)", which a style sheet can exchange in dark mode. */
  readonly paints?: Readonly<Partial<Record<Color, string>>>;
  /** Without it the picture is an `img` with the scene's `alt` as its name; with it the picture is decoration. */
  readonly decorative?: boolean;
  /** For pages: shapes that come again are written alike wherever they are, so that a page packs to half. */
  readonly compact?: boolean;
  /** Of its words, where it can lie in a text of another language. */
  readonly language?: string;
}

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

const matrixOf = (matrix: Matrix): string => `matrix(${matrix.map((n) => Number(n.toFixed(6))).join(' ')})`;

/** Writes items. `defs` gets the shapes that they are cut to and the images in them, by their ids. */
const itemsWriter = ({ text: mode, paints, compact }: SvgOptions, defs: Map<string, string>) => {
  const colored = (attribute: 'fill' | 'stroke', color: Color): string =>
    `${attribute}="${paints?.[color] ?? color}"`;

  const stroked = ({ color, width, dash, join }: Stroke): string =>
    [
      `fill="none" ${colored('stroke', color)} stroke-width="${short(width)}"`,
      dash ? ` stroke-dasharray="${dash.map(short).join(' ')}"` : '',
      join ? ` stroke-linejoin="${join}"` : '',
    ].join('');

  const pathOf = ({ d: data, fill, stroke }: PathItem): string => {
    const d = compact ? fromPointToPoint(data) : data;
    const filled = fill ? `<path ${colored('fill', fill)} d="${d}"/>` : '';
    return stroke ? `${filled}<path ${stroked(stroke)} d="${d}"/>` : filled;
  };

  const textOf = (item: TextItem): string => {
    if (mode !== 'live') {
      const d = textOutline(mode, item);
      return d === '' ? '' : `<path ${colored('fill', item.fill)} d="${d}"/>`;
    }
    const anchor = item.anchor && item.anchor !== 'start' ? ` text-anchor="${item.anchor}"` : '';
    const tracking = item.tracking ? ` letter-spacing="${short(item.tracking)}"` : '';
    return `<text x="${short(item.x)}" y="${short(item.y)}" class="voice-${item.voice}" font-size="${short(item.size)}" ${colored('fill', item.fill)}${anchor}${tracking}>${escapeXml(item.text)}</text>`;
  };

  const clipped = (d: string): string => {
    // Named by its shape: pictures on one page that share an id then share the shape too.
    const id = `clip-${checksum(d)}`;
    defs.set(id, `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    return ` clip-path="url(#${id})"`;
  };

  /** Once, however often it is shown. */
  const imageOf = ({ data, x, y, width, height }: ImageItem): string => {
    const id = `image-${checksum(data)}`;
    defs.set(id, `<image id="${id}" width="1" height="1" preserveAspectRatio="none" href="${data}"/>`);
    return `<use href="#${id}" transform="${matrixOf([width, 0, 0, height, x, y])}"/>`;
  };

  const write = (items: readonly Item[]): string =>
    items
      .map((item) => {
        if (item.kind === 'path') return pathOf(item);
        if (item.kind === 'text') return textOf(item);
        if (item.kind === 'image') return imageOf(item);
        if (item.kind === 'group') {
          const matrix = item.matrix ? ` transform="${matrixOf(item.matrix)}"` : '';
          return `<g${matrix}${item.clip ? clipped(item.clip) : ''}>${write(item.items)}</g>`;
        }
        return `<g transform="${matrixOf(placeOf(item))}">${write(item.scene.items)}</g>`;
      })
      .join('');
  return write;
};

/** Sizes of a font that are kept: more than the pieces of a game have. */
const MOST_SIZES = 500;

/** Glyphs as path data in steps from where each stands, to 0.01 mm: a letter has one shape wherever it is. `scale` is in mm. */
const glyphSteps = remembered((font: ShapingFont) =>
  remembered(
    (scale: number) =>
      remembered((glyph: number): string => {
        let start: readonly number[] = [0, 0];
        let here = start;
        return font
          .outline(glyph)
          .map(({ type, values }) => {
            const points = values.map((value, i) => Math.round(value * (i % 2 === 0 ? scale : -scale) * 100));
            const steps = points.map((point, i) => short((point - itemAt(here, i % 2)) / 100));
            here = type === 'Z' ? start : points.slice(-2);
            if (type === 'M') start = here;
            return type.toLowerCase() + steps.join(' ');
          })
          .join('');
      }),
    MOST_SIZES,
  ),
);

/** A line of text as path data. Throws `FontsNeeded` and `MissingGlyphs`. */
const textOutline = (book: FontBook, item: TextItem): string => {
  const shaped = book.shape(item.text, item.voice);
  const parts: string[] = [];
  let x = startOf(item, shaped);
  for (const run of shaped.runs) {
    const font = book.font(run.font);
    const stepsOf = glyphSteps(font)(item.size / font.unitsPerEm);
    run.ids.forEach((id, i) => {
      const [dx, dy] = run.offsets[i] ?? [0, 0];
      const steps = stepsOf(id);
      if (steps !== '') parts.push(`M${short(x + dx * item.size)} ${short(item.y - dy * item.size)}${steps}`);
      x += (run.advances[i] ?? 0) * item.size + (run.joined ? 0 : (item.tracking ?? 0));
    });
  }
  return parts.join('');
};

/** A whole SVG document, its size in mm and its user unit 1 mm. */
export const sceneToSvg = (scene: Scene, options: SvgOptions): string => {
  const known = new Map<string, string>();
  const body = itemsWriter(options, known)(scene.items);
  const defs = known.size === 0 ? '' : `<defs>${[...known.values()].join('')}</defs>`;
  const named = scene.alt !== undefined && !options.decorative;
  const role = named ? ' role="img"' : ' aria-hidden="true"';
  const lang = options.language === undefined ? '' : ` lang="${options.language}"`;
  const title = named ? `<title>${escapeXml(scene.alt ?? '')}</title>` : '';
  const size = `width="${short(scene.width)}mm" height="${short(scene.height)}mm"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${short(scene.width)} ${short(scene.height)}"${role}${lang}>${title}${defs}${body}</svg>`;
};

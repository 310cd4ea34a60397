/**
 * What pictures of people's own may be: PNG, JPEG, WebP and plain SVG, no larger than a camera makes them. They are judged by their first
 * bytes, before anything unpacks them. What passes is painted into a square of dots; no file goes onto a card or a page as it is.
 */
import * as m from '#messages/sets';
import { err, ok, type Result } from '../../base/result';

/** Bytes of one picture, its longest side and all its dots. */
export const MOST_BYTES = 10_000_000;
const MOST_SIDE = 8000;
export const MOST_DOTS = 16_000_000;

export interface PictureHead {
  readonly type: 'png' | 'jpeg' | 'webp' | 'svg';
  /** In dots, or in the user units of an SVG. */
  readonly width: number;
  readonly height: number;
}

const textAt = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const pngHead = (view: DataView): PictureHead => ({
  type: 'png',
  width: view.getUint32(16),
  height: view.getUint32(20),
});

/** The frame header of a JPEG (ITU T.81, B.2.2), which can come after any number of other segments. */
const jpegHead = (view: DataView): PictureHead | undefined => {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { type: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
};

const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) + (view.getUint8(at + 2) << 16);

/** The first chunk of a WebP: lossy, lossless or extended (RFC 9649, 2.5 to 2.7). */
const webpHead = (view: DataView, chunk: string): PictureHead | undefined => {
  const size = (width: number, height: number) => ({ type: 'webp', width, height }) as const;
  if (chunk === 'VP8 ') return size(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  if (chunk === 'VP8X') return size(uint24(view, 24) + 1, uint24(view, 27) + 1);
  if (chunk !== 'VP8L') return undefined;
  const bits = view.getUint32(21, true);
  return size((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1);
};

interface Named {
  readonly name: string;
}

/** What no picture needs, and what a program that paints one could be made to run, fetch or repeat without end. */
const STRAY_SVG: readonly (readonly [RegExp, (named: Named) => string])[] = [
  [/<!DOCTYPE|<!ENTITY/i, m.svgEntities],
  [/<[\w-]*:?script\b|\son\w+\s*=|javascript:/i, m.svgScript],
  [/<[\w-]*:?(foreignObject|iframe|object|embed|audio|video|handler|listener)\b/i, m.svgPage],
  [/<\?xml-stylesheet|@import|url\(\s*['"]?\s*(?!#)[^)\s]/i, m.svgOutside],
  [/\b(href|src)\s*=\s*(?!["']\s*(#|data:image\/(png|jpeg|webp);base64,))/i, m.svgOutside],
  [/<[\w-]*:?use\b/i, m.svgRepeats],
];

const lengthOf = (tag: string, name: string): number => {
  const [, value = '', unit = ''] =
    new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.eE+]+)\\s*([a-z%]*)`).exec(tag) ?? [];
  const scale = { '': 1, px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 }[unit];
  return scale === undefined ? Number.NaN : Number.parseFloat(value) * scale;
};

const svgHead = (bytes: Uint8Array, named: Named): Result<PictureHead> => {
  const refuse = (message: (named: Named) => string) => err('bad-picture', message(named));
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse(m.svgWrongEncoding);
  }
  const [tag = ''] = /<svg\b[^>]*>/.exec(text) ?? [];
  if (tag === '') return refuse(m.svgTagMissing);
  const stray = STRAY_SVG.find(([pattern]) => pattern.test(text));
  if (stray) return refuse(stray[1]);
  const [, , across = 0, down = 0] = (/\sviewBox\s*=\s*["']([^"']*)/.exec(tag)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [wide, high] = [lengthOf(tag, 'width'), lengthOf(tag, 'height')];
  // One side alone is as long beside the other as in the view box.
  const width = wide || (high * across) / down || across;
  const height = high || (wide * down) / across || down;
  return width > 0 && height > 0 ? ok({ type: 'svg', width, height }) : refuse(m.svgSizeMissing);
};

const headOf = (bytes: Uint8Array, named: Named): Result<PictureHead> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const unknown = err('bad-picture', m.pictureTypeUnknown(named));
  const found = (head: PictureHead | undefined): Result<PictureHead> => (head ? ok(head) : unknown);
  if (bytes.length >= 32) {
    if (textAt(bytes, 1, 4) === 'PNG' && textAt(bytes, 12, 16) === 'IHDR') return found(pngHead(view));
    if (view.getUint16(0) === 0xffd8) return found(jpegHead(view));
    if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP')
      return found(webpHead(view, textAt(bytes, 12, 16)));
  }
  return /^\s*(\uFEFF)?\s*</.test(textAt(bytes, 0, 64).replace('ï»¿', '')) ? svgHead(bytes, named) : unknown;
};

/** What a picture of this name is, or why it is refused. */
export const readPicture = (bytes: Uint8Array, name = ''): Result<PictureHead> => {
  if (bytes.length > MOST_BYTES) return err('bad-picture', m.pictureTooLarge({ name, mb: MOST_BYTES / 1e6 }));
  const head = headOf(bytes, { name });
  if (!head.ok) return head;
  const { width, height } = head.value;
  if (width < 1 || height < 1) return err('bad-picture', m.pictureNoDots({ name }));
  return Math.max(width, height) > MOST_SIDE || width * height > MOST_DOTS
    ? err(
        'bad-picture',
        m.pictureTooManyDots({ name, width, height, side: MOST_SIDE, millions: MOST_DOTS / 1e6 }),
      )
    : head;
};

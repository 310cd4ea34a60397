/**
 * PNG files as this program hands them out: the picture and its resolution, nothing else. What a rasteriser adds -
 * colour profiles, texts, times - goes, so that files say nothing of the machine that made them.
 */
import { type Zippable, zipSync } from 'fflate';
import { EDITION } from '../editions';

const SIGNATURE = 8;
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

const crc = (bytes: Uint8Array): number => {
  let c = 0xffffffff;
  for (const byte of bytes) c = (CRC_TABLE[(c ^ byte) & 0xff] as number) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
};

interface Chunk {
  readonly type: string;
  /** Length, type, data and check sum. */
  readonly bytes: Uint8Array;
}

const chunksOf = (png: Uint8Array): readonly Chunk[] => {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE; at < png.length; ) {
    const end = at + 12 + view.getUint32(at);
    chunks.push({
      type: String.fromCharCode(...png.subarray(at + 4, at + 8)),
      bytes: png.subarray(at, end),
    });
    at = end;
  }
  return chunks;
};

/** The chunk pHYs: dots a metre, the same both ways. */
const resolution = (dpi: number): Uint8Array => {
  const bytes = new Uint8Array(21);
  const view = new DataView(bytes.buffer);
  const perMetre = Math.round(dpi / 0.0254);
  view.setUint32(0, 9);
  bytes.set(
    [...'pHYs'].map((letter) => letter.charCodeAt(0)),
    4,
  );
  view.setUint32(8, perMetre);
  view.setUint32(12, perMetre);
  bytes[16] = 1; // the unit is the metre
  view.setUint32(17, crc(bytes.subarray(4, 17)));
  return bytes;
};

/** The same picture with `dpi` as its only remark. */
export const plainPng = (png: Uint8Array, dpi: number): Uint8Array => {
  const parts = [png.subarray(0, SIGNATURE)];
  for (const { type, bytes } of chunksOf(png)) {
    if (!KEPT.has(type)) continue;
    parts.push(bytes);
    // The resolution has to be before the picture's data.
    if (type === 'IHDR') parts.push(resolution(dpi));
  }
  const plain = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    plain.set(part, at);
    at += part.length;
  }
  return plain;
};

/** Zip files whose bytes depend on their contents alone. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Already compressed, as images are: it is stored as it is. */
  readonly packed: boolean;
}

/** Midnight of the edition's day wherever this runs: a zip writes the time of the clock on the wall, without a zone. */
const editionTime = (): Date => {
  const [year = 0, month = 0, day = 0] = EDITION.date.split('-').map(Number);
  return new Date(year, month - 1, day);
};

/** Entries in their order. Throws where two have one name. */
export const zipOf = (entries: readonly ZipEntry[]): Uint8Array => {
  const mtime = editionTime();
  const files: Zippable = {};
  for (const { name, bytes, packed } of entries) {
    if (name in files) throw new Error(`two files of an export are called ${name}`);
    files[name] = [bytes, { level: packed ? 0 : 9, mtime }];
  }
  return zipSync(files);
};

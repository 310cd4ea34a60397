/**
 * PNG files as this program hands them out: the picture and its resolution, nothing else. What a rasteriser adds -
 * colour profiles, texts, times - goes, so that files say nothing of the machine that made them.
 */
import { concatBytes } from '@noble/hashes/utils.js';
import { type Zippable, zipSync } from 'fflate';
import { EDITION } from '../editions';

const SIGNATURE = 8;
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** The chunk pHYs with its check sum: 11811 dots a metre both ways, which are 300 an inch. */
const RESOLUTION = Uint8Array.of(
  ...[0, 0, 0, 9, 0x70, 0x48, 0x59, 0x73],
  ...[0, 0, 0x2e, 0x23, 0, 0, 0x2e, 0x23, 1, 0x78, 0xa5, 0x3f, 0x76],
);

/** The same picture with its resolution, that of all card images, as its only remark. */
export const plainPng = (png: Uint8Array): Uint8Array => {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const parts = [png.subarray(0, SIGNATURE)];
  for (let at = SIGNATURE, end = at; at < png.length; at = end) {
    // A chunk is the length of its data, its type, the data and a check sum.
    end = at + 12 + view.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (KEPT.has(type)) parts.push(png.subarray(at, end));
    // The resolution has to be before the picture's data.
    if (type === 'IHDR') parts.push(RESOLUTION);
  }
  return concatBytes(...parts);
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

/** Entries in their order, of one day. Throws where two have one name. */
export const zipOf = (entries: readonly ZipEntry[], mtime = editionTime()): Uint8Array => {
  const files: Zippable = {};
  for (const { name, bytes, packed } of entries) {
    if (name in files) throw new Error(`two files of an export are called ${name}`);
    files[name] = [bytes, { level: packed ? 0 : 9, mtime }];
  }
  return zipSync(files);
};

/** Zip files whose bytes depend on their contents alone. */
import { type Zippable, zipSync } from 'fflate';
import { EDITION } from '../edition';

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

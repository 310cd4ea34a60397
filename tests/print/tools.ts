/** The programs that look at our files from outside: poppler's, qpdf and HarfBuzz's. */
import { execFileSync } from 'node:child_process';
import type { PDF_PROGRAMS } from '../../scripts/test/programs';

type Program = (typeof PDF_PROGRAMS)[number];

/** What a program prints. Throws with its complaint when it fails. */
export const run = (program: Program, ...words: readonly string[]): string =>
  execFileSync(program, words, { encoding: 'utf8', maxBuffer: 1 << 27 });

/** A program's picture of a page: grey values, 0 is black. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** All pages of a file as dots, `dpi` an inch. */
export const rasters = (file: string, dpi: number): Grey[] => {
  const all = execFileSync('pdftoppm', ['-gray', '-r', String(dpi), file], { maxBuffer: 1 << 28 });
  const pages: Grey[] = [];
  for (let at = 0; at < all.length; ) {
    const [head = '', width, height] =
      /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(all.subarray(at, at + 40).toString('latin1')) ?? [];
    const size = Number(width) * Number(height);
    if (!size) throw new Error(`pdftoppm wrote no picture at byte ${at}`);
    at += head.length;
    pages.push({
      width: Number(width),
      height: Number(height),
      pixels: new Uint8Array(all.subarray(at, at + size)),
    });
    at += size;
  }
  return pages;
};

/** The share of a picture that is darker than middle grey. */
export const inkShare = ({ pixels }: Grey): number =>
  pixels.filter((value) => value < 128).length / pixels.length;

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

/** A page as dots, `dpi` an inch; `box` in mm cuts a part out of it. */
export const raster = (
  file: string,
  page: number,
  dpi: number,
  box?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Grey => {
  const dots = (mm: number): string => String(Math.round((mm / 25.4) * dpi));
  const crop = box
    ? ['-x', dots(box.x), '-y', dots(box.y), '-W', dots(box.width), '-H', dots(box.height)]
    : [];
  const pgm = execFileSync(
    'pdftoppm',
    ['-gray', '-r', String(dpi), '-f', String(page), '-l', String(page), ...crop, file],
    { maxBuffer: 1 << 28 },
  );
  const [, width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.subarray(0, 40).toString('latin1')) ?? [];
  const size = Number(width) * Number(height);
  return {
    width: Number(width),
    height: Number(height),
    pixels: new Uint8Array(pgm.subarray(pgm.length - size)),
  };
};

/** The share of a picture that is darker than middle grey. */
export const inkShare = ({ pixels }: Grey): number =>
  pixels.filter((value) => value < 128).length / pixels.length;

/**
 * The programs that look at our files from outside: poppler's, qpdf and HarfBuzz's. They are found on the machine, installed from
 * Debian's packages where that is possible, or asked for; no test does without them.
 */
import { execFileSync, spawnSync } from 'node:child_process';

const PROGRAMS = ['qpdf', 'pdffonts', 'pdfinfo', 'pdftotext', 'pdftoppm', 'hb-shape'] as const;
export type Program = (typeof PROGRAMS)[number];

const INSTALL = 'apt-get update && apt-get install -y poppler-utils qpdf libharfbuzz-bin';

const missing = (): Program[] =>
  PROGRAMS.filter((program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0);

/** Throws with the command that gets the programs where they are missing and cannot be installed. */
const findTools = (): void => {
  if (missing().length === 0) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('sh', ['-c', 'command -v apt-get']).status === 0)
    spawnSync('sh', ['-c', INSTALL], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  const still = missing();
  if (still.length > 0)
    throw new Error(
      `these tests need ${still.join(', ')}: run "${isRoot ? '' : 'sudo '}sh -c '${INSTALL}'" first`,
    );
};

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

export { findTools as setup };

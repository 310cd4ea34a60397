/** What a printed file takes: sides, ink in solid black pages, and its smallest type. Run alone, it measures all ready files. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { READY_FILES } from '../../src/files/ready-files';
import { compose, type Matrix } from '../../src/scene/scene';
import { complaints } from './accessible';
import { type Operation, type ReadPage, readContent, readPdf } from './reader';
import { type Grey, rasters } from './tools';

const DPI = 50;
const MM_TO_POINTS = 72 / 25.4;

/** The ink of a side as a share of it, 0 to 1, as poppler renders it. */
const inkOn = ({ pixels }: Grey): number =>
  pixels.reduce((sum, value) => sum + (255 - value), 0) / (255 * pixels.length);

/** Sizes of all type that a stream shows, in points on paper, its forms included. */
const sizesIn = (operations: readonly Operation[], forms: ReadPage['forms']): number[] => {
  const sizes: number[] = [];
  let text: Matrix = [1, 0, 0, 1, 0, 0];
  let size = 0;
  for (const { operator, operands, matrix } of operations) {
    if (operator === 'Tm') text = operands.map(Number) as unknown as Matrix;
    if (operator === 'Tf') size = Number(operands[1]);
    if (operator === 'TJ') {
      const [a, b] = compose(matrix, text);
      sizes.push(Math.hypot(a, b) * size * MM_TO_POINTS);
    }
    const form = operator === 'Do' ? forms.get((operands[0] ?? '').slice(1)) : undefined;
    if (form) sizes.push(...sizesIn(readContent(form.content, matrix), forms));
  }
  return sizes;
};

/** Widths of all lines that a stream draws, mm on paper, its forms included. */
const linesIn = (operations: readonly Operation[], forms: ReadPage['forms']): number[] => {
  const widths: number[] = [];
  const kept: number[] = [];
  let width = 1 / MM_TO_POINTS;
  for (const { operator, operands, matrix } of operations) {
    const [a, b, c, d] = matrix;
    if (operator === 'q') kept.push(width);
    if (operator === 'Q') width = kept.pop() ?? width;
    if (operator === 'w') width = Number(operands[0]);
    if (/^(S|B\*?)$/.test(operator)) widths.push(width * Math.sqrt(Math.abs(a * d - b * c)));
    const form = operator === 'Do' ? forms.get((operands[0] ?? '').slice(1)) : undefined;
    if (form) widths.push(...linesIn(readContent(form.content, matrix), forms));
  }
  return widths;
};

export interface Measured {
  readonly sides: number;
  /** All ink of the file, in pages that are black all over. */
  readonly solid: number;
  /** Points. */
  readonly smallest: number;
  /** mm. */
  readonly thinnest: number;
  /** It says that it is PDF/UA; and what of that it is not. */
  readonly claims: boolean;
  readonly complaints: ReturnType<typeof complaints>;
  readonly kilobytes: number;
}

export const measure = async (bytes: Uint8Array): Promise<Measured> => {
  const folder = mkdtempSync(join(tmpdir(), 'measured-'));
  const file = join(folder, 'file.pdf');
  writeFileSync(file, bytes);
  const { pages } = await readPdf(bytes);
  const solid = rasters(file, DPI).reduce((sum, page) => sum + inkOn(page), 0);
  const wrong = complaints(file);
  const claims = Buffer.from(bytes).includes('<pdfuaid:part>1<');
  rmSync(folder, { recursive: true });
  const smallest = Math.min(...pages.flatMap(({ operations, forms }) => sizesIn(operations, forms)));
  const thinnest = Math.min(...pages.flatMap(({ operations, forms }) => linesIn(operations, forms)));
  return {
    sides: pages.length,
    solid,
    smallest,
    thinnest,
    claims,
    complaints: wrong,
    kilobytes: bytes.length / 1024,
  };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, kind, make } of READY_FILES) {
    if (kind !== 'kit') continue;
    const bytes = await make();
    if (process.argv[2]) writeFileSync(join(process.argv[2], name), bytes);
    const { sides, solid, smallest, kilobytes } = await measure(bytes);
    process.stdout.write(
      `${name.padEnd(28)} ${sides} sides, ${solid.toFixed(2)} solid, ${smallest.toFixed(2)} pt, ${kilobytes.toFixed(0)} KB\n`,
    );
  }
}

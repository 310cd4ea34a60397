/** Cut files as other programs read them: their outlines are those of the printed sheets, and so are their creases. */
import DxfParser, { type IPolylineEntity } from 'dxf-parser';
import svgpath from 'svgpath';
import { beforeAll, describe, expect, it } from 'vitest';
import { unwrap } from '../../src/base/result';
import { decodeJob } from '../../src/files/job';
import { drawKit, printKit } from '../../src/files/kit-file';
import { sharedBook } from '../../src/files/node-fonts';
import type { Matrix } from '../../src/scene/scene';
import { type Operation, type ReadPage, readContent, readPdf } from './reader';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners of a page's paths, mm, those within its pictures too. */
const cornersOf = (operations: readonly Operation[], forms: ReadPage['forms']): Point[] =>
  operations.flatMap(({ operator, operands, matrix }) => {
    if (operator === 'Do')
      return cornersOf(readContent(forms.get(operands[0]?.slice(1) ?? '')?.content ?? '', matrix), forms);
    if (!['m', 'l', 'c'].includes(operator)) return [];
    const [x = 0, y = 0] = operands.slice(-2).map(Number);
    const [a, b, c, d, e, f] = matrix as Matrix;
    return [{ x: a * x + c * y + e, y: b * x + d * y + f }];
  });

type Lines = Readonly<Record<string, readonly (readonly Point[])[]>>;

const grouped = (lines: readonly { readonly layer: string; readonly points: readonly Point[] }[]): Lines =>
  Object.fromEntries(
    ['cut', 'score', 'register'].map((layer) => [
      layer,
      lines.filter((line) => line.layer === layer).map(({ points }) => points),
    ]),
  );

const readDxf = (text: string, height: number): Lines => {
  const { entities = [] } = new DxfParser().parseSync(text) ?? {};
  return grouped(
    entities.map((entity) => ({
      layer: entity.layer,
      points: (entity as IPolylineEntity).vertices.map(({ x, y }) => ({ x, y: height - y })),
    })),
  );
};

const readSvg = (text: string): Lines =>
  grouped(
    [...text.matchAll(/<g id="(\w+)"[^>]*>([\s\S]*?)<\/g>/g)].flatMap(([, layer = '', paths = '']) =>
      [...paths.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => {
        const points: Point[] = [];
        svgpath(d)
          .abs()
          .iterate(([command, ...values]) => {
            const [x = 0, y = 0] = (values as number[]).slice(-2);
            if (command !== 'Z') points.push({ x, y });
          });
        return { layer, points };
      }),
    ),
  );

/** Board, coins, nets and pawns on mixed sheets; hexes that share their cuts; cards with registration marks. */
const JOBS = [
  ['tmag', 'kit=tmag&marks=lines&backs=none', 0],
  ['hexes', 'kit=nation&marks=lines&backs=none&pieces=target-1,target-2x3,target-18', 0],
  ['registered', 'kit=target&count=5&marks=lines&backs=long&register=5&skip=2', 3],
  // Its board is as wide as what is between the marks.
  ['registered tmag', 'kit=tmag&part=game&marks=lines&register=5', 3],
] as const;

describe.each(JOBS)('the cut files of %s', (_name, fragment, marks) => {
  let sheets: { corners: readonly Point[]; svg: Lines; dxf: Lines; pieces: number }[];
  beforeAll(async () => {
    const book = await sharedBook();
    const [svg, dxf] = await Promise.all(
      ['svg', 'dxf'].map(async (cut) =>
        unwrap(await printKit(unwrap(decodeJob(`${fragment}&cut=${cut}`)), { book })),
      ),
    );
    const { sides } = unwrap(await drawKit(unwrap(decodeJob(fragment)), { book }));
    const { pages } = await readPdf(svg?.bytes ?? new Uint8Array());
    sheets = sides
      .flatMap((side, page) => (side.face === 'front' ? [{ side, page: pages[page] as ReadPage }] : []))
      .map(({ side, page }, i) => ({
        corners: cornersOf(page.operations, page.forms),
        svg: readSvg(svg?.cuts[i]?.text ?? ''),
        dxf: readDxf(dxf?.cuts[i]?.text ?? '', page.height),
        pieces: side.placements.length,
      }));
  });

  it('have an outline for each piece, and marks where they are wanted', () => {
    for (const { svg, dxf, pieces } of sheets)
      for (const lines of [svg, dxf]) {
        expect(pieces).toBeGreaterThan(0);
        expect(lines.cut).toHaveLength(pieces);
        expect(lines.register?.length === 0).toBe(marks === 0);
        for (const mark of lines.register ?? []) {
          const [xs, ys] = (['x', 'y'] as const).map((axis) => mark.map((point) => point[axis]));
          const isFar = (value: number, all: readonly number[] = []): boolean =>
            value < Math.min(...all) - 0.95 || value > Math.max(...all) + 0.95;
          for (const { x, y } of (lines.cut ?? []).flat()) expect(isFar(x, xs) || isFar(y, ys)).toBe(true);
        }
      }
  });

  it('are where the sheet has them, to 0.05 mm', () => {
    for (const { corners, svg, dxf } of sheets) {
      const off = ({ x, y }: Point): number =>
        Math.min(...corners.map((corner) => Math.hypot(corner.x - x, corner.y - y)));
      for (const layer of ['cut', 'score', 'register'] as const) {
        for (const point of (svg[layer] ?? []).flat()) expect(off(point), layer).toBeLessThan(0.05);
        // DXF has no curves: what is round has many corners, and every one of them is between two of the sheet's.
        const straight = (dxf[layer] ?? []).filter(({ length }) => length < 40).flat();
        for (const point of straight) expect(off(point), layer).toBeLessThan(0.05);
        const round = (dxf[layer] ?? []).filter(({ length }) => length >= 40);
        for (const points of round) {
          const ends = points.filter((_, k) => k % 24 === 0);
          for (const point of ends) expect(off(point), layer).toBeLessThan(0.05);
          const [across = 0, down = 0] = (['x', 'y'] as const).map((axis) => {
            const values = points.map((point) => point[axis]);
            return Math.max(...values) - Math.min(...values);
          });
          expect(across).toBeCloseTo(down, 1);
        }
      }
    }
  });
});

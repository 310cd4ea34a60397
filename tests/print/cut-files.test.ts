/** Cut files as other programs read them: their outlines are those of the printed sheets, and so are their creases. */
import DxfParser, { type ICircleEntity, type IPolylineEntity } from 'dxf-parser';
import svgpath from 'svgpath';
import { beforeAll, describe, expect, it } from 'vitest';
import { unwrap } from '../../src/base/result';
import { decodeJob } from '../../src/files/job';
import { drawKit, printKit } from '../../src/files/kit-file';
import { sharedBook } from '../../src/files/node-fonts';
import { turnOf, uprightBox } from '../../src/print/kit-sheets';
import { outlineOf } from '../../src/print/packing';
import { segments } from '../../src/scene/paths';
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

/** A straight cut, or a part of a circle, clockwise on the paper where `radius` is above 0; and the layer that it is in. */
interface Cut {
  readonly layer: string;
  /** Which of the blade's ways it is a part of. */
  readonly way: number;
  readonly from: Point;
  readonly to: Point;
  readonly radius: number;
}

const readDxf = (text: string, height: number): Cut[] => {
  const { entities = [] } = new DxfParser().parseSync(text) ?? {};
  const onPaper = ({ x, y }: Point): Point => ({ x, y: height - y });
  return entities.flatMap((entity, way): Cut[] => {
    const { layer } = entity;
    if (entity.type === 'CIRCLE') {
      const { center, radius } = entity as ICircleEntity;
      const { x, y } = onPaper(center);
      const [left, right] = [
        { x: x - radius, y },
        { x: x + radius, y },
      ];
      return [
        { layer, way, from: left, to: right, radius },
        { layer, way, from: right, to: left, radius },
      ];
    }
    const { vertices, shape } = entity as IPolylineEntity & { vertices: readonly { bulge?: number }[] };
    return vertices.slice(shape ? 0 : 1).map((vertex, i): Cut => {
      const start = shape ? vertex : (vertices[i] as typeof vertex);
      const end = shape ? (vertices[(i + 1) % vertices.length] as typeof vertex) : vertex;
      const chord = Math.hypot(end.x - start.x, end.y - start.y);
      const half = 2 * Math.atan(-(start.bulge ?? 0));
      const radius = half === 0 ? 0 : chord / 2 / Math.sin(half);
      return { layer, way, from: onPaper(start), to: onPaper(end), radius };
    });
  });
};

const readSvg = (text: string): Cut[] => {
  let way = 0;
  return [...text.matchAll(/<g id="(\w+)"[^>]*>([\s\S]*?)<\/g>/g)].flatMap(([, layer = '', paths = '']) =>
    [...paths.matchAll(/ d="([^"]+)"/g)].flatMap(([, d = '']) => {
      const cuts: Cut[] = [];
      way++;
      let [from, start] = [
        { x: 0, y: 0 },
        { x: 0, y: 0 },
      ];
      svgpath(d)
        .abs()
        .iterate(([command, ...values]) => {
          const [x = 0, y = 0] = command === 'Z' ? [start.x, start.y] : (values as number[]).slice(-2);
          if (command === 'M') start = { x, y };
          else if (x !== from.x || y !== from.y)
            cuts.push({ layer, way, from, to: { x, y }, radius: command === 'A' ? Number(values[0]) : 0 });
          from = { x, y };
        });
      return cuts;
    }),
  );
};

/** The middle of what is cut in a curve, on the right of the blade's way. */
const middleOf = ({ from, to, radius }: Cut): Point => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const chord = Math.hypot(dx, dy);
  const rise = Math.sqrt(Math.max(0, radius ** 2 - chord ** 2 / 4));
  return { x: (from.x + to.x) / 2 - (rise * dy) / chord, y: (from.y + to.y) / 2 + (rise * dx) / chord };
};

/** By hand: `hypot` guards against numbers that no sheet has, and takes ten times as long. */
const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** From a point to a cut; to a curve as far as it is beside it. */
const off = (point: Point, cut: Cut): number => {
  const { from, to, radius } = cut;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const ends = Math.min(distance(point, from), distance(point, to));
  if (radius > 0) {
    const isBeside = (point.x - from.x) * dy - (point.y - from.y) * dx > -1e-3;
    return isBeside ? Math.abs(distance(point, middleOf(cut)) - radius) : ends;
  }
  const share = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx ** 2 + dy ** 2);
  if (share < 0 || share > 1) return ends;
  return distance(point, { x: from.x + share * dx, y: from.y + share * dy });
};

const nearest = (point: Point, cuts: readonly Cut[]): number =>
  Math.min(...cuts.map((cut) => off(point, cut)));

/** Points of path data, a fifth of a mm apart and less, and its corners. */
const sampled = (d: string): { points: Point[]; corners: Point[] } => {
  const [points, corners]: [Point[], Point[]] = [[], []];
  for (const { command, points: v } of segments(d)) {
    const from = corners.at(-1);
    const to = command === 'Z' ? (corners[0] as Point) : { x: v.at(-2) ?? 0, y: v.at(-1) ?? 0 };
    if (from) {
      const [a, b, c, e] = [v[0] ?? 0, v[1] ?? 0, v[2] ?? 0, v[3] ?? 0];
      const count = Math.ceil(distance(from, to) * 5) + 1;
      for (let k = 0; k <= count; k++) {
        const t = k / count;
        const on = (p: number, q: number, r: number, end: number): number =>
          command === 'C'
            ? (1 - t) ** 3 * p + 3 * t * (1 - t) ** 2 * q + 3 * t ** 2 * (1 - t) * r + t ** 3 * end
            : p + t * (end - p);
        points.push({ x: on(from.x, a, c, to.x), y: on(from.y, b, e, to.y) });
      }
    }
    if (command !== 'Z') corners.push(to);
  }
  return { points, corners };
};

/** Board, coins, nets and pawns on mixed sheets; hexes that share their cuts; cards with registration marks; a mixed first sheet. */
const JOBS = [
  ['tmag', 'kit=tmag&marks=lines&backs=none', 0],
  ['hexes', 'kit=nation&marks=lines&backs=none&pieces=target-1,target-2x3,target-18', 0],
  ['a honeycomb', 'kit=nation&marks=lines&backs=none&part=targets', 0],
  ['registered', 'kit=target&count=5&marks=lines&backs=long&register=5&skip=2', 3],
  // Its board is as wide as what is between the marks.
  ['registered tmag', 'kit=tmag&part=game&marks=lines&register=5', 3],
  ['cards edge to edge', 'kit=mafia&count=9&marks=lines&backs=none', 0],
  ['cards and squares', 'kit=nation&marks=lines&backs=none&pieces=weapon-1x3,map-1,cash-1x7,die-1', 0],
] as const;

describe.each(JOBS)('the cut files of %s', (_name, fragment, marks) => {
  interface Sheet {
    readonly corners: readonly Point[];
    readonly files: readonly (readonly Cut[])[];
    /** Of each piece its middle, and points of its outline: of a card without what its round corners lack. */
    readonly pieces: readonly { readonly middle: Point; readonly outline: readonly Point[] }[];
  }
  let sheets: Sheet[];
  beforeAll(async () => {
    const book = await sharedBook();
    const [svg, dxf] = await Promise.all(
      ['svg', 'dxf'].map(async (cut) =>
        unwrap(await printKit(unwrap(decodeJob(`${fragment}&cut=${cut}`)), { book })),
      ),
    );
    const { sides, pieces } = unwrap(await drawKit(unwrap(decodeJob(fragment)), { book }));
    const { pages } = await readPdf(svg?.bytes ?? new Uint8Array());
    sheets = sides
      .flatMap((side, page) => (side.face === 'front' ? [{ side, page: pages[page] as ReadPage }] : []))
      .map(({ side, page }, i) => ({
        corners: cornersOf(page.operations, page.forms),
        files: [readSvg(svg?.cuts[i]?.text ?? ''), readDxf(dxf?.cuts[i]?.text ?? '', page.height)],
        pieces: side.placements.map((placement) => {
          const { box, shape, index } = placement;
          const matrix = turnOf(placement);
          const d = outlineOf(shape, uprightBox(placement));
          const turned = matrix
            ? `${svgpath(d)
                .matrix([...matrix])
                .abs()
                .round(3)}`
            : d;
          const { points, corners } = sampled(turned);
          const isRound = pieces[index]?.isCard === true;
          const isCut = (point: Point) => !isRound || corners.every((one) => distance(one, point) > 3.01);
          return {
            middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
            outline: points.filter(isCut),
          };
        }),
      }));
  });

  const each = (check: (cuts: readonly Cut[], sheet: Sheet, all: readonly Cut[]) => void): void => {
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets)
      for (const file of sheet.files) {
        const cuts = file.filter(({ layer }) => layer === 'cut');
        expect(cuts.length).toBeGreaterThan(0);
        check(cuts, sheet, file);
      }
  };

  it('have marks where they are wanted, and nothing is cut near them', () => {
    each((cuts, { corners }, all) => {
      const squares = all.filter(({ layer }) => layer === 'register');
      expect(squares.length === 0).toBe(marks === 0);
      for (const { from } of squares) {
        expect(nearest(from, cuts)).toBeGreaterThan(0.95);
        expect(Math.min(...corners.map((corner) => distance(corner, from)))).toBeLessThan(0.05);
      }
    });
  });

  it('cut each piece out all round, to 0.05 mm', () => {
    each((cuts, { pieces }) => {
      const points = pieces.flatMap(({ outline }) => outline);
      expect(points.filter((point) => nearest(point, cuts) >= 0.05)).toEqual([]);
    });
  });

  it('cut and score nothing but what the sheet has, to 0.05 mm, and the corners of cards round', () => {
    each((cuts, { corners }, all) => {
      const isPrinted = (point: Point): boolean => corners.some((corner) => distance(corner, point) < 0.05);
      const rounded = cuts.filter(({ radius }) => Math.abs(radius - 3) < 1e-3);
      for (const { from, to } of rounded)
        expect(isPrinted({ x: from.x, y: to.y }) || isPrinted({ x: to.x, y: from.y })).toBe(true);
      const ends = rounded.flatMap(({ from, to }) => [from, to]);
      for (const { from, to } of all)
        for (const end of [from, to])
          expect(isPrinted(end) || ends.some((other) => distance(other, end) < 0.05)).toBe(true);
      expect(rounded.length > 0).toBe(/target&|mafia|weapon/.test(fragment));
    });
  });

  it('cut no edge twice', () => {
    each((cuts) => {
      const straight = cuts.filter(({ radius }) => radius === 0);
      for (const [i, one] of straight.entries()) {
        const { from, to } = one;
        const length = distance(from, to);
        const along = ({ x, y }: Point): number =>
          ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length;
        const beside = ({ x, y }: Point): number =>
          Math.abs((x - from.x) * (to.y - from.y) - (y - from.y) * (to.x - from.x)) / length;
        for (const other of straight.slice(i + 1)) {
          if (Math.max(beside(other.from), beside(other.to)) > 0.05) continue;
          const [a, b] = [along(other.from), along(other.to)];
          expect(Math.min(length, Math.max(a, b)) - Math.max(0, Math.min(a, b))).toBeLessThan(0.05);
        }
      }
    });
  });

  it('cut what is inside first: a piece is out before any of its kind that is further from the middle', () => {
    each((cuts, { pieces }) => {
      const out = pieces.map(({ outline, middle }) => ({
        middle,
        size: outline.length,
        way: Math.max(
          ...outline.map((point) =>
            Math.min(...cuts.filter((cut) => off(point, cut) < 0.05).map(({ way }) => way)),
          ),
        ),
      }));
      const [xs, ys] = [out.map(({ middle }) => middle.x), out.map(({ middle }) => middle.y)];
      const centre = {
        x: (Math.min(...xs) + Math.max(...xs)) / 2,
        y: (Math.min(...ys) + Math.max(...ys)) / 2,
      };
      for (const one of out)
        for (const other of out)
          if (
            out.every(({ size }) => size === one.size) &&
            distance(one.middle, centre) < distance(other.middle, centre) - 1
          )
            expect(one.way).toBeLessThan(other.way);
    });
  });
});

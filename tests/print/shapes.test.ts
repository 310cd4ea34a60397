/** Hexes and tokens in a finished file: as large as they should be, as close as they can be, each back on its front. */
import { beforeAll, describe, expect, it } from 'vitest';
import { HEX_RATIO, type PieceShape, sizeOf } from '../../src/base/piece';
import { unwrap } from '../../src/base/result';
import { sharedBook } from '../../src/files/node-fonts';
import { layOut } from '../../src/print/kit-sheets';
import { outlineOf } from '../../src/print/packing';
import { PAPERS } from '../../src/print/papers';
import { correctSide, type PrinterProfile } from '../../src/print/profile';
import { type FontBook, withFonts } from '../../src/scene/fonts/book';
import { writePdf } from '../../src/scene/pdf/document';
import type { Scene } from '../../src/scene/scene';
import type { Point } from '../../src/scene/shapes';
import { CROOKED, distance, moved, PROFILE, printed, turnedOver } from './printer';
import { placedPictures, type ReadPage, readPdf } from './reader';

/** What the print specification allows, mm. */
const ALLOWED = 0.05;

let book: FontBook;
beforeAll(async () => {
  book = await sharedBook();
});

const pictureOf = (shape: PieceShape): Scene => {
  const size = sizeOf(shape);
  return {
    ...size,
    items: [{ kind: 'path', d: outlineOf(shape, { x: 0, y: 0, ...size }), fill: '#E6D3A3' }],
  };
};

const fileOf = async (
  shape: PieceShape,
  count: number,
  backs: 'long' | 'short',
  profile?: PrinterProfile,
): Promise<readonly ReadPage[]> => {
  const [front, back] = [pictureOf(shape), { ...pictureOf(shape), alt: 'back' }];
  const pieces = Array.from({ length: count }, () => ({ shape, front, back, isCard: false }));
  const sheet = {
    paper: PAPERS.a4,
    margin: 5,
    gutter: 0,
    bleed: 0,
    backBleed: 0,
    backs,
    marks: 'crop',
  } as const;
  const sides = unwrap(layOut(pieces, sheet, () => 'print at 100 %'));
  const pages = sides.map(({ scene, face }) => ({
    scene: profile ? correctSide(profile, scene, face) : scene,
    label: face,
  }));
  const said = { title: 'Shapes', subject: '', author: '', keywords: [], language: 'en' };
  const info = { ...said, date: new Date(0), licence: { name: '' } };
  return (await readPdf(await withFonts(book, () => writePdf(book, { pages, info })))).pages;
};

/** The middle of each piece on a page; on a corrected one, as the crooked printer puts it on paper. */
const middles = (page: ReadPage, shape: PieceShape, corrected?: 'front' | 'back'): Point[] => {
  const { width, height } = sizeOf(shape);
  return placedPictures(page, corrected ? 1 : 0)
    .map(({ matrix }) => moved(matrix, { x: width / 2, y: height / 2 }))
    .map((point) => (corrected ? printed(CROOKED, PAPERS.a4, corrected, point) : point));
};

const SHAPES = [
  {
    name: 'a target hex',
    shape: { kind: 'hex', flats: 50 },
    count: 18,
    apart: 50,
    row: 50 * HEX_RATIO * 0.75,
  },
  { name: 'a token', shape: { kind: 'round', diameter: 25 }, count: 90, apart: 25, row: 12.5 * Math.sqrt(3) },
] as const;

describe.each(SHAPES)('$name', ({ shape, count, apart, row }) => {
  it('is as large as it should be and touches its neighbours', async () => {
    const [front] = (await fileOf(shape, count, 'long')) as [ReadPage];
    for (const { matrix } of placedPictures(front)) {
      for (const scale of [matrix[0], matrix[3]]) {
        expect(Math.abs(scale - 1) * sizeOf(shape).height).toBeLessThan(ALLOWED);
      }
    }
    const points = middles(front, shape);
    for (const [i, point] of points.entries()) {
      const nearest = Math.min(...points.filter((_, j) => j !== i).map((other) => distance(point, other)));
      expect(Math.abs(nearest - apart)).toBeLessThan(ALLOWED);
    }
    const rows = [...new Set(points.map(({ y }) => y.toFixed(1)))].map(Number).toSorted((a, b) => a - b);
    expect(Math.abs((rows[1] ?? 0) - (rows[0] ?? 0) - row)).toBeLessThan(0.1);
  });

  it.each(['long', 'short'] as const)(
    'has its back on its front, turned about the %s edge',
    async (backs) => {
      const pages = await fileOf(shape, count, backs);
      const [front, back] = pages as [ReadPage, ReadPage];
      const [fronts, turned] = [middles(front, shape), middles(back, shape)];
      for (const [i, point] of turned.entries()) {
        expect(distance(turnedOver(PAPERS.a4, backs, point), fronts[i] as Point)).toBeLessThan(ALLOWED);
      }
    },
  );

  it('has its back on its front on a printer that is 1.3 mm, 0.8 mm, 0.4 degrees and a scale off', async () => {
    const [front, back] = (await fileOf(shape, count, 'long', PROFILE)) as [ReadPage, ReadPage];
    const [fronts, turned] = [middles(front, shape, 'front'), middles(back, shape, 'back')];
    expect(turned).toHaveLength(fronts.length);
    expect(fronts.length).toBeGreaterThan(10);
    for (const [i, point] of turned.entries()) {
      expect(distance(turnedOver(PAPERS.a4, 'long', point), fronts[i] as Point)).toBeLessThan(ALLOWED);
    }
  });
});

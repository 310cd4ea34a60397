/** Files for a printer that is known: simulated on the numbers in the file, they come out where they were meant to. */
import { beforeAll, describe, expect, it } from 'vitest';
import { unwrap } from '../../src/base/result';
import { calibrationPdf } from '../../src/files/calibration-sheet';
import { parseJob } from '../../src/files/job';
import { printKit } from '../../src/files/kit-file';
import { sharedBook } from '../../src/files/node-fonts';
import { letterAt, numberAt, stripOf } from '../../src/print/calibration';
import { CARD_FORMATS, HOME_PAPERS, PAPERS } from '../../src/print/papers';
import { FLIPS, type PrinterProfile } from '../../src/print/profile';
import type { FontBook } from '../../src/scene/fonts/book';
import type { Point } from '../../src/scene/shapes';
import { CROOKED, distance, moved, PROFILE, printed, turnedOver } from './printer';
import { lines, placedPictures, type ReadPage, readPdf } from './reader';

let book: FontBook;
beforeAll(async () => {
  book = await sharedBook();
});

const file = async (fields: object, profile?: PrinterProfile) => {
  const job = unwrap(parseJob({ kit: 'target', count: '11', ...fields }));
  return readPdf(unwrap(await printKit(job, { book, ...(profile ? { profile } : {}) })).bytes);
};

/** A corrected page without the one group that all of it stands in; its matrices still count the correction. */
const uncorrected = (page: ReadPage): ReadPage => {
  // Marks say what is content, and draw nothing.
  const drawn = page.operations.filter(({ operator }) => !/^(BMC|BDC|EMC)$/.test(operator));
  const [begin, turn, open, correction, ...rest] = drawn;
  const shape = [begin, turn, open, correction, ...rest.slice(-2)].map((one) => one?.operator);
  if (!begin || !turn || shape.join(' ') !== 'q cm q cm Q Q')
    throw new Error('not one group under one matrix');
  return { ...page, operations: [begin, turn, ...rest.slice(0, -1)] };
};

/** The corners of every card of a page, in the card's own order. */
const corners = (page: ReadPage, card: 'standard' | 'bridge'): Point[][] => {
  const { width, height } = CARD_FORMATS[card];
  const own = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return placedPictures(page).map(({ matrix }) => own.map((corner) => moved(matrix, corner)));
};

/** A turn of paper that lies on its side, so that its left edge becomes the upper one. */
const upright = (page: ReadPage, point: Point): Point =>
  page.width > page.height ? { x: page.height - point.y, y: point.x } : point;

const LIMIT = 0.05;

const cases = (['a4', 'letter'] as const).flatMap((paper) =>
  FLIPS.flatMap((backs) => (['standard', 'bridge'] as const).map((card) => ({ paper, backs, card }))),
);

describe.each(cases)('$card cards on $paper, turned about the $backs edge', ({ paper, backs, card }) => {
  it('lie within 0.05 mm of their place, and backs of their fronts, as the printer puts them', async () => {
    const plain = await file({ paper, backs, card });
    const corrected = await file({ paper, backs, card }, PROFILE);
    expect(corrected.pages).toHaveLength(plain.pages.length);
    // Of bridge cards whose backs bleed eight fit on Letter that lies on its side, and nine on A4 that stands.
    const lies = (plain.pages[0]?.width ?? 0) > (plain.pages[0]?.height ?? 0);
    expect(lies).toBe(card === 'bridge' && paper === 'letter');
    let worstWithout = 0;
    plain.pages.forEach((page, i) => {
      const face = i % 2 === 0 ? 'front' : 'back';
      const target = corrected.pages[i] as ReadPage;
      expect(target.height).toBeGreaterThan(target.width);
      const meant = corners(page, card).map((points) => points.map((point) => upright(page, point)));
      const land = (point: Point): Point => printed(CROOKED, target, face, point);
      const landed = corners(uncorrected(target), card).map((points) => points.map(land));
      expect(landed).toHaveLength(meant.length);
      meant.flat().forEach((point, k) => {
        expect(distance(landed.flat()[k] as Point, point)).toBeLessThan(LIMIT);
        worstWithout = Math.max(worstWithout, distance(land(point), point));
      });
    });
    expect(worstWithout).toBeGreaterThan(1.5);
    for (let i = 0; i < corrected.pages.length; i += 2) {
      const [front, back] = [corrected.pages[i] as ReadPage, corrected.pages[i + 1] as ReadPage];
      const middles = (page: ReadPage, face: 'front' | 'back'): Point[] =>
        corners(uncorrected(page), card).map(([a, , c]) => {
          const [from, to] = [a as Point, c as Point];
          return printed(CROOKED, page, face, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
        });
      const fronts = middles(front, 'front');
      middles(back, 'back').forEach((middle, k) => {
        expect(distance(turnedOver(back, backs, middle), fronts[k] as Point)).toBeLessThan(LIMIT);
      });
    }
  });
});

describe('a file for a known printer', () => {
  it('stays vector, with one form for all backs', async () => {
    const { pages } = await file({}, PROFILE);
    const plain = await file({});
    expect(pages.map(({ content }) => content.match(/ Do$/gm)?.length)).toEqual(
      plain.pages.map(({ content }) => content.match(/ Do$/gm)?.length),
    );
    const backs = pages.filter((_, i) => i % 2 === 1).flatMap((page) => placedPictures(uncorrected(page)));
    expect(backs.length).toBeGreaterThan(10);
    expect(new Set(backs.map(({ form }) => form?.id)).size).toBe(1);
    expect(backs[0]?.form).toBeDefined();
    expect(pages.flatMap((page) => page.operations.filter(({ operator }) => operator === 'BI'))).toEqual([]);
  });

  it('only scales sheets that are folded: both halves are on one side', async () => {
    const plain = await file({ backs: 'fold' });
    const corrected = await file({ backs: 'fold' }, PROFILE);
    plain.pages.forEach((page, i) => {
      const target = corrected.pages[i] as ReadPage;
      const meant = corners(page, 'standard').flat();
      corners(uncorrected(target), 'standard')
        .flat()
        .forEach((point, k) => {
          const landed = printed(CROOKED, target, 'front', point);
          expect(distance(landed, upright(page, meant[k] as Point))).toBeLessThan(LIMIT);
        });
    });
  });
});

describe.each(HOME_PAPERS.flatMap((paper) => FLIPS.map((flip) => ({ paper, flip }))))(
  'the calibration sheet of $paper, turned about the $flip edge',
  ({ paper, flip }) => {
    it('has its lines where readings are reckoned from, and white at its edges', async () => {
      const { pages, catalog } = await readPdf(await calibrationPdf(book, paper, flip));
      const size = PAPERS[paper];
      expect(pages).toHaveLength(2);
      expect(catalog('/ViewerPreferences/PrintScaling')).toBe('/None');
      const [front, back] = pages.map(lines);
      for (const name of ['top', 'bottom', 'left', 'right'] as const) {
        const strip = stripOf(name, size);
        /** A line across the strip that crosses its middle at this place. */
        const crosses = (at: Point, all: ReturnType<typeof lines> = []): boolean =>
          all.some(([x0, y0, x1, y1]) =>
            strip.along === 'x'
              ? Math.abs(x0 - at.x) < 0.01 && Math.abs(x1 - at.x) < 0.01 && (y0 - at.y) * (y1 - at.y) < 0
              : Math.abs(y0 - at.y) < 0.01 && Math.abs(y1 - at.y) < 0.01 && (x0 - at.x) * (x1 - at.x) < 0,
          );
        for (const [i, letter] of [...'ABCDEFGHIJKLMNOPQRSTUVWXY'].entries()) {
          expect(crosses(numberAt(strip, i + 1), front), `${name} ${i + 1}`).toBe(true);
          expect(crosses(turnedOver(size, flip, letterAt(strip, letter)), back), `${name} ${letter}`).toBe(
            true,
          );
        }
      }
      for (const [x0, y0, x1, y1] of [...(front ?? []), ...(back ?? [])]) {
        expect(Math.min(x0, y0, x1, y1)).toBeGreaterThan(8);
        expect(Math.max(x0, x1)).toBeLessThan(size.width - 8);
        expect(Math.max(y0, y1)).toBeLessThan(size.height - 8);
      }
    });

    it('has no two cells alike: each has its own barbs on its stem', async () => {
      const { pages } = await readPdf(await calibrationPdf(book, paper, flip));
      for (const page of pages) {
        const all = lines(page);
        const strip = stripOf('top', PAPERS[paper]);
        const middle = page === pages[0] ? strip.middle.y : turnedOver(PAPERS[paper], flip, strip.middle).y;
        const stems = all.filter(
          ([x0, y0, x1, y1]) => Math.abs(x0 - x1) < 0.01 && (y0 - middle) * (y1 - middle) < 0,
        );
        const patterns = stems.map(([x]) =>
          all
            .filter(([x0, y0, x1, y1]) => Math.abs(y0 - y1) < 0.01 && Math.abs(x0 - x) < 0.01 && x0 !== x1)
            .filter(([, y0]) => Math.abs(y0 - middle) < 9)
            .map(([, y0]) => (y0 - middle).toFixed(1))
            .sort()
            .join(' '),
        );
        expect(patterns).toHaveLength(25);
        expect(new Set(patterns).size).toBe(25);
      }
    });
  },
);

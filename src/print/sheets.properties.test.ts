import fc from 'fast-check';
import { expect, it } from 'vitest';
import { volume } from '../../tests/volume';
import { type Box, type PieceShape, sizeOf } from '../base/piece';
import { unwrap } from '../base/result';
import { type Backs, CARD_FORMATS, PAPERS } from './papers';
import type { SheetSpec } from './sheets';
import { impose, type SheetSet } from './sheets.sample';

const cards: fc.Arbitrary<PieceShape> = fc.oneof(
  fc
    .constantFrom(...Object.values(CARD_FORMATS))
    .map(({ width, height }) => ({ kind: 'rect' as const, width, height })),
  fc.record({
    kind: fc.constant('rect' as const),
    width: fc.integer({ min: 200, max: 1300 }).map((n) => n / 10),
    height: fc.integer({ min: 200, max: 1300 }).map((n) => n / 10),
  }),
);
const shapes: fc.Arbitrary<PieceShape> = fc.oneof(
  { weight: 3, arbitrary: cards },
  { weight: 1, arbitrary: fc.constantFrom(50, 30).map((flats) => ({ kind: 'hex' as const, flats })) },
  { weight: 1, arbitrary: fc.constantFrom(20, 25).map((diameter) => ({ kind: 'round' as const, diameter })) },
);

const specs = (backs: readonly Backs[]): fc.Arbitrary<SheetSpec> =>
  fc
    .record({
      paper: fc.constantFrom(...Object.values(PAPERS)),
      margin: fc.constantFrom(0, 5, 8.5),
      gutter: fc.constantFrom(0, 2, 6),
      backs: fc.constantFrom(...backs),
    })
    .map((spec) => ({ ...spec, bleed: spec.gutter / 2, backBleed: 3 }));

const jobs = (backs: readonly Backs[], pieces = shapes) =>
  fc.record({ count: fc.integer({ min: 1, max: 60 }), shape: pieces, spec: specs(backs) });

interface Job {
  readonly count: number;
  readonly shape: PieceShape;
  readonly spec: SheetSpec;
}

const imposed = ({ count, shape, spec }: Job): SheetSet | undefined => {
  const set = impose(count, shape, spec);
  if (set.ok) return set.value;
  expect(set.error.code).toBe('piece-too-large');
  return undefined;
};

const each = (backs: readonly Backs[], check: (set: SheetSet, job: Job) => void, pieces = shapes): void =>
  fc.assert(
    fc.property(jobs(backs, pieces), (job) => {
      const set = imposed(job);
      if (set) check(set, job);
    }),
    { numRuns: volume(80, 300) },
  );

const ALL = ['none', 'long', 'short', 'fold'] as const;
const EPS = 1e-6;

/** How far two boxes reach into each other; 0 or less where they do not. */
const shared = (a: Box, b: Box): number =>
  Math.min(
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
  );

it('no two cards of a side overlap, and between two there is the gutter', () => {
  each(
    ALL,
    ({ sides }, { spec }) => {
      for (const { placements } of sides) {
        for (const [i, { box, face }] of placements.entries()) {
          for (const other of placements.slice(i + 1)) {
            expect(shared(box, other.box)).toBeLessThan(EPS);
            if (face !== other.face) continue;
            const apart = Math.max(
              other.box.x - box.x - box.width,
              box.x - other.box.x - other.box.width,
              other.box.y - box.y - box.height,
              box.y - other.box.y - other.box.height,
            );
            expect(apart).toBeGreaterThan(spec.gutter - EPS);
          }
        }
      }
    },
    cards,
  );
});

it('hexes and rounds touch at the most: their middles are as far apart as they are wide', () => {
  each(
    ALL,
    ({ sides }, { shape }) => {
      if (shape.kind === 'rect') return;
      const { width } = sizeOf(shape);
      const middles = (sides[0]?.placements ?? [])
        .filter(({ face }) => face === 'front')
        .map(({ box }) => [box.x + box.width / 2, box.y + box.height / 2] as const);
      for (const [i, [x, y]] of middles.entries()) {
        for (const [ox, oy] of middles.slice(i + 1)) {
          expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(width - EPS);
        }
      }
    },
    shapes,
  );
});

it('every piece lies whole inside the printer margins, in its own size, and so does its bleed', () => {
  each(ALL, ({ paper, sides }, { shape, spec }) => {
    const { width, height } = sizeOf(shape);
    expect([paper.width, paper.height].toSorted()).toEqual([spec.paper.width, spec.paper.height].toSorted());
    for (const { box, drawn } of sides.flatMap(({ placements }) => placements)) {
      expect([box.width, box.height]).toEqual([width, height]);
      expect(Math.min(drawn.x, drawn.y)).toBeGreaterThan(spec.margin - EPS);
      expect(drawn.x + drawn.width).toBeLessThan(paper.width - spec.margin + EPS);
      expect(drawn.y + drawn.height).toBeLessThan(paper.height - spec.margin + EPS);
    }
  });
});

it('every piece is printed once on each side that it has, sheet by sheet', () => {
  each(ALL, ({ sides }, { count, spec }) => {
    const indices = (face: 'front' | 'back'): number[] =>
      sides.flatMap(({ placements }) =>
        placements.filter((one) => one.face === face).map(({ index }) => index),
      );
    const all = Array.from({ length: count }, (_, i) => i);
    expect(indices('front')).toEqual(all);
    expect(indices('back')).toEqual(spec.backs === 'none' ? [] : all);
    const order = sides.map(({ sheet, face }) => `${sheet} ${face}`);
    const sheets = new Set(sides.map(({ sheet }) => sheet)).size;
    const faces = spec.backs === 'long' || spec.backs === 'short' ? ['front', 'back'] : ['front'];
    expect(order).toEqual(
      Array.from({ length: sheets }, (_, i) => faces.map((face) => `${i} ${face}`)).flat(),
    );
  });
});

it('a partly filled sheet keeps the places of a full one', () => {
  each(ALL, ({ slots, sides }, { count }) => {
    for (const { placements, sheet } of sides) {
      const fronts = placements.filter(({ face }) => face === 'front').map(({ box }) => box);
      expect(fronts).toEqual(slots.slice(0, fronts.length));
      if ((sheet + 1) * slots.length <= count && fronts.length > 0) expect(fronts).toHaveLength(slots.length);
    }
  });
});

/** Where a point of the front comes to be on the back, seen from behind, when the sheet is turned about that edge. */
const turnedOver = ({ paper }: SheetSet, box: Box, backs: 'long' | 'short'): Box => {
  const longIsUpright = paper.height >= paper.width;
  const aboutUprightEdge = (backs === 'long') === longIsUpright;
  return aboutUprightEdge
    ? { ...box, x: paper.width - (box.x + box.width) }
    : { ...box, y: paper.height - (box.y + box.height) };
};

it('each back lies on its front when the sheet is turned over, on its head where that turns it upright', () => {
  each(['long', 'short'], (set, { spec }) => {
    const backs = spec.backs as 'long' | 'short';
    const find = (index: number, face: 'front' | 'back') =>
      set.sides
        .flatMap((side) => side.placements.map((placement) => ({ ...placement, sheet: side.sheet })))
        .find((one) => one.index === index && one.face === face);
    for (const front of set.sides
      .filter(({ face }) => face === 'front')
      .flatMap(({ placements }) => placements)) {
      const back = find(front.index, 'back');
      const expected = turnedOver(set, front.box, backs);
      expect(back?.sheet).toBe(find(front.index, 'front')?.sheet);
      expect(back?.box.x).toBeCloseTo(expected.x, 9);
      expect(back?.box.y).toBeCloseTo(expected.y, 9);
    }
    const upright = set.paper.height >= set.paper.width;
    const onHead = (backs === 'long') !== upright;
    for (const { face, turned } of set.sides.flatMap(({ placements }) => placements)) {
      expect(turned).toBe(face === 'back' && onHead);
    }
  });
});

it('a folded back lies on its front, the fold between them', () => {
  each(['fold'], ({ sides, fold }) => {
    expect(fold).toBeDefined();
    const { axis, at } = fold as NonNullable<typeof fold>;
    for (const { placements } of sides) {
      for (const front of placements.filter(({ face }) => face === 'front')) {
        const back = placements.find((one) => one.face === 'back' && one.index === front.index);
        const along = axis === 'vertical' ? 'x' : 'y';
        const across = axis === 'vertical' ? 'y' : 'x';
        const length = axis === 'vertical' ? 'width' : 'height';
        expect(front.box[along] + front.box[length]).toBeLessThan(at);
        expect(back?.box[along]).toBeCloseTo(2 * at - front.box[along] - front.box[length], 9);
        expect(back?.box[across]).toBeCloseTo(front.box[across], 9);
        expect(back?.turned).toBe(axis === 'horizontal');
      }
    }
  });
});

it('what is drawn holds the card, and never reaches over a neighbour', () => {
  each(ALL, ({ sides }, { shape, spec }) => {
    for (const { placements } of sides) {
      for (const { box, drawn, face } of placements) {
        const most = face === 'front' ? spec.bleed : spec.backBleed;
        for (const reach of [
          box.x - drawn.x,
          box.y - drawn.y,
          drawn.x + drawn.width - box.x - box.width,
          drawn.y + drawn.height - box.y - box.height,
        ]) {
          expect(reach).toBeGreaterThan(-EPS);
          expect(reach).toBeLessThan(most + EPS);
        }
        if (shape.kind !== 'rect') continue;
        for (const other of placements.filter((one) => one.box !== box && one.face === face)) {
          expect(shared(drawn, other.box)).toBeLessThan(EPS);
        }
      }
    }
  });
});

it('the paper is turned only where that gains a piece, and then it is', () => {
  fc.assert(
    fc.property(cards, specs(['none']), (shape, bled) => {
      const spec = { ...bled, bleed: 0 };
      const set = impose(1, shape, spec);
      const room = [spec.paper.width - 2 * spec.margin, spec.paper.height - 2 * spec.margin] as const;
      const { width, height } = sizeOf(shape);
      const fitting = (length: number, size: number): number =>
        Math.floor((length + spec.gutter + EPS) / (size + spec.gutter));
      const upright = fitting(room[0], width) * fitting(room[1], height);
      const turned = fitting(room[1], width) * fitting(room[0], height);
      if (Math.max(upright, turned) === 0) return expect(set.ok).toBe(false);
      expect(unwrap(set).slots).toHaveLength(Math.max(upright, turned));
      expect(unwrap(set).paper.width > unwrap(set).paper.height).toBe(turned > upright);
    }),
    { numRuns: volume(80, 300) },
  );
});

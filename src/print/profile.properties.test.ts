import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distance, moved, type Printer, printed, turnedOver } from '../../tests/print/printer';
import { unwrap } from '../base/result';
import { PAPERS } from './papers';
import { FLIPS, type PrinterProfile, parseProfile, sideMatrix, writeProfile } from './profile';
import { impose } from './sheets.sample';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const printers: fc.Arbitrary<Printer> = fc.record({
  scaleX: number(0.9, 1.1),
  scaleY: number(0.9, 1.1),
  x: number(-10, 10),
  y: number(-10, 10),
  angle: number(-3, 3),
});

const exactly = ({ scaleX, scaleY, x, y, angle }: Printer): PrinterProfile => ({
  version: 1,
  name: 'exact',
  ruler: { x: 100 * scaleX, y: 100 * scaleY },
  back: { x, y, angle },
});

const papers = fc.constantFrom(...Object.values(PAPERS));
const faces = fc.constantFrom('front' as const, 'back' as const);

it('a corrected point lands where it was meant to', () => {
  fc.assert(
    fc.property(printers, papers, faces, number(0, 1), number(0, 1), (printer, paper, face, u, v) => {
      const point = { x: u * paper.width, y: v * paper.height };
      const corrected = moved(sideMatrix(exactly(printer), paper, face), point);
      expect(distance(printed(printer, paper, face, corrected), point)).toBeLessThan(1e-9);
    }),
  );
});

it('every back lies on its front, on upright paper and on paper that lies on its side', () => {
  const seen = new Set<boolean>();
  const shapes = fc.constantFrom(
    { kind: 'rect' as const, width: 63, height: 88 },
    { kind: 'rect' as const, width: 190, height: 60 },
    { kind: 'rect' as const, width: 88, height: 63 },
    { kind: 'rect' as const, width: 250, height: 90 },
  );
  const paperOf = fc.constantFrom(PAPERS.a4, PAPERS.letter);
  fc.assert(
    fc.property(printers, paperOf, shapes, fc.constantFrom(...FLIPS), (printer, paper, shape, flip) => {
      const spec = { paper, margin: 5, gutter: 0, bleed: 0, backBleed: 3, backs: flip };
      const set = unwrap(impose(7, shape, spec));
      seen.add(set.paper.width > set.paper.height);
      const profile = exactly(printer);
      const landed = (face: 'front' | 'back') => {
        const matrix = sideMatrix(profile, set.paper, face);
        const side = set.sides.find((one) => one.face === face);
        return (side?.placements ?? []).map(({ box }) =>
          printed(
            printer,
            paper,
            face,
            moved(matrix, { x: box.x + box.width / 2, y: box.y + box.height / 2 }),
          ),
        );
      };
      const backs = landed('back');
      landed('front').forEach((front, i) => {
        expect(distance(turnedOver(paper, flip, backs[i] ?? { x: 0, y: 0 }), front)).toBeLessThan(1e-9);
      });
    }),
  );
  expect([...seen].sort()).toEqual([false, true]);
});

it('any profile comes back from its file as it was', () => {
  fc.assert(
    fc.property(printers, (printer) => {
      const { ruler, ...rest } = exactly(printer);
      // 100 times a factor may end a hair past the range.
      const within = (mm: number) => Math.min(110, Math.max(90, mm));
      const profile = { ...rest, ruler: { x: within(ruler.x), y: within(ruler.y) } };
      const back = unwrap(parseProfile(writeProfile(profile)));
      // JSON has no negative zero.
      expect(back.back.x - profile.back.x + back.back.angle - profile.back.angle).toBe(0);
      expect(back.ruler).toEqual(profile.ruler);
    }),
  );
});

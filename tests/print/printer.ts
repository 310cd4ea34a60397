/** A printer that scales, shifts and turns, written down on its own, and a person who reads the calibration sheet. */
import type { Size } from '../../src/base/piece';
import type { Readings } from '../../src/print/calibration';
import {
  CELLS,
  LETTERS,
  letterAt,
  numberAt,
  type Reading,
  type StripName,
  stripOf,
} from '../../src/print/calibration';
import { type HomePaper, PAPERS } from '../../src/print/papers';
import type { Flip, PrinterProfile } from '../../src/print/profile';
import type { Matrix } from '../../src/scene/scene';
import type { Point } from '../../src/scene/shapes';

export interface Printer {
  /** 1 prints true to size. */
  readonly scaleX: number;
  readonly scaleY: number;
  /** Of backs: mm right, mm down, degrees clockwise. */
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** The printer that the project's goals name. */
export const CROOKED: Printer = { scaleX: 0.985, scaleY: 1.004, x: 1.3, y: -0.8, angle: 0.4 };

/** What a person with that printer has measured. */
export const PROFILE: PrinterProfile = {
  version: 1,
  name: 'Crooked',
  ruler: { x: 98.5, y: 100.4 },
  back: { x: 1.3, y: -0.8, angle: 0.4 },
};

export const moved = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** Where a point of a page lands on the paper, seen from the side that it is printed on. */
export const printed = (printer: Printer, paper: Size, face: 'front' | 'back', { x, y }: Point): Point => {
  const [cx, cy] = [paper.width / 2, paper.height / 2];
  const [u, v] = [printer.scaleX * (x - cx), printer.scaleY * (y - cy)];
  if (face === 'front') return { x: cx + u, y: cy + v };
  const angle = (printer.angle * Math.PI) / 180;
  return {
    x: cx + printer.x + Math.cos(angle) * u - Math.sin(angle) * v,
    y: cy + printer.y + Math.sin(angle) * u + Math.cos(angle) * v,
  };
};

/** A place on one side of upright paper as a place on its other side. */
export const turnedOver = ({ width, height }: Size, flip: Flip, { x, y }: Point): Point =>
  flip === 'long' ? { x: width - x, y } : { x, y: height - y };

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The pair whose lines lie closest to each other through the paper. */
const readStrip = (printer: Printer, paper: Size, flip: Flip, name: StripName): Reading => {
  const strip = stripOf(name, paper);
  const numbers = Array.from({ length: CELLS }, (_, i) => i + 1).map((number) => ({
    number,
    at: printed(printer, paper, 'front', numberAt(strip, number)),
  }));
  const letters = [...LETTERS].map((letter) => {
    const back = printed(printer, paper, 'back', turnedOver(paper, flip, letterAt(strip, letter)));
    return { letter, at: turnedOver(paper, flip, back) };
  });
  const pairs = numbers.flatMap(({ number, at }) =>
    letters.map((other) => ({
      number,
      letter: other.letter,
      off: Math.abs(at[strip.along] - other.at[strip.along]),
    })),
  );
  const { number, letter } = pairs.reduce((best, next) => (next.off < best.off ? next : best));
  return { number, letter };
};

export type FourReadings = Readings & { readonly right: Reading };

/** What a person with a good ruler reads off the sheet: lengths to a tenth of a millimetre. */
export const readSheet = (printer: Printer, paper: HomePaper, flip: Flip): FourReadings => {
  const size = PAPERS[paper];
  return {
    rulerX: Number((100 * printer.scaleX).toFixed(1)),
    rulerY: Number((100 * printer.scaleY).toFixed(1)),
    top: readStrip(printer, size, flip, 'top'),
    bottom: readStrip(printer, size, flip, 'bottom'),
    left: readStrip(printer, size, flip, 'left'),
    right: readStrip(printer, size, flip, 'right'),
  };
};

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CROOKED,
  distance,
  moved,
  type Printer,
  printed,
  readSheet,
  turnedOver,
} from '../../tests/print/printer';
import { unwrap } from '../base/result';
import { parseReading, parseRuler, profileFrom, type Readings } from './calibration';
import { HOME_PAPERS, type HomePaper, PAPERS } from './papers';
import { FLIPS, type Flip, type PrinterProfile, sideMatrix } from './profile';
import { impose } from './sheets.sample';

/** How far the corners of cards are from their place, fronts from the sheet's and backs from their fronts', mm. */
const residual = (printer: Printer, profile: PrinterProfile, paper: HomePaper, flip: Flip): number => {
  const size = PAPERS[paper];
  const spec = { paper: size, margin: 5, gutter: 0, bleed: 0, backBleed: 3, backs: flip };
  const set = unwrap(impose(99, { kind: 'rect', width: 63, height: 88 }, spec));
  const off = set.slots.flatMap(({ x, y, width, height }) =>
    [
      { x, y },
      { x: x + width, y },
      { x, y: y + height },
      { x: x + width, y: y + height },
    ].flatMap((corner) => {
      const land = (face: 'front' | 'back', point: { x: number; y: number }) =>
        printed(printer, size, face, moved(sideMatrix(profile, size, face), point));
      const front = land('front', corner);
      const back = turnedOver(size, flip, land('back', turnedOver(size, flip, corner)));
      return [distance(front, corner), distance(front, back)];
    }),
  );
  return Math.max(...off);
};

const sheets = HOME_PAPERS.flatMap((paper) => FLIPS.map((flip) => ({ paper, flip })));
const PERFECT: Printer = { scaleX: 1, scaleY: 1, x: 0, y: 0, angle: 0 };

describe.each(sheets)('the sheet of $paper, turned about the $flip edge', ({ paper, flip }) => {
  it('shows 13 and M where a printer is without a fault, and that needs no correction', () => {
    const readings = readSheet(PERFECT, paper, flip);
    const middle = { number: 13, letter: 'M' };
    expect(readings).toEqual({
      rulerX: 100,
      rulerY: 100,
      top: middle,
      bottom: middle,
      left: middle,
      right: middle,
    });
    expect(unwrap(profileFrom(readings, flip, paper))).toEqual({
      version: 1,
      name: 'My printer',
      ruler: { x: 100, y: 100 },
      back: { x: 0, y: 0, angle: 0 },
      flip,
    });
  });

  it('mends a crooked printer to 0.2 mm at every corner of a card', () => {
    const { right, ...three } = readSheet(CROOKED, paper, flip);
    const all = unwrap(profileFrom({ ...three, right }, flip, paper));
    expect(residual(CROOKED, all, paper, flip)).toBeLessThan(0.2);
    const fewer = unwrap(profileFrom(three, flip, paper));
    expect(residual(CROOKED, fewer, paper, flip)).toBeLessThan(0.2);
    const none = { ...all, ruler: { x: 100, y: 100 }, back: { x: 0, y: 0, angle: 0 } };
    expect(residual(CROOKED, none, paper, flip)).toBeGreaterThan(1.5);
  });

  it('mends any printer that is off by as much as scales reach', () => {
    const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    // Lengths of rulers that a person can read: others would add the error of the reading.
    const scale = fc.integer({ min: 980, max: 1020 }).map((tenths) => tenths / 1000);
    const printers = fc.record({
      scaleX: scale,
      scaleY: scale,
      x: number(-6, 6),
      y: number(-6, 6),
      angle: number(-1, 1),
    });
    fc.assert(
      fc.property(printers, (printer) => {
        const profile = unwrap(profileFrom(readSheet(printer, paper, flip), flip, paper));
        expect(residual(printer, profile, paper, flip)).toBeLessThan(0.25);
      }),
    );
  });
});

describe('readings', () => {
  const read = readSheet(CROOKED, 'a4', 'long');
  const refused = (changes: Partial<Readings>): string => {
    const profile = profileFrom({ ...read, ...changes }, 'long', 'a4');
    return profile.ok ? 'taken' : profile.error.code;
  };

  it('of which one is off by a whole number are refused', () => {
    expect(refused({ top: { ...read.top, number: read.top.number + 1 } })).toBe('readings-disagree');
    expect(refused({ right: { ...read.right, number: read.right.number - 1 } })).toBe('readings-disagree');
  });

  it('of a printer that no profile can hold are refused', () => {
    expect(refused({ rulerX: 80 })).toBe('profile-out-of-range');
    const far = { number: 25, letter: 'A' };
    expect(refused({ top: far, bottom: far })).toBe('profile-out-of-range');
  });

  it.each([['13,M'], ['13 m'], ['m13'], [' M, 13 ']])('%j is 13 and M', (text) => {
    expect(parseReading('top', text)).toEqual({ ok: true, value: { number: 13, letter: 'M' } });
  });

  it.each([['13'], ['M'], ['26,M'], ['0,M'], ['13,Z'], ['13,M,14'], ['']])('%j is refused', (text) => {
    const reading = parseReading('top', text);
    expect(reading.ok ? '' : reading.error.message).toMatch(/^The top scale reads as a number from 1 to 25/);
  });

  it('of a ruler take a point or a comma, and millimetres only', () => {
    expect(parseRuler('down', '98,5')).toEqual({ ok: true, value: 98.5 });
    expect(parseRuler('down', '100')).toEqual({ ok: true, value: 100 });
    for (const text of ['9.85', '3 7/8', '', '120'])
      expect(parseRuler('down', text)).toMatchObject({ error: { code: 'bad-ruler' } });
  });
});

/**
 * The scales of the calibration sheet. Numbers are on its front every 5 mm, letters on its back every 5.25 mm: held
 * against the light, the one pair of lines that coincides shows a shift in steps of 0.25 mm, as on a vernier caliper.
 * All places are those that a person sees who holds the front towards them. What they read off is made a printer profile.
 */
import * as m from '#messages/print';
import { itemAt } from '../base/lists';
import type { Size } from '../base/piece';
import { allOk, err, ok, type Result } from '../base/result';
import type { Matrix } from '../scene/scene';
import type { Point } from '../scene/shapes';
import { type HomePaper, PAPERS } from './papers';
import { checkProfile, type Flip, type PrinterProfile } from './profile';

export const STRIPS = ['top', 'bottom', 'left', 'right'] as const;
export type StripName = (typeof STRIPS)[number];

export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXY';

/** 25 of each reach 10 mm to either side: 20 neighbouring letters already show every shift once. */
export const CELLS = LETTERS.length;

const NUMBER_PITCH = 5;
const LETTER_PITCH = 5.25;

/** From the paper's edge to the middle of a strip, mm: as far out as leaves its labels inside any printer's margin. */
const INSET = 20;

export interface Strip {
  readonly name: StripName;
  /** A strip along x measures shifts along x. */
  readonly along: 'x' | 'y';
  readonly middle: Point;
}

/** One number and the letter whose line is on its line. */
export interface Reading {
  /** 1 to 25 */
  readonly number: number;
  /** A to Y */
  readonly letter: string;
}

export const stripOf = (name: StripName, { width, height }: Size): Strip => {
  const across = name === 'top' || name === 'bottom';
  return {
    name,
    along: across ? 'x' : 'y',
    middle: across
      ? { x: width / 2, y: name === 'top' ? INSET : height - INSET }
      : { x: name === 'left' ? INSET : width - INSET, y: height / 2 },
  };
};

const shiftAlong = ({ along, middle }: Strip, by: number): Point =>
  along === 'x' ? { x: middle.x + by, y: middle.y } : { x: middle.x, y: middle.y + by };

/** The middle of the line of a number, 1 to 25. */
export const numberAt = (strip: Strip, number: number): Point =>
  shiftAlong(strip, (number - (CELLS + 1) / 2) * NUMBER_PITCH);

/** The middle of the line of a letter, A to Y. */
export const letterAt = (strip: Strip, letter: string): Point =>
  shiftAlong(strip, (LETTERS.indexOf(letter) + 1 - (CELLS + 1) / 2) * LETTER_PITCH);

/** From the place where something is seen through a sheet to its place on the back page, and the other way round. */
export const throughSheet = ({ width, height }: Size, flip: Flip): Matrix =>
  flip === 'long' ? [-1, 0, 0, 1, width, 0] : [1, 0, 0, -1, 0, height];

export interface Readings {
  /** What the printed rulers of 100 mm measure, mm. */
  readonly rulerX: number;
  readonly rulerY: number;
  readonly top: Reading;
  readonly bottom: Reading;
  readonly left: Reading;
  /** Halves the error of the shift downwards, and shows a scale that was misread. */
  readonly right?: Reading | undefined;
}

/** How far a scale may be from what the others say, mm: four times what reading to the nearest step explains. */
const MOST_DISAGREEMENT = 0.5;

/** "13,M", "13 M" or "m13". */
export const parseReading = (scale: StripName, text: string): Result<Reading> => {
  const [, before, letter = '', after] =
    /^\s*(\d{1,2})?[\s,;]*([a-z])[\s,;]*(\d{1,2})?\s*$/i.exec(text) ?? [];
  const number = Number(before ?? after);
  const known = LETTERS.includes(letter.toUpperCase()) && letter !== '';
  return known && (before === undefined) !== (after === undefined) && number >= 1 && number <= CELLS
    ? ok({ number, letter: letter.toUpperCase() })
    : err('bad-reading', m.readingScale({ scale, cells: CELLS, last: itemAt(LETTERS, -1), text }));
};

/** The length of a printed ruler of 100 mm: "98.5" or "98,5". */
export const parseRuler = (which: 'across' | 'down', text: string): Result<number> => {
  const number = /^\s*\d{2,3}([.,]\d{1,3})?\s*$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  return number >= 90 && number <= 110
    ? ok(number)
    : err('bad-ruler', (which === 'across' ? m.readingAcross : m.readingDown)({ text }));
};

/** What was typed: the lengths of the two rulers, and what each scale shows. The right scale can be left out. */
interface TypedReadings extends Readonly<Record<Exclude<StripName, 'right'>, string>> {
  readonly across: string;
  readonly down: string;
  readonly right?: string | undefined;
}

export const parseReadings = ({ across, down, top, bottom, left, right }: TypedReadings): Result<Readings> =>
  allOk<Readings>({
    rulerX: parseRuler('across', across),
    rulerY: parseRuler('down', down),
    top: parseReading('top', top),
    bottom: parseReading('bottom', bottom),
    left: parseReading('left', left),
    right: right === undefined ? ok(undefined) : parseReading('right', right),
  });

/** A shift along one axis, seen at one strip; `lever` is what a turn by 1 adds to it. All in mm. */
interface Sight {
  readonly shift: number;
  readonly lever: number;
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

const round = (value: number): number => Number(value.toFixed(4)) + 0;

/** The shift and the turn that suit all sights best, by least squares. */
const fitOf = (across: readonly Sight[], down: readonly Sight[]) => {
  const centred = [across, down].flatMap((sights) => {
    const shift = mean(sights.map((sight) => sight.shift));
    const lever = mean(sights.map((sight) => sight.lever));
    return sights.map((sight) => ({ shift: sight.shift - shift, lever: sight.lever - lever }));
  });
  const sum = (of: (sight: Sight) => number): number =>
    centred.reduce((total, sight) => total + of(sight), 0);
  const sin = sum(({ shift, lever }) => shift * lever) / sum(({ lever }) => lever * lever);
  const offset = (sights: readonly Sight[]): number =>
    mean(sights.map(({ shift, lever }) => shift - sin * lever));
  return {
    x: offset(across),
    y: offset(down),
    sin,
    /** The largest distance of a reading from what the others say, mm. */
    disagreement: Math.max(...centred.map(({ shift, lever }) => Math.abs(shift - sin * lever))),
  };
};

/** The profile of the printer that a sheet was read from: of this paper, turned about this edge. */
export const profileFrom = (
  readings: Readings,
  flip: Flip,
  paper: HomePaper,
  name: string = m.myPrinter,
): Result<PrinterProfile> => {
  const { rulerX, rulerY } = readings;
  const scale = { x: rulerX / 100, y: rulerY / 100 };
  const size = PAPERS[paper];
  const [a, b, c, d, e, f] = throughSheet(size, flip);
  /** Where a point that is seen through the sheet is on the back page, from the page's centre. */
  const onBack = ({ x, y }: Point): Point => ({
    x: a * x + c * y + e - size.width / 2,
    y: b * x + d * y + f - size.height / 2,
  });
  /**
   * Two lines coincide where the number's place, scaled, is the letter's, scaled, turned and shifted: along x,
   * dx + cos sx Lx - sin sy Ly = sx Nx; along y, dy + sin sx Lx + cos sy Ly = sy Ny. `cos` moves them by hundredths of a
   * millimetre only, so it is taken as known.
   */
  const sightsAlong = (axis: Strip['along'], cos: number): Sight[] =>
    STRIPS.flatMap((name): Sight | [] => {
      const [strip, reading] = [stripOf(name, size), readings[name]];
      if (strip.along !== axis || !reading) return [];
      const number = onBack(numberAt(strip, reading.number));
      const letter = onBack(letterAt(strip, reading.letter));
      return axis === 'x'
        ? { shift: scale.x * (number.x - cos * letter.x), lever: -scale.y * letter.y }
        : { shift: scale.y * (number.y - cos * letter.y), lever: scale.x * letter.x };
    });
  const fitWith = (cos: number) => fitOf(sightsAlong('x', cos), sightsAlong('y', cos));
  const first = fitWith(1);
  const { x, y, sin, disagreement } = fitWith(Math.sqrt(Math.max(0, 1 - first.sin ** 2)));
  if (disagreement > MOST_DISAGREEMENT)
    return err('readings-disagree', m.scalesDisagree({ mm: disagreement }));
  const angle = (Math.asin(Math.max(-1, Math.min(1, sin))) * 180) / Math.PI;
  return checkProfile({
    version: 1,
    name,
    ruler: { x: rulerX, y: rulerY },
    back: { x: round(x), y: round(y), angle: round(angle) },
    flip,
  });
};

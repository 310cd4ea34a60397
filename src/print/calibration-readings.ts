/** What a person reads off the calibration sheet, as a printer profile. */
import type { Size } from '../base/piece';
import { allOk, err, ok, type Result } from '../base/result';
import type { Point } from '../scene/shapes';
import {
  type CalibrationPaper,
  CELLS,
  calibrationSize,
  LETTERS,
  letterAt,
  numberAt,
  type Reading,
  STRIPS,
  type StripName,
  stripOf,
  throughSheet,
} from './calibration';
import { checkProfile, type Flip, type PrinterProfile } from './profile';

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

/** "13,M", "13 M" or "m13". `what` names the scale. */
export const parseReading = (what: string, text: string): Result<Reading> => {
  const [, before, letter = '', after] =
    /^\s*(\d{1,2})?[\s,;]*([a-z])[\s,;]*(\d{1,2})?\s*$/i.exec(text) ?? [];
  const number = Number(before ?? after);
  const known = LETTERS.includes(letter.toUpperCase()) && letter !== '';
  return known && (before === undefined) !== (after === undefined) && number >= 1 && number <= CELLS
    ? ok({ number, letter: letter.toUpperCase() })
    : err(
        'bad-reading',
        `The ${what} scale reads as a number from 1 to ${CELLS} and a letter from A to ${LETTERS.at(-1)}, as in 13,M, not “${text}”.`,
      );
};

/** The length of a printed ruler of 100 mm: "98.5" or "98,5". `what` names the ruler. */
export const parseRuler = (what: string, text: string): Result<number> => {
  const number = /^\s*\d{2,3}([.,]\d{1,3})?\s*$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  return number >= 90 && number <= 110
    ? ok(number)
    : err(
        'bad-ruler',
        `The ruler ${what} measures 90 to 110 mm, not “${text}”: print the sheet at 100 % and measure from end mark to end mark.`,
      );
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

/** Where a point that is seen through the sheet is on the back page, from the page's centre. */
const onBack = ({ x, y }: Point, paper: Size, flip: Flip): Point => {
  const [a, b, c, d, e, f] = throughSheet(paper, flip);
  return { x: a * x + c * y + e - paper.width / 2, y: b * x + d * y + f - paper.height / 2 };
};

/**
 * Two lines coincide where the number's place, scaled, is the letter's, scaled, turned and shifted: along x,
 * dx + cos sx Lx - sin sy Ly = sx Nx; along y, dy + sin sx Lx + cos sy Ly = sy Ny. `cos` moves them by hundredths of a
 * millimetre only, so it is taken as known.
 */
const sightOf = (
  name: StripName,
  reading: Reading,
  cos: number,
  paper: Size,
  flip: Flip,
  scale: Point,
): Sight => {
  const strip = stripOf(name, paper);
  const number = onBack(numberAt(strip, reading.number), paper, flip);
  const letter = onBack(letterAt(strip, reading.letter), paper, flip);
  return strip.along === 'x'
    ? { shift: scale.x * (number.x - cos * letter.x), lever: -scale.y * letter.y }
    : { shift: scale.y * (number.y - cos * letter.y), lever: scale.x * letter.x };
};

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

const round = (value: number): number => Number(value.toFixed(4)) + 0;

interface Fit {
  readonly x: number;
  readonly y: number;
  readonly sin: number;
  /** The largest distance of a reading from what the others say, mm. */
  readonly disagreement: number;
}

/** The shift and the turn that suit all sights best, by least squares. */
const fitOf = (across: readonly Sight[], down: readonly Sight[]): Fit => {
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
    disagreement: Math.max(...centred.map(({ shift, lever }) => Math.abs(shift - sin * lever))),
  };
};

/** The profile of the printer that a sheet was read from: of this paper, turned about this edge. */
export const profileFrom = (
  readings: Readings,
  flip: Flip,
  paper: CalibrationPaper,
  name = 'My printer',
): Result<PrinterProfile> => {
  const { rulerX, rulerY } = readings;
  const scale = { x: rulerX / 100, y: rulerY / 100 };
  const size = calibrationSize(paper);
  const fitWith = (cos: number): Fit => {
    const sights = STRIPS.flatMap((strip) => {
      const reading = readings[strip];
      return reading ? [{ strip, ...sightOf(strip, reading, cos, size, flip, scale) }] : [];
    });
    return fitOf(
      sights.filter(({ strip }) => strip === 'top' || strip === 'bottom'),
      sights.filter(({ strip }) => strip === 'left' || strip === 'right'),
    );
  };
  const first = fitWith(1);
  const { x, y, sin, disagreement } = fitWith(Math.sqrt(Math.max(0, 1 - first.sin ** 2)));
  if (disagreement > MOST_DISAGREEMENT)
    return err(
      'readings-disagree',
      `The scales disagree by ${disagreement.toFixed(1)} mm, so one of them was misread: hold the front towards you and read all four again.`,
    );
  const angle = (Math.asin(Math.max(-1, Math.min(1, sin))) * 180) / Math.PI;
  return checkProfile({
    version: 1,
    name,
    ruler: { x: rulerX, y: rulerY },
    back: { x: round(x), y: round(y), angle: round(angle) },
    flip,
  });
};

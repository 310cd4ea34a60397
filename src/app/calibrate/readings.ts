/** What was typed on the calibration page, and the profile that it makes. */
import * as m from '#messages/calibrate';
import { recordOf } from '../../base/lists';
import type { Problem, Result } from '../../base/result';
import { parseReading, parseReadings, parseRuler, profileFrom, STRIPS } from '../../print/calibration';
import type { HomePaper } from '../../print/papers';
import type { Flip, PrinterProfile } from '../../print/profile';

const FIELDS = ['across', 'down', ...STRIPS] as const;
export type TypedField = (typeof FIELDS)[number];

export interface Typed extends Readonly<Record<TypedField, string>> {
  readonly paper: HomePaper;
  readonly flip: Flip;
  readonly name: string;
}

export const NOTHING_TYPED: Typed = {
  paper: 'a4',
  flip: 'long',
  name: m.myPrinter,
  ...recordOf(FIELDS, () => ''),
};

/** How much is still to be typed before there is a result. The right scale makes it better, and is not needed. */
export const missingFields = (typed: Typed): readonly TypedField[] =>
  FIELDS.filter((field) => field !== 'right' && typed[field].trim() === '');

/** What is wrong with what is in each field; empty fields are only missing. */
export const fieldProblems = (typed: Typed): Readonly<Partial<Record<TypedField, Problem>>> => {
  const problems: Partial<Record<TypedField, Problem>> = {};
  for (const field of FIELDS.filter((name) => typed[name].trim() !== '')) {
    const read =
      field === 'across' || field === 'down'
        ? parseRuler(field, typed[field])
        : parseReading(field, typed[field]);
    if (!read.ok) problems[field] = read.error;
  }
  return problems;
};

export const profileOf = ({ paper, flip, name, ...typed }: Typed): Result<PrinterProfile> => {
  const right = typed.right.trim() === '' ? undefined : typed.right;
  const readings = parseReadings({ ...typed, right });
  return readings.ok ? profileFrom(readings.value, flip, paper, name.trim() || undefined) : readings;
};

/** "calibration-a4-long.pdf" */
export const sheetFile = (paper: HomePaper, flip: Flip): string => `calibration-${paper}-${flip}.pdf`;

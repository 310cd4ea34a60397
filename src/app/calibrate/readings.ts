/** What was typed on the calibration page, and the profile that it makes. */
import { ok, type Problem, type Result } from '../../base/result';
import type { CalibrationPaper, StripName } from '../../print/calibration';
import { parseReading, parseReadings, parseRuler, profileFrom } from '../../print/calibration-readings';
import type { Flip, PrinterProfile } from '../../print/profile';

export interface Typed {
  readonly paper: CalibrationPaper;
  readonly flip: Flip;
  readonly name: string;
  readonly across: string;
  readonly down: string;
  readonly scales: Readonly<Record<StripName, string>>;
}

type TypedField = 'across' | 'down' | StripName;

export const NOTHING_TYPED: Typed = {
  paper: 'a4',
  flip: 'long',
  name: 'My printer',
  across: '',
  down: '',
  scales: { top: '', bottom: '', left: '', right: '' },
};

/** The right scale makes the result better, and is not needed. */
const NEEDED = ['top', 'bottom', 'left'] as const;

/** How much is still to be typed before there is a result. */
export const missingFields = ({ across, down, scales }: Typed): readonly TypedField[] => [
  ...(across.trim() === '' ? (['across'] as const) : []),
  ...(down.trim() === '' ? (['down'] as const) : []),
  ...NEEDED.filter((strip) => scales[strip].trim() === ''),
];

/** What is wrong with what is in each field; empty fields are only missing. */
export const fieldProblems = (typed: Typed): Readonly<Partial<Record<TypedField, Problem>>> => {
  const problems: Partial<Record<TypedField, Problem>> = {};
  for (const field of ['across', 'down'] as const) {
    const ruler = typed[field].trim() === '' ? ok(0) : parseRuler(field, typed[field]);
    if (!ruler.ok) problems[field] = ruler.error;
  }
  for (const strip of ['top', 'bottom', 'left', 'right'] as const) {
    const text = typed.scales[strip];
    const reading = text.trim() === '' ? ok(undefined) : parseReading(strip, text);
    if (!reading.ok) problems[strip] = reading.error;
  }
  return problems;
};

/** The profile of complete readings. */
export const profileOf = ({ paper, flip, name, scales, ...rulers }: Typed): Result<PrinterProfile> => {
  const right = scales.right.trim() === '' ? undefined : scales.right;
  const readings = parseReadings({ ...rulers, ...scales, right });
  return readings.ok ? profileFrom(readings.value, flip, paper, name.trim() || undefined) : readings;
};

/** "calibration-a4-long.pdf" */
export const sheetFile = (paper: CalibrationPaper, flip: Flip): string => `calibration-${paper}-${flip}.pdf`;

/**
 * What one printer does to a page, and the matrix that undoes it. A profile is a small file: it is stored in a browser,
 * taken to another machine and given to the command line.
 */
import { isRecord } from '../base/lists';
import type { Size } from '../base/piece';
import { err, ok, type Result } from '../base/result';
import { compose, type Matrix, rotateAbout, type Scene, translate } from '../scene/scene';

/** The edge that a printer turns a sheet about. */
export const FLIPS = ['long', 'short'] as const;
export type Flip = (typeof FLIPS)[number];

export interface PrinterProfile {
  readonly version: 1;
  readonly name: string;
  /** What printed rulers of 100 mm measure, mm: across and down an upright page. */
  readonly ruler: { readonly x: number; readonly y: number };
  /** Where a back lands, in the upright back page's own axes: mm right, mm down, degrees clockwise about its centre. */
  readonly back: { readonly x: number; readonly y: number; readonly angle: number };
  /** mm */
  readonly margin?: number;
  readonly flip?: Flip;
}

/** What a profile may say. Anything outside was misread or mistyped: no printer that works is so far off. */
const RANGES = {
  'ruler.x': { what: 'The ruler across', unit: 'mm', least: 90, most: 110 },
  'ruler.y': { what: 'The ruler down', unit: 'mm', least: 90, most: 110 },
  'back.x': { what: 'The shift of the back to the right', unit: 'mm', least: -10, most: 10 },
  'back.y': { what: 'The shift of the back downwards', unit: 'mm', least: -10, most: 10 },
  'back.angle': { what: 'The turn of the back', unit: 'degrees', least: -3, most: 3 },
  margin: { what: 'The margin', unit: 'mm', least: 0, most: 100 },
} as const;

const KEYS = ['version', 'name', 'ruler', 'back', 'margin', 'flip'];
const MOST_NAME = 80;
const AGAIN = 'print the calibration sheet and measure again, or choose another file';

const corrupt = (message: string) => err('corrupt-profile', message);

/** The first number of a profile that is missing or out of range. */
const badNumber = (value: Readonly<Record<string, unknown>>) => {
  for (const [path, { what, unit, least, most }] of Object.entries(RANGES)) {
    const [group = '', key] = path.split('.');
    const found = key === undefined ? value[group] : (value[group] as Record<string, unknown>)[key];
    if (path === 'margin' && found === undefined) continue;
    if (typeof found !== 'number' || !Number.isFinite(found))
      return corrupt(`This printer profile has no number “${path}”: ${AGAIN}.`);
    if (found < least || found > most)
      return err(
        'profile-out-of-range',
        `${what} is ${least} to ${most} ${unit}, not ${found}: measure again.`,
      );
  }
  return undefined;
};

/** A printer that does nothing wrong. */
export const IDENTITY_PROFILE: PrinterProfile = {
  version: 1,
  name: 'This printer',
  ruler: { x: 100, y: 100 },
  back: { x: 0, y: 0, angle: 0 },
};

/** The first thing that is wrong with a profile. */
const faultOf = (value: unknown) => {
  if (!isRecord(value) || !('version' in value)) return corrupt(`This is not a printer profile: ${AGAIN}.`);
  if (value.version !== 1)
    return err(
      'profile-version',
      `This printer profile is of version ${JSON.stringify(value.version)}, and only version 1 is known here: reload the page or get the newest program, or calibrate again.`,
    );
  const unknown = Object.keys(value).find((key) => !KEYS.includes(key));
  if (unknown !== undefined)
    return corrupt(`A printer profile says nothing of “${unknown}”: take it out, or choose another file.`);
  const { name, flip } = value;
  if (typeof name !== 'string' || name.trim() === '' || name.length > MOST_NAME)
    return corrupt(`A printer profile has a name of 1 to ${MOST_NAME} characters: write one into the file.`);
  if (!isRecord(value.ruler) || !isRecord(value.back))
    return corrupt(`This printer profile lacks its ruler or its back: ${AGAIN}.`);
  if (flip !== undefined && !FLIPS.some((known) => known === flip))
    return corrupt(
      `A printer turns sheets about the “long” or the “short” edge, not ${JSON.stringify(flip)}.`,
    );
  return badNumber(value);
};

/** A profile from data that a person made or brought along. */
export const checkProfile = (value: unknown): Result<PrinterProfile> =>
  faultOf(value) ?? ok(value as PrinterProfile);

/** Reads a profile's file. */
export const parseProfile = (text: string): Result<PrinterProfile> => {
  try {
    // A byte order mark comes from editors that people use.
    return checkProfile(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    return corrupt(`This printer profile is damaged, or is another kind of file: ${AGAIN}.`);
  }
};

/** A profile's file. */
export const writeProfile = (profile: PrinterProfile): string => `${JSON.stringify(profile, undefined, 2)}\n`;

/** A job as it was typed; where it does not say the margin or the edge, the printer's. */
export const withProfile = <Fields extends Partial<Readonly<Record<'margin' | 'backs', string | undefined>>>>(
  fields: Fields,
  { margin, flip }: PrinterProfile,
): Fields => ({
  ...fields,
  margin: fields.margin ?? (margin === undefined ? undefined : String(margin)),
  backs: fields.backs ?? flip,
});

/**
 * The inverse of what the printer does to a side: it puts a point p of a front at c + S(p - c), and of a back at
 * c + d + RS(p - c), where c is the page's centre. Sides that are folded, not turned, are fronts.
 *
 * Paper that is on its side is first laid upright by a quarter turn, as the calibration sheet was: drivers differ in
 * the way they turn it, and a shift to the right must stay one. The turn is the same for fronts and backs, so what is
 * on each other still does, whichever edge the sheet is turned about.
 */
export const sideMatrix = (profile: PrinterProfile, paper: Size, face: 'front' | 'back'): Matrix => {
  const lies = paper.width > paper.height;
  const { width, height } = lies ? { width: paper.height, height: paper.width } : paper;
  const [cx, cy] = [width / 2, height / 2];
  const [sx, sy] = [100 / profile.ruler.x, 100 / profile.ruler.y];
  const scale: Matrix = [sx, 0, 0, sy, cx - sx * cx, cy - sy * cy];
  const { x, y, angle } = profile.back;
  const undo =
    face === 'front' ? scale : compose(scale, compose(rotateAbout(-angle, cx, cy), translate(-x, -y)));
  return lies ? compose(undo, [0, 1, -1, 0, width, 0]) : undo;
};

/** A side as this printer has to be given it, on upright paper: all of it under one matrix. */
export const correctSide = (profile: PrinterProfile, side: Scene, face: 'front' | 'back'): Scene => ({
  ...side,
  width: Math.min(side.width, side.height),
  height: Math.max(side.width, side.height),
  items: [{ kind: 'group', matrix: sideMatrix(profile, side, face), items: side.items }],
});

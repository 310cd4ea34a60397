/**
 * What one printer does to a page, and the matrix that undoes it. A profile is a small file: it is stored in a browser,
 * taken to another machine and given to the command line.
 */
import * as m from '#messages/print';
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
  'ruler.x': { outside: m.rulerAcross, least: 90, most: 110 },
  'ruler.y': { outside: m.rulerDown, least: 90, most: 110 },
  'back.x': { outside: m.backRight, least: -10, most: 10 },
  'back.y': { outside: m.backDown, least: -10, most: 10 },
  'back.angle': { outside: m.backAngle, least: -3, most: 3 },
  margin: { outside: m.profileMargin, least: 0, most: 100 },
} as const;

const KEYS = ['version', 'name', 'ruler', 'back', 'margin', 'flip'];
const MOST_NAME = 80;

const corrupt = (message: string) => err('corrupt-profile', message);

/** The first number of a profile that is missing or out of range. */
const badNumber = (value: Readonly<Record<string, unknown>>) => {
  for (const [path, { outside, least, most }] of Object.entries(RANGES)) {
    const [group = '', key] = path.split('.');
    const found = key === undefined ? value[group] : (value[group] as Record<string, unknown>)[key];
    if (path === 'margin' && found === undefined) continue;
    if (typeof found !== 'number' || !Number.isFinite(found))
      return corrupt(m.profileNumberMissing({ path }));
    if (found < least || found > most) return err('profile-out-of-range', outside({ least, most, found }));
  }
  return undefined;
};

/** A printer that does nothing wrong. */
export const IDENTITY_PROFILE: PrinterProfile = {
  version: 1,
  name: m.thisPrinter,
  ruler: { x: 100, y: 100 },
  back: { x: 0, y: 0, angle: 0 },
};

/** The first thing that is wrong with a profile. */
const faultOf = (value: unknown) => {
  if (!isRecord(value) || !('version' in value)) return corrupt(m.profileUnrecognized);
  if (value.version !== 1)
    return err('profile-version', m.profileVersionUnknown({ version: JSON.stringify(value.version) }));
  const unknown = Object.keys(value).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return corrupt(m.profileKeyUnknown({ key: unknown }));
  const { name, flip } = value;
  if (typeof name !== 'string' || name.trim() === '' || name.length > MOST_NAME)
    return corrupt(m.profileNameInvalid({ most: MOST_NAME }));
  if (!isRecord(value.ruler) || !isRecord(value.back)) return corrupt(m.profilePartsMissing);
  if (flip !== undefined && !FLIPS.some((known) => known === flip))
    return corrupt(m.profileFlipUnknown({ flip: JSON.stringify(flip) }));
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
    return corrupt(m.profileDamaged);
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

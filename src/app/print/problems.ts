/** Which part of the studio a problem is about, by its stable code: its message is there. */
import type { Problem } from '../../base/result';
import { JOB_DEFAULTS, parseSheet, SHEET_FIELDS, type SheetField } from '../../files/job-fields';
import type { Settings } from './settings';

export type PrintField =
  | SheetField
  | 'names'
  | 'count'
  | 'seed'
  | 'options'
  | 'pieces'
  | 'since'
  | 'profile'
  | 'link'
  | 'export'
  | 'set'
  | 'job';

const MARGIN = String(JOB_DEFAULTS.margin);

/** Codes that are about one field whatever was typed. */
const FIELDS: Readonly<Record<string, PrintField>> = {
  'print-failed': 'job',
  'set-missing': 'set',
  'kit-not-loaded': 'job',
  'unknown-edition': 'since',
  'unknown-piece': 'pieces',
  'margins-too-wide': 'margin',
  'bad-skip': 'skip',
  'card-too-full': 'card',
  'card-not-there': 'export',
  'cards-only': 'export',
  'no-bleed': 'export',
  'unknown-kit': 'link',
  'players-or-count': 'link',
  'no-players-here': 'link',
};

/** The first sheet setting that a job of nothing else would refuse too. */
const refusedField = ({ sheet }: Settings): SheetField | undefined =>
  SHEET_FIELDS.find((field) => !parseSheet({ [field]: sheet[field].trim() }).ok);

export const printFieldOf = ({ code }: Problem, settings: Settings): PrintField => {
  const known = FIELDS[code];
  if (known) return known;
  if (code === 'bad-number' || code === 'unknown-value') return refusedField(settings) ?? 'link';
  // Every card fits between the margins that a job has by default.
  if (code === 'piece-too-large' && Number(settings.sheet.register.replace(',', '.')) > 0) return 'register';
  if (code === 'piece-too-large') return settings.sheet.margin === MARGIN ? 'card' : 'margin';
  if (code.startsWith('seed')) return 'seed';
  if (code.startsWith('option')) return 'options';
  if (code.startsWith('profile') || code === 'corrupt-profile') return 'profile';
  if (code.startsWith('link-')) return 'link';
  return settings.by;
};

/** Fields in the fold about paper and cutting. */
export const CUTTING = SHEET_FIELDS.filter((field) => !['paper', 'backs', 'ink'].includes(field));

/** Where a message must not hide. */
export const foldOf = (field: PrintField | undefined): 'cards' | 'cutting' | 'export' | 'set' | undefined => {
  if (field === 'export' || field === 'set') return field;
  if (field && ['seed', 'options', 'pieces', 'since'].includes(field)) return 'cards';
  return field === 'profile' || CUTTING.some((own) => own === field) ? 'cutting' : undefined;
};

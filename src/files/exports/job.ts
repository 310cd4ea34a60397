/** An export as it was asked for: which cards, for which place. What is wrong is a message that says what to do. */
import { err, ok, type Result } from '../../base/result';
import { parseJob } from '../job';
import type { JobFields, PrintJob } from '../job-fields';
import { defaultCard, EXPORT_FORMATS, type ExportFormat, printersCard } from './formats';

export interface ExportJob extends Pick<PrintJob, 'kit' | 'request' | 'card' | 'copies' | 'han' | 'pieces'> {
  readonly format: ExportFormat;
  /** Plain images reach over the cut; a printer's always do. */
  readonly bleed: boolean;
}

/** An export as it was typed. What the fields say of paper is left aside. */
export interface ExportFields extends Omit<JobFields, 'bleed'> {
  readonly format: string;
  readonly bleed?: boolean | undefined;
}

const parseFormat = (value: string): Result<ExportFormat> => {
  const format = EXPORT_FORMATS.find((known) => known === value);
  if (format) return ok(format);
  const known = EXPORT_FORMATS.join(', ');
  return err(
    'unknown-format',
    value === '' ? `Say what to export to: ${known}.` : `There is no export “${value}”: choose ${known}.`,
  );
};

/** A format, a kit and cards that go together. */
export const parseExport = (fields: ExportFields): Result<ExportJob> => {
  const format = parseFormat(fields.format);
  if (!format.ok) return format;
  const { kit, players, count, seed, copies, han, pieces, options, bleed = false } = fields;
  const card = fields.card ?? defaultCard(format.value);
  const job = parseJob({ kit, players, count, seed, card, copies, han, pieces, options });
  if (!job.ok) return job;
  if (format.value === 'tts' && bleed)
    return err('no-bleed', 'Tabletop Simulator cuts nothing off: leave the bleed out.');
  if (format.value === 'tgc' || format.value === 'mpc') {
    const template = printersCard(format.value, job.value.card);
    if (!template.ok) return template;
  }
  return ok({ ...job.value, format: format.value, bleed });
};

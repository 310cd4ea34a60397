/** Print jobs and exports of any kit that there is. What is wrong is a message that says what to do. */
import * as m from '#messages/files';
import { err, ok, type Result } from '../base/result';
import { KITS, type OwnedKit } from '../games/index';
import { EXPORT_FORMATS, type ExportFormat, printersCard } from './exports/formats';
import { type JobFields, type PrintJob, parseJobOf, readFields, unknownKit } from './job-fields';

type Owned = readonly Pick<OwnedKit, 'kit'>[];

/** A job from what was typed; what is missing takes the defaults. `owned` are the kits with the cards of a set. */
export const parseJob = (fields: JobFields, owned: Owned = KITS): Result<PrintJob> => {
  const kits = owned.map(({ kit }) => kit);
  const kit = kits.find(({ id }) => id === fields.kit);
  return kit ? parseJobOf(kit, fields) : unknownKit(fields.kit, kits);
};

/** What a fragment says, with or without its `#`, unchecked. */
export const readJobFields = (fragment: string): Result<JobFields> =>
  readFields(fragment, (id) => KITS.find(({ kit }) => kit.id === id)?.kit.options ?? []);

export const decodeJob = (fragment: string, owned: Owned = KITS): Result<PrintJob> => {
  const fields = readJobFields(fragment);
  return fields.ok ? parseJob(fields.value, owned) : fields;
};

/** An export as it was asked for: which cards, for which place. */
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

/** A format, a kit and cards that go together. */
export const parseExport = (fields: ExportFields, owned: Owned = KITS): Result<ExportJob> => {
  const format = EXPORT_FORMATS.find((known) => known === fields.format);
  if (!format) {
    const known = EXPORT_FORMATS.join(', ');
    return err(
      'unknown-format',
      fields.format === '' ? m.formatMissing({ known }) : m.formatUnknown({ format: fields.format, known }),
    );
  }
  const { kit, players, count, seed, copies, han, pieces, options, bleed = false } = fields;
  const card = fields.card ?? (format === 'tgc' ? 'poker' : 'standard');
  const job = parseJob({ kit, players, count, seed, card, copies, han, pieces, options }, owned);
  if (!job.ok) return job;
  if (format === 'tts' && bleed) return err('no-bleed', m.ttsTakesNoBleed);
  if (format === 'tgc' || format === 'mpc') {
    const template = printersCard(format, job.value.card);
    if (!template.ok) return template;
  }
  return ok({ ...job.value, format, bleed });
};

/** Print jobs of any kit that there is. */
import type { Result } from '../base/result';
import type { Kit } from '../games/game';
import { kitById, SOURCES } from '../games/index';
import { type JobFields, type PrintJob, parseJobOf, readFields, unknownKit } from './job-fields';

/** A job from what was typed; what is missing takes the defaults. */
export const parseJob = (fields: JobFields): Result<PrintJob> => {
  const kit = kitById(fields.kit);
  if (kit) return parseJobOf(kit, fields);
  return unknownKit(
    fields.kit,
    SOURCES.flatMap((source): readonly Kit[] => source.kits),
  );
};

/** What a fragment says, with or without its `#`, unchecked. */
export const readJobFields = (fragment: string): Result<JobFields> =>
  readFields(fragment, (kit) => kitById(kit)?.options ?? []);

export const decodeJob = (fragment: string): Result<PrintJob> => {
  const fields = readJobFields(fragment);
  return fields.ok ? parseJob(fields.value) : fields;
};

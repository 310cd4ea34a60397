/** What a form would print, checked without drawing anything. */
import { err, ok, type Result } from '../../base/result';
import { parseJob, type PrintJob } from '../../print/job';
import { PAPERS } from '../../print/papers';
import { ownedKit } from './kits';
import { fieldsOf, type Settings } from './settings';

export interface CheckedJob {
  readonly job: PrintJob;
  readonly cards: number;
}

/** The job of a form. A form asks for names where a link without any would print the kit's example. */
export const checkJob = (settings: Settings): Result<CheckedJob> => {
  const fields = fieldsOf(settings);
  if (fields.players?.length === 0) {
    return err('players-missing', 'Nobody is named yet: type the names, or choose just a number.');
  }
  const job = parseJob(fields);
  if (!job.ok) return job;
  const pieces = ownedKit(job.value.kit).kit.components(job.value.request);
  if (!pieces.ok) return pieces;
  const { pieces: chosen, copies } = job.value;
  return ok({ job: job.value, cards: (chosen ?? pieces.value).length * copies });
};

export interface Summary {
  readonly ready: boolean;
  readonly text: string;
}

/** "Target cards: 8 cards on A4", or why nothing can be printed yet. */
export const summaryOf = (settings: Settings): Summary => {
  const checked = checkJob(settings);
  if (!checked.ok) return { ready: false, text: checked.error.message };
  const { job, cards } = checked.value;
  const text = `${ownedKit(job.kit).kit.title}: ${cards} cards on ${PAPERS[job.paper].label}`;
  return { ready: true, text };
};

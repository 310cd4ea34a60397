/** What the settings would print, checked without drawing anything. */
import { err, ok, type Result } from '../../base/result';
import type { Component } from '../../games/game';
import { type PrintJob, parseJob } from '../../press/job';
import { PAPERS } from '../../print/papers';
import { ownedKit } from './kits';
import { fieldsOf, type Settings } from './settings';

export interface CheckedJob {
  readonly job: PrintJob;
  /** Every piece that the kit makes of the request, chosen or not. */
  readonly components: readonly Component[];
  readonly cards: number;
}

/** Nobody is named yet: what the settings come to for the people of the kit's example. */
export const exampleSettings = (settings: Settings): Settings => {
  const { count, names } = ownedKit(settings.kit).kit.example;
  return {
    ...settings,
    by: 'count',
    count: String(count ?? names?.length ?? ''),
    pieces: [],
  };
};

/** The job of the studio. It asks for names where a link without any would print the kit's example. */
export const checkJob = (settings: Settings): Result<CheckedJob> => {
  const fields = fieldsOf(settings);
  const nobody = fields.players?.length === 0;
  const job = parseJob(nobody ? fieldsOf(exampleSettings(settings)) : fields);
  if (!job.ok) return job;
  if (nobody) return err('players-missing', 'Nobody is named yet: type the names, or choose just a number.');
  const components = ownedKit(job.value.kit).kit.components(job.value.request);
  if (!components.ok) return components;
  const { pieces: chosen, copies } = job.value;
  return ok({
    job: job.value,
    components: components.value,
    cards: (chosen ?? components.value).length * copies,
  });
};

/** "Target cards: 8 cards on A4" */
export const summaryOf = ({ job, cards }: CheckedJob): string =>
  `${ownedKit(job.kit).kit.title}: ${cards} cards on ${PAPERS[job.paper].label}`;

/** What the settings would print, checked without drawing anything. */
import { err, ok, type Result } from '../../base/result';
import type { Component, Kit } from '../../games/game';
import { type PrintJob, parseJobOf } from '../../press/job-of-kit';
import { PAPERS } from '../../print/papers';
import type { ShownKit } from './kits';
import { fieldsOf, type Settings } from './settings';

export interface CheckedJob {
  readonly job: PrintJob;
  /** Every piece that the kit makes of the request, chosen or not. */
  readonly components: readonly Component[];
  readonly cards: number;
}

/** Nobody is named yet: what the settings come to for the people of the kit's example. */
export const exampleSettings = (settings: Settings, { example: { count, names } }: ShownKit): Settings => {
  return {
    ...settings,
    by: 'count',
    count: String(count ?? names?.length ?? ''),
    pieces: [],
  };
};

const isNobodyNamed = (settings: Settings, kit: ShownKit): boolean =>
  fieldsOf(settings, kit).players?.length === 0;

const nobodyNamed = () =>
  err('players-missing', 'Nobody is named yet: type the names, or choose just a number.');

/** What is known of a job before its kit is there. */
export const unchecked = (settings: Settings, kit: ShownKit): Result<never> =>
  isNobodyNamed(settings, kit) ? nobodyNamed() : err('kit-awaited', `${kit.title}: being fetched.`);

/** The job of the studio. It asks for names where a link without any would print the kit's example. */
export const checkJob = (settings: Settings, kit: Kit): Result<CheckedJob> => {
  const nobody = isNobodyNamed(settings, kit);
  const job = parseJobOf(kit, fieldsOf(nobody ? exampleSettings(settings, kit) : settings, kit));
  if (!job.ok) return job;
  if (nobody) return nobodyNamed();
  const components = kit.components(job.value.request);
  if (!components.ok) return components;
  const { pieces: chosen, copies } = job.value;
  return ok({
    job: job.value,
    components: components.value,
    cards: (chosen ?? components.value).length * copies,
  });
};

/** "Target cards: 8 cards on A4" */
export const summaryOf = ({ job, cards }: CheckedJob, { title }: ShownKit): string =>
  `${title}: ${cards} cards on ${PAPERS[job.paper].label}`;

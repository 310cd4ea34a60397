/** What is wrong with the job of an address. Its kit is loaded to find out. */
import type { Problem } from '../../base/result';
import { parseJobOf, readFields, unknownKit } from '../../press/job-of-kit';
import { type KitShelf, loadKit, ownedKit } from './kits';

export const linkProblem = async (
  fragment: string,
  shelves: readonly KitShelf[],
): Promise<Problem | undefined> => {
  const kits = shelves.flatMap((shelf) => shelf.kits);
  const fields = readFields(fragment, (id) => kits.find((kit) => kit.id === id)?.options ?? []);
  if (!fields.ok) return fields.error;
  const { kit: id } = fields.value;
  if (!kits.some((kit) => kit.id === id)) return unknownKit(id, kits).error;
  const kit = await loadKit(ownedKit(shelves, id));
  const job = kit.ok ? parseJobOf(kit.value, fields.value) : kit;
  return job.ok ? undefined : job.error;
};

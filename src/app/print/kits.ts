/** What the studio shows of every kit; the kit itself, with its pieces, is loaded when it is chosen. */
import * as m from '#messages/fields';
import { setIn } from '../../base/fragment';
import { itemAt } from '../../base/lists';
import { err, ok, type Result } from '../../base/result';
import { parseJobOf, readFields, unknownKit } from '../../files/job-fields';
import type { Kit, Source } from '../../games/game';
import { boundSet } from '../sets/here';

const KITS = import.meta.glob<readonly Kit[]>('../../games/*/kit.ts', { import: 'kits' });

/** A kit by its id; as usual where a set is not here: its pieces say so. Ids come from links. */
export const loadKit = async (game: string, id: string, set?: unknown): Promise<Result<Kit>> => {
  const kits =
    (await boundSet(game, set))?.kits ?? (await KITS[`../../games/${game}/kit.ts`]?.().catch(() => []));
  const kit = kits?.find((one) => one.id === id);
  return kit ? ok(kit) : err('kit-not-loaded', m.kitNotLoaded);
};

export type ShownKit = Omit<Kit, 'components'>;

export const shelfOf = ({ id, title, kits, ...source }: Source) => ({
  game: id,
  title,
  /** Who can play it; a reference is for anyone. */
  players: 'players' in source ? source.players : undefined,
  kits: kits.map(({ components: _, ...shown }): ShownKit => shown),
});

export type KitShelf = ReturnType<typeof shelfOf>;

/** The kit of an id, or the first one, so that a form always has one. */
export const ownedKit = (shelves: readonly KitShelf[], id: string) => {
  const owned = shelves.flatMap(({ game, players, kits }) => kits.map((kit) => ({ game, players, kit })));
  return owned.find(({ kit }) => kit.id === id) ?? itemAt(owned, 0);
};

/** What is wrong with the job of an address. Its kit is loaded to find out. */
export const linkProblem = async (fragment: string, shelves: readonly KitShelf[]) => {
  const kits = shelves.flatMap((shelf) => shelf.kits);
  const fields = readFields(fragment, (id) => kits.find((kit) => kit.id === id)?.options ?? []);
  if (!fields.ok) return fields.error;
  const { kit: id } = fields.value;
  if (!kits.some((kit) => kit.id === id)) return unknownKit(id, kits).error;
  const kit = await loadKit(ownedKit(shelves, id).game, id, setIn(fragment));
  const job = kit.ok ? parseJobOf(kit.value, fields.value) : kit;
  return job.ok ? undefined : job.error;
};

/** Opens what an address means. Most people come back to a table, or to the form: what else there can be comes when it is needed. */
import { brokenAddress, idIn, type Opened, openKept, openLinked, type Shelf } from './address';
import type { TableGame } from './game';
import type { KeptTable } from './keep/kept';
import { startTable } from './keep/record';
import { ALONE, isRound } from './lesson/lesson';

/** The table that was used last and is not over; a damaged one only where there is no other. */
const openLast = ({ game, tables }: Shelf): Opened => {
  let damaged: Opened | undefined;
  for (const kept of tables.filter(({ id, over }) => !over && !isRound(id))) {
    const opened = openKept(game, kept);
    if (opened.table) return opened;
    damaged ??= opened;
  }
  return damaged ?? {};
};

/** `tables` are those of this game, the last used first. Nothing where no table has the id of the address. */
export const openAddress = async (
  game: TableGame,
  tables: readonly KeptTable[],
  fragment: string,
): Promise<Opened | undefined> => {
  const shelf = { game, tables };
  if (fragment === '' || fragment === 'content') return openLast(shelf);
  const id = idIn('table', fragment);
  if (id !== undefined) {
    const kept = tables.find((table) => table.id === id);
    return kept && openKept(game, kept);
  }
  if (fragment === ALONE && game.house) return { alone: true };
  if (/^(sealed|log|play|set)=/.test(fragment)) {
    const opened = await (await import('./keep/linked')).openKnown(shelf, fragment);
    if (opened) return opened;
  }
  const start = game.readStart(fragment);
  const linked = start.ok ? startTable(game, start.value) : start;
  if (!linked.ok) return brokenAddress(fragment, linked.error);
  // Setups have one form: those of tables that began alike are equal.
  return openLinked(shelf, linked.value, ({ setup }) => JSON.stringify(setup));
};

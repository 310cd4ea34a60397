/**
 * What a browser had stored in an earlier edition: tables of each game, one damaged, one in the middle of a writing, one
 * of the oldest form; games that it hosts, seats, the printer profile, groups of players, a switch. All of it still opens
 * and gives the same. The file is never written anew.
 */
import { createStore, setMany } from 'idb-keyval';
import { expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { encodeRecord } from '../../deal/sealed/bulletin';
import { linkText } from '../../deal/sealed/codes';
import { newest } from '../../deal/sealed/phone';
import { GAMES } from '../../games';
import { mafiaTable } from '../../games/mafia/table/table';
import { nationTable } from '../../games/nation/table/table';
import { sealedById } from '../../games/sealed.sample';
import { targetTable } from '../../games/target/table/table';
import { tmagTable } from '../../games/tmag/table/table';
import { storedProfile } from '../calibrate/stored-profile';
import { createHostSession, type HostSession, keptGames } from '../sealed/host';
import { loadSeats } from '../sealed/phone';
import { isSlashOn } from '../search/slash';
import type { TableGame } from '../tables/game';
import { type KeptTable, keptTables } from '../tables/keep/kept';
import { writeRecord } from '../tables/keep/record';
import { createTableSession, type TableSession } from '../tables/session';
import { local, withStores } from './browser.sample';
import { rememberedGroups } from './people';
import stored from './stored.noreg.json' with { type: 'json' };

withStores();

const restore = async (): Promise<void> => {
  for (const [database, stores] of Object.entries(stored.databases))
    for (const [name, records] of Object.entries(stores))
      await setMany(Object.entries(records), createStore(database, name));
  Object.assign(local, stored.local);
};

/** The page of a table or of a hosted game under an address, after it has opened. */
const opened = async <Page>(
  create: (
    address: { read: () => string; write: () => void },
    show: (page: Page) => void,
  ) => { open: () => Promise<void>; close: () => void },
  fragment: string,
): Promise<Page> => {
  let shown: Page | undefined;
  const page = create({ read: () => fragment, write: () => undefined }, (next) => {
    shown = next;
  });
  await page.open();
  page.close();
  return shown as Page;
};

const openTable = async (game: TableGame, { id, name, players, note, over, revision, text }: KeptTable) => {
  const { table, damage } = await opened<TableSession>(
    (address, show) => createTableSession(game, address, show),
    `table=${id}`,
  );
  const isFormer = !Object.hasOwn(stored.databases['paper-dagger-tables'].tables, id);
  return {
    ...{ id: isFormer ? 'new' : id, game: game.id, name, players, note, over, revision },
    isSame: table !== undefined && writeRecord(game, table) === text,
    damage: damage && [damage.problem.code, damage.problem.until?.line.at],
  };
};

const tables = async () => {
  await opened<unknown>((address, show) => createTableSession(tmagTable, address, show), '');
  const all = [];
  const kept = await keptTables();
  expect(kept.refused).toBeUndefined();
  for (const one of kept.tables) {
    if (one.game === 'tmag') all.push(await openTable(tmagTable, one));
    if (one.game === 'mafia') all.push(await openTable(mafiaTable, one));
    if (one.game === 'target') all.push(await openTable(targetTable, one));
    if (one.game === 'nation') all.push(await openTable(nationTable, one));
  }
  return all;
};

const hosted = async () => {
  const all = [];
  for (const { id } of GAMES) {
    const game = sealedById(id);
    if (!game) continue;
    for (const kept of await keptGames(id, 0)) {
      const page = await opened<HostSession>(
        (address, show) => createHostSession(game, address, show),
        `game=${kept.id}`,
      );
      const { state } = page.hosted ?? {};
      const record = state && linkText(encodeRecord(state.invitation, state));
      all.push({ id: kept.id, note: kept.note, record });
    }
  }
  return all;
};

/** Those of the form before this one were never given out: they are entries that cannot be read. */
const seats = async () => {
  const { seats: read, broken } = await loadSeats(sealedById);
  const shown = read.map(({ kept, opened }) => ({
    id: kept.id,
    bulletins: opened.length,
    value: newest(opened)?.card?.value,
  }));
  return { shown, broken };
};

it('opens, and gives the same', async () => {
  await restore();
  const shown = {
    tables: await tables(),
    hosted: await hosted(),
    seats: await seats(),
    profile: unwrap(storedProfile()),
    groups: rememberedGroups(),
    slash: isSlashOn(),
    left: Object.keys(local).sort(),
  };
  expect(JSON.parse(JSON.stringify(shown))).toEqual(stored.shown);
});

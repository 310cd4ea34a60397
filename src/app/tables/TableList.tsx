/** The tables that this browser keeps, of one game or of all, as they change in any of its tabs. */

import { useEffect, useRef, useState } from 'preact/hooks';
import * as m from '#messages/tables';
import { href } from '../links';
import { KeptList } from '../session/KeptList';
import { type Channel, type StoreNews, storeChannel } from '../store/channel';
import { tableFragment } from './address';
import { type KeptTable, keptTables, putTable, removeTable, renameTable } from './keep/kept';

interface Props {
  /** The game whose tables are shown; without it, those of all. */
  game?: string;
  /** The table that is open on this page. */
  here?: string;
  /** The titles of games, by id, where tables of several are shown. */
  titles?: Readonly<Record<string, string>>;
  empty: string;
}

export const TableList = ({ game, here, titles, empty }: Props) => {
  const [tables, setTables] = useState<readonly KeptTable[]>();
  const channel = useRef<Channel<StoreNews>>();
  const read = async (): Promise<void> => setTables((await keptTables(game)).tables);
  useEffect(() => {
    read();
    channel.current = storeChannel(() => void read());
    return channel.current.close;
  }, [game]);
  const done = async (kind: StoreNews['kind'], id: string, change: Promise<unknown>): Promise<void> => {
    await change;
    channel.current?.tell({ kind, id });
    await read();
  };
  return (
    <>
      <KeptList
        items={tables}
        nameOf={({ name }) => name}
        hrefOf={(table) => `${href('table', table.game)}#${tableFragment(table.id)}`}
        about={(table) => titles?.[table.game]}
        here={here}
        empty={empty}
        deleted={m.isDeleted}
        onRename={({ id }, name) => done('renamed', id, renameTable(id, name))}
        onRemove={({ id }) => done('removed', id, removeTable(id))}
        onRestore={(table) => done('kept', table.id, putTable(table, 0))}
      />
      <p>
        <a class="quiet" href={href('kept')}>
          {m.allKept}
        </a>
      </p>
    </>
  );
};

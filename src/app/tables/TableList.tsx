/** The tables that this browser keeps, of one game or of all, as they change in any of its tabs. */
import { useEffect, useRef, useState } from 'preact/hooks';
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
  const done = async (kind: StoreNews['kind'], id: string): Promise<void> => {
    channel.current?.tell({ kind, id });
    await read();
  };
  return (
    <KeptList
      items={tables}
      nameOf={({ name }) => name}
      hrefOf={(table) => `${href('table', table.game)}#${tableFragment(table.id)}`}
      about={(table) => titles?.[table.game]}
      here={here}
      empty={empty}
      deleted=" is deleted."
      onRename={async ({ id }, name) => {
        await renameTable(id, name);
        await done('renamed', id);
      }}
      onRemove={async ({ id }) => {
        await removeTable(id);
        await done('removed', id);
      }}
      onRestore={async (table) => {
        await putTable(table, 0);
        await done('kept', table.id);
      }}
    />
  );
};

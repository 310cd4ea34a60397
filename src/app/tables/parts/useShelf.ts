/** The tables that this browser keeps, as they change in any of its tabs. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Channel, type ShelfNews, shelfChannel } from '../channel';
import { type KeptTable, keptTables, putTable, removeTable, renameTable } from '../keep/kept';

/** `game` is the one whose tables are wanted; nothing for all. */
export const useShelf = (game?: string) => {
  const [tables, setTables] = useState<readonly KeptTable[]>();
  const [refused, setRefused] = useState<string>();
  const channel = useRef<Channel<ShelfNews>>();

  const read = async (): Promise<void> => {
    const kept = await keptTables(game);
    setTables(kept.tables);
    setRefused(kept.refused);
  };
  useEffect(() => {
    read();
    const made = shelfChannel(() => void read());
    channel.current = made;
    return made.close;
  }, [game]);

  const done = async (kind: ShelfNews['kind'], id: string): Promise<void> => {
    channel.current?.tell({ kind, id });
    await read();
  };
  return {
    tables,
    refused,
    rename: async ({ id }: KeptTable, name: string): Promise<void> => {
      await renameTable(id, name);
      await done('renamed', id);
    },
    remove: async (table: KeptTable): Promise<void> => {
      await removeTable(table);
      await done('removed', table.id);
    },
    restore: async (table: KeptTable): Promise<void> => {
      await putTable(table, 0);
      await done('kept', table.id);
    },
  };
};

/** Tables side by side, each with its name: to open, to rename, to delete and to take the deletion back. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { href } from '../../links';
import { tableFragment } from '../address';
import type { KeptTable } from '../keep/kept';
import { useShelf } from './useShelf';

interface Props {
  /** The game whose tables are shown; without it, those of all. */
  game?: string;
  /** The table that is open on this page: it is not deleted from here. */
  here?: string | undefined;
  /** The titles of games, by id, where tables of several are shown. */
  titles?: Readonly<Record<string, string>>;
  empty: string;
}

const dateOf = ({ updated }: KeptTable): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(updated);

export const TableShelf = ({ game, here, titles, empty }: Props) => {
  const shelf = useShelf(game);
  const [naming, setNaming] = useState<string>();
  const [removed, setRemoved] = useState<KeptTable>();
  const list = useRef<HTMLDivElement>(null);
  /** Where the hand is after a change of the list. */
  const hand = useRef<string>();
  useLayoutEffect(() => {
    if (hand.current === undefined) return;
    const target = list.current?.querySelector<HTMLElement>(hand.current);
    if (!target) return;
    hand.current = undefined;
    target.focus();
    if (target instanceof HTMLInputElement) target.select();
  });

  const rename = async (event: Event, table: KeptTable): Promise<void> => {
    event.preventDefault();
    const name = new FormData(event.currentTarget as HTMLFormElement).get('name');
    const words = String(name ?? '').trim();
    hand.current = `[data-rename="${table.id}"]`;
    setNaming(undefined);
    if (words !== '') await shelf.rename(table, words.slice(0, 80));
  };
  const remove = async (table: KeptTable): Promise<void> => {
    setRemoved(table);
    hand.current = '.removed button';
    await shelf.remove(table);
  };
  const restore = async (table: KeptTable): Promise<void> => {
    hand.current = `[data-table="${table.id}"]`;
    setRemoved(undefined);
    await shelf.restore(table);
  };

  const row = (table: KeptTable) => (
    <li key={table.id}>
      {naming === table.id ? (
        <form class="row" onSubmit={(event) => void rename(event, table)}>
          <input class="input" name="name" aria-label="Name of the table" value={table.name} maxLength={80} />
          <button class="button" type="submit">
            Save
          </button>
        </form>
      ) : (
        <>
          <p>
            <a
              data-table={table.id}
              href={`${href('table', table.game)}#${tableFragment(table.id)}`}
              aria-current={table.id === here ? 'page' : undefined}
            >
              {table.name}
            </a>
          </p>
          <p class="form mute">
            {[titles?.[table.game], table.note, dateOf(table), table.id === here && 'open here']
              .filter(Boolean)
              .join(', ')}
          </p>
          <p class="ways">
            <button
              class="quiet"
              type="button"
              data-rename={table.id}
              onClick={() => {
                hand.current = 'input[name="name"]';
                setNaming(table.id);
              }}
            >
              Rename<span class="sr"> {table.name}</span>
            </button>
            {table.id !== here && (
              <button class="quiet" type="button" onClick={() => void remove(table)}>
                Delete<span class="sr"> {table.name}</span>
              </button>
            )}
          </p>
        </>
      )}
    </li>
  );

  return (
    <div class="shelf" ref={list}>
      <div role="status">
        {removed && (
          <p class="removed">
            {removed.name} is deleted.{' '}
            <button class="button" type="button" onClick={() => void restore(removed)}>
              Undo
            </button>
          </p>
        )}
      </div>
      {shelf.tables?.length === 0 && !removed && <p class="mute">{empty}</p>}
      <ul>{shelf.tables?.map(row)}</ul>
    </div>
  );
};

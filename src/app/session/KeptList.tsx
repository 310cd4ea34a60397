/** What this browser keeps of one kind, side by side: to open, to rename, to delete and to take the deletion back. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import * as m from '#messages/kept';
import { LANGUAGE } from '#messages/language';
import { Button } from '../fields/Button';
import type { Revised } from '../store/database';

interface Props<T> {
  /** Nothing until they are read. */
  items: readonly T[] | undefined;
  nameOf: (item: T) => string;
  hrefOf: (item: T) => string;
  /** Before the note, such as the game. */
  about?: (item: T) => string | undefined;
  /** The id of what is open on this page: it is not deleted from here. */
  here?: string | undefined;
  /** Words where there is nothing. */
  empty?: string;
  /** A heading over what goes on; what is over has a fold of its own then. */
  heading?: string;
  /** Says what was deleted. */
  deleted: (gone: { name: string }) => string;
  onRename?: (item: T, name: string) => Promise<void>;
  onRemove: (item: T) => Promise<void>;
  onRestore: (item: T) => Promise<void>;
}

const dateOf = ({ updated }: Revised): string =>
  new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' }).format(updated);

/** What is done with the rows, and where the focus goes then. */
const useRows = <T extends Revised>({ onRename, onRemove, onRestore }: Props<T>) => {
  const [naming, setNaming] = useState<string>();
  const [removed, setRemoved] = useState<T>();
  const list = useRef<HTMLDivElement>(null);
  /** What gets the focus once it is in the list. */
  const focus = useRef<string>();
  useLayoutEffect(() => {
    if (focus.current === undefined) return;
    const target = list.current?.querySelector<HTMLElement>(focus.current);
    if (!target) return;
    focus.current = undefined;
    target.focus();
    if (target instanceof HTMLInputElement) target.select();
  });
  return {
    list,
    naming,
    removed,
    begin: (item: T): void => {
      focus.current = 'input[name="name"]';
      setNaming(item.id);
    },
    rename: async (event: Event, item: T): Promise<void> => {
      event.preventDefault();
      const name = new FormData(event.currentTarget as HTMLFormElement).get('name');
      const words = String(name ?? '').trim();
      focus.current = `[data-rename="${item.id}"]`;
      setNaming(undefined);
      if (words !== '') await onRename?.(item, words.slice(0, 80));
    },
    remove: async (item: T): Promise<void> => {
      setRemoved(item);
      focus.current = '.removed button';
      await onRemove(item);
    },
    restore: async (item: T): Promise<void> => {
      focus.current = `[data-kept="${item.id}"]`;
      setRemoved(undefined);
      await onRestore(item);
    },
  };
};

/** For those who hear the page. */
const hidden = (words: string) => <span class="sr">{words}</span>;

const RenameRow = ({ name, onSubmit }: { name: string; onSubmit: (event: Event) => Promise<void> }) => (
  <li>
    <form class="row" onSubmit={(event) => void onSubmit(event)}>
      {/* What is typed stays when the list is drawn anew. */}
      <input class="input" name="name" aria-label={m.tableName} defaultValue={name} maxLength={80} />
      <button class="button" type="submit">
        {m.saveName}
      </button>
    </form>
  </li>
);

export const KeptList = <T extends Revised>(props: Props<T>) => {
  const { items, nameOf, hrefOf, about, here, empty, heading, deleted, onRename } = props;
  const { list, naming, removed, begin, rename, remove, restore } = useRows(props);

  const row = (item: T) =>
    naming === item.id ? (
      <RenameRow key={item.id} name={nameOf(item)} onSubmit={(event) => rename(event, item)} />
    ) : (
      <li key={item.id}>
        <p>
          <a data-kept={item.id} href={hrefOf(item)} aria-current={item.id === here ? 'page' : undefined}>
            {nameOf(item)}
          </a>
        </p>
        <p class="form mute">
          {[about?.(item), item.note, dateOf(item), item.id === here && m.openHere]
            .filter(Boolean)
            .join(', ')}
        </p>
        <p class="ways">
          {onRename && (
            <Button class="quiet" data-rename={item.id} onPress={() => begin(item)}>
              {m.rename({ name: nameOf(item), hidden })}
            </Button>
          )}
          {item.id !== here && (
            <Button class="quiet" onPress={() => void remove(item)}>
              {m.remove({ name: nameOf(item), hidden })}
            </Button>
          )}
        </p>
      </li>
    );

  const [first, over] = heading
    ? [items?.filter((item) => !item.over), items?.filter((item) => item.over)]
    : [items, []];
  if (heading && items?.length === 0 && !removed) return null;
  return (
    <div class={heading ? 'shelf under-way' : 'shelf'} ref={list}>
      {heading && (first?.length || removed) && <h2>{heading}</h2>}
      <div role="status">
        {removed && (
          <p class="removed manila">
            {deleted({ name: nameOf(removed) })}{' '}
            <Button onPress={() => void restore(removed)}>{m.undo}</Button>
          </p>
        )}
      </div>
      {empty && items?.length === 0 && !removed && <p class="mute">{empty}</p>}
      <ul>{first?.map(row)}</ul>
      {over && over.length > 0 && (
        <details>
          <summary>{m.gamesOver}</summary>
          <ul>{over.map(row)}</ul>
        </details>
      )}
    </div>
  );
};

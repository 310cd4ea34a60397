/** Sealed games that this browser keeps: to go on with, or to delete and take the deletion back. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { gameFragment } from '../desk';
import type { KeptGame } from '../keep/kept';
import type { HostActs } from '../useHost';

interface Props {
  games: readonly KeptGame[];
  acts: HostActs;
}

const dateOf = ({ updated }: KeptGame): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(updated);

const nameOf = ({ names }: KeptGame): string => names.join(', ');

export const KeptGames = ({ games, acts }: Props) => {
  const [removed, setRemoved] = useState<KeptGame>();
  const undo = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLElement>(null);
  const before = useRef(removed);
  // The hand follows a deletion to its undoing, and that to the games.
  useLayoutEffect(() => {
    if (removed) undo.current?.focus();
    else if (before.current) root.current?.querySelector('a')?.focus();
    before.current = removed;
  }, [removed]);
  if (games.length === 0 && !removed) return null;

  const remove = async (game: KeptGame): Promise<void> => {
    await acts.remove(game.id);
    setRemoved(game);
  };
  const restore = async (game: KeptGame): Promise<void> => {
    await acts.restore(game);
    setRemoved(undefined);
  };
  const list = (some: readonly KeptGame[]) => (
    <ul>
      {some.map((game) => (
        <li key={game.id}>
          <p>
            <a href={`#${gameFragment(game.id)}`}>{nameOf(game)}</a>
          </p>
          <p class="form mute">
            {game.note}, {dateOf(game)}
          </p>
          <p class="ways">
            <button class="quiet" type="button" onClick={() => void remove(game)}>
              Delete<span class="sr"> {nameOf(game)}</span>
            </button>
          </p>
        </li>
      ))}
    </ul>
  );
  const over = games.filter((game) => game.over);
  const underWay = games.filter((game) => !game.over);
  return (
    <section class="shelf under-way" ref={root}>
      {(underWay.length > 0 || removed) && <h2>Under way here</h2>}
      <div role="status">
        {removed && (
          <p class="removed">
            {nameOf(removed)}: deleted, and the cards with it.{' '}
            <button class="button" type="button" ref={undo} onClick={() => void restore(removed)}>
              Undo
            </button>
          </p>
        )}
      </div>
      {list(underWay)}
      {over.length > 0 && (
        <details>
          <summary>Games that are over</summary>
          {list(over)}
        </details>
      )}
    </section>
  );
};

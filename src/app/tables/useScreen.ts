/** Sends second screens what everyone at the table may see: when it changes, and when one of them asks. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Channel, openChannel } from '../store/channel';
import { readText } from '../store/local';
import { KEYS } from '../store/stored';
import type { OpenTable, TableGame } from './game';

/** Lines of the log that a screen is sent: it hangs on a wall, and no one scrolls it. */
const SENT = 8;

/** All that a second screen is sent. */
const shownOf = <Setup, State, Event, View>(
  game: TableGame<Setup, State, Event, View>,
  name: string,
  { setup, line, state, names }: OpenTable<Setup, State, Event>,
) => {
  const { title, where, night = false } = game.moment(state, setup);
  return {
    kind: 'shown' as const,
    name,
    names,
    moment: { title, where, night },
    log: game.log(line, setup).slice(-SENT),
    view: game.publicView(state, setup) as unknown,
  };
};

export type Shown = ReturnType<typeof shownOf>;

export type ScreenNews =
  | Shown
  /** A screen has opened, and asks for what there is. */
  | { readonly kind: 'asked' }
  /** The page of the table has been closed. */
  | { readonly kind: 'closed' };

export const screenChannel = (id: string, hear: (news: ScreenNews) => void): Channel<ScreenNews> =>
  openChannel(`screen.${id}`, hear);

/** Light or dark, where it has been chosen. */
export const showScheme = (): void => {
  const chosen = readText(KEYS.scheme);
  const { dataset } = document.documentElement;
  if (chosen.ok && chosen.value) dataset.scheme = chosen.value;
  else delete dataset.scheme;
};

/** Darkens the whole page. */
export const useNight = (isNight = false): void =>
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-night', isNight);
    return () => document.documentElement.removeAttribute('data-night');
  }, [isNight]);

export const useScreen = <Setup, State, Event, View>(
  game: TableGame<Setup, State, Event, View>,
  id: string,
  name: string,
  table: OpenTable<Setup, State, Event>,
): void => {
  const channel = useRef<Channel<ScreenNews>>();
  const shown = useRef<Shown>();
  shown.current = shownOf(game, name, table);
  const tell = () => shown.current && channel.current?.tell(shown.current);

  useEffect(() => {
    const made = screenChannel(id, ({ kind }) => kind === 'asked' && tell());
    channel.current = made;
    const onLeave = () => made.tell({ kind: 'closed' });
    // A page that comes back from the browser's memory is there again.
    window.addEventListener('pageshow', tell);
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('pageshow', tell);
      window.removeEventListener('pagehide', onLeave);
      onLeave();
      made.close();
    };
  }, [id]);
  useEffect(() => {
    tell();
  }, [id, name, table.line]);
};

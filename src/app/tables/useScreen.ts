/** Sends second screens what everyone at the table may see: when it changes, and when one of them asks. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Channel, openChannel } from '../store/channel';
import { textAt } from '../store/local';
import { KEYS } from '../store/stored';
import type { LogEntry, Moment, OpenTable } from './game';

/** Lines of the log that a screen is sent: it hangs on a wall, and no one scrolls it. */
const SENT = 8;

/** All that a second screen is sent. */
export interface Shown {
  readonly kind: 'shown';
  readonly name: string;
  readonly names: readonly string[];
  readonly moment: Pick<Moment, 'title' | 'where' | 'night'>;
  readonly log: readonly LogEntry[];
  /** The public view of the game. */
  readonly view: unknown;
}

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
  const chosen = textAt(KEYS.scheme);
  const { dataset } = document.documentElement;
  if (chosen) dataset.scheme = chosen;
  else delete dataset.scheme;
};

/**
 * The table is the whole page, dark at night. Attributes of the root say so, for `:has(.game)` makes a browser look at all
 * styles of the page at each change of a word.
 */
export const useWholePage = (isNight = false): void =>
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.whole = '';
    if (isNight) dataset.night = '';
    return () => {
      delete dataset.whole;
      delete dataset.night;
    };
  }, [isNight]);

/** `view` is the public one of the table. It is sent again when the table has another name or line. */
export const useScreen = ({ id, name, names, moment, log, line }: OpenTable, view: unknown): void => {
  const channel = useRef<Channel<ScreenNews>>();
  const shown = useRef<Shown>();
  const { title, where, night = false } = moment;
  const sent = { moment: { title, where, night }, log: log.slice(-SENT) };
  shown.current = { kind: 'shown', name, names, ...sent, view };
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
  }, [id, name, line]);
};

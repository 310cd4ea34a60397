/** What pages of one browser tell each other: that a table has changed, and what everybody at it may see. */
import type { LogEntry, Moment } from './game';

export interface ShelfNews {
  readonly kind: 'kept' | 'renamed' | 'removed';
  readonly id: string;
}

/** All that a second screen is sent. */
export interface Shown {
  readonly kind: 'shown';
  readonly name: string;
  readonly names: readonly string[];
  readonly moment: Pick<Moment, 'title' | 'where'>;
  /** Without what is secret. */
  readonly log: readonly LogEntry[];
  readonly view: unknown;
}

export type ScreenNews =
  | Shown
  /** A screen has opened, and asks for what there is. */
  | { readonly kind: 'asked' }
  /** The page of the table has been closed. */
  | { readonly kind: 'closed' };

export interface Channel<News> {
  readonly tell: (news: News) => unknown;
  readonly close: () => void;
}

/** A browser without channels has pages that do not hear each other; each still keeps to the revisions of the store. */
const openChannel = <News>(name: string, hear: (news: News) => void): Channel<News> => {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(`paper-dagger.${name}`);
  channel.onmessage = ({ data }: MessageEvent<News>) => hear(data);
  let isOpen = true;
  return {
    // What is written last may be told after its page has gone.
    tell: (news) => isOpen && channel.postMessage(news),
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
};

export const shelfChannel = (hear: (news: ShelfNews) => void): Channel<ShelfNews> =>
  openChannel('tables', hear);

export const screenChannel = (id: string, hear: (news: ScreenNews) => void): Channel<ScreenNews> =>
  openChannel(`screen.${id}`, hear);

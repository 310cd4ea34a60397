/** What pages of one browser send each other. */
export interface Channel<News> {
  readonly tell: (news: News) => unknown;
  readonly close: () => void;
}

/** A browser without channels has pages that do not hear each other; each still keeps to the revisions of the store. */
export const openChannel = <News>(name: string, hear: (news: News) => void): Channel<News> => {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(`paper-dagger.${name}`);
  channel.onmessage = ({ data }: MessageEvent<News>) => hear(data);
  let isOpen = true;
  return {
    // What is written last may be reported after its page has gone.
    tell: (news) => isOpen && channel.postMessage(news),
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
};

/** A change of a record in the store. */
export interface StoreNews {
  readonly kind: 'kept' | 'renamed' | 'removed';
  readonly id: string;
}

/** Tables and hosted games share it: their ids are unique. */
export const storeChannel = (hear: (news: StoreNews) => void): Channel<StoreNews> =>
  openChannel('tables', hear);

/** What a service worker sees around it: the part that this site uses, since the types of pages know none of it. */

export interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface AskEvent extends LastingEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

export interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly { postMessage: (message: unknown) => void }[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(kind: 'fetch', listener: (event: AskEvent) => void): void;
  addEventListener(
    kind: 'message',
    listener: (event: LastingEvent & { readonly data: unknown }) => void,
  ): void;
}

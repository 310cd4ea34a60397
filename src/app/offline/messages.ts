/** What a page and its service worker say to each other. */

export type ToWorker =
  /** Fetch what is not needed at once but belongs to the whole. */
  | { readonly kind: 'keep-rest' }
  /** The person said so: the new edition takes over now. */
  | { readonly kind: 'take-over' };

export interface FromWorker {
  readonly kind: 'kept';
  /** Files of the rest that are there, of how many. */
  readonly done: number;
  readonly total: number;
  /** Fetching ended before the end: no network, or no room. */
  readonly stopped: boolean;
}

/**
 * The sealed games that this browser hosts. Nothing is shown before it stands here, on the disk, so that a battery that
 * dies takes no entry out of a log. Tabs do not write over each other: every writing says which revision it follows.
 */
import { createStore, promisifyRequest } from 'idb-keyval';
import { err, ok, type Result } from '../../../../base/result';

/** What the host does before the cards are dealt, in this order. */
export const STEPS = ['seal', 'seats', 'words'] as const;
export type Step = (typeof STEPS)[number];

export interface KeptGame {
  readonly id: string;
  readonly game: string;
  /** For lists; the record has them too. */
  readonly names: readonly string[];
  /** Where the game is, in a few words: "Round 2". */
  readonly note: string;
  readonly over: boolean;
  /** Milliseconds since 1970, by this device's clock. */
  readonly updated: number;
  /** Counts the writings; the first is 1. */
  readonly revision: number;
  /** As `encodeVerifyLink` writes; perhaps damaged. */
  readonly record: string;
  readonly step: Step;
  /** By seat: which of its links was handed out, counted as `rekeys` are; -1 for none. */
  readonly given: readonly number[];
  /** Seats that play on this device. */
  readonly here: readonly number[];
}

export type Putting =
  | { readonly kind: 'kept' }
  /** The browser had lost the game, and has it again. */
  | { readonly kind: 'again' }
  /** Another tab went on from the same revision: its game stands. */
  | { readonly kind: 'other'; readonly game: KeptGame };

const SHELF = 'games';
const store = createStore('paper-dagger-host', SHELF);

const refused = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
    ? err(
        'host-full',
        'This browser has no room left for this site: leave this page open until the game is over.',
      )
    : err(
        'host-refused',
        'This browser does not let this site keep a game: leave this page open until the game is over, or start again in a window that is not private.',
      );

/** One transaction: all of it is on the disk when this resolves, or nothing is. */
const within = async <T>(
  mode: IDBTransactionMode,
  act: (games: IDBObjectStore) => Promise<T>,
): Promise<Result<T>> => {
  try {
    const value = await store('readonly', async ({ transaction: { db } }) => {
      const transaction = db.transaction(SHELF, mode, { durability: 'strict' });
      const done = promisifyRequest(transaction);
      // Whoever waits for the value hears of a failure there.
      done.catch(() => undefined);
      const found = await act(transaction.objectStore(SHELF));
      await done;
      return found;
    });
    return ok(value);
  } catch (error) {
    return refused(error);
  }
};

const found = (games: IDBObjectStore, id: string): Promise<KeptGame | undefined> =>
  promisifyRequest(games.get(id) as IDBRequest<KeptGame | undefined>);

/** Puts a game where revision `after` of it is, 0 for none. */
export const putGame = (game: KeptGame, after: number): Promise<Result<Putting>> =>
  within('readwrite', async (games): Promise<Putting> => {
    const there = await found(games, game.id);
    if (there && there.revision !== after) return { kind: 'other', game: there };
    games.put(game, game.id);
    return { kind: there || after === 0 ? 'kept' : 'again' };
  });

/** `undefined` where there is none, or where the browser refuses its store. */
export const keptGame = async (id: string): Promise<KeptGame | undefined> => {
  const game = await within('readonly', (games) => found(games, id));
  return game.ok ? game.value : undefined;
};

/** All games, or those of one kind, the last used first. */
export const keptGames = async (game?: string): Promise<readonly KeptGame[]> => {
  const all = await within('readonly', (games) => promisifyRequest(games.getAll() as IDBRequest<KeptGame[]>));
  if (!all.ok) return [];
  return all.value
    .filter((one) => game === undefined || one.game === game)
    .toSorted((one, other) => other.updated - one.updated);
};

export const removeGame = (id: string): Promise<Result<void>> =>
  within('readwrite', async (games) => {
    games.delete(id);
  });

/**
 * Keeps one table as it goes on: each state of it is laid down at once and written in its turn. Where another page went on
 * from the same place, its table stands, and this one hears of it.
 */
import type { Result } from '../../../base/result';
import { type KeptTable, type Putting, putTable } from './kept';
import { forgetPending, layPending } from './pending';

/** A table without what the keeper knows: its revision, its writer and the time. */
export type Sheet = Omit<KeptTable, 'revision' | 'writer' | 'updated'>;

export interface Keeper {
  /** Writes the table as it is now. */
  readonly keep: (sheet: Sheet) => void;
  /** Goes on from a table that was read: its revision is the one that the next writing follows. */
  readonly follow: (table: KeptTable) => void;
  /** Resolved when all is written. */
  readonly settled: () => Promise<void>;
}

export const createKeeper = (writer: string, tell: (outcome: Result<Putting>) => void): Keeper => {
  /** The revision that the store is known to have, and the last one given. */
  let stored = 0;
  let last = 0;
  let waiting: KeptTable | undefined;
  let running: Promise<void> | undefined;

  const follow = ({ revision }: KeptTable): void => {
    stored = revision;
    last = revision;
    waiting = undefined;
  };

  const drain = async (): Promise<void> => {
    while (waiting) {
      const table = waiting;
      waiting = undefined;
      const outcome = await putTable(table, stored);
      if (outcome.ok) {
        if (outcome.value.kind === 'other') {
          follow(outcome.value.table);
          forgetPending({ id: table.id, revision: Number.POSITIVE_INFINITY });
        } else {
          stored = table.revision;
          forgetPending(table);
        }
      }
      tell(outcome);
    }
    running = undefined;
  };

  return {
    follow,
    keep: (sheet) => {
      last++;
      waiting = { ...sheet, revision: last, writer, updated: Date.now() };
      layPending(waiting);
      running ??= drain();
    },
    settled: () => running ?? Promise.resolve(),
  };
};

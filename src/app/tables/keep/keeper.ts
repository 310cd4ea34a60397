/**
 * Keeps one table as it goes on: each state of it is put down at once and written in its turn. Where another page went on
 * from the same place, its table stays, and this one gets it.
 */
import type { Result } from '../../../base/result';
import type { Putting } from '../../store/database';
import { forgetPending, type KeptTable, layPending, putTable } from './kept';
import type { TableEntry } from './record';

export const createKeeper = (writer: string, tell: (outcome: Result<Putting<KeptTable>>) => void) => {
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
          follow(outcome.value.there);
          forgetPending(table.id);
        } else {
          stored = table.revision;
          forgetPending(table.id, table.revision);
        }
      }
      tell(outcome);
    }
    running = undefined;
  };

  return {
    /** Goes on from a table that was read: its revision is the one that the next writing follows. */
    follow,
    /** Writes the table as it is now. */
    keep: (entry: TableEntry): void => {
      last++;
      waiting = { ...entry, revision: last, writer, updated: Date.now() };
      layPending(waiting);
      running ??= drain();
    },
    /** Resolved when all is written. */
    settled: (): Promise<void> => running ?? Promise.resolve(),
  };
};

export type Keeper = ReturnType<typeof createKeeper>;

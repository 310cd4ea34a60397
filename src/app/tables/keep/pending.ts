/**
 * What a page is about to write. IndexedDB takes a moment, and a tab may be killed in it; localStorage takes a text at
 * once. So each event is laid down here first, and taken away when the store has it.
 */
import type { KeptTable } from './kept';

const PREFIX = 'paper-dagger.pending.';

/** A browser that refuses to keep anything is told of where the store refuses. */
const quietly = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

const read = (key: string): KeptTable | undefined => {
  const text = localStorage.getItem(key);
  return text === null ? undefined : quietly(() => JSON.parse(text) as KeptTable);
};

export const layPending = (table: KeptTable): void => {
  quietly(() => localStorage.setItem(PREFIX + table.id, JSON.stringify(table)));
};

/** Takes away what was laid down up to a revision. */
export const forgetPending = ({ id, revision }: Pick<KeptTable, 'id' | 'revision'>): void => {
  quietly(() => {
    const there = read(PREFIX + id);
    if (there && there.revision <= revision) localStorage.removeItem(PREFIX + id);
  });
};

export const pendingTables = (): readonly KeptTable[] =>
  quietly(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => read(key) ?? []),
  ) ?? [];

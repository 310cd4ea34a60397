import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCatalog } from './messages';

/** A catalog of one file, "room". */
export const catalogOf = (messages: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  try {
    writeFileSync(join(folder, 'room.json'), JSON.stringify(messages));
    return readCatalog(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

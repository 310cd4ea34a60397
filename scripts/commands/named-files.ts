/** Files that a person named: what cannot be read or written is a problem that says why. */
import { readFile, writeFile } from 'node:fs/promises';
import { err, ok, type Result } from '../../src/base/result';

type Reasons = Readonly<Record<string, string>>;

const EITHER: Reasons = { EISDIR: 'it is a folder', ENOTDIR: 'part of its path is not a folder' };
const refused = (what: string): Reasons => ({
  ...EITHER,
  EACCES: `${what} is not permitted`,
  EPERM: `${what} is not permitted`,
});
const READING: Reasons = { ...refused('reading it'), ENOENT: 'it does not exist' };
const WRITING: Reasons = {
  ...refused('writing there'),
  ENOENT: 'its folder does not exist',
  EROFS: 'that disk cannot be written to',
  ENOSPC: 'the disk is full',
};

const reasonOf = (reasons: Reasons, error: unknown): string => {
  const { code = '' } = error as NodeJS.ErrnoException;
  return reasons[code] ?? code;
};

export const readNamedFile = async (file: string): Promise<Result<string>> => {
  try {
    return ok(await readFile(file, 'utf8'));
  } catch (error) {
    return err('unreadable', `Cannot read ${file}: ${reasonOf(READING, error)}. Name another file.`);
  }
};

/** Writes a file, and then gives this answer. */
export const writeNamedFile = async <T>(file: string, bytes: Uint8Array, answer: T): Promise<Result<T>> => {
  try {
    await writeFile(file, bytes);
    return ok(answer);
  } catch (error) {
    const reason = reasonOf(WRITING, error);
    return err('unwritable', `Cannot write ${file}: ${reason}. Choose another place with -o.`);
  }
};

import { readFile } from 'node:fs/promises';
import { err, ok, type Result } from '../src/base/result';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  EACCES: 'reading it is not permitted',
  EPERM: 'reading it is not permitted',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of its path is not a folder',
};

/** Reads a text file that a person named. */
export const readNamedFile = async (file: string): Promise<Result<string>> => {
  try {
    return ok(await readFile(file, 'utf8'));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return err('unreadable', `Cannot read ${file}: ${REASONS[code] ?? code}. Name another file.`);
  }
};

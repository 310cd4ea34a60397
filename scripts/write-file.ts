import { writeFile } from 'node:fs/promises';
import { err, ok, type Result } from '../src/base/result';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  EACCES: 'writing there is not permitted',
  EPERM: 'writing there is not permitted',
  EROFS: 'that disk cannot be written to',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of its path is not a folder',
  ENOSPC: 'the disk is full',
};

/** Writes a file that a person named. */
export const writeNamedFile = async (file: string, bytes: Uint8Array): Promise<Result<void>> => {
  try {
    return ok(await writeFile(file, bytes));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return err('unwritable', `Cannot write ${file}: ${REASONS[code] ?? code}. Choose another place with -o.`);
  }
};

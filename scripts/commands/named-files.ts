/** Files that a person named: what cannot be read or written is a problem that says why. */

import {
  closeSync,
  createReadStream,
  existsSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import * as m from '#messages/cli';
import { codeOf, err, messageOf, ok, type Result } from '../../src/base/result';

type Reasons = Readonly<Record<string, string>>;

const EITHER: Reasons = { EISDIR: m.isFolder, ENAMETOOLONG: m.fileNameTooLong, ENOTDIR: m.pathNotFolder };
const permissionReasons = (what: string): Reasons => ({
  ...EITHER,
  EACCES: m.notPermitted({ what }),
  EPERM: m.notPermitted({ what }),
});
const READING: Reasons = { ...permissionReasons(m.readingIt), ENOENT: m.fileMissing };
const WRITING: Reasons = {
  ...permissionReasons(m.writingThere),
  EEXIST: m.pathNotFolder,
  EROFS: m.diskReadOnly,
  ENOSPC: m.diskFull,
  EDQUOT: m.diskQuotaFull,
  EFBIG: m.tooLongForDisk,
};

/** A file in what is said to be typed. */
export const asWord = (file: string): string => (/\s/.test(file) ? `"${file}"` : file);

/** What has more than `longest` bytes is refused, and not read to its end. */
export const readNamedBytes = async (file: string, longest: number): Promise<Result<Buffer>> => {
  const parts: Buffer[] = [];
  try {
    for await (const part of createReadStream(file, { end: longest })) parts.push(part as Buffer);
  } catch (error) {
    const reason = READING[codeOf(error)] ?? messageOf(error);
    return err('unreadable', m.cannotRead({ file, reason }));
  }
  const bytes = Buffer.concat(parts);
  return bytes.length > longest
    ? err('unreadable', m.cannotReadTooLong({ file, longest: longest / 1e6 }))
    : ok(bytes);
};

/** Whether what is written to one place would be lost to what is read from another. */
export const isSameFile = (file: string, output: string): boolean =>
  existsSync(file) && existsSync(output) && realpathSync.native(file) === realpathSync.native(output);

const takeOver = (file: number, { mode, uid, gid }: Stats): void => {
  fchmodSync(file, mode);
  try {
    fchownSync(file, uid, gid);
  } catch {
    // Only root gives files away.
  }
};

/**
 * Under another name first. The new file has the owner and the permissions of the old one, which is not gone before the new one
 * is on the disk. All bytes are written, or it fails: a disk that becomes full takes part of them and reports no error
 * (`write(2)`). Nothing else waits meanwhile, so Node’s loop has no turn, which would begin with the garbage of all the work before.
 */
const replace = (file: string, bytes: Uint8Array, old: Stats | undefined): void => {
  const place = old ? realpathSync(file) : file;
  const beside = `${place}.${process.pid}.part`;
  const part = openSync(beside, 'wx', old?.mode);
  try {
    try {
      writeFileSync(part, bytes);
      if (old) {
        takeOver(part, old);
        fsyncSync(part);
      }
    } finally {
      closeSync(part);
    }
    renameSync(beside, place);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
};

/**
 * Beside the file, which then takes its place, so that the old one is whole until the new one is. Devices and pipes are written
 * to, and so is a file in a folder where nothing may be added.
 */
const write = async (file: string, bytes: Uint8Array): Promise<void> => {
  const there = statSync(file, { throwIfNoEntry: false });
  if (there && !there.isFile()) return writeFile(file, bytes);
  try {
    replace(file, bytes, there);
  } catch (error) {
    if (!there || !['EACCES', 'EPERM'].includes(codeOf(error))) throw error;
    await writeFile(file, bytes);
  }
};

const writingReason = (file: string, error: unknown): string => {
  const code = codeOf(error);
  if (code === 'ENOENT') return existsSync(dirname(file)) ? m.folderReadOnly : m.folderMissing;
  return WRITING[code] ?? messageOf(error);
};

/** Does what makes a file or a folder, and then gives this answer. */
const made = async <T>(file: string, make: () => Promise<unknown>, answer: T): Promise<Result<T>> => {
  if (file === '-' || file === '') return err('unwritable', m.outputNeedsFile);
  try {
    await make();
    return ok(answer);
  } catch (error) {
    const reason = writingReason(file, error);
    return err('unwritable', m.cannotWrite({ file, reason }));
  }
};

export const writeNamedFile = <T>(file: string, bytes: Uint8Array, answer: T): Promise<Result<T>> =>
  made(file, () => write(file, bytes), answer);

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Step by step: in /proc, where nothing can be made, `mkdir` of Node never ends if it is to make the folders above too. */
const makeFolder = async (folder: string): Promise<void> => {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  // Somebody else can have made it in the meantime.
  await mkdir(folder).catch((error: unknown) => {
    if (!isFolder(folder)) throw error;
  });
};

/** With the folders that it is in. */
export const makeNamedFolder = (folder: string): Promise<Result<undefined>> =>
  made(folder, () => makeFolder(folder && resolve(folder)), undefined);

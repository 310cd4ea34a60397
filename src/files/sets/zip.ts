/**
 * A set as one zip: its table, its pictures as they were given, its theme and its version. Equal sets are equal bytes. A zip from anywhere
 * is read by what it declares of its files before any is unpacked.
 */

import { gzipSync, strToU8, type UnzipFileInfo, unzipSync } from 'fflate';
import * as m from '#messages/sets';
import { checkedText, isFileName, trimmed } from '../../base/names';
import { err, mapOk, ok, type Result } from '../../base/result';
import { PICTURE_TYPES } from '../../games/set-cells';
import { zipOf } from '../exports/files';
import { MOST_CHARACTERS, SET_VERSION } from './parse';
import { MOST_BYTES } from './pictures';
import { decodeTable } from './table';

/** The files of a set, wherever they come from; pictures by their names. */
export interface SetFiles {
  readonly table: string;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly game?: string | undefined;
  readonly theme?: string | undefined;
}

/** Of the zip as it comes, of all that it unfolds to, and of its files. */
export const MOST_ZIPPED = 50_000_000;
const MOST_UNFOLDED = 60_000_000;
const MOST_FILES = 400;

const HEAD = 'set.json';
const TABLE = 'cards.csv';

/** Any day will do, as long as it is always the same. */
const DAY = new Date(2000, 0, 1);

export const writeZip = ({ table, pictures, game, theme }: Required<SetFiles>): Uint8Array =>
  zipOf(
    [
      {
        name: HEAD,
        bytes: strToU8(`${JSON.stringify({ version: SET_VERSION, game, theme })}\n`),
        packed: false,
      },
      { name: TABLE, bytes: strToU8(table), packed: false },
      ...[...pictures]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, bytes]) => ({ name: `pictures/${name}`, bytes, packed: true })),
    ],
    DAY,
  );

/** What DOS calls the bytes from 128 on (code page 437, which 850 shares where names have letters). */
const DOS = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº';

/**
 * A path as its writer meant it. macOS writes UTF-8 without the flag that says so, and fflate reads a letter for each byte;
 * Windows writes DOS letters; some programs there part folders by backslashes.
 */
const pathOf = (name: string): string => {
  const path = name.replaceAll('\\', '/');
  if (!/[\u0080-\u00FF]/.test(path) || /[\u0100-\uFFFF]/.test(path)) return path;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(path, (letter) => letter.charCodeAt(0)),
    );
  } catch {
    return path.replace(/[\u0080-\u00A7]/g, (letter) => DOS[letter.charCodeAt(0) - 0x80] ?? letter);
  }
};

/** Folders and files that systems add of themselves. */
const isClutter = (path: string): boolean =>
  /(^|\/)(__MACOSX\/|\.(?!\.)|Thumbs\.db$|desktop\.ini$)|\/$/.test(path);

export const isZipName = (name: string): boolean => name.toLowerCase().endsWith('.zip');

const isTableName = (name: string): boolean => name.toLowerCase().endsWith('.csv');

const isPictureName = (name: string): boolean =>
  PICTURE_TYPES.some((type) => name.toLowerCase().endsWith(`.${type}`));

/** Why a file of a zip is not read. */
const fileProblem = (path: string, originalSize: number): string | undefined => {
  const name = shown(path);
  const mb = (isTableName(path) ? MOST_CHARACTERS : MOST_BYTES) / 1e6;
  const parts = path.split('/');
  const last = parts.at(-1) ?? '';
  if (!parts.every((part) => part !== '' && isFileName(part))) return m.zipOutside({ name });
  if (last === HEAD) return originalSize > 10_000 ? m.zipHeadTooLong({ name }) : undefined;
  if (!isTableName(last) && !isPictureName(last)) return m.zipStray({ name });
  return originalSize > mb * 1e6 ? m.zipFileTooLarge({ name, mb }) : undefined;
};

const viewOf = ({ buffer, byteOffset, length }: Uint8Array) => new DataView(buffer, byteOffset, length);

/**
 * The check sums that a zip lists, in the order of its entries: its end says where, or another end before it that has room for
 * more (Zip64). Throws where it has no list.
 */
function* sumsIn(zip: Uint8Array): Generator<number> {
  const view = viewOf(zip);
  let end = zip.length - 22;
  while (view.getUint32(end, true) !== 0x06054b50) end -= 1;
  const isLong = end >= 20 && view.getUint32(end - 20, true) === 0x07064b50;
  let at = view.getUint32(isLong ? view.getUint32(end - 12, true) + 48 : end + 16, true);
  for (; ; at += 46 + [28, 30, 32].reduce((sum, part) => sum + view.getUint16(at + part, true), 0))
    yield view.getUint32(at + 16, true);
}

/** CRC-32: a gzip file ends with it, and with its length. */
const sumOf = (bytes: Uint8Array): number => {
  const packed = gzipSync(bytes, { level: 0 });
  return viewOf(packed).getUint32(packed.length - 8, true);
};

const shown = (name: string): string => name.slice(0, 80).replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?');

/** What a set can be called; "" for nothing. */
export const parseTheme = (text: string): Result<string> => {
  const theme = trimmed(text).normalize('NFC');
  return theme === '' ? ok('') : checkedText(theme, 'theme', m.setName, 60, '');
};

/** Theme and game of a head; nothing of one that is damaged. */
const readHead = (bytes: Uint8Array | undefined): Result<Pick<SetFiles, 'game' | 'theme'>> => {
  if (!bytes) return ok({});
  let head: unknown;
  try {
    head = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return ok({});
  }
  const { version, game, theme } = (head ?? {}) as Partial<Record<string, unknown>>;
  if (typeof version === 'number' && version > SET_VERSION)
    return err('set-version', m.setTooNew({ version, known: SET_VERSION }));
  return ok({
    ...(typeof game === 'string' && { game }),
    ...(typeof theme === 'string' && parseTheme(theme).ok && { theme }),
  });
};

/** The files of a zip that belong to a set, and a sentence for each that is left out. A zip that is none, or too large, is refused. */
export const readZip = (
  bytes: Uint8Array,
): Result<{ readonly files: SetFiles; readonly problems: readonly string[] }> => {
  if (bytes.length > MOST_ZIPPED) return err('bad-zip', m.zipTooLarge({ mb: MOST_ZIPPED / 1e6 }));
  const problems: string[] = [];
  let [count, size] = [0, 0];
  let tableProblem: string | undefined;
  const listed = sumsIn(bytes);
  const sums = new Map<string, unknown>();
  const filter = (info: UnzipFileInfo): boolean => {
    const sum = listed.next().value;
    const path = pathOf(info.name);
    if (isClutter(path)) return false;
    count += 1;
    const problem = count > MOST_FILES ? undefined : fileProblem(path, info.originalSize);
    if (problem !== undefined) problems.push(problem);
    if (isTableName(path)) tableProblem ??= problem;
    if (problem !== undefined || count > MOST_FILES) return false;
    size += info.originalSize;
    sums.set(info.name, sum);
    return size <= MOST_UNFOLDED;
  };
  let unzipped: Readonly<Record<string, Uint8Array>>;
  try {
    unzipped = unzipSync(bytes, { filter });
  } catch {
    return err('bad-zip', m.zipDamaged);
  }
  if (count > MOST_FILES) return err('bad-zip', m.zipTooManyFiles({ most: MOST_FILES }));
  if (size > MOST_UNFOLDED) return err('bad-zip', m.zipUnfoldsTooLarge({ mb: MOST_UNFOLDED / 1e6 }));
  if (Object.entries(unzipped).some(([name, content]) => sumOf(content) !== sums.get(name)))
    return err('bad-zip', m.zipDamaged);
  const files = new Map<string, Uint8Array>();
  for (const [written, content] of Object.entries(unzipped)) {
    const path = pathOf(written);
    const name = (path.split('/').at(-1) ?? '').normalize('NFC');
    if (files.has(name)) problems.push(m.zipFileTwice({ name: shown(path) }));
    else files.set(name, content);
  }
  const tables = [...files].filter(([name]) => isTableName(name));
  const [[, table] = []] = tables;
  if (!table || tables.length > 1)
    return err(
      'bad-zip',
      (!table && tableProblem) || m.zipTablesNotOne({ table: TABLE, count: tables.length }),
    );
  const head = readHead(files.get(HEAD));
  if (!head.ok) return head;
  const pictures = new Map([...files].filter(([name]) => isPictureName(name)));
  return mapOk(decodeTable(table), (text) => ({ files: { table: text, pictures, ...head.value }, problems }));
};

/** The files that somebody chose, added to those that are here: a zip is all of a set, anything else a part. */
export const withFiles = (
  there: SetFiles,
  given: readonly { readonly name: string; readonly bytes: Uint8Array }[],
): ReturnType<typeof readZip> => {
  const [other, ...others] = given.filter(({ name }) => !isPictureName(name));
  const zip = other && isZipName(other.name) ? other : undefined;
  if (others.length > 0 || (zip && given.length > 1)) return err('bad-choice', m.choiceOfMany);
  if (zip) return readZip(zip.bytes);
  const pictures = new Map(there.pictures);
  for (const { name, bytes } of given) if (isPictureName(name)) pictures.set(name.normalize('NFC'), bytes);
  const read = other ? decodeTable(other.bytes) : ok(there.table);
  return mapOk(read, (table) => ({ files: { ...there, table, pictures }, problems: [] }));
};

/**
 * A whole table in an address: `#log=` and then, in base64url, one byte that says how it is written, four of a checksum,
 * and the record. What is long is compressed. A link that has lost a letter on its way is refused, not half read.
 */
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { checksum } from '../../../base/checksum';
import { MAX_FRAGMENT, tooLong } from '../../../base/fragment';
import { err, ok, type Result } from '../../../base/result';

/** Letters that chat programs and QR codes still carry. */
export const LINK_LIMIT = 2000;

const PLAIN = 1;
const DEFLATED = 2;
const HEAD = 5;

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const sumBytes = (text: string): readonly number[] =>
  [0, 2, 4, 6].map((at) => Number.parseInt(checksum(text).slice(at, at + 2), 16));

/** The fragment without its `#`, of a text as `writeRecord` writes. */
export const linkFragment = (record: string): string => {
  const plain = strToU8(record);
  const deflated = deflateSync(plain, { level: 9, mem: 8 });
  const isShorter = deflated.length < plain.length;
  const body = isShorter ? deflated : plain;
  return `log=${toBase64(Uint8Array.from([isShorter ? DEFLATED : PLAIN, ...sumBytes(record), ...body]))}`;
};

const broken = () =>
  err('link-broken', 'The link is damaged: copy the whole link again, or ask for the game as a file.');

/** More than any game takes, in bytes. A link of a few kilobytes can unfold to a thousand times as much. */
export const MOST_BYTES = 2_000_000;

/** The bytes that were compressed; nothing where they are too many, which is found out before they are all there. */
const inflated = (body: Uint8Array): Uint8Array | undefined => {
  const parts: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((part) => {
    parts.push(part);
    size += part.length;
  });
  const step = 256;
  for (let at = 0; at < body.length && size <= MOST_BYTES; at += step) {
    stream.push(body.subarray(at, at + step), at + step >= body.length);
  }
  if (size > MOST_BYTES) return undefined;
  const all = new Uint8Array(size);
  parts.reduce((at, part) => {
    all.set(part, at);
    return at + part.length;
  }, 0);
  return all;
};

/** The text of a fragment that begins with `log=`. */
export const recordOfLink = (fragment: string): Result<string> => {
  if (fragment.length > MAX_FRAGMENT) return tooLong(fragment.length);
  try {
    const [kind, ...rest] = fromBase64(fragment.replace(/^#?log=/, ''));
    if (kind !== PLAIN && kind !== DEFLATED && rest.length >= HEAD) {
      return err(
        'link-version',
        'The link is of a later edition: reload the page to update it, or ask for a new link.',
      );
    }
    const body = Uint8Array.from(rest.slice(HEAD - 1));
    const bytes = kind === DEFLATED ? inflated(body) : body;
    if (!bytes)
      return err(
        'link-length',
        'The link unfolds to more than 2 MB, and no game has so much: it is not read.',
      );
    const text = strFromU8(bytes);
    if (sumBytes(text).some((byte, at) => byte !== rest[at])) return broken();
    return ok(text);
  } catch {
    return broken();
  }
};

/**
 * A whole table in an address: `#log=` and then, in base64url, one byte that says how it is written, four of a checksum,
 * and the record. What is long is compressed. A link that has lost a letter on its way is refused, not half read.
 */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { checksum } from '../../../base/checksum';
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

/** The text of a fragment that begins with `log=`. */
export const recordOfLink = (fragment: string): Result<string> => {
  try {
    const [kind, ...rest] = fromBase64(fragment.replace(/^#?log=/, ''));
    if (kind !== PLAIN && kind !== DEFLATED && rest.length >= HEAD) {
      return err(
        'link-version',
        'The link is of a later edition: reload the page to update it, or ask for a new link.',
      );
    }
    const body = Uint8Array.from(rest.slice(HEAD - 1));
    const text = strFromU8(kind === DEFLATED ? inflateSync(body) : body);
    if (sumBytes(text).some((byte, at) => byte !== rest[at])) return broken();
    return ok(text);
  } catch {
    return broken();
  }
};

/**
 * A whole table in an address: `#log=` and then, in base64url, one byte that says how it is written, four of a checksum,
 * and the record. What is long is compressed. A link that has lost a letter on its way is refused, not half read.
 */

import { base64urlnopad, hex } from '@scure/base';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import * as m from '#messages/tables';
import { MAX_FRAGMENT, tooLong } from '../../../base/fragment';
import { err, ok, type Result } from '../../../base/result';
import { checksum } from '../../../base/words';

/** Letters that chat programs and QR codes still carry. */
export const LINK_LIMIT = 2000;

const PLAIN = 1;
const DEFLATED = 2;
const HEAD = 5;

const sumBytes = (text: string): Uint8Array => hex.decode(checksum(text));

/** The fragment without its `#`, of a text as `writeRecord` writes. */
export const linkFragment = (record: string): string => {
  const plain = strToU8(record);
  const deflated = deflateSync(plain, { level: 9, mem: 8 });
  const isShorter = deflated.length < plain.length;
  const body = isShorter ? deflated : plain;
  return `log=${base64urlnopad.encode(Uint8Array.from([isShorter ? DEFLATED : PLAIN, ...sumBytes(record), ...body]))}`;
};

const brokenLink = () => err('link-broken', m.linkDamaged);

/** More than any game takes, in bytes. A link of a few kilobytes can unfold to a thousand times as much. */
const MOST_BYTES = 2_000_000;

/** The text of a fragment that begins with `log=`. */
export const recordOfLink = (fragment: string): Result<string> => {
  if (fragment.length > MAX_FRAGMENT) return tooLong(fragment.length);
  try {
    const [kind, ...rest] = base64urlnopad.decode(fragment.replace(/^#?log=/, ''));
    if (kind !== PLAIN && kind !== DEFLATED && rest.length >= HEAD) {
      return err('link-version', m.linkLater);
    }
    const body = Uint8Array.from(rest.slice(HEAD - 1));
    // What has no room is not written.
    const bytes = kind === DEFLATED ? inflateSync(body, { out: new Uint8Array(MOST_BYTES + 1) }) : body;
    if (bytes.length > MOST_BYTES) return err('link-length', m.linkTooLarge);
    const text = strFromU8(bytes);
    if (sumBytes(text).some((byte, at) => byte !== rest[at])) return brokenLink();
    return ok(text);
  } catch {
    return brokenLink();
  }
};

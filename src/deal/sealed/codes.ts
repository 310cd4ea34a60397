/**
 * What the codes of a sealed deal have in common, as bytes and as text: version, kind, body, check. The protocol's page has
 * the bytes of all of them, under the names that comments here use (`LAYOUTS` and `KEYS` in pages/protocol.astro).
 *
 * Answers and closings are text for a chat. The others are fragments of addresses, with dots, because chat programs take "__"
 * for italics and cut an address before its last dash. The check finds what was cut off or mistyped. It is no defence against
 * malice: slots, rolls and closings have their own.
 *
 * Games of version 2 are not dealt any more. Their records are still read, and what phones and hosts have kept of them.
 */

import { equalBytes } from '@noble/ciphers/utils.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type BytesCoder, base32crockford, base64urlnopad } from '@scure/base';
import * as m from '#messages/sealed';
import { MAX_FRAGMENT, tooLong } from '../../base/fragment';
import { err, ok, type Result } from '../../base/result';

export type Version = 2 | 3;
export const VERSION: Version = 3;

/** How many bytes a part of a code has. `tag` is t; a digest is L, h_k, or what seals a code. */
export const BYTES = { secret: 16, key: 32, id: 4, tag: 8, digest: 16, place: 2, serial: 4, check: 4 };

/** In the order of their numbers, from 1. */
const KINDS = ['invitation', 'answer', 'bulletin', 'record', 'roll', 'closing'] as const;
export type CodeKind = (typeof KINDS)[number];

/** A code that is whole, before anyone looks at what it says. */
export interface Code {
  readonly version: Version;
  readonly kind: CodeKind;
  readonly body: Uint8Array;
}

/** The name of a use of a hash or a key, and the zero byte that ends it. */
export const domain = (version: Version, name: string): Uint8Array =>
  concatBytes(utf8ToBytes(`dagger/${version}/${name}`), new Uint8Array(1));

/** Version and kind. */
export const codeStart = (version: Version, kind: CodeKind): Uint8Array =>
  Uint8Array.of(version, KINDS.indexOf(kind) + 1);

const checkOf = (version: Version, bytes: Uint8Array): Uint8Array =>
  sha256(concatBytes(domain(version, 'check'), bytes)).subarray(0, BYTES.check);

export const encodeCode = (version: Version, kind: CodeKind, ...body: readonly Uint8Array[]): Uint8Array => {
  const bytes = concatBytes(codeStart(version, kind), ...body);
  return concatBytes(bytes, checkOf(version, bytes));
};

/** As the fragment of an address, without its `#`. */
export const linkText = (bytes: Uint8Array): string =>
  base64urlnopad
    .encode(bytes)
    .replace(/[-_](?=[-_])/g, '$&.')
    .replace(/[-_]$/, '$&.0');

export const chatText = (bytes: Uint8Array): string => `PD${bytes[0]}:${base32crockford.encode(bytes)}`;

const damaged = () => err('code-damaged', m.codeDamaged);

/** Older versions are read where the caller takes them. */
const decoded = (text: string, coder: BytesCoder, oldest: Version): Result<Code> => {
  try {
    const bytes = coder.decode(text);
    const end = bytes.length - BYTES.check;
    if (end < 2) return damaged();
    const version = bytes[0] as Version;
    if (version > VERSION) {
      return err('code-version', m.codeVersion({ version, current: VERSION }));
    }
    if (version < oldest) {
      return err('code-old', m.codeOld);
    }
    const kind = KINDS[(bytes[1] as number) - 1];
    const isWhole = equalBytes(bytes.subarray(end), checkOf(version, bytes.subarray(0, end)));
    return kind && isWhole ? ok({ version, kind, body: bytes.slice(2, end) }) : damaged();
  } catch {
    return damaged();
  }
};

/** The answers and closings in a text, such as a whole chat that was pasted. */
export const answersIn = (text: string): readonly Result<Code>[] =>
  Array.from(text.matchAll(/PD\d:\s?([0-9a-z]*)/gi), ([, digits]) =>
    decoded(digits as string, base32crockford, VERSION),
  );

/** The part of a link that says something, without what a sentence puts after it; of a fragment, all of it. */
export const fragmentIn = (text: string): string => {
  // Names may have a "#" too: of several links it is the last.
  const part = [...text.matchAll(/\/#([\w.-]+)/g)].at(-1)?.[1] ?? text.slice(text.indexOf('#') + 1).trim();
  // All up to the last other sign: to look for the end at every sign takes seconds where there are many.
  return /^.*[^.,;:!?)\]>"'»”’]/s.exec(part)?.[0] ?? '';
};

/** In characters. The record of 200 seats who die one by one has 66,000, and twice that where each death is followed by a look. */
export const MAX_CODE = 4 * MAX_FRAGMENT;

/** A link, its fragment, what a camera read, or a line with an answer. */
export const readCode = (text: string, oldest: Version = VERSION): Result<Code> => {
  if (text.length > MAX_CODE) return tooLong(text.length, MAX_CODE);
  const [answer] = answersIn(text);
  if (answer) return answer;
  const fragment = fragmentIn(text);
  if (fragment === '' || /[^\w.-]/.test(fragment)) {
    return err('code-missing', m.codeMissing);
  }
  return decoded(fragment.replace(/\.0$/, '').replaceAll('.', ''), base64urlnopad, oldest);
};

/** A good code in the wrong place. */
export const wrongKind = (found: CodeKind, wanted: CodeKind) =>
  err('code-kind', m.codeKind({ found, wanted }));

/** For a body whose parts do not add up although its check is right. */
export const brokenBody = () => err('code-broken', m.codeBroken);

/** Takes the next part of a body, or all that is left of it. */
export type Take = (length?: number) => Uint8Array;

/**
 * What `read` makes of the parts of a code, which has to be of this kind. A code does not hold together where a part is
 * missing, something is left, or `read` gives nothing.
 */
export const readParts = <Parts>(
  code: Result<Code>,
  wanted: CodeKind,
  read: (take: Take, version: Version, isEnd: () => boolean) => Result<Parts> | undefined,
): Result<Parts> => {
  if (!code.ok) return code;
  const { version, kind, body } = code.value;
  if (kind !== wanted) return wrongKind(kind, wanted);
  let end = 0;
  const take: Take = (length = body.length - end) => {
    end += length;
    return body.slice(end - length, end);
  };
  const parts = read(take, version, () => end >= body.length);
  return parts && end === body.length ? parts : brokenBody();
};

/**
 * What the four codes of a sealed deal have in common, as bytes and as text.
 *
 *     02            version
 *     kind          01 invitation, 02 answer, 03 bulletin, 04 record
 *     body
 *     check 4       the first bytes of SHA-256("dagger/2/check" 00 all before)
 *
 * An answer is text for a chat, "PD2:" and Crockford's base32. The others are fragments of addresses: base64url with a dot
 * between two signs that are no letter or digit, and ".0" after such a sign at the end, because chat programs take "__"
 * for italics and cut an address before its last dash.
 *
 * The check finds what was cut off or mistyped. It is no defence against malice: the slots have their own.
 */
import { equalBytes } from '@noble/ciphers/utils.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type BytesCoder, base32crockford, base64urlnopad } from '@scure/base';
import { MAX_FRAGMENT, tooLong } from '../../base/fragment';
import { err, ok, type Result } from '../../base/result';

const VERSION = 2;
const CHECK_BYTES = 4;

/** By kind, in the order of their numbers, what people are told that it is. */
const TITLES = {
  invitation: 'an invitation',
  answer: 'an answer',
  bulletin: 'a bulletin',
  record: 'the record of a game',
};
export type CodeKind = keyof typeof TITLES;
const KINDS = Object.keys(TITLES) as readonly CodeKind[];

/** A code that is whole, before anyone looks at what it says. */
export interface Code {
  readonly kind: CodeKind;
  readonly body: Uint8Array;
}

/** The name of a use of a hash or a key, and the zero byte that ends it. */
export const domain = (name: string): Uint8Array =>
  concatBytes(utf8ToBytes(`dagger/2/${name}`), new Uint8Array(1));

const checkOf = (bytes: Uint8Array): Uint8Array =>
  sha256(concatBytes(domain('check'), bytes)).subarray(0, CHECK_BYTES);

export const encodeCode = (kind: CodeKind, ...body: readonly Uint8Array[]): Uint8Array => {
  const bytes = concatBytes(Uint8Array.of(VERSION, KINDS.indexOf(kind) + 1), ...body);
  return concatBytes(bytes, checkOf(bytes));
};

/** As the fragment of an address, without its `#`. */
export const linkText = (bytes: Uint8Array): string =>
  base64urlnopad
    .encode(bytes)
    .replace(/[-_](?=[-_])/g, '$&.')
    .replace(/[-_]$/, '$&.0');

export const chatText = (bytes: Uint8Array): string => `PD2:${base32crockford.encode(bytes)}`;

const damaged = () =>
  err('code-damaged', 'A character of the code is wrong or missing: copy all of it again.');

const decoded = (text: string, coder: BytesCoder): Result<Code> => {
  try {
    const bytes = coder.decode(text);
    const end = bytes.length - CHECK_BYTES;
    if (end < 2) return damaged();
    if (bytes[0] !== VERSION) {
      return err(
        'code-version',
        `The code is of version ${bytes[0]}, and this page reads version ${VERSION}: reload the page, or copy the code again.`,
      );
    }
    const kind = KINDS[(bytes[1] as number) - 1];
    const isWhole = equalBytes(bytes.subarray(end), checkOf(bytes.subarray(0, end)));
    return kind && isWhole ? ok({ kind, body: bytes.slice(2, end) }) : damaged();
  } catch {
    return damaged();
  }
};

/** The answers in a text, such as a whole chat that was pasted. */
export const answersIn = (text: string): readonly Result<Code>[] =>
  Array.from(text.matchAll(/PD2:\s?([0-9a-z]*)/gi), ([, digits]) =>
    decoded(digits as string, base32crockford),
  );

/** The part of a link that says something; of a fragment, all of it. */
export const fragmentIn = (text: string): string => text.slice(text.indexOf('#') + 1).trim();

/** A link, its fragment, what a camera read, or a line with an answer. */
export const readCode = (text: string): Result<Code> => {
  if (text.length > MAX_FRAGMENT) return tooLong(text.length);
  const [answer] = answersIn(text);
  if (answer) return answer;
  const fragment = fragmentIn(text);
  if (fragment === '' || /[^\w.-]/.test(fragment)) {
    return err('code-missing', 'This is no code of a sealed deal: scan it again, or copy all of it.');
  }
  return decoded(fragment.replace(/\.0$/, '').replaceAll('.', ''), base64urlnopad);
};

/** A good code in the wrong place. */
export const wrongKind = (found: CodeKind, wanted: CodeKind) =>
  err('code-kind', `This is ${TITLES[found]}, and ${TITLES[wanted]} is needed here.`);

/** The body of a link that has to be of this kind. */
export const readBody = (text: string, wanted: CodeKind): Result<Uint8Array> => {
  const code = readCode(text);
  if (!code.ok) return code;
  const { kind, body } = code.value;
  return kind === wanted ? ok(body) : wrongKind(kind, wanted);
};

/** Takes the parts of a body, one after another. */
export const partsOf = (body: Uint8Array) => {
  let end = 0;
  return (length: number): Uint8Array => {
    end += length;
    return body.slice(end - length, end);
  };
};

export type Take = ReturnType<typeof partsOf>;

/** For a body whose parts do not add up although its check is right. */
export const brokenBody = () =>
  err('code-broken', 'The code does not hold together: ask for a new one from the device that made it.');

/**
 * What the three links of a sealed deal have in common: a fragment of one key and one value in base64url.
 *
 *     #seat=…   #bulletin=…   #verify=…
 *
 *     01            u8    version
 *     kind          u8    1 seat, 2 bulletin, 3 verify
 *     body
 *     check         4     the first bytes of SHA-256("dagger/1/link" || 00 || all that stands before)
 *
 * The check finds what was cut off or mistyped; it is no defence against malice, which the slots have of their own.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { err, ok, type Problem, type Result } from '../../../../base/result';
import { VERSION } from '../../spec';
import { domain } from '../keys';
import { equalBytes } from './bytes';
import { decodeBase64url, encodeBase64url } from './digits';

export const LINK_KINDS = ['seat', 'bulletin', 'verify'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** Nothing that people make is longer; what is, is refused unread. */
export const MAX_LINK_CHARACTERS = 32_768;

export type FrameProblemCode =
  | 'link-missing'
  | 'link-kind'
  | 'link-length'
  | 'link-character'
  | 'link-version'
  | 'link-check';
export type FrameProblem = Problem<FrameProblemCode>;

const CHECK_BYTES = 4;
const HEAD_BYTES = 2;

const TITLES: Readonly<Record<LinkKind, string>> = {
  seat: 'a seat link',
  bulletin: 'a bulletin',
  verify: 'a verify link',
};

const checkOf = (bytes: Uint8Array): Uint8Array =>
  sha256(concatBytes(domain('link'), bytes)).subarray(0, CHECK_BYTES);

/** The fragment without its `#`. */
export const encodeFrame = (kind: LinkKind, ...body: readonly Uint8Array[]): string => {
  const bytes = concatBytes(Uint8Array.of(VERSION, LINK_KINDS.indexOf(kind) + 1), ...body);
  return `${kind}=${encodeBase64url(concatBytes(bytes, checkOf(bytes)))}`;
};

/** The fragment of a link, of an address, or of what a camera read. */
const fragmentOf = (text: string): string => text.slice(text.indexOf('#') + 1).trim();

/** What kind of link this says it is; `undefined` where it is none. */
export const linkKindOf = (text: string): LinkKind | undefined => {
  if (text.length > MAX_LINK_CHARACTERS) return undefined;
  const fragment = fragmentOf(text);
  return LINK_KINDS.find((kind) => fragment.startsWith(`${kind}=`));
};

const wrongKind = (found: LinkKind, wanted: LinkKind) =>
  err('link-kind', `This is ${TITLES[found]}, and ${TITLES[wanted]} is needed here: use the other link.`);

/** The body of a link of this kind, whole and of this version. */
export const decodeFrame = (kind: LinkKind, text: string): Result<Uint8Array, FrameProblem> => {
  if (text.length > MAX_LINK_CHARACTERS) {
    return err('link-length', 'This is far too long to be a link of a deal: copy only the link.');
  }
  const found = linkKindOf(text);
  if (!found)
    return err('link-missing', `Here is no link of a sealed deal: copy the whole of ${TITLES[kind]}.`);
  if (found !== kind) return wrongKind(found, kind);

  const value = fragmentOf(text).slice(kind.length + 1);
  const bytes = decodeBase64url(value);
  if (typeof bytes === 'number') {
    const place = value === '' ? 'has nothing after its name' : `is damaged at its character ${bytes + 1}`;
    return err('link-character', `The link ${place}: copy the whole link again.`);
  }
  if (bytes.length < HEAD_BYTES + CHECK_BYTES) {
    return err('link-length', 'The link has lost its end: copy the whole link again.');
  }
  if (bytes[0] !== VERSION) {
    return err(
      'link-version',
      `The link is of version ${bytes[0]}, and this edition reads version ${VERSION}: reload the page to update ` +
        'it, or copy the whole link again.',
    );
  }
  const end = bytes.length - CHECK_BYTES;
  if (!equalBytes(bytes.subarray(end), checkOf(bytes.subarray(0, end)))) {
    return err('link-check', 'A character of the link is wrong or missing: copy the whole link again.');
  }
  const stated = LINK_KINDS[(bytes[1] as number) - 1];
  if (stated === kind) return ok(bytes.subarray(HEAD_BYTES, end));
  return stated
    ? wrongKind(stated, kind)
    : err('link-kind', 'The link is of a kind that this edition does not know.');
};

/** For a body whose parts do not add up although its check is right. */
export const brokenBody = () =>
  err('link-length', 'The link does not hold together: ask whoever made it for a new one.');

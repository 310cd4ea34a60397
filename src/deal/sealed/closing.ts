/**
 * How a deal is closed, so that a host who answers last for a seat of their own cannot choose it: when all answers are in,
 * the host shows them to one phone, and only then that phone draws a second key, which enters the deal in the place of its
 * answer.
 *
 *     roll = 03 05 | id 4 | j 1 | t of each seat 8 (zeros at j) | seal 16 | check 4
 *     L = SHA-256("dagger/3/roll" 00 I j t_0 t_1 ..)[0..16)
 *     closing = 03 06 | id 4 | j 1 | L 16 | B' 32 | seal 16 | check 4        phone: p' 32 random bytes, B' = X25519(p', 9)
 *     t_j = SHA-256("dagger/3/close" 00 I j L B')[0..8), and the slot of seat j is for B'
 *     seal = HMAC(X25519(h, B_j), "dagger/3/seal" 00 kind, and all after it)[0..16)
 *
 * The seals are there because a closing happens once: without them a bystander could have a phone close another roll, or
 * close in its place, and an honest host would look like a cheat.
 */

import { equalBytes } from '@noble/ciphers/utils.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import * as m from '#messages/sealed';
import { err, ok, type Result } from '../../base/result';
import {
  brokenBody,
  type Code,
  type CodeKind,
  chatText,
  codeStart,
  domain,
  encodeCode,
  partsOf,
  readBody,
  VERSION,
} from './codes';
import { ID_BYTES, type Invitation, isSound, KEY_BYTES, NO_TAG, nameOf, TAG_BYTES } from './invitation';

export const DIGEST_BYTES = 16;

/** What the phone that closes is shown: its seat, and t of each seat, with zeros at its own. */
export interface Roll {
  readonly closer: number;
  readonly tags: readonly Uint8Array[];
}

export interface Closing {
  readonly closer: number;
  /** L. */
  readonly roll: Uint8Array;
  /** B'. */
  readonly key: Uint8Array;
}

/** The roll of these tags, whoever has closed it meanwhile. */
export const rollOf = (closer: number, tags: readonly Uint8Array[]): Roll => ({
  closer,
  tags: tags.with(closer, NO_TAG),
});

/** L. */
export const rollDigest = ({ hash }: Invitation, { closer, tags }: Roll): Uint8Array =>
  sha256(concatBytes(domain(VERSION, 'roll'), hash, Uint8Array.of(closer), ...tags)).slice(0, DIGEST_BYTES);

const sealed = (shared: Uint8Array, kind: CodeKind, parts: readonly Uint8Array[]): Uint8Array => {
  const mac = hmac(sha256, shared, concatBytes(domain(VERSION, 'seal'), codeStart(VERSION, kind), ...parts));
  return encodeCode(VERSION, kind, ...parts, mac.slice(0, DIGEST_BYTES));
};

/** The parts of a sealed code, of these lengths after its id. `sharedOf` gives what the two sides share, or why they do not. */
const opened = (
  { id }: Invitation,
  kind: CodeKind,
  code: Code,
  lengths: readonly number[],
  sharedOf: (seat: number) => Result<Uint8Array>,
): Result<readonly Uint8Array[]> => {
  const body = readBody(ok(code), kind);
  if (!body.ok) return body;
  const take = partsOf(body.value);
  const parts = [ID_BYTES, 1, ...lengths].map(take);
  const whole = ID_BYTES + 1 + lengths.reduce((sum, length) => sum + length, DIGEST_BYTES);
  if (body.value.length !== whole) return brokenBody();
  const shared = sharedOf(parts[1]?.[0] as number);
  if (!shared.ok) return shared;
  const isTrue =
    equalBytes(parts[0] as Uint8Array, id) &&
    equalBytes(readSealed(sealed(shared.value, kind, parts)), body.value);
  return isTrue ? ok(parts.slice(2)) : err('not-of-table', m.notOfTable);
};

/** A code without its start and its check. */
const readSealed = (bytes: Uint8Array): Uint8Array => bytes.subarray(2, -4);

/** `shared` is X25519 of one side's secret key and the public key of the other: the host's, and B of the seat that closes. */
export const encodeRoll = ({ id }: Invitation, { closer, tags }: Roll, shared: Uint8Array): Uint8Array =>
  sealed(shared, 'roll', [id, Uint8Array.of(closer), ...tags]);

/** `sharedOf` is asked for the seat that is to close. */
export const readRoll = (
  invitation: Invitation,
  code: Code,
  sharedOf: (seat: number) => Result<Uint8Array>,
): Result<Roll> => {
  let closer = 0;
  const parts = opened(
    invitation,
    'roll',
    code,
    invitation.spec.names.map(() => TAG_BYTES),
    (seat) => {
      closer = seat;
      return sharedOf(seat);
    },
  );
  if (!parts.ok) return parts;
  return equalBytes(parts.value[closer] as Uint8Array, NO_TAG)
    ? ok({ closer, tags: parts.value })
    : brokenBody();
};

export const closingText = ({ id }: Invitation, { closer, roll, key }: Closing, shared: Uint8Array): string =>
  chatText(sealed(shared, 'closing', [id, Uint8Array.of(closer), roll, key]));

/** The closing of this roll. */
export const readClosing = (
  invitation: Invitation,
  roll: Roll,
  code: Code,
  shared: Uint8Array,
): Result<Closing> => {
  const { closer } = roll;
  const name = nameOf(invitation, closer);
  const parts = opened(invitation, 'closing', code, [DIGEST_BYTES, KEY_BYTES], (seat) =>
    seat === closer ? ok(shared) : err('closing-other', m.closingOther({ name })),
  );
  if (!parts.ok) return parts;
  const [digest, key] = parts.value as readonly [Uint8Array, Uint8Array];
  if (!equalBytes(digest, rollDigest(invitation, roll))) {
    return err('closing-old', m.closingOld({ name }));
  }
  return isSound(key) ? ok({ closer, roll: digest, key }) : brokenBody();
};

/** t of the seat that closes. */
export const closingTag = ({ hash }: Invitation, { closer, roll, key }: Closing): Uint8Array =>
  sha256(concatBytes(domain(VERSION, 'close'), hash, Uint8Array.of(closer), roll, key)).slice(0, TAG_BYTES);

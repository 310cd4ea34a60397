/**
 * The answers: one from each phone. With all of them in, the deal is fixed, and neither the host nor a player alone has
 * chosen it.
 *
 *     answer = 02 02 | id 4 | seat 1 | B_i 32 | check 4        phone: p_i 32 random bytes, B_i = X25519(p_i, 9)
 *     t_i = SHA-256("dagger/2/answer" 00 I i B_i)[0..8)        zeros for a seat without a phone
 *     D = HMAC(S, "dagger/2/deal" 00 I t_0 t_1 ..)
 */
import { equalBytes } from '@noble/ciphers/utils.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { base32crockford } from '@scure/base';
import { err, ok, type Result } from '../../base/result';
import { brokenBody, type Code, chatText, domain, encodeCode, partsOf, wrongKind } from './codes';
import { type Invitation, isSound, KEY_BYTES } from './invitation';

export const TAG_BYTES = 8;
export const NO_TAG = new Uint8Array(TAG_BYTES);
export const ID_BYTES = 4;

export interface Answer {
  readonly seat: number;
  /** B_i. */
  readonly key: Uint8Array;
}

/** The text of an answer, for a code and for a chat alike. */
export const answerText = ({ id }: Invitation, { seat, key }: Answer): string =>
  chatText(encodeCode('answer', id, Uint8Array.of(seat), key));

/** An answer to this invitation. */
export const readAnswer = ({ id, hostSeat, spec }: Invitation, { kind, body }: Code): Result<Answer> => {
  if (kind !== 'answer') return wrongKind(kind, 'answer');
  if (body.length !== ID_BYTES + 1 + KEY_BYTES) return brokenBody();
  const take = partsOf(body);
  if (!equalBytes(take(ID_BYTES), id)) {
    return err(
      'answer-other',
      'This answers another invitation: let that phone open the one on this screen.',
    );
  }
  const [[seat = 0], key] = [take(1), take(KEY_BYTES)];
  const name = spec.names[seat];
  if (name === undefined) return brokenBody();
  if (seat === hostSeat) {
    return err('answer-host', `${name} hosts, and plays on this device: no phone can answer as ${name}.`);
  }
  if (!isSound(key))
    return err('key-unsound', `The key in the answer of ${name} protects nothing: it is not taken.`);
  return ok({ seat, key });
};

/** t_i. */
export const tagOf = ({ hash }: Invitation, { seat, key }: Answer): Uint8Array =>
  sha256(concatBytes(domain('answer'), hash, Uint8Array.of(seat), key)).slice(0, TAG_BYTES);

/** Four letters or digits that tell one phone's answer from another's. */
export const markOf = (tag: Uint8Array): string => base32crockford.encode(tag).slice(0, 4);

export const isAnswered = (tag: Uint8Array): boolean => !equalBytes(tag, NO_TAG);

/** D: where the streams of the deal come from. */
export const dealKey = (secret: Uint8Array, { hash }: Invitation, tags: readonly Uint8Array[]): Uint8Array =>
  hmac(sha256, secret, concatBytes(domain('deal'), hash, ...tags));

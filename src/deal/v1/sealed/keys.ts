/**
 * Everything that follows from the secret S of a sealed deal. `||` joins bytes, 00 is one zero byte, strings are UTF-8, and
 * the numbers inside strings are decimal, without leading zeros.
 *
 *     S       = 16 random bytes
 *     P       = SHA-256(spec)                                                   32 bytes, see ../spec.ts
 *     C       = SHA-256("dagger/1/commit" || 00 || S || P)                      32 bytes
 *     K_i     = HKDF(ikm S, salt P, info "dagger/1/seat/" i "/" rekey)          16 bytes
 *     D       = HMAC(key S, "dagger/1/deal" || 00 || P || E)                    32 bytes
 *     slot    = HKDF(ikm K_i, no salt, info "dagger/1/slot/" round "/" attempt) 16 bytes
 *     stamp   = HKDF(ikm K_i, no salt, info "dagger/1/stamp" || 00 || facts)     4 bytes, see ./slot.ts
 *
 * HKDF and HMAC are with SHA-256; no salt means the 32 zero bytes of RFC 5869. D depends on neither round nor attempt: a
 * death that is undone and happens again deals the same cards, so nobody can draw until they like what they see.
 */
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export const SECRET_BYTES = 16;
export const COMMITMENT_BYTES = 32;
export const SEAT_KEY_BYTES = 16;
export const STAMP_BYTES = 4;

/** A domain's string and the zero byte that ends it. */
export const domain = (name: string): Uint8Array =>
  concatBytes(utf8ToBytes(`dagger/1/${name}`), new Uint8Array(1));

/** C: shown to all before E is known, so that S cannot be chosen to suit E. */
export const commitmentOf = (secret: Uint8Array, specHash: Uint8Array): Uint8Array =>
  sha256(concatBytes(domain('commit'), secret, specHash));

/** K_i: what opens the slots of one seat. `rekey` counts how often the seat was given a new link. */
export const seatKey = (secret: Uint8Array, specHash: Uint8Array, seat: number, rekey: number): Uint8Array =>
  hkdf(sha256, secret, specHash, utf8ToBytes(`dagger/1/seat/${seat}/${rekey}`), SEAT_KEY_BYTES);

/** D: where the streams of the deal come from. `words` are the table's, in their one form. */
export const dealKey = (secret: Uint8Array, specHash: Uint8Array, words: string): Uint8Array =>
  hmac(sha256, secret, concatBytes(domain('deal'), specHash, utf8ToBytes(words)));

/** The key of one slot: one seat, one round, one attempt, one card. */
export const slotKey = (key: Uint8Array, round: number, attempt: number): Uint8Array =>
  hkdf(sha256, key, undefined, utf8ToBytes(`dagger/1/slot/${round}/${attempt}`), SEAT_KEY_BYTES);

/** What only the host and this seat can compute about the facts of a round. */
export const stampOf = (key: Uint8Array, facts: Uint8Array): Uint8Array =>
  hkdf(sha256, key, undefined, concatBytes(domain('stamp'), facts), STAMP_BYTES);

/**
 * One slot of a bulletin: a card that one seat can open.
 *
 *     facts = P || u8 round || u8 attempt || u8 seats || living || E       living as in ./links/bulletin.ts
 *     slot  = AES-128-GCM(key slot, nonce 12 zero bytes, additional data C || u8 round || u8 attempt || u8 i,
 *                         stamp || payload)                                payload + 4 + 16 bytes
 *
 * The zero nonce is safe because no key seals two different cards: the same round and attempt of one key is the same card.
 * The stamp ties the card to the names, the living seats and the words of the bulletin it came in. Without it somebody who
 * hands a bulletin on could change the names in it, and Ana's target would be another person.
 */
import { gcm } from '@noble/ciphers/aes.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { err, ok, type Problem, type Result } from '../../../base/result';
import { STAMP_BYTES, slotKey, stampOf } from './keys';
import { equalBytes } from './links/bytes';

const NONCE = new Uint8Array(12);
const GCM_TAG_BYTES = 16;

/** What a slot has beside its payload. */
export const SLOT_OVERHEAD = STAMP_BYTES + GCM_TAG_BYTES;

/** Where a slot stands. */
export interface SlotPlace {
  readonly commitment: Uint8Array;
  readonly round: number;
  readonly attempt: number;
  readonly seat: number;
}

export type SlotProblem = Problem<'slot-closed' | 'bulletin-changed'>;

const cipher = (key: Uint8Array, { commitment, round, attempt, seat }: SlotPlace) =>
  gcm(slotKey(key, round, attempt), NONCE, concatBytes(commitment, Uint8Array.of(round, attempt, seat)));

export const sealSlot = (
  key: Uint8Array,
  place: SlotPlace,
  facts: Uint8Array,
  payload: Uint8Array,
): Uint8Array => cipher(key, place).encrypt(concatBytes(stampOf(key, facts), payload));

export const openSlot = (
  key: Uint8Array,
  place: SlotPlace,
  facts: Uint8Array,
  slot: Uint8Array,
): Result<Uint8Array, SlotProblem> => {
  const closed = err(
    'slot-closed',
    `This link does not open seat ${place.seat + 1} of this bulletin: scan the bulletin again, or ask the host ` +
      'whether the seat has a new link.',
  );
  if (slot.length < SLOT_OVERHEAD) return closed;
  let plain: Uint8Array;
  try {
    plain = cipher(key, place).decrypt(slot);
  } catch {
    return closed;
  }
  if (!equalBytes(plain.subarray(0, STAMP_BYTES), stampOf(key, facts))) {
    return err(
      'bulletin-changed',
      'Somebody changed this bulletin on its way: its names, its words or who is in are not the host’s. ' +
        'Scan it from the host’s screen.',
    );
  }
  return ok(plain.slice(STAMP_BYTES));
};

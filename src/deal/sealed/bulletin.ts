/**
 * A bulletin: one code for the whole table, public. Each phone opens its own slot of it and no other.
 *
 *     head = 02 03 | id 4 | serial 4 | per seat: out 1 (0 in, else round left), phones and looks 4+4 bits, t_i 8
 *     key_i = HKDF(X25519(h, B_i), salt I, "dagger/2/slot" 00 i B_i head, 16)
 *     slot_i = AES-128-GCM(key_i, nonce 0, payload; all zeros for who is out)   zeros for a seat without a phone
 *     bulletin = head | slots | check 4
 *
 * A serial is used once, so that no key seals two payloads. The head is part of every key: a slot that opens proves the
 * whole head to its phone. It proves nothing about other slots, so a phone judges heads and its own card only.
 */
import { gcm } from '@noble/ciphers/aes.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { err, ok, type Result } from '../../base/result';
import { ID_BYTES, TAG_BYTES } from './answer';
import { brokenBody, domain, encodeCode, longBytes, readCode, readLong, wrongKind } from './codes';
import type { SealedGame } from './game';
import type { Invitation } from './invitation';

const GCM_TAG_BYTES = 16;
const SEAT_BYTES = 2 + TAG_BYTES;
const START = ID_BYTES + 4;
/** Counts of phones and looks stop here. */
export const MOST_COUNTED = 15;

/** What everybody may read about a seat. */
export interface HeadSeat {
  /** The round that it left in, from 1; 0 for who is in. */
  readonly out: number;
  /** How many phones it has had. */
  readonly phones: number;
  /** How often the host's device has shown its card. */
  readonly looks: number;
  /** t_i. */
  readonly tag: Uint8Array;
}

export interface Head {
  /** Unix seconds, or one more than the last. */
  readonly serial: number;
  readonly seats: readonly HeadSeat[];
}

export interface Bulletin {
  readonly head: Head;
  readonly slots: readonly Uint8Array[];
}

/** Out, phones and looks of a seat, as a record lists them too. */
export const countBytes = ({ out, phones, looks }: Omit<HeadSeat, 'tag'>): Uint8Array =>
  Uint8Array.of(out, (phones << 4) | looks);

export const readCounts = (bytes: Uint8Array, at: number): Omit<HeadSeat, 'tag'> => {
  const counts = bytes[at + 1] ?? 0;
  return { out: bytes[at] ?? 0, phones: counts >> 4, looks: counts & MOST_COUNTED };
};

/** The head without its version and kind. */
const bodyOf = ({ id }: Invitation, { serial, seats }: Head): Uint8Array =>
  concatBytes(id, longBytes(serial), ...seats.flatMap((seat) => [countBytes(seat), seat.tag]));

export const headBytes = (invitation: Invitation, head: Head): Uint8Array =>
  concatBytes(Uint8Array.of(2, 3), bodyOf(invitation, head));

export const encodeBulletin = (invitation: Invitation, { head, slots }: Bulletin): Uint8Array =>
  encodeCode('bulletin', bodyOf(invitation, head), ...slots);

export const slotBytes = (game: SealedGame, { spec }: Invitation): number =>
  game.payloadBytes(spec) + GCM_TAG_BYTES;

const cipher = (shared: Uint8Array, invitation: Invitation, seat: number, key: Uint8Array, head: Head) => {
  const info = concatBytes(domain('slot'), Uint8Array.of(seat), key, headBytes(invitation, head));
  return gcm(hkdf(sha256, shared, invitation.hash, info, 16), new Uint8Array(12));
};

/** `shared` is X25519 of one side's secret key and the other's public key; `key` is B of the seat. */
export const sealSlot = (
  shared: Uint8Array,
  invitation: Invitation,
  seat: number,
  key: Uint8Array,
  head: Head,
  payload: Uint8Array,
): Uint8Array => cipher(shared, invitation, seat, key, head).encrypt(payload);

export const openSlot = (
  shared: Uint8Array,
  invitation: Invitation,
  seat: number,
  key: Uint8Array,
  { head, slots }: Bulletin,
): Result<Uint8Array> => {
  try {
    return ok(cipher(shared, invitation, seat, key, head).decrypt(slots[seat] as Uint8Array));
  } catch {
    return err(
      'slot-closed',
      'This code is not from your table, or it was changed on its way: nothing of it is kept.',
    );
  }
};

/** The game that a bulletin or a record says it is of: the first four bytes of I. */
export const idIn = (text: string): Result<Uint8Array> => {
  const code = readCode(text);
  if (!code.ok) return code;
  const { kind, body } = code.value;
  if (kind !== 'bulletin' && kind !== 'record') return wrongKind(kind, 'bulletin');
  return body.length < START ? brokenBody() : ok(body.slice(0, ID_BYTES));
};

/** A bulletin whose id is that of the invitation. Nothing in it is proven before a slot opens. */
export const readBulletin = (game: SealedGame, invitation: Invitation, text: string): Result<Bulletin> => {
  const code = readCode(text);
  if (!code.ok) return code;
  const { kind, body } = code.value;
  if (kind !== 'bulletin') return wrongKind(kind, 'bulletin');
  const count = invitation.spec.names.length;
  const size = slotBytes(game, invitation);
  if (body.length !== START + count * (SEAT_BYTES + size)) return brokenBody();
  const seats = Array.from({ length: count }, (_, seat): HeadSeat => {
    const at = START + seat * SEAT_BYTES;
    return { ...readCounts(body, at), tag: body.slice(at + 2, at + SEAT_BYTES) };
  });
  const first = START + count * SEAT_BYTES;
  const slots = seats.map((_, seat) => body.slice(first + seat * size, first + (seat + 1) * size));
  return ok({ head: { serial: readLong(body, ID_BYTES), seats }, slots });
};

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
import { bytesToNumberBE, numberToBytesBE } from '@noble/curves/utils.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { err, ok, type Result } from '../../base/result';
import { ID_BYTES, TAG_BYTES } from './answer';
import { brokenBody, domain, encodeCode, partsOf, readBody, readCode, wrongKind } from './codes';
import type { SealedGame } from './game';
import type { Invitation } from './invitation';

const GCM_TAG_BYTES = 16;
export const SERIAL_BYTES = 4;
/** Of `countBytes`. */
export const COUNT_BYTES = 2;
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

/** By seat, the round that it left in. */
export const outsIn = ({ seats }: Head): readonly number[] => seats.map(({ out }) => out);

export interface Bulletin {
  readonly head: Head;
  readonly slots: readonly Uint8Array[];
}

export const serialBytes = (serial: number): Uint8Array => numberToBytesBE(serial, SERIAL_BYTES);

export const serialOf = (bytes: Uint8Array): number => Number(bytesToNumberBE(bytes));

/** Out, phones and looks of a seat, as a record lists them too. */
export const countBytes = ({ out, phones, looks }: HeadSeat): Uint8Array =>
  Uint8Array.of(out, (phones << 4) | looks);

export const countsOf = ([out = 0, counts = 0]: Uint8Array): Omit<HeadSeat, 'tag'> => ({
  out,
  phones: counts >> 4,
  looks: counts & MOST_COUNTED,
});

/** The head without its version and kind. */
const bodyOf = ({ id }: Invitation, { serial, seats }: Head): Uint8Array =>
  concatBytes(id, serialBytes(serial), ...seats.flatMap((seat) => [countBytes(seat), seat.tag]));

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
  return body.length < ID_BYTES ? brokenBody() : ok(body.slice(0, ID_BYTES));
};

/** A bulletin whose id is that of the invitation. Nothing in it is proven before a slot opens. */
export const readBulletin = (game: SealedGame, invitation: Invitation, text: string): Result<Bulletin> => {
  const body = readBody(text, 'bulletin');
  if (!body.ok) return body;
  const { names } = invitation.spec;
  const size = slotBytes(game, invitation);
  const whole = ID_BYTES + SERIAL_BYTES + names.length * (COUNT_BYTES + TAG_BYTES + size);
  if (body.value.length !== whole) return brokenBody();
  const take = partsOf(body.value.slice(ID_BYTES));
  const serial = serialOf(take(SERIAL_BYTES));
  const seats = names.map(() => ({ ...countsOf(take(COUNT_BYTES)), tag: take(TAG_BYTES) }));
  return ok({ head: { serial, seats }, slots: names.map(() => take(size)) });
};

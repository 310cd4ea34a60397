/**
 * A bulletin: one code for the whole table, public. Each phone opens its own slot of it and no other. After the game the
 * record shows the host's secret, and every phone works out everything again.
 *
 *     head = 02 03 | id 4 | serial 4 | per seat: out 1 (0 in, else round left), phones and looks 4+4 bits, t_i 8
 *     key_i = HKDF(X25519(h, B_i), salt I, "dagger/2/slot" 00 i B_i head, 16)
 *     slot_i = AES-128-GCM(key_i, nonce 0, payload; all zeros for who is out)   zeros for a seat without a phone
 *     bulletin = head | slots | check 4
 *     record = 02 04 | id 4 | S 16 | t_i 8 each | per serial: 4 + 2 per seat (out; phones and looks) | check 4
 *
 * A serial is used once, so that no key seals two payloads. The head is part of every key: a slot that opens proves the
 * whole head to its phone. It proves nothing about other slots, so a phone judges heads and its own card only.
 */
import { gcm } from '@noble/ciphers/aes.js';
import { equalBytes } from '@noble/ciphers/utils.js';
import { bytesToNumberBE, numberToBytesBE } from '@noble/curves/utils.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { err, ok, type Result } from '../../base/result';
import { openStream } from '../v1/stream';
import { brokenBody, domain, encodeCode, partsOf, readBody, type Take } from './codes';
import { leaversOf, livingOf, type SealedCard } from './game';
import {
  type Answer,
  dealKey,
  ID_BYTES,
  type Invitation,
  invitationOf,
  SECRET_BYTES,
  TAG_BYTES,
} from './invitation';

const GCM_TAG_BYTES = 16;
const SERIAL_BYTES = 4;
const COUNT_BYTES = 2;
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

const serialBytes = (serial: number): Uint8Array => numberToBytesBE(serial, SERIAL_BYTES);

/** Out, phones and looks of a seat, as a record lists them too. */
const countBytes = ({ out, phones, looks }: HeadSeat): Uint8Array =>
  Uint8Array.of(out, (phones << 4) | looks);

/** A head after its id. A bulletin has the tag of each seat in its place, a record has it once for all heads. */
const takeHead = (take: Take, seats: number, tagOf: (seat: number) => Uint8Array): Head => ({
  serial: Number(bytesToNumberBE(take(SERIAL_BYTES))),
  seats: Array.from({ length: seats }, (_, seat) => {
    const [out = 0, counts = 0] = take(COUNT_BYTES);
    return { out, phones: counts >> 4, looks: counts & MOST_COUNTED, tag: tagOf(seat) };
  }),
});

/** The head without its version and kind. */
const bodyOf = ({ id }: Invitation, { serial, seats }: Head): Uint8Array =>
  concatBytes(id, serialBytes(serial), ...seats.flatMap((seat) => [countBytes(seat), seat.tag]));

export const headBytes = (invitation: Invitation, head: Head): Uint8Array =>
  concatBytes(Uint8Array.of(2, 3), bodyOf(invitation, head));

export const encodeBulletin = (invitation: Invitation, { head, slots }: Bulletin): Uint8Array =>
  encodeCode('bulletin', bodyOf(invitation, head), ...slots);

export const slotBytes = ({ game, spec }: Invitation): number => game.payloadBytes(spec) + GCM_TAG_BYTES;

/** `shared` is X25519 of one side's secret key and the other's public key. */
export const slotCipher = (shared: Uint8Array, invitation: Invitation, { seat, key }: Answer, head: Head) => {
  const info = concatBytes(domain('slot'), Uint8Array.of(seat), key, headBytes(invitation, head));
  return gcm(hkdf(sha256, shared, invitation.hash, info, 16), new Uint8Array(12));
};

/** A bulletin whose id is that of the invitation. Nothing in it is proven before a slot opens. */
export const readBulletin = (invitation: Invitation, text: string): Result<Bulletin> => {
  const body = readBody(text, 'bulletin');
  if (!body.ok) return body;
  const { names } = invitation.spec;
  const size = slotBytes(invitation);
  const whole = ID_BYTES + SERIAL_BYTES + names.length * (COUNT_BYTES + TAG_BYTES + size);
  if (body.value.length !== whole) return brokenBody();
  const take = partsOf(body.value.slice(ID_BYTES));
  const head = takeHead(take, names.length, () => take(TAG_BYTES));
  return ok({ head, slots: names.map(() => take(size)) });
};

export interface DealRecord {
  readonly secret: Uint8Array;
  /** t of each seat. */
  readonly tags: readonly Uint8Array[];
  /** In the order in which they went out. */
  readonly heads: readonly Head[];
}

export const encodeRecord = ({ id }: Invitation, { secret, tags, heads }: DealRecord): Uint8Array =>
  encodeCode(
    'record',
    id,
    secret,
    ...tags,
    ...heads.flatMap(({ serial, seats }) => [serialBytes(serial), ...seats.map(countBytes)]),
  );

/** The record of the game of this invitation. That it is true is checked apart. */
export const readRecord = ({ id, spec }: Invitation, text: string): Result<DealRecord> => {
  const body = readBody(text, 'record');
  if (!body.ok) return body;
  const take = partsOf(body.value);
  if (!equalBytes(take(ID_BYTES), id)) return err('record-other', 'This is the record of another game.');
  const [secret, tags] = [take(SECRET_BYTES), spec.names.map(() => take(TAG_BYTES))];
  const rest = body.value.length - ID_BYTES - SECRET_BYTES - tags.length * TAG_BYTES;
  const entries = rest / (SERIAL_BYTES + tags.length * COUNT_BYTES);
  if (!Number.isInteger(entries) || entries < 0) return brokenBody();
  const heads = Array.from({ length: entries }, () =>
    takeHead(take, tags.length, (seat) => tags[seat] as Uint8Array),
  );
  if (heads.some(({ serial }, k) => k > 0 && serial <= (heads[k - 1] as Head).serial)) return brokenBody();
  return ok({ secret, tags, heads });
};

/** The secret is the one that the invitation fixed. */
export const isOwnSecret = (invitation: Invitation, secret: Uint8Array): boolean =>
  equalBytes(invitationOf(secret, invitation).hash, invitation.hash);

/** By seat, what is dealt after these deaths; `undefined` for who is out. */
export const dealtTo = (
  invitation: Invitation,
  { secret, tags }: Pick<DealRecord, 'secret' | 'tags'>,
  outs: readonly number[],
): Result<readonly (Uint8Array | undefined)[]> => {
  const key = dealKey(secret, invitation, tags);
  const { game, spec } = invitation;
  const dealt = game.payloads(spec, (label) => openStream(key, label), leaversOf(outs));
  return dealt.ok ? ok(outs.map((_, seat) => dealt.value[livingOf(outs).indexOf(seat)])) : dealt;
};

/** By seat, the cards after these deaths; a problem for who is out. */
export const cardsOf = (
  invitation: Invitation,
  record: DealRecord,
  outs: readonly number[],
): readonly Result<SealedCard>[] => {
  const { game, spec } = invitation;
  const dealt = dealtTo(invitation, record, outs);
  if (!dealt.ok) return outs.map(() => dealt);
  return dealt.value.map((payload, seat) =>
    payload
      ? game.card(spec, { seat, living: livingOf(outs), payload })
      : err('seat-out', `${spec.names[seat]} is out, and has no card.`),
  );
};

/** The deals of a game, each once with the serial that it went out with first: a death deals anew, a changed phone does not. */
export const distinctDeals = (invitation: Invitation, record: DealRecord) =>
  record.heads
    .map((head) => ({ serial: head.serial, outs: outsIn(head) }))
    .filter(({ outs }, k, all) => all.findIndex((other) => other.outs.join() === outs.join()) === k)
    .map(({ serial, outs }) => ({ serial, cards: cardsOf(invitation, record, outs) }));

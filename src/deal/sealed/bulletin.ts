/**
 * A bulletin: one code for the whole table, public. Each phone opens its own slot of it and no other. After the game the
 * record shows the host's secret, and every phone works out everything again.
 *
 * The head is part of every key: a slot that opens proves the whole head to its phone, and that nothing was told before it
 * but what the chain says. It proves nothing about other slots, so a phone judges heads and its own card only.
 */

import { gcm } from '@noble/ciphers/aes.js';
import { bytesToNumberBE, numberToBytesBE } from '@noble/curves/utils.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import * as m from '#messages/sealed';
import { itemAt } from '../../base/lists';
import { err, ok, type Result } from '../../base/result';
import { grouped } from '../../base/words';
import type { Leavers } from '../v1/living';
import { openStream } from '../v1/stream';
import { BYTES, codeStart, domain, encodeCode, readCode, type Take } from './codes';
import { leaversTo, livingAfter, type SealedCard, seatBits, seatBytes, seatsIn } from './game';
import { type Answer, dealKey, type Invitation, readOwn, seatByte, takeSeat } from './invitation';

const GCM_TAG_BYTES = 16;
/** Counts of phones and looks stop here. */
export const MOST_COUNTED = 15;
const NO_DIGEST = new Uint8Array(BYTES.digest);
const NOTHING = new Uint8Array();

/** What everybody may read about a seat. */
export interface HeadSeat {
  /** How many phones it has had. */
  readonly phones: number;
  /** How often the host's device has shown its card. */
  readonly looks: number;
  /** t_i. */
  readonly tag: Uint8Array;
}

export interface Head {
  /** From 1; 0 in bulletins of version 2, which are known by their serials alone. */
  readonly place: number;
  /** Unix seconds, or one more than the last. */
  readonly serial: number;
  /** The seat whose phone closed the deal. */
  readonly closer: number | undefined;
  /** The digest of the head before. */
  readonly prev: Uint8Array;
  /** Who is out, as it is dealt: the lowest seats first, whoever died first. In version 2 the order of deaths. */
  readonly leavers: Leavers;
  readonly seats: readonly HeadSeat[];
}

export const livingIn = ({ seats, leavers }: Head): readonly number[] => livingAfter(seats.length, leavers);

export interface Bulletin {
  readonly head: Head;
  readonly slots: readonly Uint8Array[];
}

/** A head after its id; `isListed` in a record, which has tags and the seat that closed once for all, and no chain. */
const stateBytes = ({ version }: Invitation, head: Head, isListed = false): Uint8Array => {
  const { place, serial, closer, prev, leavers, seats } = head;
  const isOld = version === 2;
  const isChained = !isOld && !isListed;
  return concatBytes(
    isChained ? numberToBytesBE(place, BYTES.place) : NOTHING,
    numberToBytesBE(serial, BYTES.serial),
    ...(isChained ? [seatByte(closer), prev] : []),
    isOld ? NOTHING : seatBits(livingIn(head), seats.length),
    ...seats.flatMap(({ phones, looks, tag }, seat) => [
      isOld ? Uint8Array.of(leavers.findIndex((gone) => gone.includes(seat)) + 1) : NOTHING,
      Uint8Array.of((phones << 4) | looks),
      isListed ? NOTHING : tag,
    ]),
  );
};

/** In version 2: who left in each round, by the round that each seat left in, from 1. */
const leaversOf = (outs: readonly number[]): Leavers =>
  Array.from({ length: Math.max(...outs) }, (_, round) =>
    outs.flatMap((out, seat) => (out === round + 1 ? [seat] : [])),
  );

/** The same, read; nothing where it says what cannot be. `listed` are the tags of a record. */
const takeState = (
  { version, spec }: Invitation,
  take: Take,
  listed?: readonly Uint8Array[],
): Head | undefined => {
  const isOld = version === 2;
  const isChained = !isOld && !listed;
  const count = spec.names.length;
  const place = isChained ? Number(bytesToNumberBE(take(BYTES.place))) : 0;
  const serial = Number(bytesToNumberBE(take(BYTES.serial)));
  const [closer, prev] = isChained ? [takeSeat(take), take(BYTES.digest)] : [undefined, NO_DIGEST];
  const living = isOld ? undefined : seatsIn(take(seatBytes(count)), count);
  const outs: number[] = [];
  const seats = spec.names.map((_, seat) => {
    if (isOld) outs.push(take(1)[0] as number);
    const counts = take(1)[0] as number;
    return { phones: counts >> 4, looks: counts & MOST_COUNTED, tag: listed?.[seat] ?? take(BYTES.tag) };
  });
  const leavers = isOld ? leaversOf(outs) : living && leaversTo(count, living);
  return leavers && (closer ?? 0) < count ? { place, serial, closer, prev, leavers, seats } : undefined;
};

export const headBytes = (invitation: Invitation, head: Head): Uint8Array =>
  concatBytes(codeStart(invitation.version, 'bulletin'), invitation.id, stateBytes(invitation, head));

/** h_k; zeros before the first head. */
export const headDigest = (invitation: Invitation, head: Head | undefined): Uint8Array =>
  head
    ? sha256(concatBytes(domain(invitation.version, 'head'), headBytes(invitation, head))).slice(
        0,
        BYTES.digest,
      )
    : NO_DIGEST;

/** The head that follows the `last` one: its place in the chain. */
export const chained = (
  invitation: Invitation,
  last: Head | undefined,
  state: Omit<Head, 'place' | 'prev'>,
): Head => ({ ...state, place: (last?.place ?? 0) + 1, prev: headDigest(invitation, last) });

export const encodeBulletin = (invitation: Invitation, { head, slots }: Bulletin): Uint8Array =>
  encodeCode(invitation.version, 'bulletin', invitation.id, stateBytes(invitation, head), ...slots);

export const slotBytes = ({ game, spec }: Invitation): number => game.payloadBytes(spec) + GCM_TAG_BYTES;

/** `shared` is X25519 of one side's secret key and the other's public key. */
export const slotCipher = (shared: Uint8Array, invitation: Invitation, { seat, key }: Answer, head: Head) => {
  const info = concatBytes(
    domain(invitation.version, 'slot'),
    Uint8Array.of(seat),
    key,
    headBytes(invitation, head),
  );
  return gcm(hkdf(sha256, shared, invitation.hash, info, 16), new Uint8Array(12));
};

/** Nothing in a bulletin is proven before a slot opens. */
export const readBulletin = (invitation: Invitation, text: string): Result<Bulletin> => {
  const { version, spec } = invitation;
  return readOwn(invitation, readCode(text, version), 'bulletin', (take) => {
    const head = takeState(invitation, take);
    const slots = spec.names.map(() => take(slotBytes(invitation)));
    return head && ok({ head, slots });
  });
};

export interface DealRecord {
  readonly secret: Uint8Array;
  /** The seat whose phone closed the deal. */
  readonly closer: number | undefined;
  /** t of each seat. */
  readonly tags: readonly Uint8Array[];
  /** In the order in which they went out. */
  readonly heads: readonly Head[];
}

export const encodeRecord = (invitation: Invitation, record: DealRecord): Uint8Array => {
  const { version, id } = invitation;
  const { secret, closer, tags, heads } = record;
  const by = version === 2 ? [] : [seatByte(closer)];
  const states = heads.map((head) => stateBytes(invitation, head, true));
  return encodeCode(version, 'record', id, secret, ...by, ...tags, ...states);
};

/** What the six words of a bulletin are worked out from: the chain as far as it. */
export const comparedOf = (invitation: Invitation, head: Head | undefined): readonly Uint8Array[] => [
  headDigest(invitation, head),
];

/** The same of the code before, for a phone that is asked about that one; nothing where there is none. */
export const comparedBefore = ({ place, prev }: Head): readonly Uint8Array[] | undefined =>
  place === 1 ? undefined : [prev];

/** What the six words after the game are worked out from: the chain to its end, and all of the record. */
export const recordCompared = (invitation: Invitation, record: DealRecord): readonly Uint8Array[] => {
  if (invitation.version === 2) return record.tags;
  return [...comparedOf(invitation, record.heads.at(-1)), sha256(encodeRecord(invitation, record))];
};

/** The record of the game of this invitation, its chain worked out again. That it is true is checked apart. */
export const readRecord = (invitation: Invitation, text: string): Result<DealRecord> => {
  const { version, spec } = invitation;
  return readOwn(invitation, readCode(text, version), 'record', (take, isEnd) => {
    const [secret, closer] = [take(BYTES.secret), version === 2 ? undefined : takeSeat(take)];
    const tags = spec.names.map(() => take(BYTES.tag));
    const heads: Head[] = [];
    while (!isEnd()) {
      const last = heads.at(-1);
      const state = takeState(invitation, take, tags);
      if (!state || state.serial <= (last?.serial ?? -1)) return undefined;
      heads.push(chained(invitation, last, { ...state, closer }));
    }
    return (closer ?? 0) < tags.length ? ok({ secret, closer, tags, heads }) : undefined;
  });
};

/** By seat, what is dealt after these deaths; `undefined` for who is out. */
export const dealtTo = (
  invitation: Invitation,
  { secret, closer, tags }: Omit<DealRecord, 'heads'>,
  leavers: Leavers,
): Result<readonly (Uint8Array | undefined)[]> => {
  const key = dealKey(secret, invitation, closer, tags);
  const { game, spec } = invitation;
  const dealt = game.payloads(spec, (label) => openStream(key, label), leavers);
  const living = livingAfter(spec.names.length, leavers);
  return dealt.ok ? ok(spec.names.map((_, seat) => dealt.value[living.indexOf(seat)])) : dealt;
};

/** By seat, the cards after these deaths; a problem for who is out. */
export const cardsOf = (
  invitation: Invitation,
  record: Omit<DealRecord, 'heads'>,
  leavers: Leavers,
): readonly Result<SealedCard>[] => {
  const { game, spec } = invitation;
  const living = livingAfter(spec.names.length, leavers);
  const dealt = dealtTo(invitation, record, leavers);
  return spec.names.map((name, seat) => {
    if (!dealt.ok) return dealt;
    const payload = dealt.value[seat];
    return payload ? game.card(spec, { seat, living, payload }) : err('seat-out', m.seatOut({ name }));
  });
};

/** The deals of a game, each once with the serial that it went out with first: a death deals anew, a changed phone does not. */
export const distinctDeals = (invitation: Invitation, record: DealRecord) =>
  [...grouped(record.heads, ({ leavers }) => JSON.stringify(leavers)).values()].map((heads) => {
    const { serial, leavers } = itemAt(heads, 0);
    return { serial, cards: cardsOf(invitation, record, leavers) };
  });

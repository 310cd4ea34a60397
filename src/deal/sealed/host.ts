/**
 * The host's side: a pure machine over a list of events that only grows. What a person cannot do now is refused with a
 * message and changes nothing; what changes nothing leaves the state as it is. Keys are hexadecimal, so that the events
 * can be stored as they are.
 */

import { hexToBytes } from '@noble/hashes/utils.js';
import * as m from '#messages/host';
import { itemAt } from '../../base/lists';
import { err, mapOk, ok, type Result } from '../../base/result';
import { type Leavers, livingByRound } from '../v1/living';
import type { Spec } from '../v1/spec';
import {
  type Bulletin,
  cardsOf,
  chained,
  type DealRecord,
  dealtTo,
  type Head,
  MOST_COUNTED,
  slotBytes,
  slotCipher,
} from './bulletin';
import { VERSION, type Version } from './codes';
import { leaversTo, livingAfter, type SealedCard, type SealedGame } from './game';
import {
  closingTag,
  encodeRoll,
  hostSecretKey,
  type Invitation,
  invitationOf,
  NO_TAG,
  nameOf,
  namesOf,
  type Roll,
  rollDigest,
  rollOf,
  sharedSecret,
  tagOf,
} from './invitation';

export type HostEvent =
  /**
   * A phone answered (two keys for one seat: neither counts until the host chooses), the host chose its key, or a seat
   * changed phones.
   */
  | { readonly kind: 'answer' | 'choose' | 'phone'; readonly seat: number; readonly key: string }
  /** The answers of a seat are taken away; or all are in, and this seat's phone is asked to close the deal. */
  | { readonly kind: 'drop' | 'roll'; readonly seat: number }
  /** That phone drew this key, and the cards are dealt; without a key where no seat has a phone. */
  | { readonly kind: 'close'; readonly key?: string }
  | { readonly kind: 'publish'; readonly serial: number }
  /** These seats left, or this device showed their cards. */
  | { readonly kind: 'out' | 'look'; readonly seats: readonly number[] }
  /** Nobody closed, and the answers are open again; the last death is taken back; the game is over. */
  | { readonly kind: 'reopen' | 'undo' | 'end' };

/** What the record will say, and what leads there: no t before the deal is closed, and the phone that is asked to close it. */
export interface HostState extends DealRecord {
  readonly invitation: Invitation;
  /** By seat, the keys that answered; one at most after the closing. */
  readonly keys: readonly (readonly string[])[];
  /** All keys that ever answered: an old answer is no new phone. */
  readonly used: readonly string[];
  /** As they were told, for taking them back. */
  readonly leavers: Leavers;
  readonly phones: readonly number[];
  readonly looks: readonly number[];
  readonly ended: boolean;
}

/** `secret` is 16 random bytes, new each game. Games of version 2 are replayed for their records. */
export const startHost = (
  game: SealedGame,
  raw: Spec,
  hostSeat: number | undefined,
  secret: Uint8Array,
  version: Version = VERSION,
): Result<HostState> => {
  const checked = game.check(raw);
  if (!checked.ok) return checked;
  const spec = checked.value;
  const refused = version === 2 ? undefined : game.refuses(spec);
  if (refused) return { ok: false, error: refused };
  const none = spec.names.map(() => 0);
  return ok({
    secret,
    invitation: invitationOf(secret, { version, game, spec, hostSeat }),
    keys: none.map(() => []),
    used: [],
    closer: undefined,
    tags: [],
    leavers: [],
    phones: none,
    looks: none,
    heads: [],
    ended: false,
  });
};

const isOld = ({ invitation }: HostState): boolean => invitation.version === 2;

const leaversNow = (state: HostState): Leavers =>
  isOld(state) ? state.leavers : leaversTo(state.keys.length, livingNow(state));

export const isClosed = ({ tags }: HostState): boolean => tags.length > 0;

export const livingNow = ({ keys, leavers }: HostState): readonly number[] =>
  livingAfter(keys.length, leavers);

/** Seats that no phone plays: their cards are on the host's device. */
export const isHere = ({ keys }: HostState, seat: number): boolean => keys[seat]?.length !== 1;

/** Seats that can close the deal. */
export const withPhone = (state: HostState): readonly number[] =>
  state.keys.flatMap((_, seat) => (isHere(state, seat) ? [] : [seat]));

/** The state with this key of a seat, after `others` of the same seat, in the place of what was there. */
const withKey = (state: HostState, seat: number, key: string, others: readonly string[] = []): HostState => ({
  ...state,
  keys: state.keys.with(seat, [...others, key]),
  used: [...state.used, key],
});

/** Seats from which two phones answered. */
export const doubtful = ({ keys }: HostState): readonly number[] =>
  keys.flatMap((of, seat) => (of.length > 1 ? [seat] : []));

/** t of each seat, by its answer. */
const answerTags = ({ keys, invitation }: HostState): readonly Uint8Array[] =>
  keys.map(([key], seat) => (key === undefined ? NO_TAG : tagOf(invitation, { seat, key: hexToBytes(key) })));

/** Why nothing can be dealt yet. */
const undecided = (state: HostState) => {
  const open = doubtful(state);
  return open.length > 0
    ? err('two-answers', m.twoAnswers({ names: namesOf(state.invitation, open) }))
    : undefined;
};

const roll = (state: HostState, seat: number): Result<HostState> =>
  undecided(state) ??
  (isHere(state, seat)
    ? err('no-phone', m.noPhone({ name: nameOf(state.invitation, seat) }))
    : ok({ ...state, closer: seat }));

/** What the phone that closes is shown. */
export const currentRoll = (state: HostState): Roll | undefined =>
  state.closer === undefined
    ? undefined
    : rollOf(state.closer, isClosed(state) ? state.tags : answerTags(state));

/** What the host's device and the phone of a seat share, by the key that answered first. */
export const sharedWith = ({ secret, invitation, keys }: HostState, seat: number): Uint8Array =>
  sharedSecret(hostSecretKey(secret, invitation), hexToBytes(keys[seat]?.[0] ?? ''));

export const rollCode = (state: HostState): Uint8Array | undefined => {
  const shown = currentRoll(state);
  return shown && encodeRoll(state.invitation, shown, sharedWith(state, shown.closer));
};

const close = (state: HostState, key: string | undefined): Result<HostState> => {
  const phones = state.keys.map(({ length }) => length);
  const shown = currentRoll(state);
  if (!shown || key === undefined) {
    const isAlone = isOld(state) || phones.every((count) => count === 0);
    if (isAlone) return ok({ ...state, tags: answerTags(state), phones });
    return undecided(state) ?? err('not-closed', m.closerMissing);
  }
  const { closer } = shown;
  const closing = { closer, roll: rollDigest(state.invitation, shown), key: hexToBytes(key) };
  const tags = shown.tags.with(closer, closingTag(state.invitation, closing));
  return ok({ ...withKey(state, closer, key), tags, phones });
};

const headNow = (state: HostState, serial: number): Head => {
  const { invitation, heads, closer, tags, phones, looks } = state;
  const seats = tags.map((tag, seat) => ({ phones: itemAt(phones, seat), looks: itemAt(looks, seat), tag }));
  return chained(invitation, heads.at(-1), { serial, closer, leavers: leaversNow(state), seats });
};

/** The bulletin that is out says all that there is to say. */
export const isPublished = (state: HostState): boolean => {
  const [last, now] = [state.heads.at(-1), headNow(state, 0)];
  const told = ({ leavers, seats }: Head) => JSON.stringify([leavers, seats]);
  return last !== undefined && told(last) === told(now);
};

const leave = (state: HostState, seats: readonly number[]): Result<HostState> => {
  if (!state.invitation.game.redeals) return err('no-deaths', m.noDeaths);
  const next = { ...state, leavers: [...state.leavers, seats.toSorted((a, b) => a - b)] };
  const rounds = livingByRound(state.keys.length, next.leavers);
  return rounds.ok ? mapOk(dealtTo(state.invitation, state, leaversNow(next)), () => next) : rounds;
};

const more = (counts: readonly number[], seats: readonly number[]): readonly number[] =>
  counts.map((count, seat) => Math.min(MOST_COUNTED, count + (seats.includes(seat) ? 1 : 0)));

/** While answers come in. */
const beforeClosing = (state: HostState, event: HostEvent): Result<HostState> => {
  const { keys, closer, invitation } = state;
  switch (event.kind) {
    case 'roll':
      return roll(state, event.seat);
    case 'reopen':
      return ok({ ...state, closer: undefined });
    case 'close':
      return close(state, event.key);
    case 'answer':
    case 'drop':
    case 'choose': {
      if (closer !== undefined) return err('rolled', m.alreadyClosing({ name: nameOf(invitation, closer) }));
      const there = keys[event.seat] ?? [];
      if (event.kind !== 'answer')
        return ok({ ...state, keys: keys.with(event.seat, event.kind === 'choose' ? [event.key] : []) });
      return ok(there.includes(event.key) ? state : withKey(state, event.seat, event.key, there));
    }
    default:
      return err('not-closed', m.notDealt);
  }
};

/** Once the cards are dealt. */
const afterClosing = (state: HostState, event: HostEvent): Result<HostState> => {
  const { used, keys, heads, leavers } = state;
  switch (event.kind) {
    case 'publish':
      return event.serial > (heads.at(-1)?.serial ?? 0)
        ? ok({ ...state, heads: [...heads, headNow(state, event.serial)] })
        : err('serial-used', m.serialUsed);
    case 'out':
      return leave(state, event.seats);
    case 'undo':
      return leavers.length > 0
        ? ok({ ...state, leavers: leavers.slice(0, -1) })
        : err('nothing-to-undo', m.nothingToUndo);
    case 'phone': {
      const { seat, key } = event;
      if (keys[seat]?.includes(key)) return ok(state);
      return used.includes(key) && !isOld(state)
        ? err('answer-seen', m.answerSeen({ name: nameOf(state.invitation, seat) }))
        : ok({ ...withKey(state, seat, key), phones: more(state.phones, [seat]) });
    }
    case 'look':
      return ok({ ...state, looks: more(state.looks, event.seats) });
    case 'end':
      return ok({ ...state, ended: true });
    case 'close':
      return ok(state);
    case 'answer':
      return used.includes(event.key)
        ? ok(state)
        : err('closed', m.answeredLate({ name: nameOf(state.invitation, event.seat) }));
    default:
      return err('closed', m.answersStay);
  }
};

export const applyHost = (state: HostState, event: HostEvent): Result<HostState> => {
  if (state.ended) return err('ended', m.ended);
  const seats = 'seat' in event ? [event.seat] : 'seats' in event ? event.seats : [];
  const unknown = seats.find((seat) => !state.keys[seat]);
  if (unknown !== undefined) return err('seat-unknown', m.seatUnknown({ seat: unknown + 1 }));
  return (isClosed(state) ? afterClosing : beforeClosing)(state, event);
};

/** The bulletin that went out last. */
export const currentBulletin = (state: HostState): Bulletin | undefined => {
  const { invitation, keys, heads } = state;
  const { game, spec } = invitation;
  const head = heads.at(-1);
  if (!head) return undefined;
  const dealt = dealtTo(invitation, state, head.leavers);
  const slots = keys.map(([hex], seat) => {
    if (hex === undefined) return new Uint8Array(slotBytes(invitation));
    const key = hexToBytes(hex);
    const payload = (dealt.ok && dealt.value[seat]) || new Uint8Array(game.payloadBytes(spec));
    return slotCipher(sharedWith(state, seat), invitation, { seat, key }, head).encrypt(payload);
  });
  return { head, slots };
};

/** The card of a seat as this device can show it. It asks for a look in the list of events first. */
export const cardHere = (state: HostState, seat: number): Result<SealedCard> =>
  cardsOf(state.invitation, state, leaversNow(state))[seat] as Result<SealedCard>;

export const faceUp = (state: HostState): readonly number[] => {
  const dealt = dealtTo(state.invitation, state, []);
  return dealt.ok ? state.invitation.game.faceUp(dealt.value.filter((payload) => payload !== undefined)) : [];
};

/**
 * The host's side: a pure machine over a list of events that only grows. What a person cannot do now is refused with a
 * message and changes nothing; what changes nothing leaves the state as it is. Keys are hexadecimal, so that the events
 * can be stored as they are.
 */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { err, mapOk, ok, type Result } from '../../base/result';
import { listed } from '../../base/words';
import { type Leavers, livingByRound } from '../v1/living';
import type { Spec } from '../v1/spec';
import {
  type Bulletin,
  cardsOf,
  type DealRecord,
  dealtTo,
  type Head,
  MOST_COUNTED,
  outsIn,
  slotBytes,
  slotCipher,
} from './bulletin';
import { livingOf, outsOf, type SealedCard, type SealedGame } from './game';
import {
  type Answer,
  hostSecretKey,
  type Invitation,
  invitationOf,
  NO_TAG,
  sharedSecret,
  tagOf,
} from './invitation';

export type HostEvent =
  /**
   * A phone answered (two keys for one seat: neither counts until the host chooses), the host chose its key, or a seat
   * changed phones.
   */
  | { readonly kind: 'answer' | 'choose' | 'phone'; readonly seat: number; readonly key: string }
  /** The answers of a seat are taken away. */
  | { readonly kind: 'drop'; readonly seat: number }
  | { readonly kind: 'publish'; readonly serial: number }
  /** These seats left, or this device showed their cards. */
  | { readonly kind: 'out' | 'look'; readonly seats: readonly number[] }
  /** Everyone has answered, and the cards are dealt; the last death is taken back; the game is over. */
  | { readonly kind: 'close' | 'undo' | 'end' };

export interface HostState {
  readonly secret: Uint8Array;
  readonly invitation: Invitation;
  /** By seat, the keys that answered; one at most after the closing. */
  readonly keys: readonly (readonly string[])[];
  /** t of each seat, once the answers are closed. */
  readonly tags: readonly Uint8Array[] | undefined;
  readonly leavers: Leavers;
  readonly phones: readonly number[];
  readonly looks: readonly number[];
  readonly heads: readonly Head[];
  readonly ended: boolean;
}

/** `secret` is 16 random bytes, new each game. */
export const startHost = (
  game: SealedGame,
  raw: Spec,
  hostSeat: number | undefined,
  secret: Uint8Array,
): Result<HostState> => {
  const spec = game.check(raw);
  if (!spec.ok) return spec;
  const none = spec.value.names.map(() => 0);
  return ok({
    secret,
    invitation: invitationOf(secret, { game, spec: spec.value, hostSeat }),
    keys: none.map(() => []),
    tags: undefined,
    leavers: [],
    phones: none,
    looks: none,
    heads: [],
    ended: false,
  });
};

const outsNow = ({ invitation, leavers }: HostState): readonly number[] =>
  outsOf(invitation.spec.names.length, leavers);

export const livingNow = (state: HostState): readonly number[] => livingOf(outsNow(state));

/** Seats that no phone plays: their cards are on the host's device. */
export const isHere = ({ keys }: HostState, seat: number): boolean => keys[seat]?.length !== 1;

const answered = (state: HostState, { seat, key }: { seat: number; key: string }): Result<HostState> => {
  const there = state.keys[seat] ?? [];
  if (there.includes(key)) return ok(state);
  if (state.tags) {
    const name = state.invitation.spec.names[seat];
    return err(
      'closed',
      `The cards are dealt already. If ${name} has another phone now, take it in under “${name} changed phones”.`,
    );
  }
  return ok({ ...state, keys: state.keys.with(seat, [...there, key]) });
};

/** Seats from which two phones answered. */
export const doubtful = ({ keys }: HostState): readonly number[] =>
  keys.flatMap((of, seat) => (of.length > 1 ? [seat] : []));

const close = (state: HostState): Result<HostState> => {
  if (state.tags) return ok(state);
  const open = doubtful(state);
  if (open.length > 0) {
    const names = state.invitation.spec.names.filter((_, seat) => open.includes(seat));
    return err('two-answers', `Two phones answered as ${listed(names)}: choose one of them first.`);
  }
  const tags = state.keys.map(([key], seat) =>
    key === undefined ? NO_TAG : tagOf(state.invitation, { seat, key: hexToBytes(key) }),
  );
  return ok({ ...state, tags, phones: state.keys.map(({ length }) => length) });
};

const headNow = (state: HostState, serial: number): Head => {
  const outs = outsNow(state);
  const seats = (state.tags ?? []).map((tag, seat) => ({
    out: outs[seat] as number,
    phones: state.phones[seat] as number,
    looks: state.looks[seat] as number,
    tag,
  }));
  return { serial, seats };
};

/** The bulletin that is out says all that there is to say. */
export const isPublished = (state: HostState): boolean => {
  const last = state.heads.at(-1);
  return last !== undefined && JSON.stringify(headNow(state, last.serial)) === JSON.stringify(last);
};

const leave = (state: HostState, seats: readonly number[]): Result<HostState> => {
  if (!state.invitation.game.redeals)
    return err('no-deaths', 'This game deals once: nobody leaves the deal.');
  const next = { ...state, leavers: [...state.leavers, seats.toSorted((a, b) => a - b)] };
  const rounds = livingByRound(state.keys.length, next.leavers);
  return rounds.ok ? mapOk(dealtTo(state.invitation, recordOf(state), outsNow(next)), () => next) : rounds;
};

const more = (counts: readonly number[], seats: readonly number[]): readonly number[] =>
  counts.map((count, seat) => Math.min(MOST_COUNTED, count + (seats.includes(seat) ? 1 : 0)));

/** Before the cards are dealt, and after it. */
const step = (state: HostState, event: HostEvent): Result<HostState> => {
  switch (event.kind) {
    case 'answer':
      return answered(state, event);
    case 'close':
      return close(state);
    case 'drop':
    case 'choose':
      if (state.tags) return err('closed', 'The cards are dealt, and the answers stay as they are.');
      return ok({ ...state, keys: state.keys.with(event.seat, event.kind === 'choose' ? [event.key] : []) });
  }
  if (!state.tags) return err('not-closed', 'Nothing is dealt yet: take in the answers first.');
  const last = state.heads.at(-1)?.serial ?? 0;
  switch (event.kind) {
    case 'publish':
      if (event.serial <= last) return err('serial-used', 'This serial has been used.');
      return ok({ ...state, heads: [...state.heads, headNow(state, event.serial)] });
    case 'out':
      return leave(state, event.seats);
    case 'undo':
      if (state.leavers.length === 0) return err('nothing-to-undo', 'Nobody has died yet.');
      return ok({ ...state, leavers: state.leavers.slice(0, -1) });
    case 'phone': {
      const { seat, key } = event;
      if (state.keys[seat]?.includes(key)) return ok(state);
      return ok({ ...state, keys: state.keys.with(seat, [key]), phones: more(state.phones, [seat]) });
    }
    case 'look':
      return ok({ ...state, looks: more(state.looks, event.seats) });
    case 'end':
      return ok({ ...state, ended: true });
  }
};

export const applyHost = (state: HostState, event: HostEvent): Result<HostState> => {
  if (state.ended) return err('ended', 'The game is over, and every card has been shown: start a new one.');
  const seats = 'seat' in event ? [event.seat] : 'seats' in event ? event.seats : [];
  const unknown = seats.find((seat) => !state.keys[seat]);
  return unknown === undefined ? step(state, event) : err('seat-unknown', `There is no seat ${unknown + 1}.`);
};

export const answerEvent = ({ seat, key }: Answer, kind: 'answer' | 'phone' = 'answer'): HostEvent => ({
  kind,
  seat,
  key: bytesToHex(key),
});

export const recordOf = ({ secret, tags, heads }: HostState): DealRecord => ({
  secret,
  tags: tags ?? [],
  heads,
});

/** The bulletin that went out last. */
export const currentBulletin = (state: HostState): Bulletin | undefined => {
  const head = state.heads.at(-1);
  if (!head) return undefined;
  const { secret, invitation, keys } = state;
  const { game, spec } = invitation;
  const dealt = dealtTo(invitation, recordOf(state), outsIn(head));
  const own = hostSecretKey(secret, spec);
  const slots = keys.map(([hex], seat) => {
    if (hex === undefined) return new Uint8Array(slotBytes(invitation));
    const key = hexToBytes(hex);
    const payload = (dealt.ok && dealt.value[seat]) || new Uint8Array(game.payloadBytes(spec));
    return slotCipher(sharedSecret(own, key), invitation, { seat, key }, head).encrypt(payload);
  });
  return { head, slots };
};

/** The card of a seat as this device can show it. It asks for a look in the list of events first. */
export const cardHere = (state: HostState, seat: number): Result<SealedCard> =>
  cardsOf(state.invitation, recordOf(state), outsNow(state))[seat] as Result<SealedCard>;

export const faceUp = (state: HostState): readonly number[] => {
  const dealt = dealtTo(state.invitation, recordOf(state), outsNow({ ...state, leavers: [] }));
  return dealt.ok ? state.invitation.game.faceUp(dealt.value.filter((payload) => payload !== undefined)) : [];
};

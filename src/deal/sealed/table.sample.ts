/** A table with phones, for tests: every key and every time is given. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { beforeEach } from 'vitest';
import { unwrap } from '../../base/result';
import { sealedById } from '../../games/sealed.sample';
import type { Spec } from '../v1/spec';
import { type Bulletin, encodeBulletin, encodeRecord } from './bulletin';
import { answersIn, linkText, readCode } from './codes';
import type { SealedGame } from './game';
import {
  applyHost,
  currentBulletin,
  currentRoll,
  type HostEvent,
  type HostState,
  rollCode,
  sharedWith,
  startHost,
} from './host';
import {
  answerText,
  encodeInvitation,
  publicKeyOf,
  readAnswer,
  readClosing,
  readInvitation,
} from './invitation';
import { type Clock, closingTextOf, type Opened, openBulletin, openRoll, type PhoneSeat } from './phone';

/** Made anew for each test that asks for it: what runs while a file is read is of no test, and its faults are nobody's. */
export const eachTest = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  beforeEach(() => {
    made = undefined;
  });
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** 21:05 on an evening, in Unix seconds: a clock of tests counts in UTC. */
export const EVENING = Date.UTC(2026, 10, 21, 21, 5) / 1000;

export const clock: Clock = (serial) => new Date(serial * 1000).toISOString().slice(11, 16);

/** The code of so many minutes into the evening. */
export const publish = (minutes: number) => ({ kind: 'publish', serial: EVENING + 60 * minutes }) as const;

export const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox'];
/** Of a larger table. */
export const EIGHT = [...NAMES, 'Gil', 'Hal'];

export const gameOf = (id: string): SealedGame => {
  const game = sealedById(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
};

export const specOf = (game = 'target', names: readonly string[] = NAMES, options = {}): Spec => ({
  game,
  names,
  options,
});

export const bytes = (seed: number, length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, k) => (seed * 89 + k * 37 + 11) % 256);

/** Ana hosts and plays; with `null` the host does not play. */
export const started = (
  spec = specOf(),
  { hostSeat = 0, secret = bytes(1, 16) }: { hostSeat?: number | null; secret?: Uint8Array } = {},
): HostState => unwrap(startHost(gameOf(spec.game), spec, hostSeat ?? undefined, secret));

export const played = (state: HostState, ...events: readonly HostEvent[]): HostState =>
  events.reduce((last, event) => unwrap(applyHost(last, event)), state);

/** A phone that opens the invitation on the host's screen. */
export const phoneFor = (state: HostState, seat: number, secretKey = bytes(100 + seat, 32)): PhoneSeat => {
  const invitation = unwrap(readInvitation(sealedById, linkText(encodeInvitation(state.invitation))));
  return { invitation, seat, secretKey };
};

/** What the host's device takes in from the code on a phone. */
export const answerOf = (
  state: HostState,
  { seat, secretKey }: PhoneSeat,
  kind: 'answer' | 'phone' = 'answer',
): HostEvent => {
  const text = answerText(state.invitation, { seat, key: publicKeyOf(secretKey) });
  const [code] = answersIn(`Ben: ${text}`);
  if (!code) throw new Error('no answer');
  const answer = unwrap(readAnswer(state.invitation, unwrap(code)));
  return { kind, seat: answer.seat, key: bytesToHex(answer.key) };
};

export const bulletinText = (state: HostState): string =>
  linkText(encodeBulletin(state.invitation, currentBulletin(state) as Bulletin));

export const recordText = (state: HostState): string => linkText(encodeRecord(state.invitation, state));

/** The phone after it has closed what the host's device shows. */
export const closedBy = (
  state: HostState,
  own: PhoneSeat,
  secretKey = bytes(200 + own.seat, 32),
): PhoneSeat => {
  const code = unwrap(readCode(linkText(rollCode(state) as Uint8Array)));
  return { ...own, closed: { secretKey, roll: unwrap(openRoll(own, code)) } };
};

/** What the host's device takes in from the code on the phone that closed. */
export const closingOf = (state: HostState, own: PhoneSeat): HostEvent => {
  const [code] = answersIn(`Eve: ${closingTextOf(own)}`);
  const roll = currentRoll(state);
  if (!code || !roll) throw new Error('no closing');
  const { key } = unwrap(readClosing(state.invitation, roll, unwrap(code), sharedWith(state, own.seat)));
  return { kind: 'close', key: bytesToHex(key) };
};

/** The answers are in, and the last of these phones closes the deal; gives that phone too. */
export const closed = (open: HostState, phones: readonly PhoneSeat[]) => {
  const asked = phones.at(-1) as PhoneSeat;
  const answers = phones.map((phone) => answerOf(open, phone));
  const rolled = played(open, ...answers, { kind: 'roll', seat: asked.seat });
  const closer = closedBy(rolled, asked);
  return { state: played(rolled, closingOf(rolled, closer)), closer };
};

/** Everybody but the host answers by phone, the last closes, and the first bulletin goes out at 21:05. */
export const dealtTable = (spec = specOf(), options: Parameters<typeof started>[1] = {}) => {
  const open = started(spec, options);
  const seats = [...spec.names.keys()].filter((seat) => seat !== open.invitation.hostSeat);
  const phones = seats.map((seat) => phoneFor(open, seat));
  const { state: dealt, closer } = closed(open, phones);
  const state = played(dealt, { kind: 'publish', serial: EVENING });
  const phone = (seat: number) => [closer, ...phones].find((one) => one.seat === seat) as PhoneSeat;
  return { state, phone };
};

/** Tables of a test at each stage: open, with answers, asked to close (Cy), closed by that phone, and dealt. */
export const stages = () => {
  const table = eachTest(() => dealtTable());
  const open = eachTest(() => started());
  const answeredBy = (...seats: readonly number[]): HostState =>
    played(open(), ...seats.map((seat) => answerOf(open(), phoneFor(open(), seat))));
  const rolled = eachTest(() => played(answeredBy(1, 2), { kind: 'roll', seat: 2 }));
  const state = () => table().state;
  return {
    state,
    phone: (seat: number) => table().phone(seat),
    invitation: () => state().invitation,
    open,
    answeredBy,
    rolled,
    closer: eachTest(() => closedBy(rolled(), phoneFor(open(), 2))),
  };
};

export const seen = (own: PhoneSeat, ...states: readonly HostState[]): readonly Opened[] =>
  states.map((state) => unwrap(openBulletin(own, bulletinText(state))));

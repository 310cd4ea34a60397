/**
 * The invitation, one for all, and the answers, one from each phone. The invitation names the game, the seats and the
 * host's public key, and fixes the host's secret before anyone answers. When all answers are in, the host shows them to one
 * phone, and only then that phone draws a second key, which enters the deal in the place of its answer: a host who answers
 * last for a seat of their own cannot choose the deal, nor can a player alone.
 *
 * The spec is in its one form, or one game could have two hashes. Rolls and closings are sealed because a
 * closing happens once: else a bystander could have a phone close another roll, or close in its place, and an honest host
 * would look like a cheat.
 */

import { bytesToUtf8, equalBytes } from '@noble/ciphers/utils.js';
import { pow } from '@noble/curves/abstract/modular.js';
import { montgomery } from '@noble/curves/abstract/montgomery.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base32crockford } from '@scure/base';
import { listed } from '#messages/language';
import * as m from '#messages/sealed';
import { strayCharacter } from '../../base/names';
import { err, ok, type Result } from '../../base/result';
import { type CanonicalSpec, VERSION as SPEC_VERSION, type Spec, specHash, specText } from '../v1/spec';
import {
  BYTES,
  brokenBody,
  type Code,
  type CodeKind,
  chatText,
  codeStart,
  domain,
  encodeCode,
  readCode,
  readParts,
  type Take,
  VERSION,
  type Version,
} from './codes';
import type { FindSealed, SealedGame } from './game';

export const NO_TAG = new Uint8Array(BYTES.tag);
/** In place of a seat. */
const NO_SEAT = 255;
export const seatByte = (seat = NO_SEAT): Uint8Array => Uint8Array.of(seat);
export const takeSeat = (take: Take): number | undefined => {
  const [seat = NO_SEAT] = take(1);
  return seat === NO_SEAT ? undefined : seat;
};
/** The six words are English on every phone, whatever its language. */
const ENGLISH = 1;

export interface Invitation {
  readonly version: Version;
  /** Of the spec. */
  readonly game: SealedGame;
  /** A. */
  readonly hostKey: Uint8Array;
  /** The seat that plays on the host's own device. */
  readonly hostSeat: number | undefined;
  readonly spec: CanonicalSpec;
  /** I. */
  readonly hash: Uint8Array;
  /** The first four bytes of I: what the other codes say of their game. */
  readonly id: Uint8Array;
}

/** RFC 7748, section 4.1. */
const P25519 = 2n ** 255n - 19n;

/** X25519 of the library's ladder: its ready one brings the signatures of the same curve, ten times as much script. */
const x25519 = montgomery({
  P: P25519,
  type: 'x25519',
  powPminus2: (x: bigint) => pow(x, P25519 - 2n, P25519),
  adjustScalarBytes: (bytes: Uint8Array) => {
    bytes[0] = (bytes[0] as number) & 248;
    bytes[31] = ((bytes[31] as number) & 127) | 64;
    return bytes;
  },
});

/** With `getSharedSecret` both sides come to the same 32 bytes. It throws for a key of low order. */
export const { getPublicKey: publicKeyOf, getSharedSecret: sharedSecret } = x25519;

/** A public key of low order gives everyone the same secret. Any key of our own finds it out. */
export const isSound = (publicKey: Uint8Array): boolean => {
  try {
    sharedSecret(new Uint8Array(BYTES.key).fill(1), publicKey);
    return true;
  } catch {
    return false;
  }
};

/** h. */
export const hostSecretKey = (
  secret: Uint8Array,
  { version, spec }: Pick<Invitation, 'version' | 'spec'>,
): Uint8Array => hkdf(sha256, secret, specHash(spec), utf8ToBytes(`dagger/${version}/host`), BYTES.key);

type Parts = Omit<Invitation, 'hash' | 'id'>;

const bodyOf = ({ version, hostKey, hostSeat, spec }: Parts): Uint8Array => {
  const list = version === 2 ? [] : [Uint8Array.of(ENGLISH)];
  return concatBytes(hostKey, seatByte(hostSeat), ...list, utf8ToBytes(specText(spec)));
};

const hashed = (parts: Parts): Invitation => {
  const hash = sha256(concatBytes(domain(parts.version, 'invitation'), bodyOf(parts)));
  return { ...parts, hash, id: hash.subarray(0, BYTES.id) };
};

/** Empty for no seat of this game. */
export const nameOf = ({ spec }: { readonly spec: Spec }, seat: number): string => spec.names[seat] ?? '';

/** "Ana, Ben and Cy" */
export const namesOf = (invitation: Pick<Invitation, 'spec'>, seats: readonly number[]): string =>
  listed(seats.map((seat) => nameOf(invitation, seat)));

export const invitationOf = (secret: Uint8Array, parts: Omit<Parts, 'hostKey'>): Invitation => {
  if (secret.length !== BYTES.secret) throw new RangeError(`a secret has ${BYTES.secret} bytes`);
  return hashed({ ...parts, hostKey: publicKeyOf(hostSecretKey(secret, parts)) });
};

/** The secret is the one that the invitation fixed. */
export const isOwnSecret = (invitation: Invitation, secret: Uint8Array): boolean =>
  equalBytes(invitationOf(secret, invitation).hash, invitation.hash);

export const encodeInvitation = (invitation: Invitation): Uint8Array =>
  encodeCode(invitation.version, 'invitation', bodyOf(invitation));

const isWord = (value: unknown): boolean => typeof value === 'string' && /^[\w-]{1,32}$/.test(value);

/** Longer texts are no options: they are quoted in messages as they came. */
const MAX_OPTION = 1000;

const isValue = (value: unknown): boolean =>
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= MAX_OPTION && strayCharacter(value) === undefined);

/** What a text says that looks like a spec; one of another shape throws somewhere on the way. */
const parsedSpec = (text: string): Spec | undefined => {
  try {
    const [version, game, options, names] = JSON.parse(text);
    const isWhole =
      version === SPEC_VERSION &&
      typeof game === 'string' &&
      names.every((name: unknown) => typeof name === 'string') &&
      options.every(([name, value]: unknown[]) => isWord(name) && isValue(value));
    return isWhole ? { game, options: Object.fromEntries(options), names } : undefined;
  } catch {
    return undefined;
  }
};

/** The spec of a text in its one form, and its game. */
export const readSpec = (find: FindSealed, text: Uint8Array): Result<Pick<Invitation, 'spec' | 'game'>> => {
  const parsed = parsedSpec(bytesToUtf8(text));
  if (!parsed) return brokenBody();
  const game = find(parsed.game);
  if (!game) return err('code-game', m.codeGame);
  const spec = game.check(parsed);
  if (!spec.ok) return spec;
  return equalBytes(utf8ToBytes(specText(spec.value)), text) ? ok({ spec: spec.value, game }) : brokenBody();
};

/** An invitation from what was scanned or pasted; with `oldest` also from what was kept of a game of before. */
export const readInvitation = (
  find: FindSealed,
  text: string,
  oldest: Version = VERSION,
): Result<Invitation> =>
  readParts(readCode(text, oldest), 'invitation', (take, version) => {
    const isOld = version === 2;
    const [hostKey, hostSeat] = [take(BYTES.key), takeSeat(take)];
    const list = isOld ? ENGLISH : take(1)[0];
    const specBytes = take();
    if (hostKey.length < BYTES.key || list !== ENGLISH) return undefined;
    if (!isSound(hostKey)) return err('key-unsound', m.hostKeyUnsound);
    const read = readSpec(find, specBytes);
    if (!read.ok) return read;
    const { spec, game } = read.value;
    const refused = isOld ? undefined : game.refuses(spec);
    if (refused) return { ok: false, error: refused };
    return nameOf({ spec }, hostSeat ?? 0)
      ? ok(hashed({ version, game, hostKey, hostSeat, spec }))
      : undefined;
  });

const OTHER = {
  answer: err('answer-other', m.answerOther),
  record: err('record-other', m.recordOther),
  other: err('not-of-table', m.notOfTable),
};

/** What `read` makes of a code of this game, after its id. */
export const readOwn = <Value>(
  { version, id }: Invitation,
  code: Result<Code>,
  kind: CodeKind,
  read: (take: Take, isEnd: () => boolean) => Result<Value> | undefined,
): Result<Value> =>
  readParts(code, kind, (take, found, isEnd) => {
    if (found !== version) return undefined;
    if (equalBytes(take(BYTES.id), id)) return read(take, isEnd);
    take();
    return kind === 'answer' || kind === 'record' ? OTHER[kind] : OTHER.other;
  });

export interface Answer {
  readonly seat: number;
  /** B_i. */
  readonly key: Uint8Array;
}

/** The text of an answer, for a code and for a chat alike. */
export const answerText = ({ version, id }: Invitation, { seat, key }: Answer): string =>
  chatText(encodeCode(version, 'answer', id, Uint8Array.of(seat), key));

export const readAnswer = (invitation: Invitation, code: Code): Result<Answer> =>
  readOwn(invitation, ok(code), 'answer', (take) => {
    const [seat = NO_SEAT, key] = [takeSeat(take), take(BYTES.key)];
    const name = nameOf(invitation, seat);
    if (name === '') return undefined;
    if (seat === invitation.hostSeat) return err('answer-host', m.answerHost({ name }));
    return isSound(key) ? ok({ seat, key }) : err('key-unsound', m.answerKeyUnsound({ name }));
  });

/** t_i. */
export const tagOf = ({ version, hash }: Invitation, { seat, key }: Answer): Uint8Array =>
  sha256(concatBytes(domain(version, 'answer'), hash, Uint8Array.of(seat), key)).slice(0, BYTES.tag);

/** Four letters or digits that tell one phone's answer from another's. */
export const markOf = (tag: Uint8Array): string => base32crockford.encode(tag).slice(0, 4);

export const isAnswered = (tag: Uint8Array): boolean => !equalBytes(tag, NO_TAG);

/** D: where the streams of the deal come from. `closer` is the seat whose phone closed it; none where no seat has a phone. */
export const dealKey = (
  secret: Uint8Array,
  { version, hash }: Invitation,
  closer: number | undefined,
  tags: readonly Uint8Array[],
): Uint8Array => {
  const by = version === 2 ? [] : [seatByte(closer)];
  return hmac(sha256, secret, concatBytes(domain(version, 'deal'), hash, ...by, ...tags));
};

/** What the phone that closes is shown: its seat, and t of each seat, with zeros at its own. */
export interface Roll {
  readonly closer: number;
  readonly tags: readonly Uint8Array[];
}

export interface Closing {
  readonly closer: number;
  /** L. */
  readonly roll: Uint8Array;
  /** B'. */
  readonly key: Uint8Array;
}

/** The roll of these tags, whoever has closed it meanwhile. */
export const rollOf = (closer: number, tags: readonly Uint8Array[]): Roll => ({
  closer,
  tags: tags.with(closer, NO_TAG),
});

/** L. */
export const rollDigest = ({ hash }: Invitation, { closer, tags }: Roll): Uint8Array =>
  sha256(concatBytes(domain(VERSION, 'roll'), hash, Uint8Array.of(closer), ...tags)).slice(0, BYTES.digest);

/** What proves the parts of a code to the two sides. `shared` is X25519 of one's secret key and the other's public key. */
const sealOf = (shared: Uint8Array, kind: CodeKind, parts: readonly Uint8Array[]): Uint8Array => {
  const mac = hmac(sha256, shared, concatBytes(domain(VERSION, 'seal'), codeStart(VERSION, kind), ...parts));
  return mac.slice(0, BYTES.digest);
};

const sealed = (shared: Uint8Array, kind: CodeKind, ...parts: readonly Uint8Array[]): Uint8Array =>
  encodeCode(VERSION, kind, ...parts, sealOf(shared, kind, parts));

/** The parts of a sealed code, of these lengths after its seat. `sharedOf` gives what the two sides share, or why they do not. */
const opened = (
  invitation: Invitation,
  kind: CodeKind,
  code: Code,
  lengths: readonly number[],
  sharedOf: (seat: number) => Result<Uint8Array>,
) =>
  readOwn(invitation, ok(code), kind, (take) => {
    const [seat, parts, seal] = [take(1), lengths.map((length) => take(length)), take(BYTES.digest)];
    const closer = seat[0] as number;
    const shared = sharedOf(closer);
    if (!shared.ok) return shared;
    const isTrue = equalBytes(seal, sealOf(shared.value, kind, [invitation.id, seat, ...parts]));
    return isTrue ? ok({ closer, parts }) : OTHER.other;
  });

export const encodeRoll = ({ id }: Invitation, { closer, tags }: Roll, shared: Uint8Array): Uint8Array =>
  sealed(shared, 'roll', id, seatByte(closer), ...tags);

/** `sharedOf` is asked for the seat that is to close. */
export const readRoll = (
  invitation: Invitation,
  code: Code,
  sharedOf: (seat: number) => Result<Uint8Array>,
): Result<Roll> => {
  const lengths = invitation.spec.names.map(() => BYTES.tag);
  const read = opened(invitation, 'roll', code, lengths, sharedOf);
  if (!read.ok) return read;
  const { closer, parts: tags } = read.value;
  return equalBytes(tags[closer] as Uint8Array, NO_TAG) ? ok({ closer, tags }) : brokenBody();
};

export const closingText = ({ id }: Invitation, { closer, roll, key }: Closing, shared: Uint8Array): string =>
  chatText(sealed(shared, 'closing', id, seatByte(closer), roll, key));

/** The closing of this roll. */
export const readClosing = (
  invitation: Invitation,
  roll: Roll,
  code: Code,
  shared: Uint8Array,
): Result<Closing> => {
  const { closer } = roll;
  const name = nameOf(invitation, closer);
  const read = opened(invitation, 'closing', code, [BYTES.digest, BYTES.key], (seat) =>
    seat === closer ? ok(shared) : err('closing-other', m.closingOther({ name })),
  );
  if (!read.ok) return read;
  const [digest, key] = read.value.parts as [Uint8Array, Uint8Array];
  if (!equalBytes(digest, rollDigest(invitation, roll))) return err('closing-old', m.closingOld({ name }));
  return isSound(key) ? ok({ closer, roll: digest, key }) : brokenBody();
};

/** t of the seat that closes. */
export const closingTag = ({ hash }: Invitation, { closer, roll, key }: Closing): Uint8Array =>
  sha256(concatBytes(domain(VERSION, 'close'), hash, Uint8Array.of(closer), roll, key)).slice(0, BYTES.tag);

/**
 * Sealed deals a second time, from the protocol's text and Node's own cryptography. It shares no code with the program, so
 * that what both say is what the text says. Written to be read beside the protocol, not to be fast.
 */
import { createCipheriv, createHash, createHmac, hkdfSync } from 'node:crypto';

export interface IndependentGame {
  readonly secret: Buffer;
  /** The JSON text that P is the hash of. */
  readonly spec: string;
  readonly words: string;
}

const ascii = (text: string): Buffer => Buffer.from(text, 'utf8');
const ZERO = Buffer.alloc(1);
const sha256 = (...parts: Buffer[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();
const hmac = (key: Buffer, ...parts: Buffer[]): Buffer =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();
const hkdf = (ikm: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', ikm, salt, info, length));
const NO_SALT = Buffer.alloc(32);

export const P = (game: IndependentGame): Buffer => sha256(ascii(game.spec));
export const C = (game: IndependentGame): Buffer =>
  sha256(ascii('dagger/1/commit'), ZERO, game.secret, P(game));
export const D = (game: IndependentGame): Buffer =>
  hmac(game.secret, ascii('dagger/1/deal'), ZERO, P(game), ascii(game.words));
export const K = (game: IndependentGame, seat: number, rekey: number): Buffer =>
  hkdf(game.secret, P(game), ascii(`dagger/1/seat/${seat}/${rekey}`), 16);

/** Four numbers from 0 to 1023: the places of the words of C in the list. */
export const wordPlaces = (game: IndependentGame): number[] => {
  const bits = [...C(game).subarray(0, 5)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return [0, 10, 20, 30].map((at) => Number.parseInt(bits.slice(at, at + 10), 2));
};

// --- The dealing ---

export const stream = (key: Buffer, label: string) => {
  let block: Buffer = Buffer.alloc(0);
  let [at, counter] = [0, 0];
  return (n: number): number => {
    for (;;) {
      if (at === block.length) {
        const k = Buffer.alloc(4);
        k.writeUInt32BE(counter++);
        block = hmac(key, ascii(label), ZERO, k);
        at = 0;
      }
      const word = block.readUInt32BE(at);
      at += 4;
      if (word < Math.floor(2 ** 32 / n) * n) return word % n;
    }
  };
};

export const shuffled = <T>(list: readonly T[], below: (n: number) => number): T[] => {
  const order = list.slice();
  for (let i = order.length - 1; i >= 1; i -= 1) {
    const j = below(i + 1);
    const [one, other] = [order[i] as T, order[j] as T];
    order[i] = other;
    order[j] = one;
  }
  return order;
};

/** The payloads of a round of targets, a byte each. */
export const targetPayloads = (game: IndependentGame, round: number, living: readonly number[]): Buffer[] => {
  let order = [...living].reverse();
  if (living.length > 2) {
    const below = stream(D(game), `target/${round}/${living.join(',')}`);
    do order = shuffled(living, below);
    while (order.some((target, k) => target === living[k]));
  }
  return order.map((target) => Buffer.from([target]));
};

/** The payloads of fixed mixes of roles; with `identify`, the other Mafia follow as bits. */
export const mafiaPayloads = (game: IndependentGame, seats: number, identify: boolean): Buffer[] => {
  const royal = Math.floor(seats / 3);
  const cards = [0, ...Array(royal).fill(1), ...Array(seats - 1 - royal).fill(2)] as number[];
  const roles = shuffled(cards, stream(D(game), 'mafia/0/'));
  return roles.map((role, seat) => {
    if (!identify) return Buffer.from([role]);
    const others = roles.flatMap((one, other) => (role === 1 && one === 1 && other !== seat ? [other] : []));
    return Buffer.concat([Buffer.from([role]), bitsOf(others, seats)]);
  });
};

// --- Slots and links ---

const bitsOf = (set: readonly number[], seats: number): Buffer => {
  const text = Array.from({ length: Math.ceil(seats / 8) * 8 }, (_, seat) =>
    set.includes(seat) ? '1' : '0',
  ).join('');
  return Buffer.from((text.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
};

const framed = (name: string, kind: number, ...body: Buffer[]): string => {
  const bytes = Buffer.concat([Buffer.from([1, kind]), ...body]);
  const check = sha256(ascii('dagger/1/link'), ZERO, bytes).subarray(0, 4);
  return `${name}=${Buffer.concat([bytes, check]).toString('base64url')}`;
};

const rosterOf = (spec: string): Buffer => Buffer.concat([u16(ascii(spec).length), ascii(spec)]);

export const seatLink = (game: IndependentGame, seat: number, rekey: number): string =>
  framed('seat', 1, C(game), Buffer.from([seat, rekey]), K(game, seat, rekey), rosterOf(game.spec));

export const typedCode = (game: IndependentGame, seat: number, rekey: number): string => {
  const body = Buffer.concat([Buffer.from([seat]), K(game, seat, rekey)]);
  const bytes = Buffer.concat([body, sha256(ascii('dagger/1/code'), ZERO, body).subarray(0, 2)]);
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const signs = (bits.slice(0, 150).match(/.{5}/g) ?? []).map(
    (five) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[Number.parseInt(five, 2)],
  );
  return (signs.join('').match(/.{5}/g) ?? []).join('-');
};

export interface IndependentRound {
  readonly round: number;
  readonly attempt: number;
  readonly seats: number;
  readonly living: readonly number[];
  /** By seat, living or not. */
  readonly rekeys: readonly number[];
  readonly payloads: readonly Buffer[];
}

export const slots = (game: IndependentGame, one: IndependentRound): Buffer[] =>
  one.living.map((seat, k) => {
    const key = K(game, seat, one.rekeys[seat] as number);
    const place = Buffer.from([one.round, one.attempt]);
    const facts = Buffer.concat([
      P(game),
      place,
      Buffer.from([one.seats]),
      bitsOf(one.living, one.seats),
      ascii(game.words),
    ]);
    const stamp = hkdf(key, NO_SALT, Buffer.concat([ascii('dagger/1/stamp'), ZERO, facts]), 4);
    const slotKey = hkdf(key, NO_SALT, ascii(`dagger/1/slot/${one.round}/${one.attempt}`), 16);
    const cipher = createCipheriv('aes-128-gcm', slotKey, Buffer.alloc(12));
    cipher.setAAD(Buffer.concat([C(game), place, Buffer.from([seat])]));
    const sealed = [cipher.update(Buffer.concat([stamp, one.payloads[k] as Buffer])), cipher.final()];
    return Buffer.concat([...sealed, cipher.getAuthTag()]);
  });

export const bulletin = (game: IndependentGame, one: IndependentRound): string => {
  const sealed = slots(game, one);
  return framed(
    'bulletin',
    2,
    C(game),
    Buffer.from([one.round, one.attempt, one.seats]),
    bitsOf(one.living, one.seats),
    Buffer.from([ascii(game.words).length]),
    ascii(game.words),
    rosterOf(game.spec),
    Buffer.from([sealed[0]?.length ?? 0]),
    ...sealed,
  );
};

/** The log as its bytes; see the numbers of the events in the protocol. */
export const verifyLink = (game: IndependentGame, log: Buffer): string =>
  framed('verify', 3, game.secret, rosterOf(game.spec), u16(log.length), log);

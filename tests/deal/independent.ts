/**
 * Sealed deals a second time, from the protocol's text and Node's own cryptography. It shares no code with the program, so
 * that what both say is what the text says. Written to be read beside the protocol, not to be fast.
 */
import {
  createCipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  scryptSync,
} from 'node:crypto';

/** The same as the input of a vector. */
interface Input {
  readonly secret: string;
  readonly spec: string;
  readonly hostSeat: number;
  readonly phones: readonly string[];
  readonly closing: { readonly seat: number; readonly phone: string } | null;
  readonly bulletins: readonly {
    readonly serial: number;
    readonly seats: string;
    readonly changed: Readonly<Record<number, string>>;
  }[];
}

const ascii = (text: string): Buffer => Buffer.from(text, 'utf8');
const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const ZERO = Buffer.alloc(1);
const sha256 = (...parts: Buffer[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();
const hmac = (key: Buffer, ...parts: Buffer[]): Buffer =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();
const hkdf = (ikm: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', ikm, salt, info, length));

// Raw keys of X25519 in the wrappings that Node wants (RFC 8410).
const privateKey = (raw: Buffer) =>
  createPrivateKey({
    key: Buffer.concat([hex('302e020100300506032b656e04220420'), raw]),
    format: 'der',
    type: 'pkcs8',
  });
const publicKey = (raw: Buffer) =>
  createPublicKey({
    key: Buffer.concat([hex('302a300506032b656e032100'), raw]),
    format: 'der',
    type: 'spki',
  });
const publicOf = (raw: Buffer): Buffer =>
  createPublicKey(privateKey(raw)).export({ format: 'der', type: 'spki' }).subarray(12);
const shared = (own: Buffer, other: Buffer): Buffer =>
  diffieHellman({ privateKey: privateKey(own), publicKey: publicKey(other) });

// --- The dealing ---

const stream = (key: Buffer, label: string) => {
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

const shuffled = <T>(list: readonly T[], below: (n: number) => number): T[] => {
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
const targetPayloads = (D: Buffer, round: number, living: readonly number[]): Buffer[] => {
  let order = [...living].reverse();
  if (living.length > 2) {
    const below = stream(D, `target/${round}/${living.join(',')}`);
    do order = shuffled(living, below);
    while (order.some((target, k) => target === living[k]));
  }
  return order.map((target) => Buffer.from([target]));
};

/** The payloads of fixed mixes of roles; with `identify`, the other Mafia follow as bits. */
const mafiaPayloads = (D: Buffer, seats: number, identify: boolean): Buffer[] => {
  const royal = Math.floor(seats / 3);
  const cards = [0, ...Array(royal).fill(1), ...Array(seats - 1 - royal).fill(2)] as number[];
  const roles = shuffled(cards, stream(D, 'mafia/0/'));
  return roles.map((role, seat) => {
    if (!identify) return Buffer.from([role]);
    const others = roles.flatMap((one, other) => (role === 1 && one === 1 && other !== seat ? [other] : []));
    return Buffer.concat([Buffer.from([role]), bitsOf(others, seats)]);
  });
};

// --- Codes ---

const bitsOf = (set: readonly number[], seats: number): Buffer => {
  const text = Array.from({ length: Math.ceil(seats / 8) * 8 }, (_, seat) =>
    set.includes(seat) ? '1' : '0',
  ).join('');
  return Buffer.from((text.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const checked = (...parts: Buffer[]): Buffer => {
  const bytes = Buffer.concat(parts);
  return Buffer.concat([bytes, sha256(ascii('dagger/3/check'), ZERO, bytes).subarray(0, 4)]);
};

/** A dot between two signs, ".0" after a last one. */
const link = (bytes: Buffer): string => {
  let text = '';
  for (const sign of bytes.toString('base64url')) {
    if ('-_'.includes(sign) && /[-_]$/.test(text)) text += '.';
    text += sign;
  }
  return /[-_]$/.test(text) ? `${text}.0` : text;
};

const chat = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const digits = (bits.padEnd(Math.ceil(bits.length / 5) * 5, '0').match(/.{5}/g) ?? []).map(
    (five) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[Number.parseInt(five, 2)],
  );
  return `PD3:${digits.join('')}`;
};

/** The places of the six words in the list, from the first 66 bits. */
const wordPlaces = (bytes: Buffer): number[] => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return [0, 11, 22, 33, 44, 55].map((at) => Number.parseInt(bits.slice(at, at + 11), 2));
};

/** What D deals to each seat; nothing for who is out. */
const payloadsOf = (
  D: Buffer,
  spec: string,
  living: readonly number[],
  seats: number,
): (Buffer | undefined)[] => {
  const [, game, options] = JSON.parse(spec) as [number, string, [string, boolean][]];
  if (game === 'mafia')
    return mafiaPayloads(
      D,
      seats,
      options.some(([name]) => name === 'identify'),
    );
  const dealt = targetPayloads(D, seats - living.length, living);
  return Array.from({ length: seats }, (_, seat) => dealt[living.indexOf(seat)]);
};

const u16 = (value: number): Buffer => u32(value).subarray(2);

/** Every value of a vector, by its name. */
export const valuesOf = (input: Input, wordList: readonly string[]): [string, string][] => {
  const S = hex(input.secret);
  const P = sha256(ascii(input.spec));
  const h = hkdf(S, P, ascii('dagger/3/host'), 32);
  const A = publicOf(h);
  const body = Buffer.concat([A, Buffer.from([input.hostSeat, 1]), ascii(input.spec)]);
  const I = sha256(ascii('dagger/3/invitation'), ZERO, body);
  const id = I.subarray(0, 4);
  const values: [string, string][] = [
    ['P', P.toString('hex')],
    ['h', h.toString('hex')],
    ['A', A.toString('hex')],
    ['I', I.toString('hex')],
    ['invitation', link(checked(Buffer.from([3, 1]), body))],
  ];
  const t = input.phones.map((p, seat) => {
    if (p === '') return Buffer.alloc(8);
    const B = publicOf(hex(p));
    const tag = sha256(ascii('dagger/3/answer'), ZERO, I, Buffer.from([seat]), B).subarray(0, 8);
    values.push([`B of seat ${seat}`, B.toString('hex')]);
    values.push([`answer of seat ${seat}`, chat(checked(Buffer.from([3, 2]), id, Buffer.from([seat]), B))]);
    values.push([`t of seat ${seat}`, tag.toString('hex')]);
    return tag;
  });
  const j = Buffer.from([input.closing?.seat ?? 255]);
  const first = [...input.phones];
  const words = (...of: Buffer[]): string => {
    const slow = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 };
    const places = wordPlaces(scryptSync(Buffer.concat([I, ...of]), ascii('dagger/3/words'), 9, slow));
    return places.map((at) => wordList[at]).join(' ');
  };
  if (input.closing) {
    const { seat, phone } = input.closing;
    const between = shared(h, publicOf(hex(input.phones[seat] as string)));
    const sealed = (kind: number, ...parts: Buffer[]): Buffer => {
      const seal = hmac(between, ascii('dagger/3/seal'), ZERO, Buffer.from([3, kind]), id, j, ...parts);
      return checked(Buffer.from([3, kind]), id, j, ...parts, seal.subarray(0, 16));
    };
    t[seat] = Buffer.alloc(8);
    const L = sha256(ascii('dagger/3/roll'), ZERO, I, j, ...t).subarray(0, 16);
    const B = publicOf(hex(phone));
    values.push(
      ['roll', link(sealed(5, ...t))],
      ['L', L.toString('hex')],
      ['closing', chat(sealed(6, L, B))],
    );
    t[seat] = sha256(ascii('dagger/3/close'), ZERO, I, j, L, B).subarray(0, 8);
    first[seat] = phone;
    values.push(['t of the closing', t[seat].toString('hex')]);
  }
  const D = hmac(S, ascii('dagger/3/deal'), ZERO, I, j, ...t);
  values.push(['D', D.toString('hex')]);

  const bulletins = input.bulletins.map(({ seats, ...rest }) => {
    const all = seats.split(' ').map((seat) => seat.split('.').map(Number) as [number, number, number]);
    const living = all.flatMap(([out], seat) => (out === 0 ? [seat] : []));
    const counts = all.map(([, phones, looks]) => Buffer.from([phones * 16 + looks]));
    return { ...rest, living, counts };
  });
  let last: Buffer = Buffer.alloc(16);
  for (const [k, { serial, living, counts, changed }] of bulletins.entries()) {
    const head = Buffer.concat([
      Buffer.from([3, 3]),
      id,
      u16(k + 1),
      u32(serial),
      j,
      last,
      bitsOf(living, counts.length),
      ...counts.flatMap((count, seat) => [count, t[seat] as Buffer]),
    ]);
    last = sha256(ascii('dagger/3/head'), ZERO, head).subarray(0, 16);
    const payloads = payloadsOf(D, input.spec, living, counts.length);
    const size = payloads.find((payload) => payload)?.length ?? 0;
    const slots = first.map((own, seat) => {
      const p = changed[seat] ?? own;
      if (p === '') return Buffer.alloc(size + 16);
      const B = publicOf(hex(p));
      const info = Buffer.concat([ascii('dagger/3/slot'), ZERO, Buffer.from([seat]), B, head]);
      const cipher = createCipheriv('aes-128-gcm', hkdf(shared(h, B), I, info, 16), Buffer.alloc(12));
      const sealed = [cipher.update(payloads[seat] ?? Buffer.alloc(size)), cipher.final()];
      return Buffer.concat([...sealed, cipher.getAuthTag()]);
    });
    values.push([`head ${k + 1}`, head.toString('hex')]);
    values.push([`h ${k + 1}`, last.toString('hex')]);
    values.push([`slots ${k + 1}`, slots.map((slot) => slot.toString('hex')).join(' ')]);
    values.push([`bulletin ${k + 1}`, link(checked(head, ...slots))]);
    values.push([`six words ${k + 1}`, words(last)]);
  }

  const entries = bulletins.map(({ serial, living, counts }) =>
    Buffer.concat([u32(serial), bitsOf(living, counts.length), ...counts]),
  );
  const record = checked(Buffer.from([3, 4]), id, S, j, ...t, ...entries);
  values.push(['record', link(record)], ['six words of the record', words(last, sha256(record))]);
  return values;
};

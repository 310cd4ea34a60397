/** Links that lost, gained or changed something on their way. */
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { volume } from '../../../../../tests/volume';
import type { Result } from '../../../../base/result';
import { sealed as mafiaSealed } from '../../../../games/mafia/sealed';
import { sealedById } from '../../../../games/sealed.sample';
import { sealed as targetSealed } from '../../../../games/target/sealed';
import { domain } from '../keys';
import { sampleTable } from '../table.sample';
import { decodeBulletin, encodeBulletin } from './bulletin';
import { decodeBase64url, encodeBase64url } from './digits';
import { MAX_LINK_CHARACTERS } from './frame';
import { readSealedLink } from './read-link';
import { decodeSeatLink, encodeSeatLink } from './seat-link';
import { decodeTypedCode, encodeTypedCode } from './typed-code';
import { decodeVerifyLink, encodeVerifyLink } from './verify-link';

/** With a seed: every kind of refusal has to come up. */
const RUNS = { numRuns: volume(600, 10_000), seed: 7 };

const tables = [
  sampleTable(targetSealed, { names: ['Ana', 'José', '🦊', 'A, B', 'さくら'], options: { ring: true } }),
  sampleTable(mafiaSealed, {
    names: ['__proto__', 'constructor', 'Cy', 'Dee', 'Eve'],
    options: { identify: true },
  }),
];

/** What arrives in place of a piece of a link. */
const NOISE = [
  '\u202E',
  '\u2066abc\u2069',
  '<img src=x onerror=alert(1)>',
  '__proto__',
  '%',
  '%00',
  '%E0%A4',
  '%2e%2e/',
  '&v=2',
  '=',
  '#',
  '\0',
  '\uD800',
  ' ',
  '\n',
  '🦊',
  'A',
  '-_',
  'seat=',
  'x'.repeat(1000),
];

type Change = (text: string) => string;

const at = (text: string, place: number): number => place % (text.length + 1);

/** Changes that know nothing of the format. */
const blind: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(fc.nat(), fc.nat(7)).map(
    ([place, bit]): Change =>
      (text) => {
        const k = place % text.length;
        return text.slice(0, k) + String.fromCharCode(text.charCodeAt(k) ^ (1 << bit)) + text.slice(k + 1);
      },
  ),
  fc.tuple(fc.nat(), fc.nat(12)).map(
    ([place, lost]): Change =>
      (text) => {
        const k = at(text, place);
        return text.slice(0, k) + text.slice(k + lost);
      },
  ),
  fc.nat().map(
    (place): Change =>
      (text) =>
        text.slice(0, at(text, place)),
  ),
  fc.nat().map(
    (place): Change =>
      (text) =>
        text.slice(at(text, place)),
  ),
  fc.tuple(fc.nat(), fc.constantFrom(...NOISE)).map(
    ([place, noise]): Change =>
      (text) => {
        const k = at(text, place);
        return text.slice(0, k) + noise + text.slice(k);
      },
  ),
  fc.tuple(fc.nat(), fc.string({ unit: 'binary', maxLength: 6 })).map(
    ([place, noise]): Change =>
      (text) => {
        const k = at(text, place);
        return text.slice(0, k) + noise + text.slice(k + noise.length);
      },
  ),
  fc.tuple(fc.nat(), fc.nat()).map(
    ([one, other]): Change =>
      (text) => {
        const signs = [...text];
        const [a, b] = [one % signs.length, other % signs.length];
        [signs[a], signs[b]] = [signs[b] as string, signs[a] as string];
        return signs.join('');
      },
  ),
  fc.constantFrom<Change>(
    (text) => text.repeat(2),
    (text) => text.toUpperCase(),
    (text) => text.toLowerCase(),
    (text) => encodeURIComponent(text.toWellFormed()),
    (text) => `https://example.org/deal/#${text}`,
    (text) => `  ${text}\n`,
    (text) => text + 'A'.repeat(100_000),
    () => '',
  ),
);

/** Bytes of a link with its check made right again: what somebody would send who knows the format. */
const resealed = (text: string, change: (bytes: Uint8Array) => Uint8Array): string => {
  const [name, value] = text.split('=') as [string, string];
  const bytes = change((decodeBase64url(value) as Uint8Array).slice(0, -4));
  const check = sha256(concatBytes(domain('link'), bytes)).subarray(0, 4);
  return `${name}=${encodeBase64url(concatBytes(bytes, check))}`;
};

const SPECS = [
  '[1,"target",[["__proto__",true]],["Ana","Ben","Cy"]]',
  '[1,"target",{"__proto__":{}},["Ana","Ben","Cy"]]',
  '[1,"__proto__",[],["Ana","Ben","Cy"]]',
  '[1,"<b>x</b>",[],["Ana","Ben","Cy"]]',
  '[2,"target",[],["Ana","Ben","Cy"]]',
  '[1,"target",[],["Ana","Ben","A\u202Ena"]]',
  '[1,"target",[],["Ana","Ana","Ana"]]',
  '[1,"target",[],[]]',
  `[1,"target",[],[${'["x"],'.repeat(500)}"y"]]`,
  '['.repeat(9000),
  `[1,"target",[],["${'\u0301'.repeat(3000)}${'\u200C\u064B'.repeat(900)}","Ben","Cy"]]`,
  '[1,"target",[["id\\ntify",true]],["Ana","Ben","Cy"]]',
  '[1,"tmag",[["board","\u202E5x5"]],["Ana","Ben","Cy"]]',
  '{"length":4}',
  'null',
  '\0',
];

const knowing: fc.Arbitrary<(bytes: Uint8Array) => Uint8Array> = fc.oneof(
  fc.tuple(fc.nat(), fc.nat(7)).map(([place, bit]) => (bytes: Uint8Array) => {
    const k = place % bytes.length;
    return bytes.with(k, (bytes[k] as number) ^ (1 << bit));
  }),
  fc.tuple(fc.nat(), fc.nat(255)).map(
    ([place, value]) =>
      (bytes: Uint8Array) =>
        bytes.with(place % bytes.length, value),
  ),
  fc.nat().map((place) => (bytes: Uint8Array) => bytes.slice(0, place % bytes.length)),
  fc.tuple(fc.nat(), fc.uint8Array({ maxLength: 40 })).map(([place, more]) => (bytes: Uint8Array) => {
    const k = place % bytes.length;
    return concatBytes(bytes.slice(0, k), more, bytes.slice(k));
  }),
  fc.tuple(fc.nat(), fc.constantFrom(...SPECS)).map(([place, spec]) => (bytes: Uint8Array) => {
    const text = utf8ToBytes(spec);
    const roster = concatBytes(Uint8Array.of(text.length >> 8, text.length & 255), text);
    // Where the names of these samples stand, in the three kinds of link; elsewhere it is noise.
    const k = [52, 18, 49][place % 3] as number;
    return concatBytes(
      bytes.slice(0, k),
      roster,
      bytes.slice(k + 2 + ((bytes[k] ?? 0) << 8) + (bytes[k + 1] ?? 0)),
    );
  }),
);

const MESSAGE = /^[^\p{Cc}\p{Cs}\p{Bidi_Control}\u200B]{20,400}\.$/u;

const KINDS = [
  [
    'seat links',
    tables.map(({ seats }) => encodeSeatLink(seats[1] as never)),
    decodeSeatLink,
    encodeSeatLink,
  ],
  [
    'bulletins',
    tables.map(({ bulletins }) => encodeBulletin(bulletins[0] as never)),
    decodeBulletin,
    encodeBulletin,
  ],
  ['verify links', tables.map(({ host }) => encodeVerifyLink(host)), decodeVerifyLink, encodeVerifyLink],
] as const;

type Decode = (find: typeof sealedById, text: string) => Result<unknown>;

describe.each(KINDS)('%s', (_, originals, decodeLink, encodeLink) => {
  const decode = decodeLink as Decode;
  const encode = encodeLink as (value: unknown) => string;

  it('that were changed blindly say the same, or are refused with a message', () => {
    const codes = new Set<string>();
    fc.assert(
      fc.property(
        fc.constantFrom(...originals),
        fc.array(blind, { minLength: 1, maxLength: 3 }),
        (link, changes) => {
          const changed = changes.reduce((text, change) => (text === '' ? text : change(text)), link);
          const result = decode(sealedById, changed);
          if (result.ok) {
            expect(encode(result.value)).toBe(link);
          } else {
            codes.add(result.error.code);
            expect(result.error.message).toMatch(MESSAGE);
            expect(result.error.message).not.toMatch(/[<>]/);
          }
          expect(readSealedLink(sealedById, changed).ok).toBe(result.ok);
        },
      ),
      RUNS,
    );
    expect([...codes]).toEqual(
      expect.arrayContaining(['link-missing', 'link-length', 'link-character', 'link-check']),
    );
  });

  it('that somebody made who knows the format are refused, or mean one thing in one spelling', () => {
    const codes = new Set<string>();
    fc.assert(
      fc.property(fc.constantFrom(...originals), knowing, (link, change) => {
        const changed = resealed(link, change);
        const result = decode(sealedById, changed);
        if (result.ok) expect(encode(result.value)).toBe(changed);
        else {
          codes.add(result.error.code);
          expect(result.error.message).toMatch(MESSAGE);
        }
      }),
      RUNS,
    );
    expect([...codes]).toEqual(
      expect.arrayContaining(['link-version', 'link-kind', 'link-length', 'link-spec']),
    );
  });

  it('of another version or kind say so', () => {
    for (const link of originals) {
      const code = (text: string) => {
        const result = decode(sealedById, text);
        return result.ok ? 'read' : result.error.code;
      };
      expect(code(resealed(link, (bytes) => bytes.with(0, 2)))).toBe('link-version');
      expect(code(link.replace(/=../, '=Ag'))).toBe('link-version');
      for (const other of KINDS.flatMap(([, links]) => links)) {
        const [name] = link.split('=');
        if (other.startsWith(`${name}=`)) continue;
        expect(code(other)).toBe('link-kind');
        expect(code(`${name}=${other.split('=')[1]}`)).toBe('link-kind');
      }
    }
  });

  it('that are far too long are refused unread', () => {
    const [link] = originals as [string];
    const refused = { ok: false, error: { code: 'link-length' } };
    expect(decode(sealedById, link.padEnd(MAX_LINK_CHARACTERS + 1, 'A'))).toMatchObject(refused);
    expect(decode(sealedById, ' '.repeat(50_000_000))).toMatchObject(refused);
  });
});

describe('typed codes', () => {
  const code = { seat: 7, key: Uint8Array.from({ length: 16 }, (_, k) => 13 * k) };

  it('that were mistyped say the same, or are refused with a message', () => {
    let wrong = 0;
    fc.assert(
      fc.property(fc.array(blind, { minLength: 1, maxLength: 3 }), (changes) => {
        const typed = changes.reduce(
          (text, change) => (text === '' ? text : change(text)),
          encodeTypedCode(code),
        );
        const result = decodeTypedCode(typed);
        if (!result.ok) expect(result.error.message).toMatch(MESSAGE);
        // The check has fourteen bits: a few wrong codes in ten thousand pass it, and open nothing.
        else if (encodeTypedCode(result.value) !== encodeTypedCode(code)) wrong++;
      }),
      RUNS,
    );
    expect(wrong).toBeLessThan(8);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { volume } from '../../../../../tests/volume';
import { parseName } from '../../../../base/names';
import { alikeKey } from '../../../../base/names-characters';
import { sealed as mafiaSealed } from '../../../../games/mafia/sealed';
import { sealedById } from '../../../../games/sealed.sample';
import { sealed as targetSealed } from '../../../../games/target/sealed';
import { sealed as tmagSealed } from '../../../../games/tmag/sealed';
import { type SealedGame, scannable } from '..';
import type { HostEvent } from '../host/events';
import { logBytes, readLog } from '../host/log-bytes';
import { namesOf, sampleTable } from '../table.sample';
import { decodeBulletin, encodeBulletin } from './bulletin';
import { bytesOf, decodeBase64url, digitsOf, encodeBase64url } from './digits';
import { seatBits, seatsOf } from './seat-bits';
import { decodeSeatLink, encodeSeatLink } from './seat-link';
import { decodeTypedCode, encodeTypedCode } from './typed-code';
import { decodeVerifyLink, encodeVerifyLink } from './verify-link';

const secrets = fc.uint8Array({ minLength: 16, maxLength: 16 });
const name = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.string({
      unit: fc.constantFrom('"', '\\', ',', '&', '<', 'é', '🦊', 'ش', 'a'),
      minLength: 1,
      maxLength: 24,
    }),
  )
  .map((text) => parseName(text))
  .filter(({ ok }) => ok)
  .map((parsed) => (parsed.ok ? parsed.value : ''));
const rosters = fc.uniqueArray(name, { minLength: 5, maxLength: 9, selector: alikeKey });

const games = fc.constantFrom<[SealedGame, Record<string, boolean | string>]>(
  [targetSealed, {}],
  [targetSealed, { fresh: true }],
  [mafiaSealed, { variable: true }],
  [mafiaSealed, { identify: true }],
  [tmagSealed, { board: '6x6-one' }],
);

describe('what a link carries comes out as it went in', () => {
  it('in seat links, bulletins, verify links and typed codes', () => {
    fc.assert(
      fc.property(games, rosters, secrets, fc.boolean(), ([game, options], names, secret, renewed) => {
        const log: HostEvent[] = [
          { kind: 'words', words: 'Raven, Attic!' },
          { kind: 'publish' },
          ...(game.redeals ? [{ kind: 'out' as const, seats: [3, 1] }, { kind: 'publish' as const }] : []),
          ...(renewed ? [{ kind: 'rekey' as const, seat: 2 }, { kind: 'publish' as const }] : []),
          { kind: 'peek', seats: [0, 2] },
          { kind: 'end' },
        ];
        const { host, seats, bulletins } = sampleTable(game, { names, options, secret, log });
        for (const seat of seats) {
          expect(decodeSeatLink(sealedById, `#${encodeSeatLink(seat)}`)).toEqual({ ok: true, value: seat });
          const code = { seat: seat.seat, key: seat.key };
          expect(decodeTypedCode(encodeTypedCode(code))).toEqual({ ok: true, value: code });
        }
        for (const bulletin of bulletins) {
          expect(decodeBulletin(sealedById, encodeBulletin(bulletin))).toEqual({ ok: true, value: bulletin });
        }
        const { spec } = host;
        expect(decodeVerifyLink(sealedById, encodeVerifyLink(host))).toEqual({
          ok: true,
          value: { secret, spec, log: host.log },
        });
        expect(readLog(logBytes(host.log))).toEqual(host.log);
      }),
      { numRuns: volume(30, 100) },
    );
  });
});

it.each<[string, SealedGame, Record<string, boolean>]>([
  ['target', targetSealed, {}],
  ['mafia', mafiaSealed, {}],
  ['mafia that know each other', mafiaSealed, { identify: true }],
  ['variable mafia that know each other', mafiaSealed, { identify: true, variable: true }],
])(
  'every bulletin of a game and number of seats has one length whatever the cards: %s',
  (_, game, options) => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 40 }), secrets, secrets, (seats, one, other) => {
        const linkOf = (secret: Uint8Array): string => {
          const { bulletins } = sampleTable(game, { names: namesOf(seats), options, secret });
          const lengths = new Set(bulletins.flatMap(({ slots }) => slots.map(({ length }) => length)));
          expect(lengths.size).toBe(1);
          return encodeBulletin(scannable(bulletins[0] as never));
        };
        expect(linkOf(one)).toHaveLength(linkOf(other).length);
      }),
      { numRuns: volume(12, 40) },
    );
  },
);

describe('digits', () => {
  const bytes = fc.uint8Array({ maxLength: 40 });

  it('are those of Node, and give the bytes back', () => {
    fc.assert(
      fc.property(bytes, fc.constantFrom(5, 6), (given, bits) => {
        expect(encodeBase64url(given)).toBe(Buffer.from(given).toString('base64url'));
        expect(decodeBase64url(encodeBase64url(given))).toEqual(given);
        expect(bytesOf(digitsOf(given, bits), bits)).toEqual(given);
      }),
    );
  });

  it('have one spelling: spare bits are zero, and there is no spare digit', () => {
    expect(decodeBase64url('AA')).toEqual(Uint8Array.of(0));
    expect(decodeBase64url('AB')).toBe(1);
    expect(decodeBase64url('A')).toBe(0);
    expect(decodeBase64url('AAA=')).toBe(3);
  });
});

it('sets of seats are bits, and no bit is of nobody', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.uint8Array({ maxLength: 200 }), (seats, picks) => {
      const set = [...new Set(picks)].filter((seat) => seat < seats).sort((a, b) => a - b);
      expect(seatsOf(seatBits(set, seats), seats)).toEqual(set);
    }),
  );
  expect(seatBits([0, 2, 9], 10)).toEqual(Uint8Array.of(0b1010_0000, 0b0100_0000));
  expect(seatsOf(Uint8Array.of(0b0000_0100), 5)).toBeUndefined();
  expect(seatsOf(Uint8Array.of(0), 9)).toBeUndefined();
});

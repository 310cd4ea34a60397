/**
 * Attackers: seats that put together all they have - their links, every bulletin, the commitment and this source code - and
 * try whatever can be computed from it on every slot that is not theirs.
 */
import { createDecipheriv } from 'node:crypto';
import { gcm } from '@noble/ciphers/aes.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { volume } from '../../../../tests/volume';
import { sealed as mafiaSealed } from '../../../games/mafia/sealed';
import { sealed as targetSealed } from '../../../games/target/sealed';
import { specHash } from '../spec';
import { encodeBulletin, encodeSeatLink, encodeTypedCode, openCard, type SealedGame } from '.';
import type { HostEvent } from './host/events';
import { dealKey, STAMP_BYTES, seatKey, slotKey, stampOf } from './keys';
import { type Bulletin, factsOf } from './links/bulletin';
import { equalBytes } from './links/bytes';
import { BASE32, digitsOf } from './links/digits';
import type { Seat } from './links/seat-link';
import { openSlot } from './slot';
import { namesOf, type SampleTable, sampleTable } from './table.sample';

const LOG: readonly HostEvent[] = [
  { kind: 'words', words: 'raven attic' },
  { kind: 'publish' },
  { kind: 'out', seats: [1] },
  { kind: 'publish' },
  { kind: 'undo' },
  { kind: 'out', seats: [4] },
  { kind: 'publish' },
  { kind: 'rekey', seat: 3 },
  { kind: 'publish' },
];

const TABLES: readonly [string, SealedGame, SampleTable][] = [
  ['target', targetSealed, sampleTable(targetSealed, { names: namesOf(6), log: LOG })],
  [
    'mafia',
    mafiaSealed,
    sampleTable(mafiaSealed, { names: namesOf(7), options: { identify: true }, log: LOG.slice(0, 2) }),
  ],
];

/** Everything that a key of their own, or a public string, could be stretched into. */
const derivable = (own: readonly Seat[], table: SampleTable): Uint8Array[] => {
  const { host } = table;
  const hash = specHash(host.spec);
  const materials = [
    ...own.map(({ key }) => key),
    ...own.flatMap(({ key }, k) =>
      own.slice(k + 1).map((other) => key.map((byte, at) => byte ^ (other.key[at] ?? 0))),
    ),
    own[0]?.commitment ?? hash,
    hash,
    utf8ToBytes(host.words ?? ''),
    new Uint8Array(16),
  ];
  const infos = [0, 1, 2].flatMap((round) => [0, 1].map((attempt) => `dagger/1/slot/${round}/${attempt}`));
  const seatInfos = host.spec.names.flatMap((_, seat) =>
    [0, 1].map((rekey) => `dagger/1/seat/${seat}/${rekey}`),
  );
  const seats = materials.flatMap((material) =>
    seatInfos.flatMap((info) => [
      hkdf(sha256, material, hash, utf8ToBytes(info), 16),
      hkdf(sha256, material, undefined, utf8ToBytes(info), 16),
    ]),
  );
  const deals = materials.map((material) => dealKey(material, hash, host.words ?? '').slice(0, 16));
  const firsts = materials.map((material) => hmac(sha256, hash, material).slice(0, 16));
  const stretched = [...materials, ...seats].flatMap((material) =>
    infos.map((info) => hkdf(sha256, material, undefined, utf8ToBytes(info), 16)),
  );
  const plain = materials.map((material) => material.slice(0, 16)).filter(({ length }) => length === 16);
  return [...plain, ...seats, ...deals, ...firsts, ...stretched];
};

/** Additional data with each of its parts exchanged, or left out. */
const additions = ({ commitment, round, attempt }: Bulletin, owner: number, own: number): Uint8Array[] => [
  concatBytes(commitment, Uint8Array.of(round, attempt, owner)),
  concatBytes(commitment, Uint8Array.of(round, attempt, own)),
  concatBytes(commitment, Uint8Array.of(attempt, round, owner)),
  new Uint8Array(),
];

const opens = (key: Uint8Array, nonce: Uint8Array, added: Uint8Array, slot: Uint8Array): boolean => {
  try {
    gcm(key, nonce, added).decrypt(slot);
    return true;
  } catch {
    return false;
  }
};

/** What counter mode gives under a key without looking at the tag. */
const unchecked = (key: Uint8Array, slot: Uint8Array): Uint8Array =>
  createDecipheriv('aes-128-gcm', key, new Uint8Array(12)).update(slot.subarray(0, -16));

describe.each(TABLES)('%s', (_, game, table) => {
  const group = [0, 2, 5];
  const own = group.map((seat) => table.seats[seat] as Seat);
  const keys = derivable(own, table);
  const others = (bulletin: Bulletin) =>
    bulletin.living.flatMap((seat, k) =>
      group.includes(seat) ? [] : [[seat, bulletin.slots[k] as Uint8Array] as const],
    );

  it('a group opens its own slots', () => {
    for (const bulletin of table.bulletins) {
      for (const seat of own) {
        if (bulletin.living.includes(seat.seat))
          expect(openCard(game, seat, bulletin)).toMatchObject({ ok: true });
      }
    }
  });

  it('finds every other slot closed, whatever key, nonce and additional data it makes', () => {
    expect(keys.length).toBeGreaterThan(800);
    let tries = 0;
    for (const bulletin of table.bulletins) {
      const nonces = [new Uint8Array(12).fill(255), bulletin.commitment.slice(0, 12)];
      for (const [owner, slot] of others(bulletin)) {
        const [right, ...wrong] = additions(bulletin, owner, group[0] as number) as [
          Uint8Array,
          ...Uint8Array[],
        ];
        for (const [k, key] of keys.entries()) {
          const zero = new Uint8Array(12);
          const odd = [
            ...wrong.map((added) => [zero, added] as const),
            ...nonces.map((nonce) => [nonce, right] as const),
          ];
          const doors = [[zero, right] as const, ...(k % volume(6, 1) === 0 ? odd : [])];
          tries += doors.length;
          if (doors.some(([nonce, added]) => opens(key, nonce, added, slot))) {
            throw new Error(`seat ${owner} was opened in round ${bulletin.round}`);
          }
        }
      }
    }
    expect(tries).toBeGreaterThan(10_000);

    // The same search with the one right key ends otherwise.
    const [bulletin] = table.bulletins as [Bulletin];
    const [owner, slot] = others(bulletin)[0] as readonly [number, Uint8Array];
    const key = slotKey((table.seats[owner] as Seat).key, bulletin.round, bulletin.attempt);
    expect(opens(key, new Uint8Array(12), additions(bulletin, owner, 0)[0] as Uint8Array, slot)).toBe(true);
  });

  it('finds no stamp of another seat where it does not ask for the tag', () => {
    for (const bulletin of table.bulletins) {
      const facts = factsOf(bulletin, table.host.spec);
      for (const [owner, slot] of others(bulletin)) {
        const stamp = stampOf((table.seats[owner] as Seat).key, facts);
        const found = keys.filter((key) => equalBytes(unchecked(key, slot).subarray(0, STAMP_BYTES), stamp));
        expect(found).toEqual([]);
      }
    }
  });

  it('does not open a slot as another seat, in another round, or moved to its own place', () => {
    for (const bulletin of table.bulletins) {
      for (const [owner, slot] of others(bulletin)) {
        for (const seat of own) {
          expect(openCard(game, { ...seat, seat: owner }, bulletin)).toMatchObject({
            error: { code: 'slot-closed' },
          });
          const at = bulletin.living.indexOf(seat.seat);
          if (at < 0) continue;
          const moved = { ...bulletin, slots: bulletin.slots.with(at, slot) };
          expect(openCard(game, seat, moved)).toMatchObject({ error: { code: 'slot-closed' } });
        }
      }
    }
  });

  it('an old key opens no slot that was sealed after a new link', () => {
    const last = table.bulletins.at(-1) as Bulletin;
    const { secret, spec } = table.host;
    const keys = [0, 1].map((rekey) => seatKey(secret, specHash(spec), 3, rekey));
    const place = { commitment: last.commitment, round: last.round, attempt: last.attempt, seat: 3 };
    const slot = last.slots[last.living.indexOf(3)] as Uint8Array;
    const results = keys.map((key) => openSlot(key, place, factsOf(last, spec), slot).ok);
    expect(results).toEqual(game.redeals ? [false, true] : [true, false]);
  });

  it('cannot tell equal cards by their slots', () => {
    for (const { slots } of table.bulletins) {
      expect(new Set(slots.map((slot) => slot.join())).size).toBe(slots.length);
    }
  });

  it('holds neither the secret nor the key of another seat, in no writing', () => {
    const { host, seats, bulletins } = table;
    const hash = specHash(host.spec);
    const writings = (bytes: Uint8Array): string[] => {
      const forms = [bytes, bytes.toReversed()];
      return forms.flatMap((form) => {
        const hex = Buffer.from(form).toString('hex');
        const base64 = Buffer.from(form).toString('base64').replace(/=+$/, '');
        const base32 = digitsOf(form, 5)
          .map((digit) => BASE32[digit])
          .join('');
        // A value inside a longer one is shifted: without the digits at either end, every shift of the bytes is looked for.
        const shifts = [0, 1, 2].map((shift) =>
          Buffer.concat([Buffer.alloc(shift), form])
            .toString('base64url')
            .slice(2, -2)
            .slice(shift),
        );
        const texts = [hex, base64, base64.replaceAll('+', '-').replaceAll('/', '_'), base32, ...shifts];
        return texts.flatMap((text) => [text, [...text].reverse().join('')]);
      });
    };
    const linkOf = (fragment: string): string[] => {
      const raw = Buffer.from(fragment.slice(fragment.indexOf('=') + 1), 'base64url');
      return [fragment, raw.toString('latin1'), raw.toString('hex')];
    };
    const holds = (texts: readonly string[], secret: Uint8Array): boolean =>
      [...writings(secret), Buffer.from(secret).toString('latin1')].some((written) =>
        texts.some((text) => text.includes(written) || text.toUpperCase().includes(written.toUpperCase())),
      );

    const keys = seats.map((_, seat) => [0, 1].map((rekey) => seatKey(host.secret, hash, seat, rekey)));
    const deal = dealKey(host.secret, hash, host.words ?? '');
    const everywhere = [...seats.map(encodeSeatLink), ...bulletins.map(encodeBulletin)];
    for (const fragment of everywhere) {
      expect(holds(linkOf(fragment), host.secret)).toBe(false);
      expect(holds(linkOf(fragment), deal)).toBe(false);
    }
    for (const bulletin of bulletins) {
      for (const key of keys.flat()) expect(holds(linkOf(encodeBulletin(bulletin)), key)).toBe(false);
    }
    for (const seat of seats) {
      const code = encodeTypedCode(seat).replaceAll('-', '');
      for (const [other, rekeyed] of keys.entries()) {
        for (const [rekey, key] of rekeyed.entries()) {
          const isOwn = other === seat.seat && rekey === seat.rekey;
          // That its own key is found shows that the search finds keys.
          expect(holds(linkOf(encodeSeatLink(seat)), key)).toBe(isOwn);
          if (!isOwn) expect(holds([code], key)).toBe(false);
        }
      }
    }
  });
});

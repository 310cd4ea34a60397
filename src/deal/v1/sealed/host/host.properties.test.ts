import { bytesToHex } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { volume } from '../../../../../tests/volume';
import { unwrap } from '../../../../base/result';
import { dealing as targetDealing } from '../../../../games/target/deal';
import { sealed as targetSealed } from '../../../../games/target/sealed';
import { specHash } from '../../spec';
import { openStream } from '../../stream';
import { openCard, verifyDeal } from '..';
import { dealKey, slotKey } from '../keys';
import { namesOf, secretOf } from '../table.sample';
import type { HostEvent } from './events';
import { bulletinOf, hostSeat } from './hand-out';
import { applyHost, type HostState, replayHost, startHost } from './host';

const SEATS = 6;
const seat = fc.nat(SEATS - 1);
const events: fc.Arbitrary<HostEvent> = fc.oneof(
  { arbitrary: fc.constant<HostEvent>({ kind: 'publish' }), weight: 4 },
  { arbitrary: seat.map((one): HostEvent => ({ kind: 'out', seats: [one] })), weight: 3 },
  { arbitrary: fc.constant<HostEvent>({ kind: 'undo' }), weight: 2 },
  { arbitrary: seat.map((one): HostEvent => ({ kind: 'rekey', seat: one })), weight: 1 },
  { arbitrary: seat.map((one): HostEvent => ({ kind: 'peek', seats: [one] })), weight: 1 },
);
const logs = fc.array(events, { maxLength: 40 });

/** An evening: what can happen of these events happens. */
const evening = (log: readonly HostEvent[], options = {}, names = namesOf(SEATS)): HostState => {
  const start = unwrap(startHost(targetSealed, { game: 'target', options, names }, secretOf(3)));
  const opening: HostEvent[] = [{ kind: 'words', words: 'raven attic' }, { kind: 'publish' }];
  return [...opening, ...log].reduce((state, event) => {
    const next = applyHost(targetSealed, state, event);
    return next.ok ? next.value : state;
  }, start);
};

it('no key ever seals two different cards, however often the host corrects', () => {
  fc.assert(
    fc.property(logs, (log) => {
      const host = evening(log);
      const sealed = new Map<string, string>();
      for (const publication of host.publications) {
        const bulletin = bulletinOf(targetSealed, host, publication);
        for (const [k, living] of bulletin.living.entries()) {
          const rekeyed = { ...host, rekeys: publication.rekeys };
          const key = bytesToHex(slotKey(hostSeat(rekeyed, living).key, bulletin.round, bulletin.attempt));
          const slot = bytesToHex(bulletin.slots[k] as Uint8Array);
          expect(sealed.get(key) ?? slot).toBe(slot);
          sealed.set(key, slot);
        }
      }
    }),
    { numRuns: volume(40, 150) },
  );
});

it('whatever happened, the record leads to the same state, and every phone finds it fair', () => {
  fc.assert(
    fc.property(logs, seat, (log, own) => {
      const host = evening(log);
      expect(replayHost(targetSealed, host)).toEqual({ ok: true, value: host });
      const bulletins = host.publications.map((publication) => bulletinOf(targetSealed, host, publication));
      const verdict = verifyDeal(targetSealed, { seat: hostSeat(host, own), bulletins }, host);
      expect(verdict).toMatchObject({ fair: true, bulletins: bulletins.length });
    }),
    { numRuns: volume(30, 100) },
  );
});

it('a sealed deal is the dealing of the open one under another key: uniform where that is', () => {
  fc.assert(
    fc.property(logs, fc.constantFrom({}, { ring: true }, { fresh: true }), (log, options) => {
      const host = evening(log, options);
      const key = dealKey(host.secret, specHash(host.spec), 'raven attic');
      for (const publication of host.publications) {
        const open = unwrap(
          targetDealing.deal(host.spec, (label) => openStream(key, label), publication.leavers),
        );
        const bulletin = bulletinOf(targetSealed, host, publication);
        const opened = open.cards.map((card) => {
          const own = hostSeat({ ...host, rekeys: publication.rekeys }, card.seat);
          const { caption, value, note } = unwrap(openCard(targetSealed, own, bulletin));
          return { seat: card.seat, caption, value, note };
        });
        expect(opened).toEqual(open.cards);
      }
    }),
    { numRuns: volume(20, 60) },
  );
});

/** Finished games of version 2, as the vectors of that version have them: phones still open what they kept, and check the record. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import VECTORS from '../../../tests/deal/version-2.json' with { type: 'json' };
import { itemAt } from '../../base/lists';
import { unwrap } from '../../base/result';
import { sealedById } from '../../games/sealed.sample';
import { encodeRecord, readRecord, recordCompared } from './bulletin';
import { linkText, readCode } from './codes';
import { applyHost, currentBulletin, type HostEvent, isClosed, startHost } from './host';
import { publicKeyOf, readInvitation } from './invitation';
import { openBulletin, verify } from './phone';
import { clock, eachTest, played } from './table.sample';
import { tableWords } from './words';

it('is replayed by a host who has kept it: a death in its order, a changed phone, looks', () => {
  const { input, values } = itemAt(VECTORS, 0);
  const { game, spec, hostSeat } = unwrap(readInvitation(sealedById, values.invitation, 2));
  const keyOf = (phone: string) => bytesToHex(publicKeyOf(hexToBytes(phone)));
  const answers = input.phones.flatMap((phone, seat): HostEvent[] =>
    phone === '' ? [] : [{ kind: 'answer', seat, key: keyOf(phone) }],
  );
  const [first, second, third] = input.bulletins.map(
    ({ serial }): HostEvent => ({ kind: 'publish', serial }),
  ) as [HostEvent, HostEvent, HostEvent];
  const [[seat, phone]] = Object.entries(itemAt(input.bulletins, 2).changed) as [[string, string]];
  const state = played(
    unwrap(startHost(game, spec, hostSeat, hexToBytes(input.secret), 2)),
    ...answers,
    ...[{ kind: 'close' } as const, first],
    ...[{ kind: 'out', seats: [3] } as const, { kind: 'look', seats: [0, 4] } as const, second],
    ...[{ kind: 'undo' } as const, { kind: 'look', seats: [0, 3, 4] } as const],
    ...[{ kind: 'phone', seat: Number(seat), key: keyOf(phone) } as const, third],
  );
  expect(linkText(encodeRecord(state.invitation, state))).toBe(values.record);
  // Its deals followed from the order of deaths, and an old phone could come back.
  const back = { kind: 'phone', seat: 1, key: keyOf(itemAt(input.phones, 1)) } as const;
  const out = [4, 2].map((one) => ({ kind: 'out', seats: [one] }) as const);
  const later = played(state, back, ...out, { kind: 'publish', serial: 2_000_000_000 });
  expect(later.heads.at(-1)?.leavers).toEqual([[4], [2]]);
  expect(later.phones[1]).toBe(3);
});

describe.each(VECTORS)('$input.title', ({ input, values }) => {
  const said = values as Readonly<Record<string, string>>;
  const invitation = eachTest(() => unwrap(readInvitation(sealedById, said.invitation as string, 2)));
  const record = eachTest(() => unwrap(readRecord(invitation(), said.record as string)));

  it('is checked by each phone, and agrees', () => {
    for (const [seat, p] of input.phones.entries()) {
      if (p === '') continue;
      const own = { invitation: invitation(), seat, secretKey: hexToBytes(p) };
      const opened = input.bulletins.flatMap(({ changed }, k) =>
        seat in changed ? [] : [unwrap(openBulletin(own, said[`bulletin ${k + 1}`] as string))],
      );
      expect(verify(own, opened, record(), clock)).toMatchObject({ code: 'agrees' });
    }
  });

  it('shows the words and the record() as they were', async () => {
    expect(await tableWords(invitation(), recordCompared(invitation(), record()))).toEqual(
      said['six words']?.split(' '),
    );
    expect(linkText(encodeRecord(invitation(), record()))).toBe(said.record);
  });

  it('is refused where a new game is wanted', () => {
    for (const code of ['invitation', 'bulletin 1', 'record']) {
      expect(readCode(said[code] as string)).toMatchObject({ error: { code: 'code-old' } });
      expect(readCode(said[code] as string, 2).ok).toBe(true);
    }
  });

  it('is replayed by a host who has kept it', () => {
    const { game, spec, hostSeat } = invitation();
    const start = unwrap(startHost(game, spec, hostSeat, hexToBytes(input.secret), 2));
    const closed = unwrap(applyHost(start, { kind: 'close' }));
    expect(isClosed(closed)).toBe(true);
    const heads = record().heads;
    expect(linkText(encodeRecord(invitation(), { ...closed, tags: record().tags, heads }))).toBe(said.record);
    expect(currentBulletin(closed)).toBeUndefined();
  });
});

/** Finished games of version 2, as the vectors of that version have them: phones still open what they kept, and check the record. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import VECTORS from '../../../tests/deal/version-2.json' with { type: 'json' };
import { unwrap } from '../../base/result';
import { sealedById } from '../../games/sealed.sample';
import { encodeRecord, readRecord, recordCompared } from './bulletin';
import { linkText, readCode } from './codes';
import { applyHost, currentBulletin, isClosed, startHost } from './host';
import { readInvitation } from './invitation';
import { openBulletin, verify } from './phone';
import { clock, eachTest } from './table.sample';
import { tableWords } from './words';

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

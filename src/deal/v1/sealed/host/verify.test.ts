/** Every way in which a host might cheat, or a record go wrong, and what a phone says to it. */
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../../base/result';
import { sealed as targetSealed } from '../../../../games/target/sealed';
import { specHash } from '../../spec';
import { decodeVerifyLink, encodeVerifyLink, type Kept, openCard, verifyDeal } from '..';
import { seatKey } from '../keys';
import { type Bulletin, factsOf } from '../links/bulletin';
import type { DealRecord } from '../links/verify-link';
import { sealSlot } from '../slot';
import { NAMES, OPENING, sampleTable, secretOf } from '../table.sample';
import type { HostEvent } from './events';

const LOG: readonly HostEvent[] = [
  ...OPENING,
  { kind: 'out', seats: [2] },
  { kind: 'publish' },
  { kind: 'undo' },
  { kind: 'out', seats: [1] },
  { kind: 'publish' },
  { kind: 'rekey', seat: 4 },
  { kind: 'publish' },
  { kind: 'peek', seats: [0, 3] },
  { kind: 'end' },
];

const table = sampleTable(targetSealed, { log: LOG });
const { host } = table;
const ana = table.seats[0] as Kept['seat'];
const [first, undone, second] = table.bulletins as [Bulletin, Bulletin, Bulletin, Bulletin];

const verdict = (kept: Partial<Kept> = {}, record: Partial<DealRecord> = {}) =>
  verifyDeal(targetSealed, { seat: ana, bulletins: table.bulletins, ...kept }, { ...host, ...record });

/** The bulletin with the card of one seat exchanged for another good one, sealed as only the host can. */
const forged = (bulletin: Bulletin, seat: number): Bulletin => {
  const { commitment, round, attempt, living } = bulletin;
  const key = seatKey(host.secret, specHash(host.spec), seat, 0);
  const own = { ...(table.seats[seat] as Kept['seat']), key };
  const { value } = unwrap(openCard(targetSealed, own, bulletin));
  const target = living.find((other) => other !== seat && host.spec.names[other] !== value) as number;
  const place = { commitment, round, attempt, seat };
  const slot = sealSlot(key, place, factsOf(bulletin, host.spec), Uint8Array.of(target));
  return { ...bulletin, slots: bulletin.slots.with(living.indexOf(seat), slot) };
};

describe('a fair game', () => {
  it('is called fair, with what the table may want to talk about', () => {
    expect(verdict()).toEqual({
      fair: true,
      bulletins: 4,
      remarks: [
        'The host looked at cards once: Ana, Dee.',
        'A seat got a new link once.',
        'A death was undone once.',
      ],
    });
  });

  it('is fair to a phone that was not always there, has an old link, or typed a code', () => {
    expect(verdict({ bulletins: [second] })).toMatchObject({ fair: true });
    expect(verdict({ bulletins: [second, first] })).toMatchObject({ fair: true });
    const eve = { ...(table.seats[4] as Kept['seat']), rekey: 0 };
    const old = { ...eve, key: seatKey(host.secret, specHash(host.spec), 4, 0) };
    expect(verdict({ seat: old })).toMatchObject({ fair: true });
    const { rekey: _, ...typed } = table.seats[4] as Kept['seat'];
    expect(verdict({ seat: typed })).toMatchObject({ fair: true });
  });

  it('is fair through its link', () => {
    const find = (id: string) => (id === 'target' ? targetSealed : undefined);
    const record = unwrap(decodeVerifyLink(find, encodeVerifyLink(host)));
    expect(verifyDeal(targetSealed, { seat: ana, bulletins: table.bulletins }, record)).toMatchObject({
      fair: true,
    });
  });

  it('says so where nobody said words', () => {
    const silent = sampleTable(targetSealed, { log: [{ kind: 'words', words: '' }, { kind: 'publish' }] });
    const kept = { seat: silent.seats[1] as Kept['seat'], bulletins: silent.bulletins };
    expect(verifyDeal(targetSealed, kept, silent.host)).toEqual({
      fair: true,
      bulletins: 1,
      remarks: [expect.stringContaining('said no words')],
    });
  });
});

describe('what differs is named', () => {
  const other = sampleTable(targetSealed, { secret: secretOf(1), log: LOG });

  it.each<[string, Partial<Kept>, Partial<DealRecord>, string, string]>([
    [
      'another secret',
      {},
      { secret: secretOf(1) },
      'commitment-differs',
      'not the one that the host committed to',
    ],
    [
      'other names',
      {},
      { spec: { ...host.spec, names: [...NAMES].reverse() } },
      'roster-differs',
      'names other people',
    ],
    [
      'other options',
      {},
      { spec: { ...host.spec, options: { ring: true } } },
      'roster-differs',
      'other options',
    ],
    ['a key of nobody', { seat: { ...ana, key: new Uint8Array(16) } }, {}, 'key-differs', 'Your seat link'],
    [
      'the key of another seat',
      { seat: { ...ana, key: (table.seats[1] as Kept['seat']).key } },
      {},
      'key-differs',
      'Your seat link',
    ],
    [
      'a new link that the log hides',
      { seat: table.seats[4] as Kept['seat'] },
      { log: LOG.filter(({ kind }) => kind !== 'rekey').slice(0, -3) },
      'key-differs',
      'the log',
    ],
    [
      'other words',
      {},
      { log: LOG.with(0, { kind: 'words', words: 'another attic' }) },
      'words-differ',
      'says the words were “raven attic”, and the log says “another attic”',
    ],
    [
      'a log without words',
      {},
      { log: LOG.slice(1) },
      'log-impossible',
      'Entry 1 of the log cannot have happened',
    ],
    ['a death out of order', {}, { log: LOG.toSpliced(1, 1) }, 'log-impossible', 'Entry 2 of the log'],
    [
      'a bulletin that the log hides',
      {},
      { log: LOG.slice(0, 2) },
      'bulletin-unlisted',
      'The bulletin of round 2 went out, and the log does not tell of it',
    ],
    [
      'a deal that was undone, and the log hides it',
      {},
      { log: [...OPENING, ...LOG.slice(5)] },
      'living-differ',
      'round 2 counts other seats among the living',
    ],
    [
      'another death in the log',
      { bulletins: [first, second] },
      { log: LOG.with(5, { kind: 'out', seats: [3] }).slice(0, 7) },
      'living-differ',
      'dealt 2 times,',
    ],
    [
      'another card of another seat',
      { bulletins: [first, forged(second, 3)] },
      {},
      'card-differs',
      'gave Dee',
    ],
    ['another card of its own', { bulletins: [forged(first, 0)] }, {}, 'card-differs', 'round 1 gave Ana'],
    [
      'a bulletin of another game',
      { bulletins: other.bulletins },
      {},
      'commitment-differs',
      'round 1 carries another',
    ],
    [
      'a bulletin with other names',
      { bulletins: [{ ...undone, spec: { ...host.spec, names: [...NAMES].reverse() } }] },
      {},
      'roster-differs',
      'The bulletin of round 2 names other people',
    ],
  ])('%s', (_, kept, record, code, message) => {
    const found = verdict(kept, record);
    expect(found).toMatchObject({ fair: false, code });
    expect(!found.fair && found.message).toContain(message);
  });

  it('and of several differences the first one that was kept', () => {
    const bulletins = [forged(first, 1), forged(second, 3)];
    const found = verdict({ bulletins });
    const only = verdict({ bulletins: bulletins.slice(0, 1) });
    expect(found).toEqual(only);
    expect(found.fair).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../base/result';
import { sealed as mafiaSealed } from '../../../games/mafia/sealed';
import { sealedById } from '../../../games/sealed.sample';
import { sealed as targetSealed } from '../../../games/target/sealed';
import {
  decodeSeatLink,
  encodeSeatLink,
  encodeTypedCode,
  openCard,
  scannable,
  seatFromCode,
  ticketNames,
} from '.';
import type { Bulletin } from './links/bulletin';
import { decodeTypedCode } from './links/typed-code';
import { namesOf, OPENING, sampleTable, secretOf } from './table.sample';

const table = sampleTable(targetSealed, {
  log: [...OPENING, { kind: 'out', seats: [2] }, { kind: 'publish' }],
});
const [first, second] = table.bulletins as [Bulletin, Bulletin];
const [ana, , cy] = table.seats as [(typeof table.seats)[0], unknown, (typeof table.seats)[0]];

const codeOf = (bulletin: Bulletin, seat = ana): string => {
  const card = openCard(targetSealed, seat, bulletin);
  return card.ok ? 'opened' : card.error.code;
};

describe('a phone', () => {
  it('opens its own slot of each bulletin', () => {
    const card = unwrap(openCard(targetSealed, ana, first));
    expect(card).toMatchObject({
      seat: 0,
      round: 0,
      attempt: 0,
      caption: 'Your target',
      living: [0, 1, 2, 3, 4],
    });
    expect(unwrap(openCard(targetSealed, ana, second))).toMatchObject({ round: 1, living: [0, 1, 3, 4] });
  });

  it('is told that it is out', () => {
    const card = openCard(targetSealed, cy, second);
    expect(card).toMatchObject({
      error: { code: 'seat-out', message: expect.stringContaining('Cy is out') },
    });
  });

  it('refuses a bulletin of another game', () => {
    const other = sampleTable(targetSealed, { secret: secretOf(1) }).bulletins[0] as Bulletin;
    expect(codeOf(other)).toBe('bulletin-other');
  });

  it.each<[string, Partial<Bulletin>, string]>([
    [
      'names in another order',
      { spec: { ...ana.spec, names: ['Ana', 'Cy', 'Ben', 'Dee', 'Eve'] } },
      'bulletin-changed',
    ],
    ['other words', { words: 'another attic' }, 'bulletin-changed'],
    ['other living seats', { living: [0, 1, 2, 3], slots: first.slots.slice(0, 4) }, 'bulletin-changed'],
    ['another number of seats', { seats: 6 }, 'bulletin-changed'],
    ['another round', { round: 1 }, 'slot-closed'],
    ['another attempt', { attempt: 1 }, 'slot-closed'],
    [
      'a bit of its slot',
      { slots: first.slots.map((slot) => slot.with(3, (slot[3] as number) ^ 1)) },
      'slot-closed',
    ],
    ['a slot of nothing', { slots: first.slots.map(() => new Uint8Array()) }, 'slot-closed'],
  ])('refuses a bulletin that was changed: %s', (_, change, code) => {
    expect(codeOf({ ...first, ...change })).toBe(code);
  });

  it('refuses changed names even where it learned the names from the bulletin alone', () => {
    const spec = { ...ana.spec, names: ['Ana', 'Cy', 'Ben', 'Dee', 'Eve'] };
    const seat = seatFromCode(targetSealed, { seat: 0, key: ana.key }, { ...first, spec });
    expect(seat).toMatchObject({ error: { code: 'bulletin-changed' } });
  });
});

describe('a typed code', () => {
  it('and a bulletin that carries the names are a seat', () => {
    const code = unwrap(decodeTypedCode(encodeTypedCode(ana).toLowerCase().replaceAll('-', ' ')));
    const { rekey: _, ...seat } = ana;
    expect(unwrap(seatFromCode(targetSealed, code, first))).toEqual(seat);
    expect(unwrap(decodeSeatLink(sealedById, encodeSeatLink(seat)))).toEqual(seat);
  });

  it.each([
    ['O for 0, and I or L for 1', (code: string) => code.replaceAll('0', 'o').replaceAll('1', 'l')],
    ['groups of another size', (code: string) => code.replaceAll('-', '').replace(/.{3}/g, '$& ')],
  ])('may be typed with %s', (_, retype) => {
    expect(decodeTypedCode(retype(encodeTypedCode(ana)))).toMatchObject({ ok: true, value: { seat: 0 } });
  });

  it('says where a sign stands that is in no code, how many are there, or that one is wrong', () => {
    const code = encodeTypedCode(ana);
    const problem = (text: string) => {
      const result = decodeTypedCode(text);
      return result.ok ? undefined : result.error;
    };
    expect(problem(code.replace(/^(.{8})./, '$1U'))).toMatchObject({
      code: 'code-character',
      message: expect.stringMatching(/^Sign 8 of the code “U” .* group 2/),
    });
    expect(problem(code.slice(0, -1))).toMatchObject({
      code: 'code-length',
      message: expect.stringContaining('has 29 letters and digits, and 30 are needed'),
    });
    expect(problem(code.replace(/.$/, (last) => (last === '2' ? '3' : '2')))?.code).toBe('code-check');
    expect(problem('x'.repeat(1_000_000))?.code).toBe('code-length');
  });

  it('of another game or seat opens nothing', () => {
    const code = { seat: 0, key: ana.key };
    const other = sampleTable(targetSealed, { secret: secretOf(1) }).bulletins[0] as Bulletin;
    expect(seatFromCode(targetSealed, code, other)).toMatchObject({ error: { code: 'slot-closed' } });
    expect(seatFromCode(targetSealed, { ...code, seat: 9 }, first)).toMatchObject({
      error: { code: 'code-other' },
    });
  });

  it('needs a bulletin that carries the names', () => {
    const many = sampleTable(targetSealed, { names: namesOf(60) });
    const small = scannable(many.bulletins[0] as Bulletin);
    expect(small.spec).toBeUndefined();
    const result = seatFromCode(targetSealed, { seat: 0, key: many.seats[0]?.key as Uint8Array }, small);
    expect(result).toMatchObject({ error: { code: 'bulletin-roster' } });
    expect(openCard(targetSealed, many.seats[0] as never, small)).toMatchObject({ ok: true });
  });
});

it('tickets are seats that nobody has: the same game, names of their own', () => {
  const tickets = sampleTable(mafiaSealed, { names: ticketNames(6) });
  expect(tickets.host.spec.names).toEqual([
    'Ticket 1',
    'Ticket 2',
    'Ticket 3',
    'Ticket 4',
    'Ticket 5',
    'Ticket 6',
  ]);
  for (const seat of tickets.seats) {
    expect(openCard(mafiaSealed, seat, tickets.bulletins[0] as Bulletin)).toMatchObject({ ok: true });
  }
});

import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../base/result';
import {
  applyHost,
  currentBulletin,
  encodeBulletin,
  encodeSeatLink,
  encodeTypedCode,
  encodeVerifyLink,
  type HostEvent,
  type HostState,
  hostSeat,
  startHost,
} from '../../../deal/v1/sealed';
import { sealedById } from '../../../games/sealed.sample';
import { holdAgainst } from '../verify/hold-against';
import { heldBy, type KeptSeat, newestBulletin, newestCard, take } from './phone';

const target = sealedById('target');
if (!target) throw new Error('no target');

const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'];
const secret = (first: number) => Uint8Array.from({ length: 16 }, (_, k) => k + first);

const host = (first = 0): HostState =>
  unwrap(startHost(target, { game: 'target', options: {}, names: NAMES }, secret(first)));
const played = (state: HostState, ...events: readonly HostEvent[]): HostState =>
  events.reduce((before, event) => unwrap(applyHost(target, before, event)), state);
const bulletin = (state: HostState): string => encodeBulletin(unwrap(currentBulletin(target, state)));
const DEALT = played(host(), { kind: 'words', words: 'raven attic' }, { kind: 'publish' });

/** A phone that is shown one text after the other; what is refused is thrown as its code. */
const phone = (...texts: readonly string[]) => {
  let seats: readonly KeptSeat[] = [];
  let code: Parameters<typeof take>[2]['code'];
  for (const [now, text] of texts.entries()) {
    const taken = take(sealedById, text, { seats, code, now });
    if (!taken.ok) throw new Error(taken.error.code);
    const { value } = taken;
    if (value.kind === 'code') code = value.code;
    if (value.kind !== 'seats') continue;
    const ids = value.seats.map(({ id }) => id);
    seats = [...value.seats, ...seats.filter(({ id }) => !ids.includes(id))];
  }
  return seats;
};
const seatLink = (state: HostState, seat: number): string => encodeSeatLink(hostSeat(state, seat));
const held = (seats: readonly KeptSeat[]) => unwrap(heldBy(sealedById, seats[0] as KeptSeat));
const cardOf = (seats: readonly KeptSeat[]) => newestCard(target, held(seats));

describe('a phone at the table', () => {
  test('opens its seat, then its card of each round', () => {
    const first = phone(seatLink(DEALT, 1), bulletin(DEALT));
    expect(cardOf(first)).toMatchObject({ seat: 1, round: 0 });

    const redealt = played(DEALT, { kind: 'out', seats: [3] }, { kind: 'publish' });
    const second = phone(seatLink(DEALT, 1), bulletin(DEALT), bulletin(redealt));
    expect(cardOf(second)).toMatchObject({ seat: 1, round: 1, living: [0, 1, 2, 4] });
    expect(second[0]?.bulletins).toHaveLength(2);
  });

  test('takes whole addresses, and a bulletin twice as once', () => {
    const address = (fragment: string) => `https://dagger.example/seat/#${fragment}`;
    const seats = phone(address(seatLink(DEALT, 0)), address(bulletin(DEALT)), bulletin(DEALT));
    expect(seats[0]?.bulletins).toEqual([bulletin(DEALT)]);
  });

  test('shows the newer of two deals of one round, in whatever order they come', () => {
    const dead = played(DEALT, { kind: 'out', seats: [3] }, { kind: 'publish' });
    const undone = played(dead, { kind: 'undo' }, { kind: 'out', seats: [4] }, { kind: 'publish' });
    const seats = phone(seatLink(DEALT, 0), bulletin(undone), bulletin(dead));
    expect(cardOf(seats)).toMatchObject({ round: 1, attempt: 1, living: [0, 1, 2, 3] });
  });

  test('knows its seat by a typed code as soon as a bulletin brings the names', () => {
    const seats = phone(encodeTypedCode(hostSeat(DEALT, 2)).toLowerCase(), bulletin(DEALT));
    expect(cardOf(seats)).toMatchObject({ seat: 2 });
  });

  test('opens one bulletin for each seat that plays on it', () => {
    const seats = phone(seatLink(DEALT, 0), seatLink(DEALT, 1), bulletin(DEALT));
    expect(seats.map(({ bulletins }) => bulletins.length)).toEqual([1, 1]);
  });

  test('keeps what the living are shown once its player is out', () => {
    const dead = played(DEALT, { kind: 'out', seats: [1] }, { kind: 'publish' });
    const seats = phone(seatLink(DEALT, 1), bulletin(DEALT), bulletin(dead));
    expect(newestBulletin(held(seats))?.living).not.toContain(1);
  });

  test('goes on with a new link of its seat, and keeps what it had', () => {
    const rekeyed = played(DEALT, { kind: 'rekey', seat: 1 }, { kind: 'publish' });
    const seats = phone(seatLink(DEALT, 1), bulletin(DEALT), seatLink(rekeyed, 1), bulletin(rekeyed));
    expect(cardOf(seats)).toMatchObject({ seat: 1, round: 0 });
    expect(seats[0]?.bulletins).toHaveLength(2);
  });
});

describe('what is refused, with nothing kept', () => {
  test.each([
    ['a bulletin before the seat', [bulletin(DEALT)], 'seat-missing'],
    ['a bulletin of another game', [seatLink(host(7), 0), bulletin(DEALT)], 'seat-missing'],
    ['a link that lost its end', [seatLink(DEALT, 0).slice(0, -3)], 'link-check'],
    ['a code with a wrong sign', ['00T5J-HXK0F-40F44-SM601-F8BN5-YT3G3'], 'code-check'],
    ['nothing', [''], 'code-length'],
    ['a prototype', ['__proto__=1'], 'link-missing'],
    ['markup', ['<img src=x onerror=alert(1)>'], 'link-missing'],
    ['the other direction', ['\u202eseat=AAAA'], 'link-missing'],
    ['far too much', [`seat=${'A'.repeat(100_000)}`], 'link-length'],
  ])('%s', (_, texts, code) => {
    expect(() => phone(...texts)).toThrow(code);
  });
});

describe('after the game', () => {
  const ended = played(DEALT, { kind: 'out', seats: [3] }, { kind: 'publish' }, { kind: 'end' });
  const seats = phone(
    seatLink(DEALT, 1),
    bulletin(DEALT),
    bulletin(played(DEALT, { kind: 'out', seats: [3] }, { kind: 'publish' })),
  );

  test('the verify link leads to its page', () => {
    expect(unwrap(take(sealedById, encodeVerifyLink(ended), { seats, now: 0 }))).toMatchObject({
      kind: 'verify',
    });
  });

  test('it was fair, and the log is told', () => {
    const checked = unwrap(holdAgainst(sealedById, seats, encodeVerifyLink(ended)));
    expect(checked.verdicts).toMatchObject([{ name: 'Ben', verdict: { fair: true, bulletins: 2 } }]);
    expect(checked.log.at(-1)).toBe('The game ended, and every card was shown.');
  });

  test('another secret is found out by the seat of the game with the same people', () => {
    const other = played(
      host(9),
      { kind: 'words', words: 'raven attic' },
      { kind: 'publish' },
      { kind: 'end' },
    );
    const checked = unwrap(holdAgainst(sealedById, seats, encodeVerifyLink(other)));
    expect(checked.verdicts).toMatchObject([{ verdict: { fair: false, code: 'commitment-differs' } }]);
  });

  test('a phone that kept no such game has no verdict', () => {
    expect(unwrap(holdAgainst(sealedById, [], encodeVerifyLink(ended))).verdicts).toEqual([]);
  });
});

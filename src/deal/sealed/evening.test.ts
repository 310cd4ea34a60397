/** An evening of six phones, without pages: deaths, an undone one, a phone that is replaced, and what each says of it. */
import { describe, expect, it } from 'vitest';
import { MAX_FRAGMENT } from '../../base/fragment';
import { unwrap } from '../../base/result';
import { distinctDeals, readRecord } from './bulletin';
import { applyHost, cardHere, isPublished } from './host';
import { newest, openBulletin, stateOf, verify, warningsOf } from './phone';
import {
  answerOf,
  bulletinText,
  bytes,
  clock,
  closed,
  closedBy,
  closingOf,
  dealtTable,
  EVENING,
  eachTest,
  NAMES,
  phoneFor,
  played,
  publish,
  recordText,
  seen,
  specOf,
  started,
} from './table.sample';

const COMPARE = 'Now compare the six words: if all phones show the same, all have one record.';
const table = eachTest(() => dealtTable());
const first = () => table().state;
const phone = (seat: number) => table().phone(seat);
const verdictOf = (seat: number, states: Parameters<typeof seen>[1][], record = states.at(-1)) =>
  verify(
    phone(seat),
    seen(phone(seat), ...states),
    unwrap(readRecord(first().invitation, recordText(record ?? first()))),
    clock,
  );

describe('cards', () => {
  it('are on every phone after one bulletin, and the host’s own is on the host’s device', () => {
    const held = [1, 2, 3, 4, 5].map((seat) => seen(phone(seat), first())[0]?.card?.value);
    const own = unwrap(cardHere(first(), 0)).value;
    expect([own, ...held].toSorted()).toEqual(NAMES);
    expect([own, ...held].filter((name, seat) => name === NAMES[seat])).toEqual([]);
  });

  it('are those of the other seats too: no phone opens another’s slot', () => {
    const thief = { ...phone(1), seat: 2 };
    expect(openBulletin(thief, bulletinText(first()))).toMatchObject({ error: { code: 'not-of-table' } });
  });

  it('come back when a death is undone, and the highest serial is shown', () => {
    const died = played(first(), { kind: 'out', seats: [3] }, publish(35));
    const back = played(died, { kind: 'undo' }, publish(40));
    const ben = seen(phone(1), first(), died, back);
    expect(newest(ben)?.head.serial).toBe(EVENING + 40 * 60);
    expect(newest(ben)?.card).toEqual(ben[0]?.card);
    const dee = seen(phone(3), first(), died, back);
    expect(dee.map(({ card }) => card?.value)).toEqual([dee[0]?.card?.value, undefined, dee[0]?.card?.value]);
    // In another order, as codes are passed on: still the highest.
    expect(newest([back, first(), died].flatMap((one) => seen(phone(3), one)))?.card).toEqual(dee[0]?.card);
  });
});

describe('what is taken back or comes twice', () => {
  it('an answer can be taken away before the closing, and not after it', () => {
    const open = started();
    const answer = answerOf(open, phone(2));
    expect(played(open, answer, { kind: 'drop', seat: 2 }).keys[2]).toEqual([]);
    expect(applyHost(first(), { kind: 'drop', seat: 2 })).toMatchObject({ error: { code: 'closed' } });
  });

  it('two keys for one seat count for nothing until the host chooses', () => {
    const open = started();
    const [own, other] = [answerOf(open, phone(1)), answerOf(open, phoneFor(open, 1, bytes(50, 32)))];
    const two = played(open, own, other, own);
    expect(two.keys[1]).toHaveLength(2);
    // No seat has a phone that could close, so a host's button asks for the second.
    for (const event of [{ kind: 'roll', seat: 1 }, { kind: 'close' }] as const)
      expect(applyHost(two, event)).toMatchObject({
        error: { code: 'two-answers', message: 'Two phones answered as Ben: choose one of them first.' },
      });
    const [key] = two.keys[1] as readonly [string];
    const rolled = played(two, { kind: 'choose', seat: 1, key }, { kind: 'roll', seat: 1 });
    const done = played(rolled, closingOf(rolled, closedBy(rolled, phone(1))));
    expect(done.phones).toEqual([0, 1, 0, 0, 0, 0]);
  });

  it('an answer after the closing is a changed phone, counted in the head', () => {
    const fresh = phoneFor(first(), 1, bytes(60, 32));
    const late = answerOf(first(), fresh);
    expect(applyHost(first(), late)).toMatchObject({
      error: {
        code: 'closed',
        message:
          'The cards are dealt already. If Ben has another phone now, take it in under “Somebody changed phones”.',
      },
    });
    const moved = played(first(), answerOf(first(), fresh, 'phone'));
    expect(isPublished(moved)).toBe(false);
    const out = played(moved, publish(35));
    const opened = seen(fresh, out);
    expect(opened[0]?.card).toEqual(seen(phone(1), first())[0]?.card);
    expect(warningsOf(fresh, opened, clock).map(({ sentence }) => sentence)).toEqual([
      'Another phone answered first as Ben. Since then Ben changed phones 1 time.',
      '1 earlier code of this game was not seen by this phone.',
    ]);
    expect(openBulletin(phone(1), bulletinText(out))).toMatchObject({
      error: { code: 'not-of-table' },
    });
    // The old answer, pasted again with the whole chat, takes nothing back.
    expect(applyHost(out, answerOf(first(), phone(1), 'phone'))).toMatchObject({
      error: { code: 'answer-seen' },
    });
    expect(warningsOf(phone(2), seen(phone(2), first(), out), clock).map(({ sentence }) => sentence)).toEqual(
      ['Ben has had 2 phones; at 21:05 it was 1.'],
    );
    const record = unwrap(readRecord(first().invitation, recordText(out)));
    expect(verify(phone(1), seen(phone(1), first()), record, clock).sentences).toEqual([
      'Your card agrees.',
      '1 code of this game, of 21:40, was not seen by this phone.',
      COMPARE,
      'From 21:40 your seat was on another phone.',
    ]);
  });

  it('a phone that was left out says so before its card', () => {
    const open = started();
    const others = [2, 3, 4, 5].map((seat) => phoneFor(open, seat));
    const without = played(closed(open, others).state, publish(0));
    expect(openBulletin(phone(1), bulletinText(without))).toMatchObject({
      error: { message: /^This code is not from your table, or it was dealt without this phone/ },
    });
    const thief = phoneFor(open, 1, bytes(70, 32));
    const stolen = played(closed(open, [thief, ...others]).state, publish(0));
    const given = played(stolen, answerOf(open, phoneFor(open, 1), 'phone'), publish(5));
    expect(warningsOf(phone(1), seen(phone(1), given), clock)[0]).toEqual({
      grave: true,
      sentence: 'Another phone answered first as Ben. Since then Ben changed phones 1 time.',
    });
    const late = played(without, answerOf(open, phone(1), 'phone'), publish(10));
    expect(warningsOf(phone(1), seen(phone(1), late), clock)[0]).toEqual({
      grave: true,
      sentence: 'These cards were dealt without your answer, and the seat was given to this phone later.',
    });
    const whole = unwrap(readRecord(first().invitation, recordText(late)));
    expect(verify(phone(1), seen(phone(1), late), whole, clock)).toMatchObject({
      code: 'agrees',
      sentences: expect.arrayContaining([
        'These cards were dealt without your answer, and the seat was given to this phone later.',
      ]),
    });
    const record = unwrap(readRecord(first().invitation, recordText(played(without, { kind: 'end' }))));
    expect(verify(phone(1), [], record, clock)).toMatchObject({
      code: 'left-out',
      sentences: [
        'These cards were dealt without your answer. This phone was shown no card, so it cannot say whether the deal was fair.',
      ],
    });
  });
});

describe('before its card', () => {
  it('a phone says who closed the deal, whose phones are in, who is out and whose death was undone', () => {
    const ALL = [
      'Closed by Fox.',
      'Answered by phone: Ben, Cy, Dee, Eve and Fox.',
      'On the host’s device: Ana.',
    ];
    const died = played(first(), { kind: 'out', seats: [3] }, publish(35));
    const back = played(died, { kind: 'undo' }, publish(40));
    expect(stateOf(phone(1), seen(phone(1), first()))).toEqual([...ALL, 'Everybody is in.']);
    expect(stateOf(phone(1), seen(phone(1), first(), died))).toEqual([...ALL, 'Out: Dee.']);
    expect(stateOf(phone(1), seen(phone(1), first(), died, back))).toEqual([
      ...ALL,
      'Everybody is in.',
      'Back in, as their deaths were undone: Dee.',
    ]);
  });
});

describe('looks', () => {
  it('are told by every phone when their number rises, and when it falls', () => {
    const looked = played(first(), { kind: 'look', seats: [1] }, publish(10));
    expect(warningsOf(phone(4), seen(phone(4), first(), looked), clock)).toEqual([
      { grave: false, sentence: 'The host’s device has shown the card of Ben 1 time; at 21:05 it was 0.' },
    ]);
    const older = played(first(), publish(20));
    const [, fell] = [looked, older].map((one) => one);
    expect(warningsOf(phone(4), seen(phone(4), first(), looked, fell as typeof older), clock)).toEqual([
      {
        grave: true,
        sentence:
          'There are two codes in one place, of 21:15 and 21:25, and they differ: ask the host which one counts.',
      },
      {
        grave: false,
        sentence:
          'The host’s device has shown the card of Ben 0 times; at 21:15 it was 1: that count fell, so something was dropped.',
      },
    ]);
  });

  it('stop at fifteen', () => {
    const often = played(
      first(),
      ...Array.from({ length: 20 }, () => ({ kind: 'look', seats: [2] }) as const),
      publish(1),
    );
    expect(often.looks[2]).toBe(15);
  });
});

describe('the verdict', () => {
  const second = eachTest(() => played(first(), publish(35)));
  const third = eachTest(() => played(second(), { kind: 'out', seats: [2] }, publish(50)));

  it('says which bulletins were not seen', () => {
    expect(verdictOf(1, [third()], third())).toMatchObject({
      code: 'agrees',
      sentences: [
        'Your card agrees.',
        '2 codes of this game, of 21:05 and 21:40, were not seen by this phone.',
        COMPARE,
      ],
    });
    expect(verdictOf(1, [first(), second(), third()]).sentences).toEqual(['Your cards agree.', COMPARE]);
  });

  it('is none where nothing was seen', () => {
    expect(verdictOf(1, [], third())).toMatchObject({ code: 'nothing-seen', title: 'Nothing to compare' });
  });
});

it('a table where no phone answers is dealt by the host’s device alone', () => {
  const alone = played(started(), { kind: 'close' }, { kind: 'publish', serial: EVENING });
  expect(
    stateOf(
      alone,
      alone.heads.map((head) => ({ head })),
    )[0],
  ).toBe('No phone answered, so the host’s device alone dealt.');
  const cards = NAMES.map((_, seat) => unwrap(cardHere(alone, seat)).value);
  expect(cards.toSorted()).toEqual(NAMES);
});

it.each(['mafia', 'nation', 'tmag'])('%s is dealt once, to phones of its own', (id) => {
  const { state, phone: own } = dealtTable(specOf(id));
  const [one] = seen(own(3), state);
  expect(one?.card).toEqual(unwrap(cardHere(state, 3)));
  const { game, spec } = state.invitation;
  expect(game.leaks(spec, [0, 1])).toEqual([]);
  expect(applyHost(state, { kind: 'out', seats: [1] })).toMatchObject({
    error: { code: 'no-deaths' },
  });
});

it('the record shows each deal once, with the serial that it went out with first', () => {
  const moved = played(first(), { kind: 'look', seats: [4] }, publish(10));
  const died = played(moved, { kind: 'out', seats: [3] }, publish(35));
  const back = played(died, { kind: 'undo' }, publish(40));
  const deals = distinctDeals(back.invitation, back);
  expect(deals.map(({ serial }) => clock(serial))).toEqual(['21:05', '21:40']);
  expect(deals[0]?.cards).toEqual(NAMES.map((_, seat) => cardHere(back, seat)));
  expect(deals[1]?.cards).toEqual(NAMES.map((_, seat) => cardHere(died, seat)));
});

it('the record of the largest table can be read, each death with a look after it', () => {
  const names = Array.from({ length: 200 }, (_, seat) => `P${seat}`);
  const state = played(started(specOf('target', names)), { kind: 'close' }, publish(0));
  const [head] = state.heads;
  if (!head) throw new Error('no head');
  const heads = Array.from({ length: 398 }, (_, k) => ({
    ...head,
    serial: head.serial + k,
    leavers: Array.from({ length: Math.ceil(k / 2) }, (_, seat) => [seat]),
  }));
  const record = recordText({ ...state, heads });
  expect(record.length).toBeGreaterThan(1.8 * MAX_FRAGMENT);
  expect(unwrap(readRecord(state.invitation, record)).heads.map(({ leavers }) => leavers)).toEqual(
    heads.map(({ leavers }) => leavers),
  );
});

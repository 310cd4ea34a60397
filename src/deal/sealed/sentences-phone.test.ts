/** What a phone says word for word, and in which case: of the deal before its card, and of the record. */
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { comparedBefore, readRecord } from './bulletin';
import { encodeCode, linkText, readCode } from './codes';
import type { HostState } from './host';
import { newest, type PhoneSeat, stateOf, verify, warningsOf } from './phone';
import {
  bytes,
  clock,
  closed,
  closingOf,
  dealtTable,
  eachTest,
  phoneFor,
  played,
  publish,
  recordText,
  seen,
  specOf,
  stages,
} from './table.sample';

const { state, phone, invitation, open, rolled, closer } = stages();
const record = (of: HostState) => unwrap(readRecord(invitation(), recordText(of)));

describe('a phone, before its card', () => {
  it('says nothing where it has opened nothing', () => {
    expect(stateOf(phone(1), [])).toEqual([]);
    expect(warningsOf(phone(1), [], clock)).toEqual([]);
  });

  it('speaks of phones and of the host’s device only where there are some, and of deaths only where a death deals again', () => {
    const alone = played(open(), { kind: 'close' }, publish(0));
    expect(
      stateOf(
        alone,
        alone.heads.map((head) => ({ head })),
      ),
    ).toEqual(['No phone answered, so the host’s device alone dealt.', 'Everybody is in.']);
    const all = dealtTable(specOf('mafia'), { hostSeat: null });
    expect(stateOf(all.phone(1), seen(all.phone(1), all.state))).toEqual([
      'Closed by Fox.',
      'Answered by phone: Ana, Ben, Cy, Dee, Eve and Fox.',
    ]);
  });

  it('says how many codes it has not seen, and asks for the words of the code before', () => {
    const more = [10, 20, 30].reduce((last, minutes) => played(last, publish(minutes)), state());
    expect(warningsOf(phone(1), seen(phone(1), more), clock)).toEqual([
      { grave: false, sentence: '3 earlier codes of this game were not seen by this phone.' },
    ]);
    // What is between two codes that it has seen breaks no chain.
    expect(warningsOf(phone(1), seen(phone(1), state(), more), clock)).toEqual([
      { grave: false, sentence: '2 earlier codes of this game were not seen by this phone.' },
    ]);
    const [head, next] = more.heads as [HostState['heads'][number], HostState['heads'][number]];
    expect(comparedBefore(head)).toBeUndefined();
    expect(comparedBefore(next)).toEqual([next.prev]);
  });

  it('tells two codes of one time apart by what they say, in either order', () => {
    const [one, other] = [
      played(state(), publish(10)),
      played(state(), { kind: 'look', seats: [2] }, publish(10)),
    ];
    const [here, there] = [one, other].map((last) => seen(phone(1), state(), last)[1]);
    expect(
      warningsOf(
        phone(1),
        [here, there].flatMap((two) => two ?? []),
        clock,
      )[0],
    ).toEqual({
      grave: true,
      sentence:
        'There are two codes in one place, of 21:15 and 21:15, and they differ: ask the host which one counts.',
    });
  });

  it('shows the later of two codes in one place, in whatever order they came', () => {
    const [early, late] = [10, 20].map((minutes) => played(state(), publish(minutes)));
    for (const [one, other] of [
      [early, late],
      [late, early],
    ] as const) {
      const both = seen(phone(1), state(), one as HostState, other as HostState);
      expect(newest(both)?.head.serial).toBe(publish(20).serial);
    }
  });

  it('says who closed in its place, and that it closed other answers', () => {
    const [ben, cy] = [phoneFor(open(), 1), phoneFor(open(), 2)];
    const dealt = played(rolled(), closingOf(rolled(), closer()), publish(0));
    const thief = { ...ben, closed: { secretKey: bytes(9, 32), roll: bytes(1, 16) } };
    expect(warningsOf(thief, seen(ben, dealt), clock)[0]?.sentence).toBe(
      'This phone closed the deal, and the code says that Cy closed it: a host who asks twice can choose the deal.',
    );
    const alone = played(open(), { kind: 'close' }, publish(0));
    const opened = alone.heads.map((head) => ({ head }));
    expect(warningsOf(thief, opened, clock).map(({ sentence }) => sentence)).toEqual([
      'These cards were dealt without your answer.',
      'This phone closed the deal, and the code says that no phone closed it: a host who asks twice can choose the deal.',
    ]);
    const other = {
      ...closer(),
      closed: { ...(closer().closed as NonNullable<PhoneSeat['closed']>), roll: bytes(1, 16) },
    };
    expect(warningsOf(other, seen(closer(), dealt), clock).map(({ sentence }) => sentence)).toContain(
      'This phone closed the deal with other answers than those in this code: these cards are of another deal.',
    );
    expect(warningsOf(cy, seen(closer(), dealt), clock).map(({ sentence }) => sentence)).toEqual([
      'Another phone closed the deal as Cy.',
    ]);
  });
});

describe('a phone, of the record', () => {
  const verdict = (own: PhoneSeat, shown: readonly HostState[], of: HostState) =>
    verify(own, seen(own, ...shown), record(of), clock);
  const AGREES = {
    code: 'agrees',
    title: 'Agrees',
    sentences: [
      'Your card agrees.',
      'Now compare the six words: if all phones show the same, all have one record.',
    ],
  };

  it('tells the looks of all seats, and when its own seat went to another phone', () => {
    const looked = played(
      state(),
      { kind: 'look', seats: [2] },
      { kind: 'look', seats: [2, 4] },
      publish(10),
    );
    expect(verdict(phone(1), [state(), looked], looked)).toEqual({
      ...AGREES,
      sentences: [
        'Your cards agree.',
        AGREES.sentences[1],
        'The host’s device has shown the card of Cy 2 times.',
        'The host’s device has shown the card of Eve 1 time.',
      ],
    });
    expect(verdict(phone(1), [state()], state())).toEqual(AGREES);
    expect(verdict(phone(1), [state()], looked).sentences).toEqual([
      'Your card agrees.',
      '1 code of this game, of 21:15, was not seen by this phone.',
      AGREES.sentences[1],
      'The host’s device has shown the card of Cy 2 times.',
      'The host’s device has shown the card of Eve 1 time.',
    ]);
  });

  it('says what it cannot say', () => {
    expect(verdict(phone(1), [], state())).toEqual({
      code: 'nothing-seen',
      title: 'Nothing to compare',
      sentences: ['This phone has opened no card of this game, so it cannot say whether it was fair.'],
    });
    expect(verify(phoneFor(open(), 1, bytes(70, 32)), [], record(state()), clock)).toEqual({
      code: 'left-out',
      title: 'Dealt without this phone',
      sentences: [
        'Another phone answered first as Ben. This phone was shown no card, so it cannot say whether the deal was fair.',
      ],
    });
  });

  it('does not agree with a card that was not dealt', () => {
    const [one] = seen(phone(1), state());
    const died = played(state(), { kind: 'out', seats: [1] }, publish(10));
    const [, gone] = seen(phone(1), state(), died);
    const told = (opened: typeof one) =>
      verify(phone(1), opened ? [opened] : [], record(died), clock).sentences;
    if (!one?.card || !gone) expect.fail('no card');
    const { head, card } = one;
    expect(told({ head, card: { ...card, value: 'Zoe' } })).toEqual([
      `At 21:05 you were given Zoe, and ${card.value} was dealt.`,
    ]);
    expect(told({ head })).toEqual([`At 21:05 you were given no card, and ${card.value} was dealt.`]);
    expect(told({ ...gone, card })).toEqual([
      `At 21:15 you were given ${card.value}, and no card was dealt.`,
    ]);
  });
});

describe('a record', () => {
  const died = eachTest(() => played(state(), { kind: 'out', seats: [3] }, publish(35)));
  const body = eachTest(() => unwrap(readCode(recordText(died()))).body);
  const read = (bytes: Uint8Array) => readRecord(invitation(), linkText(encodeCode(3, 'record', bytes)));
  it('does not hold together where it is cut, or names a closer who is not there', () => {
    expect(read(body())).toMatchObject({ ok: true });
    for (const bytes of [
      body().slice(0, -1),
      body().slice(0, 60),
      body().slice(0, 10),
      body().with(20, 6),
      body().with(20, 200),
    ])
      expect(read(bytes)).toMatchObject({ error: { code: 'code-broken' } });
    expect(read(body().with(20, 5))).toMatchObject({ ok: true, value: { closer: 5 } });
  });

  it('cannot say that a seat is out that is not there', () => {
    const [bits] = died().heads[1]?.leavers.flat() ?? [];
    expect(bits).toBe(3);
    // Six seats are the six highest bits of their byte.
    const last = body().length - 7;
    expect(read(body().with(last, (body()[last] as number) | 1))).toMatchObject({
      error: { code: 'code-broken' },
    });
  });

  it('begins with any time, also the first second of all', () => {
    const early = played(closed(open(), [phoneFor(open(), 1)]).state, { kind: 'publish', serial: 1 });
    expect(record(early).heads.map(({ serial }) => serial)).toEqual([1]);
  });
});

/** What devices say word for word, and in which case: of codes, of what a host cannot do now, of a deal and of its record. */
import { describe, expect, it } from 'vitest';
import { MAX_FRAGMENT } from '../../base/fragment';
import { type Result, unwrap } from '../../base/result';
import { sealedById } from '../../games/sealed.sample';
import { readBulletin, readRecord } from './bulletin';
import { type CodeKind, encodeCode, linkText, readCode } from './codes';
import {
  applyHost,
  currentRoll,
  faceUp,
  type HostEvent,
  type HostState,
  isPublished,
  rollCode,
  sharedWith,
  startHost,
  withPhone,
} from './host';
import {
  answerText,
  encodeInvitation,
  encodeRoll,
  markOf,
  publicKeyOf,
  type Roll,
  readAnswer,
  readClosing,
  readInvitation,
} from './invitation';
import { comparedBefore, openRoll, type PhoneSeat, stateOf, verify, warningsOf } from './phone';
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
  gameOf,
  NAMES,
  phoneFor,
  played,
  recordText,
  seen,
  specOf,
  started,
} from './table.sample';

const table = eachTest(() => dealtTable());
const state = () => table().state;
const phone = (seat: number) => table().phone(seat);
const invitation = () => state().invitation;
const publish = (minutes: number): HostEvent => ({ kind: 'publish', serial: EVENING + 60 * minutes });
const record = (of: HostState) => unwrap(readRecord(invitation(), recordText(of)));
const open = eachTest(() => started());
const answeredBy = (...seats: readonly number[]): HostState =>
  played(open(), ...seats.map((seat) => answerOf(open(), phoneFor(open(), seat))));
const rolled = eachTest(() => played(answeredBy(1, 2), { kind: 'roll', seat: 2 }));
const closer = eachTest(() => closedBy(rolled(), phoneFor(open(), 2)));

const KINDS: Readonly<Record<CodeKind, { text: () => string; title: string }>> = {
  invitation: { text: () => linkText(encodeInvitation(invitation())), title: 'an invitation' },
  answer: {
    text: () => answerText(invitation(), { seat: 1, key: publicKeyOf(bytes(3, 32)) }),
    title: 'an answer',
  },
  bulletin: { text: () => bulletinText(state()), title: 'a code of the table' },
  record: { text: () => recordText(state()), title: 'the record of a game' },
  roll: { text: () => linkText(rollCode(rolled()) as Uint8Array), title: 'a list of answers to close' },
  closing: {
    text: () => linkText(encodeCode(3, 'closing', bytes(1, 60))),
    title: 'the closing of a deal',
  },
};

describe('a code in the wrong place', () => {
  it.each(Object.entries(KINDS))('says what it is, and what is wanted: %s', (kind, { text, title }) => {
    const wanted = kind === 'record' ? 'a code of the table' : 'the record of a game';
    const read = kind === 'record' ? readBulletin : readRecord;
    expect(read(invitation(), text())).toMatchObject({
      error: { code: 'code-kind', message: `This is ${title}, and ${wanted} is needed here.` },
    });
  });
});

describe('a code in a sentence', () => {
  it.each(['Open https://dagger.example/seat/#CODE.', '(#CODE)!?', '  CODE \n', '“#CODE”.'])(
    'is read: %s',
    (sentence) => {
      const text = KINDS.invitation.text();
      expect(unwrap(readCode(sentence.replace('CODE', text)))).toEqual(unwrap(readCode(text)));
    },
  );

  it('has only the sign at its end taken away', () => {
    for (let k = 0; k < 300; k++) {
      const code = encodeCode(3, 'record', Uint8Array.of(k >> 8, k & 255, 255, 190, 62));
      expect(unwrap(readCode(linkText(code))).body, `${k}`).toEqual(code.slice(2, -4));
    }
  });

  it('of exactly the most that is read is looked at', () => {
    expect(readCode('A'.repeat(MAX_FRAGMENT))).not.toMatchObject({ error: { code: 'link-length' } });
    expect(readCode('A'.repeat(MAX_FRAGMENT + 1))).toMatchObject({ error: { code: 'link-length' } });
  });
});

describe('an invitation', () => {
  const invited = (
    text: string,
    start: readonly number[] = [...invitation().hostKey, 0, 1],
  ): Result<unknown> =>
    readInvitation(
      sealedById,
      linkText(encodeCode(3, 'invitation', Uint8Array.from(start), new TextEncoder().encode(text))),
    );
  const spec = (
    options: unknown,
    { version = 1 as unknown, game = 'target' as unknown, names = NAMES as unknown } = {},
  ) => JSON.stringify([version, game, options, names]);
  const BROKEN = 'The code does not hold together: ask for a new one from the device that made it.';

  it('is read where its spec is in its one form', () =>
    expect(invited(spec([]))).toMatchObject({ ok: true }));

  it.each<[string, () => Result<unknown>]>([
    ['without the end of its key', () => invited('', [...invitation().hostKey.slice(1)])],
    ['with words of another language', () => invited(spec([]), [...invitation().hostKey, 0, 2])],
    ['of another version of specs', () => invited(spec([], { version: 2 }))],
    ['with a number for a game', () => invited(spec([], { game: 7 }))],
    ['with a number for a name', () => invited(spec([], { names: ['Ana', 'Ben', 3] }))],
    ['with a number for an option', () => invited(spec([['ring', 1]]))],
    ['with an option longer than 1,000 signs', () => invited(spec([['ring', 'x'.repeat(1001)]]))],
    ['with a number for the name of an option', () => invited(spec([[1, true]]))],
    ['with a name of an option that ends in a sign', () => invited(spec([['ring>', true]]))],
    ['with a name of an option that begins with a sign', () => invited(spec([['<ring', true]]))],
    ['that is not JSON', () => invited('[1,')],
    ['that is an object', () => invited('{}')],
  ])('%s does not hold together', (_, result) => {
    expect(result()).toEqual({ ok: false, error: { code: 'code-broken', message: BROKEN } });
  });

  it('with a text where a choice is wanted is refused by the game, with what it says', () => {
    expect(invited(spec([['ring', 'x'.repeat(1000)]]))).not.toMatchObject({ error: { code: 'code-broken' } });
  });

  it('with a key that protects nothing is not answered', () => {
    expect(invited(spec([]), [...new Uint8Array(32), 0, 1])).toMatchObject({
      error: {
        code: 'key-unsound',
        message: 'The host’s key in this invitation protects nothing: do not answer it.',
      },
    });
  });
});

describe('an answer', () => {
  const read = (seat: number, key: Uint8Array, of = invitation()) =>
    readAnswer(invitation(), unwrap(readCode(answerText(of, { seat, key }))));
  it.each<[string, string, () => Result<unknown>]>([
    [
      'answer-other',
      'This answers another invitation: let that phone open the one on this screen.',
      () => read(1, bytes(3, 32), started(specOf(), { secret: bytes(9, 16) }).invitation),
    ],
    [
      'answer-host',
      'Ana hosts, and plays on this device: no phone can answer as Ana.',
      () => read(0, bytes(3, 32)),
    ],
    [
      'key-unsound',
      'The key in the answer of Ben protects nothing: it is not taken.',
      () => read(1, new Uint8Array(32)),
    ],
  ])('%s: %s', (code, message, result) => {
    expect(result()).toEqual({ ok: false, error: { code, message } });
  });

  it('of the wrong length does not hold together', () => {
    const code = encodeCode(3, 'answer', invitation().id, Uint8Array.of(1), bytes(3, 33));
    expect(readAnswer(invitation(), unwrap(readCode(linkText(code))))).toMatchObject({
      error: { code: 'code-broken' },
    });
  });

  it('has a mark of four letters or digits', () => {
    expect(markOf(Uint8Array.of(0, 0, 1, 255, 255, 255, 255, 255))).toBe('0000');
    expect(markOf(bytes(5, 8))).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}$/);
  });
});

describe('a roll and its closing', () => {
  const code = () => unwrap(readCode(KINDS.roll.text()));
  it('are for one phone, and of one list of answers', () => {
    expect(openRoll(phoneFor(open(), 1), code())).toEqual({
      ok: false,
      error: {
        code: 'roll-other',
        message: 'Cy closes this deal: that phone scans this, and no other.',
      },
    });
    const tags = open().keys.map(() => new Uint8Array(8));
    const ofNobody = encodeRoll(open().invitation, { closer: 6, tags }, bytes(1, 32));
    expect(openRoll(phoneFor(open(), 1), unwrap(readCode(linkText(ofNobody))))).toMatchObject({
      error: { message: 'Another closes this deal: that phone scans this, and no other.' },
    });
    const ofBen = played(answeredBy(1, 2), { kind: 'roll', seat: 1 });
    expect(() => closingOf(ofBen, closer())).toThrow('Ben closes this deal: take what that phone shows.');
    const more = played(answeredBy(1, 2, 3), { kind: 'roll', seat: 2 });
    expect(() => closingOf(more, closer())).toThrow(
      'Cy closed an earlier list of answers, and closes only once: begin again.',
    );
  });

  it('of the wrong length do not hold together', () => {
    for (const length of [50, 100]) {
      const cut = unwrap(readCode(linkText(encodeCode(3, 'closing', invitation().id, bytes(1, length)))));
      expect(
        readClosing(open().invitation, currentRoll(rolled()) as Roll, cut, sharedWith(rolled(), 2)),
      ).toMatchObject({ error: { code: 'code-broken' } });
    }
  });

  it('say which phone closed, with the roll that it closed', () => {
    expect(withPhone(rolled())).toEqual([1, 2]);
    expect(currentRoll(open())).toBeUndefined();
    expect(currentRoll(rolled())?.tags[2]).toEqual(new Uint8Array(8));
  });
});

describe('what a host cannot do now', () => {
  const died = eachTest(() => played(state(), { kind: 'out', seats: [3] }, publish(35)));
  const roles = () => dealtTable(specOf('mafia')).state;
  const two = () => played(answeredBy(1, 2), answerOf(open(), phoneFor(open(), 1, bytes(50, 32))));
  const changed = () => played(state(), { kind: 'phone', seat: 1, key: 'ab'.repeat(32) });
  it.each<[string, () => HostState, HostEvent | (() => HostEvent)]>([
    ['There is no seat 7.', state, { kind: 'look', seats: [1, 6] }],
    ['There is no seat 9.', open, { kind: 'drop', seat: 8 }],
    [
      'The game is over, and every card has been shown: start a new one.',
      () => played(died(), { kind: 'end' }),
      publish(40),
    ],
    ['Two phones answered as Ben: choose one of them first.', two, { kind: 'roll', seat: 2 }],
    ['Dee has no phone here: let another close the deal.', () => answeredBy(1), { kind: 'roll', seat: 3 }],
    ['One of the phones closes the deal first: choose whose.', () => answeredBy(1), { kind: 'close' }],
    ['One of the phones closes the deal first: choose whose.', rolled, { kind: 'close' }],
    ['Cy is closing the deal: go back to the answers first.', rolled, { kind: 'drop', seat: 1 }],
    ['Nothing is dealt yet: take in the answers first.', open, { kind: 'end' }],
    ['This game deals once: nobody leaves the deal.', roles, { kind: 'out', seats: [1] }],
    ['This serial has been used.', died, publish(35)],
    ['Nobody has died yet.', state, { kind: 'undo' }],
    [
      'This answer was seen before: let the new phone of Ben open the invitation and answer.',
      changed,
      () => ({ kind: 'phone', seat: 1, key: state().keys[1]?.[0] ?? '' }),
    ],
    ['The cards are dealt, and the answers stay as they are.', state, { kind: 'reopen' }],
  ])('%s', (message, from, event) => {
    expect(applyHost(from(), typeof event === 'function' ? event() : event)).toMatchObject({
      ok: false,
      error: { message },
    });
  });

  it('begins with a spec that the game refuses', () => {
    const start = (spec = specOf(), version?: 2) =>
      startHost(gameOf('target'), spec, 0, bytes(1, 16), version);
    expect(start(specOf('target', ['Ana']))).toMatchObject({ ok: false });
    expect(start(specOf('target', NAMES, { fresh: true }))).toMatchObject({
      error: { code: 'fresh-sealed' },
    });
    expect(start(specOf('target', NAMES, { fresh: true }), 2)).toMatchObject({
      ok: true,
      value: { used: [] },
    });
    expect(() => startHost(gameOf('target'), specOf(), 0, bytes(1, 15))).toThrow('a secret has 16 bytes');
  });
});

describe('the host’s device', () => {
  it('knows whether the code that is out says all', () => {
    expect(isPublished(closed(open(), [phoneFor(open(), 1)]).state)).toBe(false);
    expect(isPublished(state())).toBe(true);
    const looked = played(state(), { kind: 'look', seats: [2] });
    expect(isPublished(looked)).toBe(false);
    expect(isPublished(played(looked, publish(1)))).toBe(true);
  });

  it('keeps deaths in the order of the seats', () => {
    expect(played(state(), { kind: 'out', seats: [4, 2, 3] }).leavers).toEqual([[2, 3, 4]]);
  });

  it('shows what is face up: nothing, the first victim, the specialists', () => {
    expect(faceUp(state())).toEqual([]);
    expect(faceUp(dealtTable(specOf('mafia')).state)).toEqual([]);
    const { state: pyramids, phone: seat } = dealtTable(specOf('tmag'));
    const [victim, ...rest] = faceUp(pyramids);
    expect(rest).toEqual([]);
    const roles = [1, 2, 3, 4, 5].map((at) => seen(seat(at), pyramids)[0]?.card?.value);
    expect(roles.map((role) => role !== 'Assassin')).toEqual([1, 2, 3, 4, 5].map((at) => at === victim));
    const specialists = faceUp(dealtTable(specOf('nation')).state);
    expect(new Set(specialists).size).toBe(6);
    // A seat that is out has no card to show.
    expect(faceUp({ ...open(), tags: open().keys.map(() => new Uint8Array(8)) })).toEqual([]);
  });
});

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
      'These cards were dealt before your answer.',
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
    const card = one?.card?.value;
    expect(
      told({ ...(one as NonNullable<typeof one>), card: { ...one?.card, value: 'Zoe' } as never }),
    ).toEqual([`At 21:05 you were given Zoe, and ${card} was dealt.`]);
    expect(told({ head: (one as NonNullable<typeof one>).head })).toEqual([
      `At 21:05 you were given no card, and ${card} was dealt.`,
    ]);
    expect(told({ ...(gone as NonNullable<typeof gone>), card: one?.card as never })).toEqual([
      `At 21:15 you were given ${card}, and no card was dealt.`,
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

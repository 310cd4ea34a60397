/** What devices say word for word, and in which case: of codes, and of what a host cannot do now. */
import { describe, expect, it } from 'vitest';
import { type Result, unwrap } from '../../base/result';
import { sealedById } from '../../games/sealed.sample';
import { readBulletin, readRecord } from './bulletin';
import { type CodeKind, encodeCode, linkText, MAX_CODE, readCode, type Version } from './codes';
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
import { openRoll } from './phone';
import {
  answerOf,
  bulletinText,
  bytes,
  closed,
  closingOf,
  dealtTable,
  eachTest,
  gameOf,
  NAMES,
  phoneFor,
  played,
  publish,
  recordText,
  seen,
  specOf,
  stages,
  started,
} from './table.sample';

const { state, invitation, open, answeredBy, rolled, closer } = stages();

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

  it('of a later version says which, and what to do', () => {
    const code = encodeCode(Number(4) as Version, 'record', bytes(1, 8));
    expect(readCode(linkText(code))).toMatchObject({
      error: {
        message:
          'The code is of version 4, and this page reads version 3: reload the page, or copy the code again.',
      },
    });
  });

  it('of exactly the most that is read is looked at', () => {
    expect(readCode('A'.repeat(MAX_CODE))).not.toMatchObject({ error: { code: 'link-length' } });
    expect(readCode('A'.repeat(MAX_CODE + 1))).toMatchObject({ error: { code: 'link-length' } });
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
      ok: false,
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

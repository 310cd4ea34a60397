/** Codes that are damaged or changed on purpose: each is refused with a sentence, and none throws or opens as another card. */
import { concatBytes } from '@noble/hashes/utils.js';
import { base64urlnopad } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { volume } from '../../../tests/volume';
import { type Result, unwrap } from '../../base/result';
import { sealedById } from '../../games/sealed.sample';
import { readRecord } from './bulletin';
import { answersIn, type Code, type CodeKind, encodeCode, linkText, MAX_CODE, readCode } from './codes';
import { currentRoll, rollCode, sharedWith } from './host';
import {
  answerText,
  encodeInvitation,
  publicKeyOf,
  type Roll,
  readAnswer,
  readClosing,
  readInvitation,
} from './invitation';
import { closingTextOf, openBulletin, openRoll, verify } from './phone';
import {
  answerOf,
  bulletinText,
  clock,
  closedBy,
  dealtTable,
  EVENING,
  eachTest,
  gameOf,
  phoneFor,
  played,
  recordText,
  seen,
  specOf,
  started,
} from './table.sample';

const table = eachTest(() => dealtTable(specOf('target')));
const state = () => table().state;
const later = eachTest(() =>
  played(state(), { kind: 'out', seats: [3] }, { kind: 'publish', serial: EVENING + 60 }),
);
const own = () => table().phone(1);
const invitation = () => state().invitation;
const opened = eachTest(() => seen(own(), state(), later()));

const fromCode = (text: string, read: (code: Code) => Result<unknown>): Result<unknown> => {
  const code = readCode(text);
  return code.ok ? read(code.value) : code;
};

const asked = () => phoneFor(state(), 5);
const rolled = eachTest(() =>
  played(
    started(specOf('target')),
    ...[1, 2, 3, 4, 5].map((seat) => answerOf(state(), phoneFor(state(), seat))),
    { kind: 'roll', seat: 5 },
  ),
);
const closer = eachTest(() => closedBy(rolled(), asked()));

const FORMATS: Record<CodeKind, { text: () => string; read: (text: string) => Result<unknown> }> = {
  invitation: {
    text: () => linkText(encodeInvitation(invitation())),
    read: (text) => readInvitation(sealedById, text),
  },
  answer: {
    text: () => answerText(invitation(), { seat: 1, key: publicKeyOf(own().secretKey) }),
    read: (text) => fromCode(text, (code) => readAnswer(invitation(), code)),
  },
  bulletin: { text: () => bulletinText(later()), read: (text) => openBulletin(own(), text) },
  roll: {
    text: () => linkText(rollCode(rolled()) as Uint8Array),
    read: (text) => fromCode(text, (code) => openRoll(asked(), code)),
  },
  closing: {
    text: () => closingTextOf(closer()) as string,
    read: (text) =>
      fromCode(text, (code) =>
        readClosing(invitation(), currentRoll(rolled()) as Roll, code, sharedWith(rolled(), asked().seat)),
      ),
  },
  record: { text: () => recordText(later()), read: (text) => readRecord(invitation(), text) },
};
const KINDS = Object.entries(FORMATS).map(([kind, format]) => ({ kind: kind as CodeKind, ...format }));

/** Every second one is a change of the text, every second one of the bytes under a check that is right. */
const RUNS = volume(40, 5_000);

const SIGNS = [...'ABCabc019-_.=#%&+ \u202E🦊'];
const texts = (text: string) =>
  fc.tuple(fc.nat(text.length - 1), fc.nat(3), fc.constantFrom(...SIGNS)).map(([at, how, sign]) => {
    if (how === 0) return text.slice(0, at) + sign + text.slice(at + 1);
    if (how === 1) return text.slice(0, at) + sign + text.slice(at);
    return how === 2 ? text.slice(0, at) : text.slice(0, at) + text.slice(at + 1);
  });

const bodies = (body: Uint8Array) =>
  fc.tuple(fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 }), fc.nat(5)).map(([at, by, how]) => {
    if (how === 0) return body.slice(0, at);
    if (how === 1) return concatBytes(body.slice(0, at), Uint8Array.of(by), body.slice(at));
    return body.map((byte, k) => (k === at ? byte ^ by : byte));
  });

describe.each(KINDS)('$kind', ({ kind, text, read }) => {
  it('is read whole', () => expect(read(text())).toMatchObject({ ok: true }));

  it('is refused with a sentence when its text is damaged', () => {
    fc.assert(
      fc.property(texts(text()), (damaged) => {
        const result = read(damaged);
        // Signs that only set others apart, or that base32 takes for others, change nothing.
        const isSame = JSON.stringify(readCode(damaged)) === JSON.stringify(readCode(text()));
        if (!isSame)
          expect(result).toMatchObject({ ok: false, error: { message: expect.stringMatching(/[.:]/) } });
      }),
      { numRuns: RUNS },
    );
  });

  it('gives nothing of its own when its bytes are changed and its check is made right', () => {
    const { body } = unwrap(readCode(text()));
    fc.assert(
      fc.property(bodies(body), (changed) => {
        const bytes = encodeCode(3, kind, changed);
        const result = read(linkText(bytes));
        if (!result.ok) {
          expect(result.error.message).toMatch(/[.:]/);
        } else if (kind === 'bulletin') {
          // Only another seat's slot was changed: the head and the card are those of the host.
          expect(result.value).toEqual(opened()[1]);
        } else if (kind === 'record') {
          const verdict = verify(own(), opened(), unwrap(readRecord(invitation(), linkText(bytes))), clock);
          if (verdict.code === 'agrees') expect(changed.slice(0, 69)).toEqual(body.slice(0, 69));
        } else {
          expect(result.value).not.toEqual(unwrap(read(text())));
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('is refused in the place of another', () => {
    for (const other of KINDS) if (other.kind !== kind) expect(other.read(text()).ok).toBe(false);
  });
});

describe('texts', () => {
  it('have no sign twice and end with a letter or a digit, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 60 }), (bytes) => {
        const text = linkText(bytes);
        expect(text).not.toMatch(/[-_]{2}|[-_.]$/);
        expect(base64urlnopad.decode(text.replace(/\.0$/, '').replaceAll('.', ''))).toEqual(bytes);
      }),
    );
  });

  it('are found in a whole chat, in capitals or not', () => {
    const chat = [1, 2, 3].map((seat) =>
      answerText(invitation(), { seat, key: publicKeyOf(table().phone(seat).secretKey) }),
    );
    const pasted = `[20:31] Ben: ${chat[0]}\nsee you\nCy: ${chat[1]?.toLowerCase()} 👍\n> ${chat[2]}`;
    expect(answersIn(pasted).map((code) => unwrap(readAnswer(invitation(), unwrap(code))).seat)).toEqual([
      1, 2, 3,
    ]);
    expect(answersIn('Ben: PD3:ABC')).toMatchObject([{ error: { code: 'code-damaged' } }]);
  });

  it('of more than 262,144 characters are refused at once, with the limit in words', () => {
    for (const text of ['A'.repeat(389_000), 'PD3:'.repeat(MAX_CODE)]) {
      expect(readCode(text)).toMatchObject({
        error: {
          message: /^The link has [\d,]+ characters, and at most 262,144 are read: copy only the link\.$/,
        },
      });
    }
  });

  // To look for the end of a link at each sign took minutes.
  it.each(['.', ')'])('of nothing but %j are refused as soon', (sign) => {
    expect(readCode(`A${sign.repeat(MAX_CODE - 2)}A`).ok).toBe(false);
  });

  it.each(['Player #1: %', '„%“', '« % »', '*%*', '%… see you', '% #3', '%\u200B'])(
    'are found in %j',
    (around) => {
      const text = around.replace(
        '%',
        `https://dagger.example/seat/#${linkText(encodeInvitation(invitation()))}`,
      );
      expect(unwrap(readCode(text)).kind).toBe('invitation');
    },
  );

  it.each([
    '',
    '#content',
    'seat=__proto__',
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '\u202Etaes',
  ])('%j is no code', (text) => expect(readCode(text).ok).toBe(false));
});

it('more than 200 names are refused in every game', () => {
  const names = Array.from({ length: 201 }, (_, k) => `P${k}`);
  expect(gameOf('target').check(specOf('target', names))).toMatchObject({
    error: { message: 'There are 201 names, and at most 200 are read: play at several tables.' },
  });
});

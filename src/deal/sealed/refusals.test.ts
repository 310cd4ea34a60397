/** What is refused, each with its code: codes that say what cannot be, and events that cannot happen now. */
import { base64urlnopad } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { type Result, unwrap } from '../../base/result';
import { sealedById } from '../../games/sealed.sample';
import type { Spec } from '../v1/spec';
import { readBulletin, readRecord } from './bulletin';
import { encodeCode, linkText, readCode } from './codes';
import { applyHost, cardHere, type HostEvent, type HostState } from './host';
import { answerText, encodeInvitation, type Invitation, readAnswer, readInvitation } from './invitation';
import {
  answerOf,
  bulletinText,
  bytes,
  dealtTable,
  EVENING,
  eachTest,
  phoneFor,
  played,
  recordText,
  specOf,
  started,
} from './table.sample';

const state = eachTest(() => dealtTable().state);
const invitation = () => state().invitation;
const publish: HostEvent = { kind: 'publish', serial: EVENING + 60 };
const died = eachTest(() => played(state(), { kind: 'out', seats: [3] }, publish));

/** As a phone reads it; a spec may be what no parser makes. */
const invited = (change: Partial<Omit<Invitation, 'spec'>> & { spec?: Spec }): Result<unknown> =>
  readInvitation(sealedById, linkText(encodeInvitation({ ...invitation(), ...change } as Invitation)));
const answered = (seat: number, key = bytes(3, 32)): Result<unknown> =>
  readAnswer(invitation(), unwrap(readCode(answerText(invitation(), { seat, key }))));
const recorded = (heads: HostState['heads'], of = invitation()): Result<unknown> =>
  readRecord(of, recordText({ ...died(), heads }));
const bulletinOf = (change: (body: Uint8Array) => Uint8Array): Result<unknown> =>
  readBulletin(
    invitation(),
    linkText(encodeCode(3, 'bulletin', change(unwrap(readCode(bulletinText(died()))).body))),
  );

const headAt = (k: number) => died().heads[k] as HostState['heads'][number];

describe('a code', () => {
  it.each<[string, string, () => Result<unknown>]>([
    [
      'of a later version',
      'code-version',
      () => readCode(base64urlnopad.encode(Uint8Array.of(4, 1, 0, 0, 0, 0))),
    ],
    [
      'of an earlier version',
      'code-old',
      () => readCode(base64urlnopad.encode(Uint8Array.of(2, 1, 0, 0, 0, 0))),
    ],
    ['of no kind', 'code-damaged', () => readCode(base64urlnopad.encode(Uint8Array.of(3, 9, 0, 0, 0, 0)))],
    [
      'too short for a check',
      'code-damaged',
      () => readCode(base64urlnopad.encode(Uint8Array.of(4, 1, 0, 0, 0))),
    ],
    ['in the place of a record', 'code-kind', () => readRecord(invitation(), bulletinText(state()))],
    [
      'to a game that is not known',
      'code-game',
      () => invited({ spec: { ...invitation().spec, game: 'chess' } }),
    ],
    ['to a seat that is not there', 'code-broken', () => invited({ hostSeat: 6 })],
    [
      'with an option at its default',
      'code-broken',
      () => invited({ spec: specOf('target', undefined, { ring: false }) }),
    ],
    [
      'with an option that is no word',
      'code-broken',
      () => invited({ spec: specOf('target', undefined, { '<b>': 'x' }) }),
    ],
    [
      'with an option that is not known',
      'option-unknown',
      () => invited({ spec: specOf('target', undefined, { x: true }) }),
    ],
    [
      'with a deal that looks back',
      'fresh-sealed',
      () => invited({ spec: specOf('target', undefined, { fresh: true }) }),
    ],
    [
      'with an option that turns the writing round',
      'code-broken',
      () => invited({ spec: specOf('target', undefined, { ring: '\u202E' }) }),
    ],
    ['answered by a seat that is not there', 'code-broken', () => answered(6)],
    ['answered by the host’s own seat', 'answer-host', () => answered(0)],
    ['answered with a key of low order', 'key-unsound', () => answered(1, new Uint8Array(32))],
    ['of a bulletin without its end', 'code-broken', () => bulletinOf((body) => body.slice(0, -1))],
    [
      'of a bulletin that a seat closed which is not there',
      'code-broken',
      () => bulletinOf((body) => body.with(10, 6)),
    ],
    ['of a bulletin and more', 'code-broken', () => bulletinOf((body) => Uint8Array.of(...body, 0))],
    ['of a record whose serials fall', 'code-broken', () => recorded([headAt(1), headAt(0)])],
    ['of a record with a serial twice', 'code-broken', () => recorded([headAt(0), headAt(0)])],
    [
      'of the record of another game',
      'record-other',
      () => readRecord(started(specOf(), { secret: bytes(2, 16) }).invitation, recordText(died())),
    ],
  ])('%s: %s', (_, code, read) => {
    expect(read()).toMatchObject({ ok: false, error: { code } });
  });

  it('of an invitation() with an option that counts, of a record before any bulletin, is read', () => {
    expect(invited({ spec: specOf('target', undefined, { ring: true }) }).ok).toBe(true);
    expect(recorded([])).toMatchObject({ ok: true, value: { heads: [] } });
    expect(recorded([headAt(0), headAt(1)])).toMatchObject({
      ok: true,
      value: { heads: [{ place: 1 }, { place: 2 }] },
    });
  });
});

it.each(['', '#', 'two words', 'seat=1'])('%j is no code, and is not taken for a damaged one', (text) => {
  expect(readCode(text)).toMatchObject({ ok: false, error: { code: 'code-missing' } });
});

describe('an event', () => {
  const open = eachTest(() => started());
  const ended = () => played(died(), { kind: 'end' });
  const answeredOne = eachTest(() => played(open(), answerOf(open(), phoneFor(open(), 1))));
  const rolled = eachTest(() => played(answeredOne(), { kind: 'roll', seat: 1 }));
  it.each<[string, () => HostState, HostEvent, string]>([
    ['of a seat that is not there', state, { kind: 'look', seats: [1, 6] }, 'seat-unknown'],
    ['of play before the cards are dealt', open, publish, 'not-closed'],
    ['of answers after it', state, { kind: 'choose', seat: 1, key: 'ab' }, 'closed'],
    ['back where no one died', state, { kind: 'undo' }, 'nothing-to-undo'],
    ['of a code of the same second', state, { kind: 'publish', serial: EVENING }, 'serial-used'],
    ['of a death that has happened', died, { kind: 'out', seats: [3] }, 'seat-gone'],
    ['of a seat without a phone that is to close', open, { kind: 'roll', seat: 1 }, 'no-phone'],
    ['of a closing without a closer', answeredOne, { kind: 'close' }, 'not-closed'],
    ['of an answer while one closes', rolled, { kind: 'drop', seat: 1 }, 'rolled'],
    ['of no death', died, { kind: 'out', seats: [] }, 'nobody-left'],
    ['after the end', ended, { kind: 'look', seats: [1] }, 'ended'],
  ])('%s: %s', (_, from, event, code) => {
    expect(applyHost(from(), event)).toMatchObject({ ok: false, error: { code } });
  });

  it('that changes nothing leaves the state as it is', () => {
    const [key] = state().keys[1] as readonly [string];
    expect(unwrap(applyHost(state(), { kind: 'close' }))).toBe(state());
    expect(unwrap(applyHost(state(), { kind: 'answer', seat: 1, key }))).toBe(state());
    expect(played(rolled(), { kind: 'reopen' })).toEqual(answeredOne());
    expect(unwrap(applyHost(state(), { kind: 'phone', seat: 1, key }))).toBe(state());
  });

  it('of a death takes the card away, and no other', () => {
    expect(cardHere(died(), 3)).toMatchObject({
      error: { code: 'seat-out', message: 'Dee is out, and has no card.' },
    });
    expect(cardHere(died(), 2).ok).toBe(true);
  });
});

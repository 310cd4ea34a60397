import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../../base/result';
import { sealed as mafiaSealed } from '../../../../games/mafia/sealed';
import { sealed as targetSealed } from '../../../../games/target/sealed';
import type { SealedGame } from '..';
import { NAMES, namesOf, OPENING, sampleTable, secretOf } from '../table.sample';
import type { HostEvent } from './events';
import { allCards, currentBulletin, hostSeat, peekedCards } from './hand-out';
import { applyHost, isPublished, replayHost, startHost } from './host';
import { tellLog } from './log-words';

const PUBLISH: HostEvent = { kind: 'publish' };
const UNDO: HostEvent = { kind: 'undo' };
const END: HostEvent = { kind: 'end' };
const WORDS: HostEvent = { kind: 'words', words: 'raven attic' };
const out = (...seats: number[]): HostEvent => ({ kind: 'out', seats });
const peek = (...seats: number[]): HostEvent => ({ kind: 'peek', seats });
const rekey = (seat: number): HostEvent => ({ kind: 'rekey', seat });

const hostOf = (log: readonly HostEvent[], game: SealedGame = targetSealed) =>
  sampleTable(game, { log }).host;
const problemOf = (log: readonly HostEvent[], event: HostEvent, game: SealedGame = targetSealed) => {
  const before = hostOf(log, game);
  const frozen = structuredClone(before);
  const result = applyHost(game, before, event);
  expect(before).toEqual(frozen);
  return result.ok ? undefined : result.error;
};

describe('a host', () => {
  it('counts rounds by deaths, and attempts by deals that went out and were undone', () => {
    const roundOf = (...log: HostEvent[]) => {
      const { round, attempt, living } = hostOf([...OPENING, ...log]);
      return [round, attempt, living.join('')];
    };
    expect(roundOf()).toEqual([0, 0, '01234']);
    expect(roundOf(out(2))).toEqual([1, 0, '0134']);
    expect(roundOf(out(2), UNDO)).toEqual([0, 0, '01234']);
    expect(roundOf(out(2), UNDO, out(3))).toEqual([1, 0, '0124']);
    expect(roundOf(out(2), PUBLISH, UNDO, out(3))).toEqual([1, 1, '0124']);
    expect(roundOf(out(2), PUBLISH, out(4), PUBLISH, UNDO, UNDO, out(3), out(1))).toEqual([2, 1, '024']);
    expect(roundOf(out(2), PUBLISH, out(4), PUBLISH, UNDO)).toEqual([1, 0, '0134']);
    expect(roundOf(out(4, 2))).toEqual([1, 0, '013']);
  });

  it('deals the same cards when an undone death happens after all, under other keys', () => {
    const { host, bulletins } = sampleTable(targetSealed, {
      log: [...OPENING, out(2), PUBLISH, UNDO, out(2), PUBLISH, END],
    });
    const [, before, after] = unwrap(allCards(targetSealed, host));
    expect(after?.map(({ value }) => value)).toEqual(before?.map(({ value }) => value));
    expect(bulletins[2]?.slots).not.toEqual(bulletins[1]?.slots);
  });

  it('gives a seat a new link, and the bulletin out again with one slot changed', () => {
    const host = hostOf([...OPENING, rekey(3)]);
    expect(isPublished(host)).toBe(false);
    expect(currentBulletin(targetSealed, host)).toMatchObject({ error: { code: 'not-published' } });
    const [before, after] = sampleTable(targetSealed, { log: [...OPENING, rekey(3), PUBLISH] }).bulletins;
    const same = after?.slots.map((slot, k) => slot.join() === before?.slots[k]?.join());
    expect(same).toEqual([true, true, true, false, true]);
    expect(hostSeat(host, 3)).toMatchObject({ seat: 3, rekey: 1 });
  });

  it('shows the cards that were asked for, and of this round only', () => {
    expect(peekedCards(targetSealed, hostOf(OPENING))).toEqual([]);
    const seen = hostOf([...OPENING, peek(3), peek(0, 3)]);
    expect(peekedCards(targetSealed, seen).map(({ seat }) => seat)).toEqual([0, 3]);
    expect(peekedCards(targetSealed, hostOf([...seen.log, out(1)]))).toEqual([]);
    expect(allCards(targetSealed, seen)).toMatchObject({ error: { code: 'not-ended' } });
  });

  it('keeps what was said in its one form, and who left in order', () => {
    const { log } = hostOf([{ kind: 'words', words: ' Raven, ATTIC' }, PUBLISH, out(4, 2)]);
    expect(log).toEqual([WORDS, PUBLISH, out(2, 4)]);
  });

  it('is the same again from its record', () => {
    const host = hostOf([...OPENING, out(2), PUBLISH, UNDO, rekey(1), out(3), PUBLISH, peek(0), END]);
    expect(replayHost(targetSealed, host)).toEqual({ ok: true, value: host });
  });
});

describe('a host may not', () => {
  it.each<[string, readonly HostEvent[], HostEvent, string, string]>([
    ['hear words twice', OPENING, { kind: 'words', words: 'other' }, 'words-said', 'start a new game'],
    ['hear words that are none', [], { kind: 'words', words: '🦊' }, 'words-character', 'letters and digits'],
    ['publish before the words', [], PUBLISH, 'words-missing', 'go on without'],
    ['publish a bulletin twice', OPENING, PUBLISH, 'published', 'show it again'],
    ['bury anybody before the first bulletin', [WORDS], out(1), 'not-published', 'show the first bulletin'],
    ['bury a seat twice', [...OPENING, out(1)], out(1), 'seat-gone', 'Death 2 names seat 1'],
    ['bury a seat that is not there', OPENING, out(7), 'seat-unknown', 'numbered from 0 to 4'],
    ['bury nobody', OPENING, out(), 'nobody-left', 'name a seat'],
    ['bury all but one', OPENING, out(0, 1, 2, 3), 'game-over', 'count the hits'],
    ['undo what did not happen', OPENING, UNDO, 'nothing-to-undo', 'no death to undo'],
    ['give a new link to nobody', OPENING, rekey(5), 'seat-unknown', 'There is no seat 5'],
    ['look before anything is dealt', [], peek(0), 'words-missing', 'Nothing is dealt'],
    ['look at nobody', OPENING, peek(), 'nobody-peeked', 'whose card'],
    ['look at a seat that is out', [...OPENING, out(1)], peek(1), 'seat-gone', 'Seat 2 holds no card'],
    ['go on after the end', [...OPENING, END], out(1), 'ended', 'start a new one'],
  ])('%s', (_, log, event, code, message) => {
    const problem = problemOf(log, event);
    expect(problem?.code).toBe(code);
    expect(problem?.message).toContain(message);
  });

  it('deal again in a game that deals once', () => {
    expect(problemOf(OPENING, out(1), mafiaSealed)?.code).toBe('dealt-once');
  });

  it('renew a link, undo a death, or fill the log for ever', () => {
    const often = <T>(times: number, make: (k: number) => T): T[] =>
      Array.from({ length: times }, (_, k) => make(k));
    expect(
      problemOf(
        often(254, () => rekey(0)),
        rekey(0),
      )?.code,
    ).toBe('log-full');
    const undone = often(254, () => [out(1), PUBLISH, UNDO]).flat();
    expect(problemOf([...OPENING, ...undone, out(1), PUBLISH], UNDO)?.code).toBe('log-full');
    const looks = often(680, () => peek(0, 1, 2, 3));
    const full = hostOf([...OPENING, ...looks]);
    expect(applyHost(targetSealed, full, peek(0, 1, 2, 3))).toMatchObject({ error: { code: 'log-full' } });
    expect(applyHost(targetSealed, full, END).ok).toBe(true);
  });

  it('start with tickets where cards name people, with too few, or with names too long for a link', () => {
    const code = (game: SealedGame, names: readonly string[], options = {}) => {
      const result = startHost(game, { game: game.id, names, options }, secretOf(0));
      return result.ok ? 'started' : result.error.code;
    };
    const tickets = ['Ticket 1', 'Ticket 2', 'Ticket 3', 'Ticket 4', 'Ticket 5'];
    expect(code(targetSealed, tickets)).toBe('tickets-refused');
    expect(code(mafiaSealed, tickets)).toBe('started');
    expect(code(targetSealed, NAMES.slice(0, 2))).toBe('too-few-players');
    expect(code(targetSealed, namesOf(200))).toBe('started');
    expect(
      code(
        targetSealed,
        namesOf(200).map((name) => `${name}${'語'.repeat(19)}`),
      ),
    ).toBe('started');
    expect(
      code(
        targetSealed,
        namesOf(200).map((name) => `${name}${'é\u0323\u0331\u0302'.repeat(19)}`),
      ),
    ).toBe('roster-long');
    expect(() =>
      startHost(targetSealed, { game: 'target', names: NAMES, options: {} }, new Uint8Array(15)),
    ).toThrow(RangeError);
  });
});

it('a log is told in sentences', () => {
  const host = hostOf([
    ...OPENING,
    out(2, 4),
    PUBLISH,
    UNDO,
    out(1),
    PUBLISH,
    rekey(3),
    PUBLISH,
    peek(0, 2, 3),
    END,
  ]);
  expect(unwrap(tellLog(targetSealed, host))).toEqual([
    '5 seats were dealt: Ana, Ben, Cy, Dee and Eve.',
    'The table said “raven attic”.',
    'The bulletin of round 1 went out.',
    'Out: Cy and Eve.',
    'The bulletin of round 2 went out.',
    'The death of Cy and Eve was undone.',
    'Out: Ben.',
    'The bulletin of round 2 went out, after 1 that was undone.',
    'Dee got a new link.',
    'The bulletin of round 2 went out again, with a new slot for a new link.',
    'The host looked at the cards of round 2: Ana, Cy and Dee.',
    'The game ended, and every card was shown.',
  ]);
  expect(tellLog(targetSealed, { ...host, log: [PUBLISH] })).toMatchObject({
    error: { code: 'words-missing' },
  });
});

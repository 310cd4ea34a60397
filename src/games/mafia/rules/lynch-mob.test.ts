import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../base/result';
import {
  ANA,
  agrees,
  BEN,
  CY,
  DEE,
  EVE,
  FOX,
  firstDay,
  GIL,
  HAL,
  meeting,
  night,
  onTrial,
  play,
  refusal,
  SECOND,
  setupOf,
} from './game.sample';
import { apply } from './index';
import type { TableRules } from './options';
import type { Setup } from './setup';
import type { State, TableEvent } from './state';

describe('accusations', () => {
  it.each([
    ['out', 'accuser-dead', { by: BEN, accused: CY }],
    ['accuse', 'accused-dead', { by: CY, accused: BEN }],
    ['accuse', 'accused-self', { by: CY, accused: CY }],
    ['seats', 'seat-unknown', { by: CY, accused: 8 }],
    ['seats', 'seat-unknown', { by: -1, accused: CY }],
  ])('are refused by %s: %s', (rule, code, { by, accused }) => {
    const second = play(setupOf(), ...SECOND);
    expect(refusal(second, { kind: 'accuse', by, accused })).toEqual([rule, code]);
  });

  const failed = (rules: Partial<TableRules> = {}) => unwrap(apply(onTrial(rules), { kind: 'vote', yes: 3 }));

  it('follow a failed vote, of anybody else that day', () => {
    expect(failed().awaits).toEqual({ kind: 'accuse', mayPass: false });
    expect(failed().failed).toBe(1);
    expect(apply(failed(), { kind: 'accuse', by: EVE, accused: DEE }).ok).toBe(true);
    const again = { kind: 'accuse', by: EVE, accused: CY } as const;
    expect(refusal(failed(), again)).toEqual(['accuse-once', 'accused-again']);
    expect(apply(failed({ deadlock: false }), again).ok).toBe(true);
  });

  it('come one at a time', () => {
    expect(refusal(onTrial(), { kind: 'accuse', by: EVE, accused: DEE })).toEqual([
      'one-accusation',
      'out-of-turn',
    ]);
  });
});

describe('a day on which all are accused in vain', () => {
  const inVain = (seats: readonly number[], hands: (seat: number) => number): TableEvent[] =>
    seats.flatMap((accused) => [
      { kind: 'accuse', by: seats.find((seat) => seat !== accused) as number, accused },
      { kind: 'vote', yes: hands(accused) },
    ]);
  const ALL = [ANA, BEN, CY, DEE, EVE, FOX, GIL, HAL];
  const six = ALL.filter((seat) => seat !== BEN && seat !== DEE);

  it('ends with nobody lynched, and night falls', () => {
    const end = play(setupOf(), ...SECOND, ...inVain(six, () => 2));
    expect(end.news.at(-1)).toEqual({ kind: 'deadlocked' });
    expect(end.awaits).toEqual({ kind: 'caller', round: 'assassination', may: [BEN, DEE] });
    const before = play(setupOf(), ...SECOND, ...inVain(six.slice(1), () => 2));
    expect(before.awaits.kind).toBe('accuse');
  });

  it('goes on where the table votes until somebody is lynched', () => {
    const on = play(setupOf({ deadlock: false }), ...SECOND, ...inVain(six, () => 2));
    expect(on.awaits.kind).toBe('accuse');
  });

  it.each([
    ['the most hands', (seat: number) => (seat === FOX ? 3 : 2), FOX],
    ['the first after the first caller, of several with the most', (seat: number) => (seat < CY ? 1 : 3), CY],
  ])('lynches on the first day: %s', (_, hands, lynched) => {
    const end = play(setupOf(), ...meeting(HAL), ...inVain(ALL, hands));
    expect(end.awaits).toEqual({ kind: 'show', seat: lynched, cause: 'lynched' });
    expect(end.news.at(-1)).toEqual({ kind: 'deadlocked', lynched });
  });

  it('is one of two ballots that tie', () => {
    const tie: TableEvent = { kind: 'ballot', named: [2, 0, 0, 0, 0, 0, 2, 2] };
    const first = play(setupOf({ threshold: 'plurality' }), ...meeting(FOX), tie, tie);
    expect(first.awaits).toEqual({ kind: 'show', seat: GIL, cause: 'lynched' });
    const later = play(
      setupOf({ threshold: 'plurality' }),
      ...meeting(),
      { kind: 'ballot', named: [0, 5] },
      { kind: 'show', role: 'pleb' },
      ...night(DEE, 'mafia'),
      tie,
      tie,
    );
    expect(later.awaits).toEqual({ kind: 'caller', round: 'assassination', may: [BEN, DEE] });
  });
});

describe('votes', () => {
  it('are of all the living but the accused, and no hand more', () => {
    expect(onTrial().awaits).toMatchObject({ voters: 7 });
    expect(refusal(onTrial(), { kind: 'vote', yes: 8 })).toEqual(['voters', 'hands-too-many']);
    expect(refusal(onTrial(), { kind: 'vote', yes: 4, no: 4 })).toEqual(['voters', 'hands-too-many']);
    expect(refusal(onTrial(), { kind: 'vote', yes: -1 })).toEqual(['voters', 'hands-count']);
    expect(refusal(onTrial(), { kind: 'vote', yes: 1.5 })).toEqual(['voters', 'hands-count']);
  });

  it('need more than half of the living other than the accused; an abstention is a no', () => {
    expect([3, 4].map((yes) => agrees(onTrial(), yes))).toEqual([false, true]);
    expect(agrees(onTrial(), 3, 0)).toBe(false);
  });

  it('of the votes cast, abstentions are not counted', () => {
    const cast = onTrial({ majority: 'cast' });
    expect([agrees(cast, 2, 1), agrees(cast, 2, 2), agrees(cast, 1, 0), agrees(cast, 0, 0)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it.each(['half', 'two-thirds', 'three-quarters', 'all'] as const)(
    'with “%s” of the votes cast, no hand at all lynches nobody',
    (threshold) => {
      const cast = onTrial({ majority: 'cast', threshold });
      expect([agrees(cast, 0, 0), agrees(cast, 1, 0)]).toEqual([false, true]);
    },
  );

  it.each([
    ['half', 4],
    ['two-thirds', 5],
    ['three-quarters', 6],
    ['all', 7],
  ] as const)('with “%s” %i of seven lynch', (threshold, needed) => {
    const trial = onTrial({ threshold });
    expect([agrees(trial, needed - 1), agrees(trial, needed)]).toEqual([false, true]);
  });

  it('at least 2/3 and 3/4 are met exactly', () => {
    const five: Partial<Setup> = { players: 5, roles: ['pleb', 'pleb', 'assassin', 'mafia', 'pleb'] };
    const trial = (threshold: TableRules['threshold']) =>
      unwrap(apply(firstDay({ threshold }, five), { kind: 'accuse', by: BEN, accused: CY }));
    expect(agrees(trial('three-quarters'), 3)).toBe(true);
    expect(agrees(trial('two-thirds'), 3)).toBe(true);
    expect(agrees(trial('two-thirds'), 2)).toBe(false);
    expect(agrees(trial('half'), 2)).toBe(false);
  });
});

describe('a ballot', () => {
  const day = firstDay({ threshold: 'plurality' });
  const ballot = (...named: number[]): TableEvent => ({ kind: 'ballot', named });

  it('lynches whoever is named most, without an accusation', () => {
    expect(day.awaits).toEqual({ kind: 'ballot', voters: 8, mayPass: false });
    expect(unwrap(apply(day, ballot(1, 0, 3, 2, 2))).awaits).toEqual({
      kind: 'show',
      seat: CY,
      cause: 'lynched',
    });
    expect(refusal(day, { kind: 'accuse', by: ANA, accused: CY })).toEqual(['ballot', 'by-ballot']);
  });

  it.each([
    ['two are named alike', ballot(0, 3, 3, 1)],
    ['nobody is named', ballot(0, 0)],
  ])('is voted again where %s', (_, event) => {
    const again = unwrap(apply(day, event));
    expect(again.awaits).toEqual(day.awaits);
    expect(again.failed).toBe(1);
  });

  it.each([
    ['hands-too-many', ballot(4, 5)],
    ['hands-count', ballot(1, 0.5)],
    ['seat-unknown', ballot(0, 0, 0, 0, 0, 0, 0, 0, 1)],
  ])('is refused: %s', (code, event) => {
    expect(refusal(day, event)).toContain(code);
  });

  it('names no dead, and is no vote on one accused', () => {
    const second = play(
      setupOf({ threshold: 'plurality' }),
      ...meeting(),
      ballot(0, 5),
      { kind: 'show', role: 'pleb' },
      ...night(DEE, 'mafia'),
    );
    expect(second.awaits).toMatchObject({ voters: 6 });
    expect(refusal(second, ballot(0, 5, 1))).toEqual(['ballot', 'accused-dead']);
    expect(refusal(firstDay(), ballot(1))).toEqual(['ballot', 'no-ballot']);
  });
});

describe('going home', () => {
  const second = (pass: boolean): State => play(setupOf({ pass }), ...SECOND);

  it('is refused unless the table plays so, and on the first day', () => {
    expect(refusal(second(false), { kind: 'pass', yes: 6 })).toEqual(['go-home', 'no-pass']);
    expect(refusal(firstDay({ pass: true }), { kind: 'pass', yes: 8 })).toEqual(['go-home', 'first-day']);
    expect(firstDay({ pass: true }).awaits).toMatchObject({ mayPass: false });
  });

  it('takes more than half of the living, and then night falls', () => {
    const day = second(true);
    expect(day.awaits).toEqual({ kind: 'accuse', mayPass: true });
    const stay = unwrap(apply(day, { kind: 'pass', yes: 3 }));
    expect([stay.awaits, stay.failed]).toEqual([{ kind: 'accuse', mayPass: true }, 1]);
    const gone = unwrap(apply(day, { kind: 'pass', yes: 4 }));
    expect(gone.awaits).toEqual({ kind: 'caller', round: 'assassination', may: [BEN, DEE] });
    expect(gone.dead).toHaveLength(2);
    expect(refusal(day, { kind: 'pass', yes: 7 })).toEqual(['voters', 'hands-too-many']);
  });
});

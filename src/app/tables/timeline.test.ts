import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { err, ok, unwrap } from '../../base/result';
import { type Apply, begin, now, play, replayAll, step, type Timeline } from './timeline';

/** A sum that may not fall below nothing. */
const add: Apply<number, number> = (sum, by) =>
  sum + by < 0 ? err('below', 'Below nothing.') : ok(sum + by);

const played = (...events: number[]): Timeline<number, number> =>
  events.reduce((line, event) => unwrap(play(line, event, add)), begin<number, number>(0));

describe('a timeline', () => {
  it('steps back to the start and forward again', () => {
    const line = played(3, 4, -2);
    const start = step(step(step(line, -1), -1), -1);
    expect([now(line), now(start), start.at]).toEqual([5, 0, 0]);
    expect(step(start, -1)).toBe(start);
    expect(step(line, -3)).toEqual(start);
    expect(step(step(step(start, 1), 1), 1)).toEqual(line);
    expect(step(line, 1)).toBe(line);
  });

  it('forgets what was undone once something else happens', () => {
    const line = unwrap(play(step(played(3, 4), -1), 1, add));
    expect(line).toEqual({ events: [3, 1], states: [0, 3, 4], at: 2 });
  });

  it('stays as it was when the rules refuse', () => {
    const line = played(3);
    expect(play(line, -4, add)).toMatchObject({ ok: false, error: { code: 'below' } });
    expect(line).toEqual(played(3));
  });

  it('is the same when its events are played again, however often it was undone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 9 })), fc.nat({ max: 9 }), (events, back) => {
        const { line, refused } = replayAll(0, events, add);
        expect(line.states).toHaveLength(line.events.length + 1);
        expect(refused === undefined).toBe(line.events.length === events.length);
        let there: Timeline<number, number> = line;
        for (let k = 0; k < back; k++) there = step(there, -1);
        for (let k = 0; k < back; k++) there = step(there, 1);
        expect(there).toEqual(line);
      }),
    );
  });
});

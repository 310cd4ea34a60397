import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecord, writeRecord } from '../../../app/tables/keep/record';
import { begin, now, play, step } from '../../../app/tables/timeline';
import { unwrap } from '../../../base/result';
import { convertFormer } from './former';
import { nextRoll } from './setup';
import { tmagTable } from './table';
import { eventOf, fresh, played } from './table.sample';

describe('the die of a table', () => {
  it('rolls the same again after an undo, and something of its own each time', () => {
    let { setup, line } = fresh();
    const rolls: number[] = [];
    while (rolls.length < 12) {
      const { awaits } = now(line);
      if (awaits.kind === 'over') break;
      const value = nextRoll(setup, line);
      if (awaits.kind === 'roll') rolls.push(value);
      const event =
        awaits.kind === 'roll' ? { kind: 'roll' as const, seat: awaits.seat, value } : eventOf(now(line), 0);
      if (event) line = unwrap(play(line, event, tmagTable.apply));
    }
    expect(new Set(rolls).size).toBeGreaterThan(1);
    while (line.at > 0) line = step(line, -1);
    expect(nextRoll(setup, line)).toBe(rolls[0]);
    expect(nextRoll(setup, begin(now(line)))).toBe(rolls[0]);
  });
});

describe('the text of an earlier edition', () => {
  const former = (text: string) => readRecord(tmagTable, convertFormer(text));
  const write = ({ setup, line }: ReturnType<typeof played>, more = {}) =>
    JSON.stringify({ version: 1, game: 'tmag', ...setup, events: line.events, at: line.at, ...more });

  it('gives the same table', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), fc.nat({ max: 9 }), (choices, back) => {
        const table = played(choices, { firstVictim: 1, options: { short: true } }, back);
        expect(unwrap(former(write(table)))).toEqual(table);
      }),
      { numRuns: 25 },
    );
  });

  it('stays damaged where it was, up to the event that cannot be', () => {
    expect(former('{"version":1,')).toMatchObject({ ok: false, error: { code: 'table-damaged' } });
    const { line, setup } = played([3, 0, 1]);
    const events = [...line.events, { kind: 'rest', seat: 0 }];
    expect(former(write({ setup, line }, { events, at: 4 }))).toMatchObject({
      error: { code: 'table-event', until: { line: { at: line.at } } },
    });
  });
});

it('an event is read as it was written, and nothing else is one', () => {
  for (const event of played([1, 5, 2, 9, 4, 4]).line.events)
    expect(tmagTable.readEvent(JSON.parse(JSON.stringify(event)))).toEqual(event);
  for (const none of [
    null,
    3,
    {},
    { kind: 'roll', seat: 3 },
    { kind: 'move', seat: 3 },
    { kind: 'rest', seat: 3 },
  ])
    expect(tmagTable.readEvent(none)).toBeUndefined();
});

it('what a second screen is sent survives its way', () => {
  const { setup, line } = played([1, 5, 2, 9, 4, 4]);
  const view = tmagTable.publicView(now(line), setup);
  expect(structuredClone(view)).toEqual(view);
  expect(writeRecord(tmagTable, { setup, line })).not.toContain('undefined');
});

it('a score sheet has a line for each player and columns for the four bases', () => {
  const [players, runs] = tmagTable.scoreTables(fresh().setup);
  expect(players?.rows.map(([, name]) => name)).toEqual(['Ana', 'Ben', 'Cy', 'Dee']);
  expect(runs?.head).toEqual(['Run', 'Victim', 'South', 'East', 'North', 'West', 'Captured by']);
});

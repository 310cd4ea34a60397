import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../base/result';
import { tmagTable } from '../../../games/tmag/table/table';
import { played } from '../../../games/tmag/table/table.sample';
import { readRecord, recordHead, writeRecord } from './record';

const read = (text: string) => readRecord(tmagTable, text);

describe('a record', () => {
  it('reads back as it was written, with what was undone', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 80 }), fc.nat({ max: 12 }), (choices, back) => {
        const table = played(choices, { options: { board: '6x6-four', short: true } }, back);
        expect(unwrap(read(writeRecord(tmagTable, table)))).toEqual(table);
      }),
      { numRuns: 40 },
    );
  });

  it('says whose it is and what it is called before a game has read it', () => {
    const table = played([1]);
    expect(recordHead(writeRecord(tmagTable, table, 'Friday'))).toEqual({ game: 'tmag', name: 'Friday' });
    expect(recordHead(writeRecord(tmagTable, table))).toEqual({ game: 'tmag' });
    expect(recordHead('{"table":7}')).toBeUndefined();
    expect(recordHead('{')).toBeUndefined();
  });

  const record = (): Record<string, unknown> => JSON.parse(writeRecord(tmagTable, played([2, 0, 3, 1, 1])));
  const reread = (more: Record<string, unknown>) => read(JSON.stringify({ ...record(), ...more }));

  it.each([
    ['no JSON', '{"record":1,'],
    ['a list', '[]'],
    ['nothing', ''],
    ['a number', '1'],
    ['something else', '{"version":1}'],
  ])('is refused where it is %s', (_, text) => {
    expect(read(text)).toMatchObject({ ok: false, error: { code: 'table-damaged' } });
  });

  it.each([
    ['table-game', { table: 'mafia' }],
    ['table-version', { record: 2 }],
    ['table-version', { version: 2 }],
    ['table-version', { version: 0 }],
    ['table-damaged', { setup: 'Ana' }],
    ['table-damaged', { events: {} }],
    ['table-damaged', { at: -1 }],
    ['table-damaged', { at: 1000 }],
    ['table-damaged', { at: 0.5 }],
    ['table-damaged', { at: '1' }],
    ['too-few-players', { setup: { names: ['Ana'], seed: 'x', options: {} } }],
  ])('is refused: %s %j', (code, more) => {
    expect(reread(more)).toMatchObject({ ok: false, error: { code } });
  });

  it('of a later edition says to reload, of an earlier one to go back', () => {
    const message = (version: number) => {
      const result = reread({ version });
      return result.ok ? '' : result.error.message;
    };
    expect(message(2)).toContain('reload the page');
    expect(message(0)).toContain('an earlier edition');
  });

  it('that holds an event which the rules refuse gives the table before it, and the rule', () => {
    const { events } = record() as { events: Record<string, unknown>[] };
    const at = events.findIndex(({ kind }) => kind === 'move');
    const result = reread({ events: events.with(at, { ...events[at], to: 'c3' }) });
    if (result.ok) throw new Error('read');
    expect(result.error.code).toBe('table-event');
    expect(result.error.message).toContain(`Event ${at + 1} cannot be: Nobody enters the safe-house`);
    expect(result.error.message).toContain('Nobody enters the safe-house');
    expect(result.error.until?.line.at).toBe(at);
  });

  it('that holds no event gives the table before it', () => {
    const { events } = record() as { events: unknown[] };
    expect(reread({ events: events.with(2, { kind: 'rest', seat: 3 }) })).toMatchObject({
      error: { code: 'table-event', until: { line: { at: 2 } } },
    });
  });
});

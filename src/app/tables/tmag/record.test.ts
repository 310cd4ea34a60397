import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../base/result';
import { apply } from '../../../games/tmag/table';
import { now, play, undo } from '../timeline';
import { tableFragment, tableOfFragment } from './link';
import { nextRoll, openTable, readTable, sameSpec, type Table, type TableSpec, writeTable } from './record';
import { gameDeal } from './record.sample';

const SPEC: TableSpec = { names: ['Ana', 'Ben', 'Cy', 'Dee'], seed: 'friday-7', options: {} };

const open = (more: Partial<TableSpec> = {}): Table => unwrap(openTable({ ...SPEC, ...more }));

/** Plays `moves` moves with the table's own die, each to the first square that is lit. */
const played = (moves: number, more: Partial<TableSpec> = {}): Table => {
  let table = open(more);
  for (let made = 0; made < moves; ) {
    const { awaits, setup } = now(table.line);
    if (awaits.kind === 'over') break;
    const event =
      awaits.kind === 'roll'
        ? ({ kind: 'roll', seat: awaits.seat, value: nextRoll(table) } as const)
        : gameDeal.firstMove(awaits, setup);
    if (event.kind === 'move') made++;
    table = { ...table, line: unwrap(play(table.line, event, apply)) };
  }
  return table;
};

describe('a table', () => {
  it('begins with the first victim that the deal page draws from the same link', () => {
    expect(now(open().line).victim).toBe(3);
    expect(unwrap(gameDeal.json(SPEC)).firstVictim).toBe(3);
    const six = { ...SPEC, options: { board: '6x6-one' } };
    expect(now(open(six).line).victim).toBe(unwrap(gameDeal.json(six)).firstVictim);
  });

  it('keeps that victim and its die whatever the options of the table are', () => {
    const other = open({ options: { order: 'all', backtrack: 'reversal', short: true } });
    expect(now(other.line).victim).toBe(3);
    expect(other.key).toEqual(open().key);
    expect(now(other.line).setup.options).toMatchObject({ order: 'all', backtrack: 'reversal', short: true });
  });

  it('begins with a victim whom the players chose', () => {
    expect(now(open({ firstVictim: 1 }).line).victim).toBe(1);
    expect(openTable({ ...SPEC, firstVictim: 4 })).toMatchObject({ error: { code: 'seat-unknown' } });
  });

  it.each([
    ['too-few-players', { names: ['Ana', 'Ben'] }],
    ['name-twice', { names: ['Ana', 'Ben', 'ana'] }],
    ['seed-empty', { seed: ' ' }],
    ['option-value', { options: { board: '7x7' } }],
    ['option-unknown', { options: { speed: '3' } }],
  ])('is refused: %s', (code, more) => {
    expect(openTable({ ...SPEC, ...more })).toMatchObject({ ok: false, error: { code } });
  });

  it('rolls the same again after an undo, and something of its own each time', () => {
    const table = played(6);
    const rolls = table.line.events.flatMap((event) => (event.kind === 'roll' ? [event.value] : []));
    expect(rolls.length).toBeGreaterThanOrEqual(6);
    let back: Table = table;
    while (back.line.at > 0) back = { ...back, line: undo(back.line) };
    expect(nextRoll(back)).toBe(rolls[0]);
    expect(new Set(rolls).size).toBeGreaterThan(1);
  });
});

describe('the record', () => {
  it('reads back as it was written, with what was undone', () => {
    const table = played(9, { options: { board: '6x6-four', short: true } });
    const undone = { ...table, line: undo(undo(undo(table.line))) };
    expect(readTable(writeTable(undone))).toEqual({ ok: true, value: undone });
    const chosen = played(3, { firstVictim: 0 });
    expect(readTable(writeTable(chosen))).toEqual({ ok: true, value: chosen });
  });

  const record = (): Record<string, unknown> => JSON.parse(writeTable(played(5)));
  const reread = (more: Record<string, unknown>) => readTable(JSON.stringify({ ...record(), ...more }));

  it.each([
    ['no JSON', '{"version":1,'],
    ['a list', '[]'],
    ['nothing', ''],
    ['a number', '1'],
  ])('is refused where it is %s', (_, text) => {
    expect(readTable(text)).toMatchObject({ ok: false, error: { code: 'table-damaged' } });
  });

  it.each([
    ['table-version', { version: 2 }],
    ['table-damaged', { names: 'Ana' }],
    ['table-damaged', { names: [1, 2, 3] }],
    ['table-damaged', { seed: 7 }],
    ['table-damaged', { options: ['short'] }],
    ['table-damaged', { options: { short: 1 } }],
    ['table-damaged', { firstVictim: 'Ana' }],
    ['table-damaged', { events: {} }],
    ['table-damaged', { at: -1 }],
    ['table-damaged', { at: 1000 }],
    ['table-damaged', { at: 0.5 }],
    ['too-few-players', { names: ['Ana'] }],
  ])('is refused: %s %j', (code, more) => {
    expect(reread(more)).toMatchObject({ ok: false, error: { code } });
  });

  it('that holds an event which the rules refuse gives the table before it, and the rule', () => {
    const { events } = record() as { events: Record<string, unknown>[] };
    const at = events.findIndex(({ kind }) => kind === 'move');
    const result = reread({ events: events.with(at, { ...events[at], to: 'c3' }) });
    expect(result).toMatchObject({ ok: false, error: { code: 'table-event' } });
    if (result.ok) throw new Error('read');
    expect(result.error.message).toContain(`Event ${at + 1} cannot be: Nobody enters the safe-house`);
    expect(result.error.message).toMatch(/\(safe-house\)$/);
    expect(result.error.until?.line.at).toBe(at);
  });

  it.each([null, 3, {}, { kind: 'roll', seat: 3 }, { kind: 'move', seat: 3 }, { kind: 'rest', seat: 3 }])(
    'that holds no event, %j, gives the table before it',
    (none) => {
      const { events } = record() as { events: unknown[] };
      const result = reread({ events: events.with(2, none) });
      expect(result).toMatchObject({ error: { code: 'table-event', until: { line: { at: 2 } } } });
    },
  );
});

describe('the address of a table', () => {
  it('is that of the deal, with the options of the table besides', () => {
    const { spec } = open({ options: { order: 'all', short: true, board: '6x6-one' } });
    const fragment = tableFragment(spec);
    expect(fragment).toBe('players=Ana,Ben,Cy,Dee&seed=friday-7&board=6x6-one&order=all&short=1');
    expect(sameSpec(unwrap(tableOfFragment(fragment)).spec, spec)).toBe(true);
    expect(sameSpec(unwrap(tableOfFragment(fragment.replace('&short=1', ''))).spec, spec)).toBe(false);
  });

  it('says nothing of a victim whom the players chose', () => {
    expect(tableFragment(open({ firstVictim: 1 }).spec)).toBe('');
  });

  it.each([
    ['players=Ana,Ben&seed=x', 'too-few-players'],
    ['players=Ana,Ben,Cy', 'link-missing'],
    ['players=Ana,Ben,Cy&seed=x&ring=1', 'link-unknown'],
    ['players=Ana,Ben,Cy&seed=x&board=9x9', 'option-value'],
  ])('%s is refused: %s', (fragment, code) => {
    expect(tableOfFragment(fragment)).toMatchObject({ ok: false, error: { code } });
  });
});

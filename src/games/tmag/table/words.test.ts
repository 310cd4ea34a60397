import { describe, expect, it } from 'vitest';
import * as m from '#messages/tmag-faces';
import { begin, now, play, type Timeline } from '../../../app/tables/timeline';
import { unwrap } from '../../../base/result';
import { squareNamed } from '../rules/board';
import { tmagOptions } from '../rules/options';
import { boardOf, type State, type TableEvent } from '../rules/state';
import { start } from '../rules/table';
import { ask } from './ask';
import { programs } from './house';
import { tmagTable } from './table';
import { eventsIn } from './table.sample';
import { logEntries, momentOf, squareLabel } from './words';

const NAMES = ['Ana', 'Ben', 'Cy', 'Dee'];

const tableAfter = (line: string): Timeline<State, TableEvent> => {
  const first = unwrap(start({ players: 4, firstVictim: 0, options: tmagOptions({}, 4) }));
  return eventsIn(line).reduce(
    (table, event) => unwrap(play(table, event, tmagTable.apply)),
    begin<State, TableEvent>(first),
  );
};

const label = (state: State, name: string): string =>
  squareLabel(state, NAMES, squareNamed(boardOf(state.setup), name) as number);

const sentences = (line: string): string[] =>
  logEntries(tableAfter(line), { names: NAMES }).map(({ who, text }) => `${who} ${text}.`);

describe('a square', () => {
  const state = now(tableAfter('0:2 c1, 1:3'));

  it.each([
    ['c1', 'c1, base of the south, Ana, the victim, marked by Ana'],
    ['a3', 'a3, base of the west'],
    ['c3', 'c3, the safe-house'],
    ['a1', 'a1, Ben, assassin'],
    ['b3', 'b3, reachable, 3 steps'],
  ])('%s', (name, words) => {
    expect(label(state, name)).toBe(words);
  });

  it('says that a move there is a capture', () => {
    expect(label(now(tableAfter('0:1 c2, 1:3')), 'c2')).toBe(
      'c2, Ana, the victim, reachable, 3 steps, a capture',
    );
  });
});

describe('with the places of a set', () => {
  const bases = ['Station', 'Market', m.base, 'Harbour'].map((name) => ({ name }));
  const places = { bases, start: { name: 'Gate' }, house: { name: m.safeHouse } };
  const first = unwrap(start({ players: 4, firstVictim: 0, options: tmagOptions({}, 4), places }));
  const next = (state: State, event: TableEvent): State => unwrap(tmagTable.apply(state, event));
  const rolled = next(first, { kind: 'roll', seat: 0, value: 2 });
  const moved = next(rolled, { kind: 'move', seat: 0, to: 'c1' });

  it('squares have their names, and ours where they have none', () => {
    expect([label(moved, 'c1'), label(first, 'e3')]).toEqual([
      'c1, Station, Ana, the victim, marked by Ana',
      'e3, Market',
    ]);
    expect([label(first, 'c5'), label(first, 'a1')]).toEqual([
      'c5, base of the north',
      'a1, Gate, Ben, assassin',
    ]);
  });

  it('so have the bases that are still to be reached, and the reasons of the house', () => {
    const second = next(moved, { kind: 'roll', seat: 1, value: 0 });
    expect(ask(second, { names: NAMES, solo: undefined }).sentence).toMatch(/Market, north and Harbour/);
    const setup = { names: NAMES, seed: 's', options: {}, solo: { name: 'Ben', bots: 'plan' as const } };
    const [, reason] = programs.why(rolled, { kind: 'move', seat: 0, to: 'c1' }, setup) ?? [];
    expect(reason).toContain('Station');
  });
});

describe('the heading and its sentence', () => {
  it.each([
    ['0:0', 'Ana rolls again', 'The victim, on c3, still needs all four bases.', 'null-victim'],
    ['0:2 c1', 'Ben rolls', 'An assassin, on a1, hunts Ana.', 'clockwise'],
    [
      '0:2 c1, 1:0',
      'Ana rolls',
      'The victim, on c1, still needs the bases of the east, north and west.',
      'victim-turn',
    ],
    ['0:1', 'Ana moves 1', '4 squares are lit: press one.', 'whole-roll'],
  ])('%s', (line, title, sentence, rule) => {
    const state = now(tableAfter(line));
    expect(momentOf(state, { names: NAMES, seed: 'x' })).toMatchObject({ title, sentence, rule });
  });
});

describe('the log', () => {
  it('has one line for each roll and what came of it', () => {
    expect(sentences('0:0, 0:2 c1, 1:0, 0:1 c2, 2:1')).toEqual([
      'Ana rolls 0, and rolls again.',
      'Ana rolls 2 and goes to c1, base of the south (1 of 4).',
      'Ben rolls 0, and does not move.',
      'Ana rolls 1 and goes to c2.',
      'Cy rolls 1.',
    ]);
  });

  it('tells a capture, and who is the victim now', () => {
    expect(sentences('0:1 c2, 1:3 c2').at(-1)).toBe(
      'Ben rolls 3 and goes to c2, where Ana is: a capture. Ben is the victim now, in the safe-house.',
    );
  });
});

it('the settings are told in short', () => {
  const board = { ...tmagOptions({}, 3), board: '6x6-one', short: true } as const;
  const state = unwrap(start({ players: 3, firstVictim: 0, options: board }));
  expect(momentOf(state, { names: NAMES, seed: 'friday-7' }).where).toEqual([
    'Turn 1',
    '6 by 6, safe-house of one',
    'victim after each assassin',
    'no square twice',
    'short game',
    'seed friday-7',
  ]);
});

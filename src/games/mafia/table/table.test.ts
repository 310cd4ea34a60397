import { describe, expect, it } from 'vitest';
import { readRecord, startTable, writeRecord } from '../../../app/tables/keep/record';
import { now, play, replayAll, type Timeline } from '../../../app/tables/timeline';
import { unwrap } from '../../../base/result';
import { EXAMPLE_EVENTS } from '../example';
import { apply, type State, type TableEvent } from '../rules';
import {
  CY,
  DEALT,
  DEE,
  EVE,
  EXAMPLE_ROLES,
  GIL,
  HANDS,
  lynching,
  meeting,
  NIGHT,
  night,
} from '../rules/game.sample';
import type { MafiaSetup } from './setup';
import { mafiaTable, publicView } from './table';

const lineOf = (setup: MafiaSetup, events: readonly TableEvent[]): Timeline<State, TableEvent> => {
  const { line } = unwrap(startTable(mafiaTable, setup));
  const played = replayAll(now(line) as State, events, apply);
  expect(played.refused).toBeUndefined();
  return played.line;
};

const said = (setup: MafiaSetup, events: readonly TableEvent[]): string[] =>
  mafiaTable
    .log(lineOf(setup, events), setup)
    .map(({ who, text }) => (who === undefined ? text : `${who} ${text}.`));

const momentOf = (setup: MafiaSetup, events: readonly TableEvent[]) =>
  mafiaTable.moment(now(lineOf(setup, events)), setup);
const titleOf = (setup: MafiaSetup, events: readonly TableEvent[]): string => momentOf(setup, events).title;

describe('what is said', () => {
  it('tells the example of the rules', () => {
    expect(said(DEALT, EXAMPLE_EVENTS)).toEqual([
      'Hal calls first.',
      'The Mafia have met. It is day.',
      'Dee accuses Cy: 3 of 7 for it, 4 needed, and it fails.',
      'Gil accuses Ben: 4 of 7 for it, 4 needed, and it is done.',
      'Ben turns up: Pleb.',
      'Dee is missing in the morning.',
      'Dee turns up: Mafia.',
      'Eve accuses Gil: 3 of 5 for it, 3 needed, and it is done.',
      'Gil turns up: Pleb.',
      'Dee calls the night.',
      'Fox is missing in the morning.',
      'Fox turns up: Pleb.',
      'Eve accuses Cy: 2 of 3 for it, 2 needed, and it is done.',
      'Cy turns up: Assassin.',
      'The Mafia win. The Assassin is dead.',
    ]);
  });

  it('asks one question after another', () => {
    const titles = lineOf(DEALT, EXAMPLE_EVENTS).states.map((state) => mafiaTable.moment(state, DEALT).title);
    expect(titles.slice(0, 13)).toEqual([
      'Who calls first?',
      'All heads down',
      'Day 1: accuse',
      'Cy is accused',
      'Day 1: accuse',
      'Ben is accused',
      'Ben is lynched',
      'Night 1',
      'Night 1',
      'Dee is dead',
      'Day 2: accuse',
      'Gil is accused',
      'Gil is lynched',
    ]);
    expect(titles.at(-1)).toBe('The Mafia win');
  });

  it('uses the names of the table (M6)', () => {
    const woods = { ...DEALT, options: { 'names-set': 'woods' } };
    expect(said(woods, EXAMPLE_EVENTS).slice(-2)).toEqual([
      'Cy turns up: Hunter.',
      'Every Wolf wins. The Hunter is dead.',
    ]);
    expect(momentOf(woods, [{ kind: 'call', seat: 0 }])).toMatchObject({
      title: 'All heads down',
      sentence: 'Ana calls. Every Wolf looks up and sees the others.',
    });
  });

  it('tells ballots, ties, going home, sparing and votes cast', () => {
    const options = { threshold: 'plurality', endless: true, pass: true, spare: true };
    const lines = said({ ...HANDS, options }, [
      ...meeting(),
      { kind: 'ballot', named: [0, 3, 3, 1] },
      { kind: 'ballot', named: [] },
      { kind: 'ballot', named: [0, 5, 2, 1] },
      { kind: 'show', role: 'pleb' },
      { kind: 'spare' },
      { kind: 'wake' },
      { kind: 'pass', yes: 2 },
      { kind: 'pass', yes: 4 },
    ]);
    expect(lines.slice(2)).toEqual([
      'Ben and Cy are named by 3 each: a tie.',
      'Nobody is named.',
      'Ben is named by 5, Cy by 2 and Dee by 1.',
      'Ben turns up: Pleb.',
      'Everyone is up, and nobody is missing.',
      'To go home: 2 of 7, 4 needed, and they stay.',
      'To go home: 4 of 7, 4 needed, and night falls.',
    ]);
    const tie = { kind: 'ballot', named: [0, 3, 3, 1] } as const;
    const first = said({ ...HANDS, options: { threshold: 'plurality' } }, [...meeting(), tie, tie]);
    expect(first.at(-1)).toBe('Ben has the most votes of the first day, and is lynched.');
    const cast = said({ ...HANDS, options: { majority: 'cast' } }, [
      ...meeting(),
      { kind: 'accuse', by: DEE, accused: CY },
      { kind: 'vote', yes: 2, no: 1 },
    ]);
    expect(cast.at(-1)).toBe('Dee accuses Cy: 2 for it, 1 against, 2 needed, and it is done.');
  });

  it('tells what only the Mafia know', () => {
    const variable = { ...HANDS, options: { variable: true } };
    const asked = [...meeting(), ...lynching(GIL, DEE, 4, 'mafia'), ...night(EVE, 'mafia')];
    expect(titleOf(variable, asked)).toBe('Is a Mafia left?');
    expect(said(variable, [...asked, { kind: 'tell', dead: false }]).at(-1)).toBe('A Mafia is left.');
    expect(said(variable, [...asked, { kind: 'tell', dead: true }]).slice(-2)).toEqual([
      'No Mafia is left.',
      'Assassin and Plebs win. Every Mafia is dead.',
    ]);
  });

  it('says how many hands a vote needs', () => {
    const { sentence } = mafiaTable.moment(now(lineOf(DEALT, EXAMPLE_EVENTS.slice(0, 3))), DEALT);
    expect(sentence).toBe('By Dee. 7 players vote. 4 hands are enough.');
  });
});

describe('what fills the screen', () => {
  it('is who died and what they were, when the card is turned up and not before', () => {
    const dramas = EXAMPLE_EVENTS.map((event, k) => {
      const drama = mafiaTable.drama(now(lineOf(DEALT, EXAMPLE_EVENTS.slice(0, k + 1))), DEALT);
      return drama && [event.kind, drama.kind, drama.who, drama.what].join(' ');
    });
    expect(dramas.filter(Boolean)).toEqual([
      'show death Ben Pleb',
      'show death Dee Mafia',
      'show death Gil Pleb',
      'show death Fox Pleb',
      'show death Cy Assassin',
    ]);
  });

  it('calls a night a night, and what is found in the morning too', () => {
    const times = EXAMPLE_EVENTS.map(
      (_, k) => mafiaTable.moment(now(lineOf(DEALT, EXAMPLE_EVENTS.slice(0, k + 1))), DEALT).where[0],
    );
    expect([...new Set(times)]).toEqual(['Set-up', 'Day 1', 'Night 1', 'Day 2', 'Night 2', 'Day 3']);
  });
});

describe('what all may see', () => {
  it('is the same whether the page knows the cards or not, until the end', () => {
    for (let at = 0; at < EXAMPLE_EVENTS.length; at++) {
      const events = EXAMPLE_EVENTS.slice(0, at);
      const [dealt, hands] = [now(lineOf(DEALT, events)), now(lineOf(HANDS, events))];
      expect(publicView(dealt, DEALT)).toEqual(publicView(hands, HANDS));
      expect({ ...mafiaTable.moment(dealt, DEALT), where: [] }).toEqual({
        ...mafiaTable.moment(hands, HANDS),
        where: [],
      });
      expect(mafiaTable.log(lineOf(DEALT, events), DEALT)).toEqual(
        mafiaTable.log(lineOf(HANDS, events), HANDS),
      );
    }
  });

  it('does not change when the Assassin points, until everyone is up', () => {
    const pointed = [...NIGHT, { kind: 'kill', victim: DEE } as const];
    const shown = (events: readonly TableEvent[]) => {
      const line = lineOf(DEALT, events);
      const { title, sentence } = mafiaTable.moment(now(line), DEALT);
      return JSON.stringify([publicView(now(line), DEALT), title, sentence, mafiaTable.log(line, DEALT)]);
    };
    expect(shown(pointed)).toBe(shown(NIGHT));
    expect(shown([...pointed, { kind: 'wake' }])).not.toBe(shown(NIGHT));
  });

  it('keeps the number of variable Mafia open, even where the page knows it', () => {
    const variable = { ...DEALT, options: { variable: true } };
    const { cards } = publicView(now(lineOf(variable, meeting())), variable);
    expect(cards).toEqual([
      { role: 'assassin', up: 0, of: '1' },
      { role: 'mafia', up: 0, of: '2 or 3' },
      { role: 'pleb', up: 0, of: '4 or 5' },
    ]);
  });

  it('is every card at the end of a deal', () => {
    const { seats } = publicView(now(lineOf(DEALT, EXAMPLE_EVENTS)), DEALT);
    expect(seats.map(({ role }) => role)).toEqual(EXAMPLE_ROLES);
    const inHands = publicView(now(lineOf(HANDS, EXAMPLE_EVENTS)), HANDS);
    expect(inHands.seats.filter(({ role }) => role)).toHaveLength(5);
  });
});

describe('the record', () => {
  const EVERY_KIND: readonly TableEvent[] = [
    { kind: 'call', seat: 1 },
    { kind: 'wake' },
    { kind: 'accuse', by: 1, accused: 2 },
    { kind: 'vote', yes: 3 },
    { kind: 'vote', yes: 3, no: 2 },
    { kind: 'ballot', named: [1, 0, 2] },
    { kind: 'pass', yes: 4 },
    { kind: 'kill', victim: 3 },
    { kind: 'spare' },
    { kind: 'show', role: 'pleb' },
    { kind: 'tell', dead: false },
  ];

  it.each(EVERY_KIND)('reads an event as it was written: %j', (event) => {
    expect(mafiaTable.readEvent(JSON.parse(JSON.stringify({ ...event, more: 1 })))).toEqual(event);
  });

  it.each([
    null,
    3,
    {},
    { kind: 'rest' },
    { kind: 'call' },
    { kind: 'accuse', by: 1 },
    { kind: 'vote', yes: '3' },
    { kind: 'vote', yes: 3, no: '2' },
    { kind: 'ballot', named: ['Ana'] },
    { kind: 'pass' },
    { kind: 'kill', victim: 'Ana' },
    { kind: 'show', role: 'queen' },
    { kind: 'tell', dead: 1 },
  ])('holds no event: %j', (none) => {
    expect(mafiaTable.readEvent(none)).toBeUndefined();
  });

  it('reads back a whole game', () => {
    for (const setup of [HANDS, DEALT]) {
      const table = { setup, line: lineOf(setup, EXAMPLE_EVENTS) };
      expect(readRecord(mafiaTable, writeRecord(mafiaTable, table))).toEqual({ ok: true, value: table });
    }
  });

  it('that holds an event which the rules refuse gives the table before it, and the rule', () => {
    const text = writeRecord(mafiaTable, { setup: DEALT, line: lineOf(DEALT, EXAMPLE_EVENTS) });
    const read = readRecord(mafiaTable, text.replace('"yes":4', '"yes":8'));
    const error = { code: 'table-event', rule: 'voters', until: { line: { at: 5 } } };
    expect(read).toMatchObject({ ok: false, error });
  });

  it('warns of what a link of dealt cards gives away', () => {
    expect(mafiaTable.warning?.(DEALT)).toContain('every card');
    expect(mafiaTable.warning?.(HANDS)).toBeUndefined();
  });

  it('has a line for each player on paper', () => {
    const [players] = mafiaTable.scoreTables(HANDS);
    expect(players?.rows.map(([, name]) => name)).toEqual(HANDS.names);
  });
});

describe('undo', () => {
  it('to the start and redo gives the same game', () => {
    let line = lineOf(DEALT, []);
    for (const event of EXAMPLE_EVENTS) line = unwrap(play(line, event, apply));
    expect(line).toEqual(lineOf(DEALT, EXAMPLE_EVENTS));
  });
});

/** The Law and the engine of TMAG hold each other: what a table refuses is a rule, and what the Law calls enforced is refused. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRecord, startTable } from '../../../app/tables/keep/record';
import { now, play, type Timeline } from '../../../app/tables/timeline';
import { unwrap } from '../../../base/result';
import { readRules } from '../../../files/read-rules';
import { rulesOf } from '../../../rules/law';
import { tmag } from '..';
import { TMAG_OPTIONS } from '../rules/options';
import type { State, TableEvent } from '../rules/state';
import type { apply } from '../rules/table';
import type { TmagSetup } from './setup';
import { tmagTable } from './table';
import type { TmagRecord } from './table.sample';

/** Ben starts on a1, Cy on e5 and Dee on e1. */
const SETUP: TmagSetup = {
  names: ['Ana', 'Ben', 'Cy', 'Dee'],
  seed: 'friday-7',
  options: {},
  edition: 2,
  firstVictim: 0,
};

const law = rulesOf((await readRules(tmag)).blocks);
const ids = law.map(({ slug }) => slug);
const kept = (keeping: string) => law.filter((rule) => rule.keeping === keeping).map(({ slug }) => slug);

const roll = (seat: number, value: number): TableEvent => ({ kind: 'roll', seat, value });
const move = (seat: number, to: string): TableEvent => ({ kind: 'move', seat, to });

type TableRule = Extract<ReturnType<typeof apply>, { ok: false }>['error']['rule'];

/** For each rule that the table can refuse with a game ("0:2 c1" is seat 0 rolling 2 and going to c1), and what breaks the rule in it. */
const BREAKS: Readonly<Record<TableRule, readonly [before: string, TableEvent]>> = {
  players: ['', roll(4, 1)],
  board: ['0:1', move(0, 'f9')],
  'victim-turn': ['0:1 c2, 1:0', roll(2, 1)],
  clockwise: ['0:1 c2', roll(2, 1)],
  'one-roll': ['0:1', roll(0, 2)],
  die: ['', roll(0, 6)],
  'whole-roll': ['0:1', move(0, 'd4')],
  backtrack: ['0:1 c2, 1:4', move(1, 'a1')],
  'pass-assassin': ['0:2 c1, 1:3 b1, 0:2', move(0, 'a1')],
  'pass-victim': ['0:3 b1, 1:3', move(1, 'd1')],
  occupied: ['0:1 c2, 1:4', move(1, 'e1')],
  'no-entry': ['0:1 c2, 1:4', move(1, 'c3')],
  'base-closed': ['0:1 c2, 1:2', move(1, 'c1')],
  'base-safe': ['0:2 c1, 1:2', move(1, 'c1')],
  end: ['0:2 c1, 1:0, 0:4 e3, 2:0, 0:4 c5, 3:0, 0:4 a3', roll(1, 1)],
};

type Line = Timeline<State, TableEvent>;

const lineOf = (turns: string): Line =>
  (turns === '' ? [] : turns.split(', '))
    .flatMap((turn): TableEvent[] => {
      const [rolled = '', to] = turn.split(' ');
      const [seat = 0, value = 0] = rolled.split(':').map(Number);
      return [roll(seat, value), ...(to ? [move(seat, to)] : [])];
    })
    .reduce(
      (line, event) => unwrap(play(line, event, tmagTable.apply)),
      unwrap(startTable(tmagTable, SETUP)).line as Line,
    );

describe('the Law', () => {
  it('has every rule that a table can refuse with, and calls it enforced', () => {
    expect(kept('enforced').toSorted()).toEqual(Object.keys(BREAKS).toSorted());
    expect(kept('not enforced').length + kept('automatic').length + kept('enforced').length).toBe(law.length);
  });

  it.each(kept('enforced'))('is kept by the table: %s is refused when it is broken', (id) => {
    const [before, event] = BREAKS[id as TableRule] ?? expect.fail(`nothing breaks ${id}: write it above`);
    expect(tmagTable.apply(now(lineOf(before)), event)).toMatchObject({ ok: false, error: { rule: id } });
  });

  it('is cited by logs and hints', () => {
    const text = readFileSync('content/tmag/round.json', 'utf8');
    const { setup, line } = unwrap(readRecord(tmagTable, text)) as TmagRecord;
    const cited = [
      ...tmagTable.log(line, setup).map(({ rule }) => rule),
      ...line.states.map((state) => tmagTable.moment(state, setup).rule),
    ].filter((id) => id !== undefined);
    expect([...new Set(cited)].filter((id) => !ids.includes(id))).toEqual([]);
    expect(cited).toEqual(
      expect.arrayContaining([
        ...['victim-first', 'victim-turn', 'clockwise', 'null-victim', 'null-assassin'],
        ...['whole-roll', 'base-reached', 'new-victim', 'win'],
      ]),
    );
  });

  it('has the rule of every option', () => {
    expect(TMAG_OPTIONS.map(({ ruling }) => ruling).filter((id) => !id || !ids.includes(id))).toEqual([]);
  });
});

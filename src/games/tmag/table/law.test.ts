import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readRecord } from '../../../app/tables/keep/record';
import { type Breaks, holdLaw, type RuleOf } from '../../../app/tables/parts/law.sample';
import { unwrap } from '../../../base/result';
import { tmag } from '..';
import { TMAG_OPTIONS } from '../rules/options';
import type { TableEvent } from '../rules/state';
import type { apply } from '../rules/table';
import type { TmagSetup } from './setup';
import { tmagTable } from './table';
import { eventsIn, type TmagRecord } from './table.sample';

/** Ben starts on a1, Cy on e5 and Dee on e1. */
const SETUP: TmagSetup = {
  names: ['Ana', 'Ben', 'Cy', 'Dee'],
  seed: 'friday-7',
  options: {},
  edition: 2,
  firstVictim: 0,
};

const roll = (seat: number, value: number): TableEvent => ({ kind: 'roll', seat, value });
const move = (seat: number, to: string): TableEvent => ({ kind: 'move', seat, to });

const BREAKS: Breaks<RuleOf<typeof apply>, TmagSetup, TableEvent> = {
  players: [[], roll(4, 1)],
  board: [eventsIn('0:1'), move(0, 'f9')],
  'victim-turn': [eventsIn('0:1 c2, 1:0'), roll(2, 1)],
  clockwise: [eventsIn('0:1 c2'), roll(2, 1)],
  'one-roll': [eventsIn('0:1'), roll(0, 2)],
  die: [[], roll(0, 6)],
  'whole-roll': [eventsIn('0:1'), move(0, 'd4')],
  backtrack: [eventsIn('0:1 c2, 1:4'), move(1, 'a1')],
  'pass-assassin': [eventsIn('0:2 c1, 1:3 b1, 0:2'), move(0, 'a1')],
  'pass-victim': [eventsIn('0:3 b1, 1:3'), move(1, 'd1')],
  occupied: [eventsIn('0:1 c2, 1:4'), move(1, 'e1')],
  'no-entry': [eventsIn('0:1 c2, 1:4'), move(1, 'c3')],
  'base-closed': [eventsIn('0:1 c2, 1:2'), move(1, 'c1')],
  'base-safe': [eventsIn('0:2 c1, 1:2'), move(1, 'c1')],
  end: [eventsIn('0:2 c1, 1:0, 0:4 e3, 2:0, 0:4 c5, 3:0, 0:4 a3'), roll(1, 1)],
};

const EXAMPLE = unwrap(readRecord(tmagTable, readFileSync('content/tmag/round.json', 'utf8'))) as TmagRecord;

await holdLaw(tmag, tmagTable, SETUP, {
  breaks: BREAKS,
  // Its seed says who is the first victim.
  games: [[EXAMPLE.line.events, { ...EXAMPLE.setup, firstVictim: undefined }]],
  cited: [
    ...['victim-first', 'victim-turn', 'clockwise', 'null-victim', 'null-assassin'],
    ...['whole-roll', 'base-reached', 'new-victim', 'win'],
  ],
  options: TMAG_OPTIONS,
});

it('has a rule for each option of a table', () => {
  expect(TMAG_OPTIONS.filter(({ ruling }) => !ruling)).toEqual([]);
});

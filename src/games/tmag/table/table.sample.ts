/** What the tests of tables play with: tables of TMAG, as they are after some moves. */

import { startTable, type Table } from '../../../app/tables/keep/record';
import { now, play, step } from '../../../app/tables/timeline';
import { unwrap } from '../../../base/result';
import { squareName } from '../rules/board';
import { boardOf, type State, type TableEvent } from '../rules/state';
import type { TmagSetup } from './setup';
import { tmagTable } from './table';

export type TmagRecord = Table<TmagSetup, State, TableEvent>;

export const SETUP: TmagSetup = { names: ['Ana', 'Ben', 'Cy', 'Dee'], seed: 'friday-7', options: {} };

export const fresh = (more: Partial<TmagSetup> = {}): TmagRecord =>
  unwrap(startTable(tmagTable, { ...SETUP, ...more })) as TmagRecord;

/** "0:3 c2" is seat 0 rolling 3 and going to c2; "1:0" a roll alone. */
export const eventsIn = (turns: string): readonly TableEvent[] =>
  turns.split(', ').flatMap((turn): TableEvent[] => {
    const [roll = '', to] = turn.split(' ');
    const [seat = 0, value = 0] = roll.split(':').map(Number);
    return [{ kind: 'roll', seat, value }, ...(to ? [{ kind: 'move', seat, to } as const] : [])];
  });

/** A legal event, chosen by a number; nothing once the game is over. */
export const eventOf = ({ awaits, setup }: State, choice: number): TableEvent | undefined => {
  if (awaits.kind === 'over') return undefined;
  if (awaits.kind === 'roll') return { kind: 'roll', seat: awaits.seat, value: choice % 6 };
  const { square } = awaits.destinations[choice % awaits.destinations.length] as { square: number };
  return { kind: 'move', seat: awaits.seat, to: squareName(boardOf(setup), square) };
};

/** A table on which one legal event for each choice has happened; then `back` of them are undone. */
export const played = (choices: readonly number[], more: Partial<TmagSetup> = {}, back = 0): TmagRecord => {
  const { setup, line: start } = fresh(more);
  let line = start;
  for (const choice of choices) {
    const event = eventOf(now(line), choice);
    if (event) line = unwrap(play(line, event, tmagTable.apply));
  }
  for (let k = 0; k < back; k++) line = step(line, -1);
  return { setup, line };
};

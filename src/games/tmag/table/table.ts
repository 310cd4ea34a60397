/** TMAG as a table: its rules, and what it says of itself. Nothing at it is secret. */

import { number, object, string } from 'valibot';
import * as m from '#messages/tmag-table';
import { KEYS } from '../../../app/store/stored';
import { playersTable, type ScoreTable, type TableGame } from '../../../app/tables/game';
import { eventReader } from '../../../app/tables/schema';
import { isHouse } from '../../../app/tables/solo/solo';
import { now } from '../../../app/tables/timeline';
import { RULES_EDITION } from '../rules/options';
import type { State, TableEvent } from '../rules/state';
import { apply } from '../rules/table';
import { SIDES } from './ask';
import { nextRoll, readSetup, readStart, startTmag, type TmagSetup } from './setup';
import { dramaOf, logEntries, momentOf } from './words';

const readEvent = eventReader<TableEvent>({
  roll: object({ seat: number(), value: number() }),
  move: object({ seat: number(), to: string() }),
});

/** Victims that one sheet has room for. */
const RUNS = 14;

const scoreTables = ({ names }: TmagSetup): readonly ScoreTable[] => [
  playersTable(names, [m.captures]),
  {
    caption: m.victimsByRun,
    head: [m.run, m.victim, ...SIDES.map((side) => m.sideHead({ side })), m.capturedBy],
    rows: Array.from({ length: RUNS }, (_, run) => [`${run + 1}`, '', ...SIDES.map(() => ''), '']),
  },
];

export const tmagTable: TableGame<TmagSetup, State, TableEvent, State> = {
  id: 'tmag',
  version: 1,
  title: 'TMAG',
  about: m.about,
  readSetup,
  readEvent,
  start: startTmag,
  apply,
  again: ({ firstVictim: _, ...setup }, names) => ({ ...setup, names }),
  moment: momentOf,
  opening: ({ victim }, { names }) => m.begins({ name: names[victim] ?? '' }),
  drama: dramaOf,
  log: logEntries,
  publicView: (state) => state,
  readStart,
  sealed: ({ faceUp: [firstVictim = 0], ...deal }) => ({ ...deal, firstVictim, edition: RULES_EDITION }),
  scoreTables,
  after: async () => (await import('./after')).after,
  house: {
    isAsked: ({ awaits }, setup) => awaits.kind !== 'over' && isHouse(setup, awaits.seat),
    chance: (line, setup) => {
      const { awaits } = now(line);
      return awaits.kind === 'roll'
        ? { kind: 'roll', seat: awaits.seat, value: nextRoll(setup, line) }
        : undefined;
    },
    isQuiet: () => false,
    choices: ({ events, at }, setup) => {
      const last = events
        .slice(0, at)
        .findLastIndex((event) => event.kind === 'move' && isHouse(setup, event.seat));
      return last < 0 ? [] : [last];
    },
  },
  former: { key: KEYS.formerTmag, move: async () => (await import('./former')).moveFormer(tmagTable) },
};

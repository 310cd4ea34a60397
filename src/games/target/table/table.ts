/** Assassin, for Magic as a table: its rules, and what it says of itself. Cards that are face down are secret. */

import { array, exactOptional, literal, number, object, picklist } from 'valibot';
import * as m from '#messages/target-table';
import { playersTable, type ScoreTable, type TableGame } from '../../../app/tables/game';
import { eventReader } from '../../../app/tables/schema';
import { itemAt } from '../../../base/lists';
import { apply, MEANS, publicView, type Setup, type State, start, type TableEvent } from '../rules';
import { readSetup, readStart } from './setup';
import { dramaOf, logEntries, momentOf, openingOf } from './words';

/** A switch is there and on, or not there. */
const SWITCH = exactOptional(literal(true));
const SEAT = exactOptional(number());
const readEvent = eventReader<TableEvent>({
  attack: object({ seat: number(), target: number(), by: picklist(MEANS), opens: SWITCH }),
  out: object({ deaths: array(object({ seat: number(), by: SEAT, conceded: SWITCH, shows: SEAT })) }),
  dealt: object({}),
  count: object({ seat: number(), by: number() }),
});

const scoreTables = ({ names }: Setup): readonly ScoreTable[] => [
  playersTable(names, [m.hits, m.outRound], m.players),
  {
    caption: m.deaths,
    head: [m.round, m.whoIsOut, m.killer, m.targetOf, m.hit],
    rows: names.slice(1).map((_, round) => [`${round + 1}`, '', '', '', '']),
  },
];

export const targetTable: TableGame<Setup, State, TableEvent, State> = {
  id: 'target',
  version: 1,
  title: m.title,
  about: m.about,
  readSetup,
  readEvent,
  start,
  apply,
  again: ({ out: _, options, ...setup }, names) => {
    if (!options.wishes) return { ...setup, names, options };
    // Wishes are those of people, wherever they sit.
    const moved = (seat: string): string => `${names.indexOf(itemAt(setup.names, Number(seat)))}`;
    return { ...setup, names, options: { ...options, wishes: `${options.wishes}`.replace(/\d+/g, moved) } };
  },
  moment: momentOf,
  opening: openingOf,
  drama: dramaOf,
  log: logEntries,
  publicView,
  readStart,
  sealed: ({ names, options }) => ({ names, options, seed: '', hands: true }),
  scoreTables,
  after: async () => (await import('./after')).after,
  warning: ({ hands }) => (hands ? undefined : m.gameHoldsDeal),
};

/** Assassin: the Card Game as a table: its rules, and what it says of itself. Cards face down are secret. */
import { MAFIA_SEATS } from '../../../games/mafia/mix';
import { apply, type State, type TableEvent } from '../../../games/mafia/table';
import type { TableGame } from '../game';
import { readEvent } from './events';
import { logEntries } from './log';
import { type PublicView, publicView } from './public-view';
import { scoreTables } from './score';
import { type MafiaSetup, readSetup, readStart, startMafia } from './setup';
import { momentOf } from './words';

export const mafiaTable: TableGame<MafiaSetup, State, TableEvent, PublicView> = {
  id: 'mafia',
  version: 1,
  title: MAFIA_SEATS.title,
  readSetup,
  readEvent,
  start: startMafia,
  apply,
  names: ({ names }) => names,
  moment: momentOf,
  opening: (_, { names }) => `${names.length} players sit down.`,
  log: logEntries,
  publicView,
  readStart,
  scoreTables,
  warning: ({ cards }) =>
    cards === 'dealt' ? 'Whoever has it can read every card, the living players’ too.' : undefined,
};

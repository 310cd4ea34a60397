/** Assassin: the Card Game as a table: its rules, and what it says of itself. Cards face down are secret. */
import { boolean, exactOptional, number, object, picklist } from 'valibot';
import { MAFIA_SEATS } from '../../../games/mafia/mix';
import { ROLES } from '../../../games/mafia/roles';
import { apply, type State, type TableEvent } from '../../../games/mafia/table';
import type { ScoreTable, TableGame } from '../game';
import { eventReader, NUMBERS } from '../schema';
import { logEntries } from './log';
import { type PublicView, publicView } from './public-view';
import { type MafiaSetup, readSetup, readStart, startMafia } from './setup';
import { momentOf } from './words';

const readEvent = eventReader<TableEvent>({
  call: object({ seat: number() }),
  wake: object({}),
  accuse: object({ by: number(), accused: number() }),
  vote: object({ yes: number(), no: exactOptional(number()) }),
  ballot: object({ named: NUMBERS }),
  pass: object({ yes: number() }),
  kill: object({ victim: number() }),
  spare: object({}),
  show: object({ role: picklist(ROLES) }),
  tell: object({ dead: boolean() }),
});

/** Accusations that one sheet has room for. */
const ACCUSATIONS = 16;

/** What to fill in on paper, for a table without a screen. */
const scoreTables = ({ names }: MafiaSetup): readonly ScoreTable[] => [
  {
    caption: 'Players',
    head: ['Seat', 'Name', 'Lynched on day', 'Killed in night', 'Card'],
    rows: names.map((name, seat) => [`${seat + 1}`, name, '', '', '']),
  },
  {
    caption: 'Accusations',
    head: ['Day', 'By', 'Accused', 'Hands', 'Needed', 'Lynched'],
    rows: Array.from({ length: ACCUSATIONS }, () => ['', '', '', '', '', '']),
  },
];

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

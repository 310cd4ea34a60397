/** Assassin: the Card Game as a table: its rules, and what it says of itself. Cards face down are secret. */

import { either } from '#messages/language';
import * as m from '#messages/mafia-table';
import { playersTable, type ScoreTable, type TableGame } from '../../../app/tables/game';
import { eventReader } from '../../../app/tables/schema';
import { MAFIA_SEATS } from '../mix';
import { ROLES, type Role } from '../roles';
import { apply, type Cause, mixesOf, type State, type TableEvent } from '../rules';
import { EVENTS } from '../rules/events';
import { type MafiaSetup, readSetup, readStart, roleNames, sealedSetup, startMafia } from './setup';
import { dramaOf, isDark, logEntries, momentOf } from './words';

/** One player, as all see them. */
export interface Seat {
  readonly state: 'alive' | 'dead' | 'accused' | 'calling';
  /** The card, once it has been turned up. */
  readonly role?: Role;
  readonly cause?: Cause;
  readonly day?: number;
}

const seatAt = (state: State, seat: number): Seat => {
  const { awaits, dead } = state;
  const death = dead.find((one) => one.seat === seat);
  const calls = isDark(state) && 'caller' in awaits && awaits.caller === seat;
  if (death)
    return { state: calls ? 'calling' : 'dead', role: death.role, cause: death.cause, day: death.day };
  // At the end every card is turned up, where they are known.
  const role = awaits.kind === 'over' ? state.setup.roles?.[seat] : undefined;
  if (awaits.kind === 'show' && awaits.seat === seat)
    return { state: 'dead', cause: awaits.cause, day: state.day };
  if (awaits.kind === 'vote' && awaits.accused === seat) return { state: 'accused' };
  return { state: calls ? 'calling' : 'alive', ...(role && { role }) };
};

export const publicView = (state: State, setup: MafiaSetup) => {
  const { names, options, mafia } = setup;
  // What the table agreed on before the deal: the roles of a deal cannot be told from it.
  const mixes = mixesOf({
    players: names.length,
    variable: options.variable === true,
    ...(mafia !== undefined && { mafia }),
  });
  return {
    seats: names.map((_, seat) => seatAt(state, seat)),
    /** No one but the caller looks up. */
    dark: isDark(state),
    roles: roleNames(setup),
    /** Cards turned up, and how many there are in all as far as everyone knows: "2 or 3" with variable Mafia. */
    cards: ROLES.map((role) => ({
      role,
      up: state.dead.filter((death) => death.role === role).length,
      of: either([...new Set(mixes.map((mix) => mix[role]))].toSorted((a, b) => a - b).map(String)),
    })),
  };
};

export type PublicView = ReturnType<typeof publicView>;

const readEvent = eventReader<TableEvent>(EVENTS);

/** Accusations that one sheet has room for. */
const ACCUSATIONS = 16;

const scoreTables = ({ names }: MafiaSetup): readonly ScoreTable[] => [
  playersTable(names, [m.lynchedDay, m.killedNight, m.card]),
  {
    caption: m.accusations,
    head: [m.day, m.by, m.accused, m.hands, m.needed, m.lynched],
    rows: Array.from({ length: ACCUSATIONS }, () => ['', '', '', '', '', '']),
  },
];

export const mafiaTable: TableGame<MafiaSetup, State, TableEvent, PublicView> = {
  id: 'mafia',
  version: 1,
  title: MAFIA_SEATS.title,
  about: m.callersScreen,
  readSetup,
  readEvent,
  start: startMafia,
  apply,
  again: (setup, names) => ({ ...setup, names }),
  moment: momentOf,
  opening: (_, { names }) => m.playersSit({ count: names.length }),
  drama: dramaOf,
  log: logEntries,
  publicView,
  readStart,
  sealed: sealedSetup,
  scoreTables,
  after: async () => (await import('./after')).after,
  warning: ({ cards }) => (cards === 'dealt' ? m.fileShowsCards : undefined),
};

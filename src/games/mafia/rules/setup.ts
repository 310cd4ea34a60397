/** Who sits down, and what is known of the cards: all of them, of an open deal, or only how many there are of each. */
import * as m from '#messages/mafia';
import { err, ok, type Result } from '../../../base/result';
import { checkSeats } from '../../../deal/seats';
import type { KindsOf } from '../../game';
import { MAFIA_SEATS, type Mix, mixFor, variableMixes } from '../mix';
import { ROLES, type Role } from '../roles';
import type { TableRules } from './options';

/** The three questions that are asked after every death, in their order. The first yes ends the game. */
export const REASONS = ['assassin-dead', 'mafia-dead', 'plebs-dead'] as const;
export type Reason = (typeof REASONS)[number];

/** `town`: the Assassin and the Plebs. */
export type Faction = 'town' | 'mafia';

export interface Ending {
  readonly winner: Faction;
  readonly reason: Reason;
}

const WINNERS: Readonly<Record<Reason, Faction>> = {
  'assassin-dead': 'mafia',
  'mafia-dead': 'town',
  'plebs-dead': 'mafia',
};

export const endingFor = (reason: Reason): Ending => ({ winner: WINNERS[reason], reason });

/** A crowd that may be dead or not, because no one at the table may say how many it was. */
export type Crowd = 'mafia' | 'pleb';

type Asked = KindsOf<{ on: object; over: { ending: Ending }; unsure: { crowd: Crowd } }>;

/** `shown` counts the cards of the dead, `mixes` are those that the game may have begun with. */
export const askEnd = (shown: Mix, mixes: readonly Mix[]): Asked => {
  if (shown.assassin > 0) return { kind: 'over', ending: endingFor('assassin-dead') };
  for (const crowd of ['mafia', 'pleb'] as const) {
    const gone = mixes.filter((mix) => shown[crowd] >= mix[crowd]).length;
    if (gone === 0) continue;
    if (gone < mixes.length) return { kind: 'unsure', crowd };
    return { kind: 'over', ending: endingFor(crowd === 'mafia' ? 'mafia-dead' : 'plebs-dead') };
  }
  return { kind: 'on' };
};

/** How many of each role are among them. */
export const countRoles = (roles: readonly Role[]): Mix => {
  const count = { assassin: 0, mafia: 0, pleb: 0 };
  for (const role of roles) count[role] += 1;
  return count;
};

export interface Setup {
  readonly players: number;
  readonly rules: TableRules;
  /** By seat, of an open deal; without them the cards are in the players' hands, and are told when they are shown. */
  readonly roles?: readonly Role[];
  /** Where the cards are in hands: only the Mafia know how many they are. */
  readonly variable?: boolean;
  /** Where the cards are in hands: a number of Mafia that the table chose itself. */
  readonly mafia?: number;
}

/** Every mix that the table may be playing with. The setup has been checked. */
export const mixesOf = ({ players, roles, variable, mafia }: Omit<Setup, 'rules'>): readonly Mix[] => {
  if (roles) return [countRoles(roles)];
  if (mafia !== undefined) return [{ assassin: 1, mafia, pleb: players - 1 - mafia }];
  const mix = mixFor(players);
  if (!mix.ok) return [];
  return variable ? variableMixes(mix.value) : [mix.value];
};

const arePlayable = (players: number, roles: readonly Role[]): boolean => {
  const mix = countRoles(roles);
  const isWhole = roles.length === players && roles.every((role) => ROLES.includes(role));
  return isWhole && mix.assassin === 1 && mix.mafia >= 1 && mix.pleb >= 1;
};

export const checkSetup = (setup: Setup): Result<Setup> => {
  const { players, roles, variable, mafia } = setup;
  const seats = checkSeats(players, MAFIA_SEATS);
  if (!seats.ok) return seats;
  if (mafia !== undefined && (roles || variable)) {
    return err('options-together', m.mafiaCountConflicts);
  }
  if (mafia !== undefined && !(Number.isInteger(mafia) && mafia >= 1 && mafia <= players - 2)) {
    return err('mafia-count', m.mafiaCountOutOfRange({ players, most: players - 2 }));
  }
  if (!roles || arePlayable(players, roles)) return ok(setup);
  return err('roles-mix', m.rolesMixWrong({ players }));
};

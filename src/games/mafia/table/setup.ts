/** Who sits down, and what is known of the cards: all of them, of an open deal, or only how many there are of each. */
import { err, ok, type Result } from '../../../base/result';
import { checkSeats } from '../../../deal/seats';
import { MAFIA_SEATS, type Mix, mixFor, variableMixes } from '../mix';
import { ROLES, type Role } from '../roles';
import { countRoles } from './ending';
import type { TableRules } from './options';

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

const checkRoles = (players: number, roles: readonly Role[]): Result<readonly Role[]> => {
  const mix = countRoles(roles);
  const playable = mix.assassin === 1 && mix.mafia >= 1 && mix.pleb >= 1;
  if (roles.length === players && playable && roles.every((role) => ROLES.includes(role))) return ok(roles);
  return err(
    'roles-mix',
    `${players} players need ${players} roles: one Assassin, a Mafia or more, a Pleb or more.`,
  );
};

export const checkSetup = (setup: Setup): Result<Setup> => {
  const { players, roles, variable, mafia } = setup;
  const seats = checkSeats(players, MAFIA_SEATS);
  if (!seats.ok) return seats;
  if (mafia !== undefined && (roles || variable)) {
    return err(
      'options-together',
      'A number of Mafia of your own goes with cards in hands and without variable Mafia: leave one out.',
    );
  }
  if (mafia !== undefined && !(Number.isInteger(mafia) && mafia >= 1 && mafia <= players - 2)) {
    return err('mafia-count', `With ${players} players there can be from 1 to ${players - 2} Mafia.`);
  }
  if (!roles) return ok(setup);
  const checked = checkRoles(players, roles);
  return checked.ok ? ok(setup) : checked;
};

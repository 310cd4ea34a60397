/** How many of each card: royal = floor(n / 3), low = n - 1 - royal, which carries the source's table to any n. */
import { type Fraction, fraction } from '../../base/fraction';
import { ok, type Result } from '../../base/result';
import { checkSeats, type SeatBounds } from '../../deal/seats';
import type { Role } from './roles';

/** The rule has no upper bound; 200 is as many as anything here is tested for. */
export const MAFIA_SEATS: SeatBounds = { title: 'Assassin: the Card Game', min: 5, max: 200 };

/** How many players have each role: one Ace, `mafia` royal cards, `pleb` low cards. */
export type Mix = Readonly<Record<Role, number>>;

export const mixFor = (players: number): Result<Mix> => {
  const seats = checkSeats(players, MAFIA_SEATS);
  if (!seats.ok) return seats;
  const mafia = Math.floor(players / 3);
  return ok({ assassin: 1, mafia, pleb: players - 1 - mafia });
};

/** A card for everybody: the Assassin's, then the Mafia's, then the Plebs'. Deals shuffle this list. */
export const rolesOf = (mix: Mix): Role[] => [
  ...Array<Role>(mix.assassin).fill('assassin'),
  ...Array<Role>(mix.mafia).fill('mafia'),
  ...Array<Role>(mix.pleb).fill('pleb'),
];

/** The cards that variable Mafia starts from: one royal more, so that one card can leave unseen before the Ace joins. */
export const variablePool = (mix: Mix): Mix => ({ ...mix, mafia: mix.mafia + 1 });

/** What variable Mafia may leave in play, the larger Mafia first: a low card has left the pool, or a royal. */
export const variableMixes = (mix: Mix): readonly [Mix, Mix] => {
  const pool = variablePool(mix);
  return [{ ...pool, pleb: pool.pleb - 1 }, mix];
};

export interface Chance {
  readonly mix: Mix;
  readonly chance: Fraction;
}

/** The same, with the chance of each. */
export const variableChances = (mix: Mix): readonly [Chance, Chance] => {
  const pool = variablePool(mix);
  const [more, same] = variableMixes(mix);
  const shuffled = pool.mafia + pool.pleb;
  return [
    { mix: more, chance: fraction(pool.pleb, shuffled) },
    { mix: same, chance: fraction(pool.mafia, shuffled) },
  ];
};

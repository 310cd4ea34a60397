/** How many of each card: royal = floor(n / 3), low = n - 1 - royal, which carries the source's table to any n. */
import * as m from '#messages/mafia';
import { fraction } from '../../base/fraction';
import { mapOk, type Result } from '../../base/result';
import { checkSeats, type SeatBounds } from '../../deal/seats';
import { ROLES, type Role } from './roles';

/** The rule has no upper bound; 200 is as many as anything here is tested for. */
export const MAFIA_SEATS: SeatBounds = { title: m.gameTitle, min: 5, max: 200 };

/** How many players have each role: one Ace, `mafia` royal cards, `pleb` low cards. */
export type Mix = Readonly<Record<Role, number>>;

export const mixFor = (players: number): Result<Mix> =>
  mapOk(checkSeats(players, MAFIA_SEATS), () => {
    const mafia = Math.floor(players / 3);
    return { assassin: 1, mafia, pleb: players - 1 - mafia };
  });

/** A card for everybody: the Assassin's, then the Mafia's, then the Plebs'. Deals shuffle this list. */
export const rolesOf = (mix: Mix): Role[] => ROLES.flatMap((role) => Array<Role>(mix[role]).fill(role));

/** The cards that variable Mafia starts from: one royal more, so that one card can leave unseen before the Ace joins. */
export const variablePool = (mix: Mix): Mix => ({ ...mix, mafia: mix.mafia + 1 });

/** What variable Mafia may leave in play, the larger Mafia first: a low card has left the pool, or a royal. */
export const variableMixes = (mix: Mix): readonly [Mix, Mix] => {
  const pool = variablePool(mix);
  return [{ ...pool, pleb: pool.pleb - 1 }, mix];
};

/** The same, with the chance of each. */
export const variableChances = (mix: Mix) => {
  const pool = variablePool(mix);
  const [more, same] = variableMixes(mix);
  const shuffled = pool.mafia + pool.pleb;
  return [
    { mix: more, chance: fraction(pool.pleb, shuffled) },
    { mix: same, chance: fraction(pool.mafia, shuffled) },
  ] as const;
};

const inEverySuit = (...ranks: readonly string[]): readonly string[] =>
  ranks.flatMap((rank) => ['♠', '♥', '♣', '♦'].map((suit) => `${rank}${suit}`));

export const ROYALS = inEverySuit('K', 'Q', 'J');
export const LOWS = inEverySuit('10', '9', '8', '7', '6', '5', '4', '3', '2');

/** What one deck has for each role. */
const RUNS: Readonly<Record<Role, readonly string[]>> = { assassin: ['A♠'], mafia: ROYALS, pleb: LOWS };

/** The cards of a mix: the Ace of spades, kings before queens before jacks, and low cards from the tens down. */
export const cardsFor = (mix: Mix) => {
  const cardsOf = (role: Role): string[] =>
    Array.from({ length: mix[role] }, (_, k) => RUNS[role][k % RUNS[role].length] ?? '');
  /** The cards of each role, from the first deck on. */
  const byRole = { assassin: cardsOf('assassin'), mafia: cardsOf('mafia'), pleb: cardsOf('pleb') };
  const decks = Math.max(...ROLES.map((role) => Math.ceil(mix[role] / RUNS[role].length)));
  const share = (role: Role, deck: number): readonly string[] =>
    byRole[role].slice(deck * RUNS[role].length, (deck + 1) * RUNS[role].length);
  return {
    byRole,
    /** All of them: the Ace, the royals, the low cards. */
    cards: ROLES.flatMap((role) => byRole[role]),
    decks,
    /** What to take out of each deck, in the same order. */
    byDeck: Array.from({ length: decks }, (_, deck) => ROLES.flatMap((role) => share(role, deck))),
  };
};

/** The three questions that are asked after every death, in their order. The first yes ends the game. */
import type { Mix } from '../mix';
import type { Role } from '../roles';

export const REASONS = ['assassin-dead', 'mafia-dead', 'plebs-dead'] as const;
export type Reason = (typeof REASONS)[number];

/** `town`: the Assassin and the Plebs. */
export type Side = 'town' | 'mafia';

export interface Ending {
  readonly winner: Side;
  readonly reason: Reason;
}

const WINNERS: Readonly<Record<Reason, Side>> = {
  'assassin-dead': 'mafia',
  'mafia-dead': 'town',
  'plebs-dead': 'mafia',
};

export const endingFor = (reason: Reason): Ending => ({ winner: WINNERS[reason], reason });

/** A crowd that may be dead or not, because nobody at the table may say how many it was. */
export type Crowd = 'mafia' | 'pleb';

export type Asked =
  | { readonly kind: 'on' }
  | { readonly kind: 'over'; readonly ending: Ending }
  | { readonly kind: 'unsure'; readonly crowd: Crowd };

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

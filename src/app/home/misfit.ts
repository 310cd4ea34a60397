/** Which games can be played tonight, and what keeps the others back. */

import { listed } from '#messages/language';
import * as m from '#messages/site';
export interface Seating {
  readonly min: number;
  readonly max?: number;
  readonly needs: readonly string[];
}

/**
 * Why a game does not fit so many players with what they `have` on the table, in a person's words; empty when it does.
 * `words` names the needs.
 */
export const misfit = (
  { min, max, needs }: Seating,
  { players, have }: { readonly players: number; readonly have: readonly string[] },
  words: Readonly<Record<string, string>>,
): string => {
  const missing = needs.filter((need) => !have.includes(need)).map((need) => words[need] ?? need);
  const few = min - players;
  const many = max === undefined ? 0 : players - max;
  const lacks = [
    ...(few > 0 ? [m.morePlayers({ count: few })] : []),
    ...(many > 0 ? [m.fewerPlayers({ max: max ?? 0, players })] : []),
    ...missing,
  ];
  return lacks.length === 0 ? '' : m.needs({ what: listed(lacks) });
};

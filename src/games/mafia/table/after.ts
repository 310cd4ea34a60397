/** How everyone fared in a finished game of Assassin, and who was who all along. */
import * as m from '#messages/tables';
import type { After } from '../../../app/tables/game';
import type { State } from '../rules';
import { type MafiaSetup, roleNames } from './setup';

/** Without numbers there is no chart of a game, and everybody is named as they sit. */
export const after: After<MafiaSetup, State> = {
  // Every card, from the deal on; nobody’s where the table does not know them.
  hidden: ({ setup: { roles } }, setup) =>
    (roles ?? []).map((role, seat) => ({
      who: setup.names[seat],
      text: m.isRole({ role: roleNames(setup)[role] }),
    })),
  // No number: a side wins, and whoever died may be on it.
  standings: ({ dead, setup: { roles } }, setup) =>
    setup.names.map((_, seat) => {
      const death = dead.find((one) => one.seat === seat);
      const role = death?.role ?? roles?.[seat];
      const named = role ? roleNames(setup)[role] : '?';
      if (!death) return { text: m.alive({ role: named }) };
      const how = { role: named, day: death.day };
      return { text: death.cause === 'lynched' ? m.lynched(how) : m.killed(how) };
    }),
};

/** What a finished game of Assassin, for Magic comes to, and whose card named whom. */
import * as m from '#messages/tables';
import type { After } from '../../../app/tables/game';
import { nameOf, type Setup, type State } from '../rules';

/** Cards face down are what is hidden, where the table knows them. */
export const after: After<Setup, State> = {
  // Those that are open are in the picture, too.
  hidden: (state) =>
    state.targets.flatMap((target, seat) =>
      target === null ? [] : [{ who: nameOf(state, seat), text: m.hunts({ name: nameOf(state, target) }) }],
    ),
  // Hits as they are taken; in the end whatever else counts.
  standings: ({ hits, awaits }) =>
    hits.map((taken, seat) => {
      // A point for the last one is none of the hits.
      const value = awaits.kind === 'over' ? (awaits.points[seat] ?? 0) : taken.length;
      return {
        value,
        text: value === taken.length ? m.hits({ hits: value }) : m.points({ points: value }),
      };
    }),
};

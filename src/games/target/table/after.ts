/** What a finished game of Assassin, for Magic comes to, and whose card named whom. */
import * as m from '#messages/after';
import type { After } from '../../../app/tables/game';
import { nameOf, type State } from '../rules';
import type { TargetSetup } from './setup';

export const after: After<TargetSetup, State> = {
  hidden: (state) =>
    state.targets.flatMap((target, seat) =>
      target === null ? [] : [{ who: nameOf(state, seat), text: m.hunts({ name: nameOf(state, target) }) }],
    ),
  standings: ({ hits, awaits }) =>
    hits.map((taken, seat) => {
      const value = awaits.kind === 'over' ? (awaits.points[seat] ?? 0) : taken.length;
      return {
        value,
        text: value === taken.length ? m.hits({ hits: value }) : m.points({ points: value }),
      };
    }),
};

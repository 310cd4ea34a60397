/** What a finished game of TMAG comes to. Nothing at its table was hidden. */
import * as m from '#messages/tables';
import type { After } from '../../../app/tables/game';
import type { State } from '../rules/state';
import type { TmagSetup } from './setup';

export const after: After<TmagSetup, State> = {
  standings: ({ markers, captures }) =>
    markers.map((bases, seat) => ({
      value: bases.length,
      text: m.bases({ bases: bases.length, captures: captures[seat] ?? 0 }),
    })),
};

/** What everybody at the table may see: open cards and nothing of the others, and no seed that would tell them. */
import type { State } from './state';

export const publicView = (state: State): State => {
  const { names, options } = state.setup;
  return {
    ...state,
    setup: { names, options },
    targets: state.targets.map((target, seat) => (state.open[seat] ? target : null)),
  };
};

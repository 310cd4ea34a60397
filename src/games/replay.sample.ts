/** Whole games for tests: every state of a list of events, the first one included; a refused event names its place. */
import { ok, type Problem, type Result } from '../base/result';

export const replayOf =
  <Setup, State, Event>(
    start: (setup: Setup) => Result<State>,
    apply: (state: State, event: Event) => Result<State>,
  ) =>
  (setup: Setup, events: readonly Event[]): Result<readonly State[], Problem> => {
    const first = start(setup);
    if (!first.ok) return first;
    const states = [first.value];
    for (const [k, event] of events.entries()) {
      const next = apply(states.at(-1) as State, event);
      if (!next.ok)
        return { ok: false, error: { ...next.error, message: `Event ${k + 1}: ${next.error.message}` } };
      states.push(next.value);
    }
    return ok(states);
  };

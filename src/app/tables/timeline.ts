/**
 * What happened at a table, one event after another, with a place in it: to undo is to step back, and what was undone can
 * be done again until something else happens. Games differ in their states and events only.
 */
import { itemAt } from '../../base/lists';
import { ok, type Problem, type Result } from '../../base/result';

export interface Timeline<State, Event> {
  /** Those that were undone are behind `at`. */
  readonly events: readonly Event[];
  /** `states[k]` is the table after k events; one more than there are events. */
  readonly states: readonly State[];
  /** How many events have happened and not been undone. */
  readonly at: number;
}

/** A game's rules: the next state, or why there is none. */
export type Apply<State, Event, E extends Problem = Problem> = (
  state: State,
  event: Event,
) => Result<State, E>;

export const begin = <State, Event>(first: State): Timeline<State, Event> => ({
  events: [],
  states: [first],
  at: 0,
});

/** The table as it is now. */
export const now = <State, Event>({ states, at }: Timeline<State, Event>): State => itemAt(states, at);

/** Each event up to the line's place, with the states before and after it. Of those that go on, only the last is there. */
export const stepsOf = <State, Event>(
  { events, states, at }: Timeline<State, Event>,
  goesOn: (event: Event, next: Event) => boolean = () => false,
) =>
  events.slice(0, at).flatMap((event, k, all) => {
    const next = all[k + 1];
    if (next !== undefined && goesOn(event, next)) return [];
    return [{ event, before: itemAt(states, k), after: itemAt(states, k + 1) }];
  });

/** How often a die has been rolled. */
export const rollsIn = ({ events, at }: Timeline<unknown, { readonly kind: string }>): number =>
  events.slice(0, at).filter(({ kind }) => kind === 'roll').length;

/** Adds an event, in the place of all that was undone. A refusal leaves the timeline as it was. */
export const play = <State, Event, E extends Problem>(
  line: Timeline<State, Event>,
  event: Event,
  apply: Apply<State, Event, E>,
): Result<Timeline<State, Event>, E> => {
  const next = apply(now(line), event);
  if (!next.ok) return next;
  return ok({
    events: [...line.events.slice(0, line.at), event],
    states: [...line.states.slice(0, line.at + 1), next.value],
    at: line.at + 1,
  });
};

/**
 * The line after an undo (`by` is -1) or a redo (1); the same one where there is no such step. At a table with a house, it
 * goes on to where a person chooses, or to an end of the line.
 */
export const step = <State, Event>(
  line: Timeline<State, Event>,
  by: number,
  isHouses: (state: State) => boolean = () => false,
): Timeline<State, Event> => {
  const { events, states } = line;
  let at = line.at + by;
  if (at < 0 || at > events.length) return line;
  while (at > 0 && at < events.length && isHouses(itemAt(states, at))) at += by;
  return { ...line, at };
};

/** Plays a list of events from its first state, up to the first one that the rules refuse, and says why they do. */
export const replayAll = <State, Event, E extends Problem>(
  first: State,
  events: readonly Event[],
  apply: Apply<State, Event, E>,
): { readonly line: Timeline<State, Event>; readonly refused?: E } => {
  const states = [first];
  for (const [k, event] of events.entries()) {
    const next = apply(itemAt(states, k), event);
    if (!next.ok) return { line: { events: events.slice(0, k), states, at: k }, refused: next.error };
    states.push(next.value);
  }
  return { line: { events, states, at: events.length } };
};

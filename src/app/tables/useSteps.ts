/** Answers on a page: an event is played, a part of an answer is kept until the game has come to another moment. */
import { useMemo, useState } from 'preact/hooks';
import type { Answer } from '../../games/ask';
import { useNextFocus } from '../fields/Button';
import type { OpenTable } from './game';

/**
 * For players on the keyboard: where the focus goes after an event, and after a part of an answer (without a place, it stays
 * where it is, if that is still there); and what comes into sight.
 */
interface Focus<State, Event, Step> {
  readonly after: (next: State, event: Event) => string;
  readonly on: (step: Step) => string | undefined;
  readonly sight?: string;
}

/** `moment` is what the parts of an answer belong to: with another one, all are forgotten. */
export const useSteps = <State, Event, Step extends object>(
  table: Pick<OpenTable<never, State, Event>, 'play'>,
  moment: unknown,
  { after, on, sight }: Focus<State, Event, Step>,
) => {
  const [, draw] = useState<object>();
  // With another moment at once, and not a drawing later: by then the focus has gone to what is asked.
  const kept = useMemo<{ step: Partial<Step> }>(() => ({ step: {} }), [moment]);
  const { step } = kept;
  const { root, next } = useNextFocus([step], sight);
  const go = (to: Step, byKey: boolean): void => {
    next.current = byKey ? (on(to) ?? ':focus') : undefined;
    kept.step = to;
    draw(to);
  };
  const play = (event: Event, byKey: boolean): boolean =>
    table.play(event, byKey ? (state) => after(state, event) : undefined);
  const give = (answer: Answer<Event, Step>, byKey: boolean): void => {
    if ('step' in answer) go(answer.step, byKey);
    else play(answer.play, byKey);
  };
  return { step, go, play, give, root };
};

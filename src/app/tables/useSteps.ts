/** Answers on a page: an event is played, a part of an answer is kept until the game has come to another moment. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Answer } from '../../games/ask';
import { useNextFocus } from '../fields/Button';
import type { OpenTable } from './game';

/** For players on the keyboard: where the focus goes after an event, and after a part of an answer; and what comes into sight. */
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
  const [step, setStep] = useState<Partial<Step>>({});
  useLayoutEffect(() => setStep({}), [moment]);
  const { root, next } = useNextFocus([step], sight);
  const go = (to: Step, byKey: boolean): void => {
    next.current = byKey ? on(to) : undefined;
    setStep(to);
  };
  const play = (event: Event, byKey: boolean): boolean =>
    table.play(event, byKey ? (state) => after(state, event) : undefined);
  const give = (answer: Answer<Event, Step>, byKey: boolean): void => {
    if ('step' in answer) go(answer.step, byKey);
    else play(answer.play, byKey);
  };
  return { step, go, play, give, root };
};

/** A question of two steps is two questions: after one answered by key, the hand is taken to the next. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export const useSteps = <Step>(first: Step) => {
  const [step, setStep] = useState(first);
  const byKey = useRef(false);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (byKey.current) root.current?.querySelector<HTMLElement>('button, input')?.focus();
    byKey.current = false;
  }, [step]);
  const go = (to: Step, isKey: boolean) => {
    byKey.current = isKey;
    setStep(to);
  };
  return { step, go, root };
};

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import * as m from '#messages/fields';
import { Button } from './Button';

interface Props {
  /** The words of the button that asks. */
  ask: string;
  yes: string;
  kind?: 'button' | 'button strong' | 'button weak' | 'quiet';
  /** What it means. */
  children: ComponentChildren;
  onYes: () => void;
}

/** A step that cannot be taken back: asked for, explained, and then taken or not. */
export const Confirm = ({ ask, yes, kind = 'button', children, onYes }: Props) => {
  const [state, setState] = useState<'new' | 'asked' | 'answered'>('new');
  const box = useRef<HTMLFieldSetElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The hand follows what it opened and closed.
  useLayoutEffect(() => {
    if (state === 'asked') box.current?.focus();
    if (state === 'answered') button.current?.focus();
  }, [state]);
  const answer = (isYes: boolean) => {
    setState('answered');
    if (isYes) onYes();
  };
  if (state !== 'asked') {
    return (
      <button class={kind} type="button" ref={button} onClick={() => setState('asked')}>
        {ask}
      </button>
    );
  }
  return (
    <fieldset class="sure manila" aria-label={ask} ref={box} tabIndex={-1}>
      <p>{children}</p>
      <div class="buttons">
        <Button class="button danger" onPress={() => answer(true)}>
          {yes}
        </Button>
        <Button onPress={() => answer(false)}>{m.no}</Button>
      </div>
    </fieldset>
  );
};

/** A step that cannot be taken back: asked for, explained, and then taken or not. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Props {
  /** The words of the button that asks. */
  ask: string;
  yes: string;
  kind?: 'button' | 'quiet';
  /** What it means. */
  children: ComponentChildren;
  onYes: () => void;
}

export const Sure = ({ ask, yes, kind = 'button', children, onYes }: Props) => {
  const [asked, setAsked] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const box = useRef<HTMLFieldSetElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The hand follows what it opened and closed.
  useLayoutEffect(() => {
    if (asked) box.current?.focus();
    else if (wasAsked) button.current?.focus();
  }, [asked]);
  const answer = (isYes: boolean) => {
    setWasAsked(true);
    setAsked(false);
    if (isYes) onYes();
  };
  if (!asked) {
    return (
      <button class={kind} type="button" ref={button} onClick={() => setAsked(true)}>
        {ask}
      </button>
    );
  }
  return (
    <fieldset class="sure" aria-label={ask} ref={box} tabIndex={-1}>
      <p>{children}</p>
      <div class="buttons">
        <button class="button danger" type="button" onClick={() => answer(true)}>
          {yes}
        </button>
        <button class="button" type="button" onClick={() => answer(false)}>
          No
        </button>
      </div>
    </fieldset>
  );
};

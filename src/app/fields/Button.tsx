/** A button. `onPress` is given whether it was pressed by key, without a pointer: then the focus follows. */
import type { ButtonHTMLAttributes, TargetedMouseEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'class' | 'onClick' | 'type'> {
  class?: string;
  onPress: (byKey: boolean) => void;
}

/** A click that has come from a pointer says of which kind. */
type Pressed = TargetedMouseEvent<HTMLButtonElement> & { readonly pointerType?: string };

export const Button = ({ class: look = 'button', onPress, ...rest }: Props) => (
  <button
    class={look}
    type="button"
    onClick={(event: Pressed) => {
      // A page is laid out twice when what has the focus goes in the middle of a change. A finger needs none.
      if (event.pointerType === 'touch') event.currentTarget.blur();
      onPress(event.detail === 0);
    }}
    {...rest}
  />
);

/** Moves the focus to what the selector finds first within `root`. Where it finds nothing and the focus is lost, to the heading. */
export const focusOn = (selector: string, root: ParentNode | null): void => {
  const find = (wanted: string, within?: ParentNode | null) =>
    (within ?? document).querySelector<HTMLElement>(wanted);
  (find(selector, root) ?? find(':focus') ?? find('h1'))?.focus();
};

/**
 * Moves the focus within `root`, where there is one, to the selector in `next`, once the page has changed; what `sight` finds
 * is scrolled into sight, and nothing more moves.
 */
export const useNextFocus = <Root extends HTMLElement = HTMLDivElement>(
  changes: readonly unknown[],
  sight?: string,
) => {
  const root = useRef<Root>(null);
  const next = useRef<string>();
  useLayoutEffect(() => {
    if (next.current) focusOn(next.current, root.current);
    next.current = undefined;
    if (sight) root.current?.querySelector(sight)?.scrollIntoView({ block: 'nearest' });
  }, changes);
  return { root, next };
};

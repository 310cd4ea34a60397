/** A button. `onPress` is given whether it was pressed by key, without a pointer: then the focus follows. */
import type { ButtonHTMLAttributes } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'class' | 'onClick' | 'type'> {
  class?: string;
  onPress: (byKey: boolean) => void;
}

export const Button = ({ class: look = 'button', onPress, ...rest }: Props) => (
  <button class={look} type="button" onClick={({ detail }) => onPress(detail === 0)} {...rest} />
);

/** Where an arrow key goes on the page. */
export type Way = readonly [right: number, down: number];
export const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

/** Lets an arrow key move the focus to the selector that `toward` gives, among buttons of one `fieldset`. */
export const onArrow = (event: KeyboardEvent, toward: (way: Way) => string): void => {
  const way = (ARROWS as Partial<Record<string, Way>>)[event.key];
  if (!way) return;
  event.preventDefault();
  const buttons = (event.currentTarget as Element).closest('fieldset');
  buttons?.querySelector<HTMLElement>(toward(way))?.focus();
};

/**
 * Moves the focus within `root`, where there is one, to the selector in `next`, once the page has changed; what `sight` finds
 * is scrolled into sight, and nothing more moves.
 */
export const useNextFocus = (changes: readonly unknown[], sight?: string) => {
  const root = useRef<HTMLDivElement>(null);
  const next = useRef<string>();
  useLayoutEffect(() => {
    if (next.current) (root.current ?? document).querySelector<HTMLElement>(next.current)?.focus();
    next.current = undefined;
    if (sight) root.current?.querySelector(sight)?.scrollIntoView({ block: 'nearest' });
  }, changes);
  return { root, next };
};

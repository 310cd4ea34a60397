/** The arrow keys walk over a board, from one button to the next. */

import { isOneOf, keysOf } from '../../../base/lists';

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
  const { key } = event;
  if (!isOneOf(keysOf(ARROWS), key)) return;
  event.preventDefault();
  const buttons = (event.currentTarget as Element).closest('fieldset');
  buttons?.querySelector<HTMLElement>(toward(ARROWS[key]))?.focus();
};

/** One less, how much, one more. */

import type { ComponentChildren } from 'preact';
import * as m from '#messages/tables';
import { Button } from '../../fields/Button';

interface Props {
  class: string;
  /** What is counted, for the buttons: "Ana’s cash". */
  what: string;
  /** By which the buttons are found again, to keep the focus. */
  id: string | number;
  onTurn: (by: 1 | -1, byKey: boolean) => void;
  children: ComponentChildren;
}

/** The button of a counter that was turned. */
export const turnedButton = (by: number, id: string | number): string =>
  `[data-${by > 0 ? 'more' : 'less'}="${id}"]`;

export const Counter = ({ class: look, what, id, onTurn, children }: Props) => (
  <span class={look}>
    <Button aria-label={m.oneLess({ what })} data-less={id} onPress={(byKey) => onTurn(-1, byKey)}>
      −
    </Button>
    <span class="form">{children}</span>
    <Button aria-label={m.oneMore({ what })} data-more={id} onPress={(byKey) => onTurn(1, byKey)}>
      +
    </Button>
  </span>
);

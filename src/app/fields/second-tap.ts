/**
 * A second tap on one spot does nothing where the first has changed what is there: a finger that trembles, or taps twice to
 * be sure, plays one event. Keys and assistive clicks, which have no `detail`, are never held back.
 */
import { useRef } from 'preact/hooks';

/** In ms and px. */
const SOON = 400;
const NEAR = 24;

interface Tap {
  readonly time: number;
  readonly x: number;
  readonly y: number;
  /** The control, as it was before it was pressed. */
  readonly control: string;
}

/** A control is another one when its looks or the game have changed, but for those that are made to be pressed again and again. */
const controlAt = (target: Element, at: string | undefined): string => {
  const control = target.closest('button, a, summary, select');
  if (control?.closest('[data-repeats]')) return 'repeats';
  return `${at} ${control?.outerHTML}`;
};

/** For `onClickCapture` of an element; where it is a game, its `data-at` counts the events. */
export const useSecondTap = () => {
  const last = useRef<Tap>();
  return (event: MouseEvent) => {
    const { detail, timeStamp: time, clientX: x, clientY: y, target, currentTarget } = event;
    // The click that a label passes on to its box is the same tap.
    if (detail === 0 || !(target instanceof Element) || target.closest('label')) return;
    const control = controlAt(target, (currentTarget as HTMLElement).dataset.at);
    const { current: before } = last;
    const isSecond =
      before &&
      time - before.time < SOON &&
      Math.hypot(x - before.x, y - before.y) < NEAR &&
      control !== before.control;
    if (!isSecond) {
      last.current = { time, x, y, control };
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
};

/**
 * A second tap at once on one spot does nothing: a finger that trembles, or taps twice to be sure, plays one event, whether
 * the first has changed what is there or is still at work. Keys and assistive clicks, which have no `detail`, are never held
 * back, nor are controls in an element with `data-repeats`, made to be pressed again and again.
 */
import { useRef } from 'preact/hooks';

/** In ms and px. */
const SOON = 400;
const NEAR = 24;

/** For `onClickCapture` of an element. The browser's own count of clicks would not do: some phones always say one. */
export const useSecondTap = () => {
  const last = useRef({ time: Number.NEGATIVE_INFINITY, x: 0, y: 0, repeats: false });
  return (event: MouseEvent) => {
    const { detail, timeStamp: time, clientX: x, clientY: y, target } = event;
    // The click that a label passes on to its box is the same tap.
    if (detail === 0 || !(target instanceof Element) || target.closest('label')) return;
    const repeats = target.closest('[data-repeats]') !== null;
    const { current: before } = last;
    const isSecond =
      time - before.time < SOON &&
      Math.hypot(x - before.x, y - before.y) < NEAR &&
      !(repeats && before.repeats);
    if (!isSecond) {
      last.current = { time, x, y, repeats };
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
};

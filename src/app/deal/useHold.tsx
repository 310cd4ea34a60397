/**
 * Hold to look. What is shown hangs on a finger or a key, and goes at once when that lets go, when the window loses the
 * focus, and when the page is put away.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { DealtCard } from '../../games/game';
import { href } from '../links';

const isHoldKey = (event: KeyboardEvent): boolean => event.key === ' ' || event.key === 'Enter';

export const useHold = (onLook: () => void) => {
  const [held, setHeld] = useState(false);
  /** True from a press to the click that ends it, so that this click is not taken for one by a screen reader. */
  const pressed = useRef(false);

  const hide = () => setHeld(false);
  const show = () => {
    pressed.current = true;
    setHeld(true);
    onLook();
  };

  useEffect(() => {
    window.addEventListener('blur', hide);
    window.addEventListener('pagehide', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('blur', hide);
      window.removeEventListener('pagehide', hide);
      document.removeEventListener('visibilitychange', hide);
    };
  }, []);

  return {
    held,
    hide,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
        show();
      },
      onPointerUp: hide,
      onPointerCancel: hide,
      onLostPointerCapture: hide,
      onBlur: hide,
      onKeyDown: (event: KeyboardEvent) => {
        if (!isHoldKey(event)) return;
        event.preventDefault();
        if (!event.repeat) show();
      },
      onKeyUp: (event: KeyboardEvent) => {
        if (!isHoldKey(event)) return;
        event.preventDefault();
        pressed.current = false;
        hide();
      },
      /** Screen readers press buttons without holding them: one press shows, the next hides. */
      onClick: () => {
        if (pressed.current) pressed.current = false;
        else if (held) hide();
        else {
          setHeld(true);
          onLook();
        }
      },
      onContextMenu: (event: Event) => event.preventDefault(),
    },
  };
};

/**
 * A card that shows its front while it is held. Every card has the same room and the same looks, so that no one reads a
 * role off a face lit by the screen.
 */
export const HeldCard = ({ held, card }: { held: boolean; card: Omit<DealtCard, 'seat'> }) => (
  <div class={held ? 'card open' : 'card'} aria-live="polite">
    {held ? (
      <div class="front">
        <p class="label">{card.caption}</p>
        <p class="shout secret">{card.value}</p>
        <p class="note">{card.note}</p>
      </div>
    ) : (
      <img class="back" src={href('favicon.svg')} alt="A card, face down" width="96" height="96" />
    )}
  </div>
);

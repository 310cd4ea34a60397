/**
 * Hold to look. What is shown hangs on a finger or a key, and goes at once when that lets go, when the window loses the
 * focus, and when the page is put away.
 */

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import * as m from '#messages/deal';
import type { DealtCard } from '../../games/game';
import { href } from '../links';

/**
 * `asked`: a press without a finger, as screen readers make it, would speak a secret: it takes a second press.
 * `short`: a finger that was gone before anyone could read. That is no look, and is told how to hold.
 */
type Look = 'down' | 'short' | 'asked' | 'held' | 'looked';

/** In ms: whoever holds so long has looked. */
const LOOK = 300;

const isHoldKey = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/** `onLook`: somebody has looked. `once`: after a look it takes a press of its own before the next. */
export const useHold = (onLook: () => void, once = false) => {
  const [look, setLook] = useState<Look>('down');
  /** True from a press to the click that ends it, so that this click is not taken for one by a screen reader. */
  const pressed = useRef(false);
  const held = look === 'held';
  // Only who has put on headphones hears it: a key that is held shows the secret to eyes alone.
  const isAsked = useRef(false);
  if (!held) isAsked.current = look === 'asked';

  /** When the finger came down, by its event: a busy page hears of it late. Nothing while the secret is hidden. */
  const since = useRef<number>();
  const latest = useRef(onLook);
  latest.current = onLook;

  const hide = ({ timeStamp }: Event) => {
    if (since.current === undefined) return;
    const isShort = timeStamp - since.current < LOOK;
    since.current = undefined;
    setLook(isShort ? 'short' : once ? 'looked' : 'down');
    if (!isShort) latest.current();
  };
  const show = (at: number) => {
    since.current = at;
    setLook('held');
  };
  const press = ({ timeStamp }: Event) => {
    pressed.current = true;
    show(timeStamp);
  };

  useEffect(() => {
    const shown = new AbortController();
    window.addEventListener('blur', hide, { signal: shown.signal });
    window.addEventListener('pagehide', hide, { signal: shown.signal });
    document.addEventListener('visibilitychange', hide, { signal: shown.signal });
    return () => shown.abort();
  }, []);

  return {
    held,
    look,
    /** Of the place where the secret is shown. */
    live: isAsked.current ? ('polite' as const) : ('off' as const),
    handlers: {
      // Looked at again and again: a quick second hold is meant (`session/second-tap.ts`).
      'data-repeats': '',
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || look === 'looked') return;
        (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
        press(event);
      },
      onPointerUp: hide,
      onPointerCancel: hide,
      onLostPointerCapture: hide,
      onBlur: hide,
      onKeyDown: (event: KeyboardEvent) => {
        if (!isHoldKey(event) || look === 'looked') return;
        event.preventDefault();
        if (!event.repeat) press(event);
      },
      onKeyUp: (event: KeyboardEvent) => {
        if (!isHoldKey(event) || !pressed.current) return;
        event.preventDefault();
        pressed.current = false;
        hide(event);
      },
      onClick: (event: MouseEvent) => {
        if (pressed.current) pressed.current = false;
        else if (held) hide(event);
        else if (look === 'looked') setLook('down');
        else if (look === 'asked') show(Number.NEGATIVE_INFINITY);
        else setLook('asked');
      },
      onContextMenu: (event: Event) => event.preventDefault(),
    },
  };
};

/** What is said to a press that was no hold. */
export const heldWrong = (look: Look): string | undefined =>
  look === 'asked' ? m.speaksCard : look === 'short' ? m.tooShort : undefined;

interface CardProps {
  card: Omit<DealtCard, 'seat'>;
  /** Who looks, where several people have the device in turn: the next hand on the button opens nothing. */
  name?: string;
  hold?: string;
  help?: string;
  onLook?: () => void;
  /** What is pressed after a look. */
  children?: ComponentChildren;
}

/** Makes what is on a card smaller until all of it is in sight: the finger that holds it up cannot scroll. */
const fitCard = (front: HTMLElement): void => {
  const card = front.parentElement as HTMLElement;
  const secret = front.querySelector('.secret') as HTMLElement;
  const isCut = () => card.scrollHeight > card.clientHeight || secret.scrollWidth > secret.clientWidth;
  const whole = Number.parseFloat(getComputedStyle(secret).fontSize);
  secret.style.overflowWrap = 'normal';
  for (let tenths = 9; tenths > 3 && isCut(); tenths--) secret.style.fontSize = `${(whole * tenths) / 10}px`;
  secret.style.overflowWrap = '';
  for (let tenths = 9; tenths > 3 && isCut(); tenths--) front.style.zoom = `${tenths / 10}`;
};

/**
 * A card that shows its front while it is held. Every card has the same room and the same looks, so that no one reads a
 * role off a face lit by the screen.
 */
export const HeldCard = ({ card, name, hold = m.holdToLook, help = '', onLook, children }: CardProps) => {
  const { held, look, live, handlers } = useHold(() => onLook?.(), name !== undefined);
  const front = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (front.current) fitCard(front.current);
  }, [held]);
  return (
    <>
      <div class={held ? 'card open' : 'card'} aria-live={live}>
        {held ? (
          <div class="front" ref={front}>
            <p class="label">{card.caption}</p>
            <p class="shout secret">{card.value}</p>
            <p class="note">{card.note}</p>
          </div>
        ) : (
          <img class="back" src={href('favicon.svg')} alt={m.cardFaceDown} width="96" height="96" />
        )}
      </div>
      <button class="button danger hold" type="button" aria-describedby="hold-help" {...handlers}>
        {held ? m.letGoToHide : look === 'looked' ? m.looksAgain({ name: name ?? '' }) : hold}
      </button>
      {children}
      <p class="help" id="hold-help" role="status">
        {heldWrong(look) ?? m.holdHelp({ help })}
      </p>
    </>
  );
};

/** What everyone looks up for - a death, first blood, a hit, the end - over the whole screen for a moment. A tap or a key ends it. */
import { useEffect } from 'preact/hooks';
import type { Drama } from '../game';

/** In ms. */
const SHOWN = 2000;

/** Screen readers are told by the log. */
export const Reveal = ({ drama: { kind, who, what }, onEnd }: { drama: Drama; onEnd: () => void }) => {
  useEffect(() => {
    navigator.vibrate?.(kind === 'end' ? [60, 80, 200] : 120);
    const ending = setTimeout(onEnd, SHOWN);
    const onKey = (event: KeyboardEvent) => {
      // It does nothing else: what lies beneath is not pressed.
      event.preventDefault();
      onEnd();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(ending);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <div class={`reveal ${kind}`} aria-hidden="true" onClick={onEnd}>
      <p class="shout">{who}</p>
      <p class="shout what">{what}</p>
    </div>
  );
};

/**
 * One's own card, and nothing secret on the screen without a finger on it. Every card is drawn from the same parts at the
 * same size, whatever is on it, so that nobody reads a role off a face lit by the screen.
 */
import type { OpenedCard } from '../../../deal/v1/sealed';
import { useHold } from '../../deal/useHold';
import { href } from '../../links';

export const SeatCard = ({ card }: { card: OpenedCard }) => {
  const { held, handlers } = useHold(() => undefined);
  return (
    <>
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
      <div class="thumb">
        <button class="button danger hold" type="button" aria-describedby="hold-help" {...handlers}>
          {held ? 'Let go to hide' : 'Hold to look'}
        </button>
      </div>
      <p class="help" id="hold-help">
        Hold the button, or hold Space or Enter; it hides when you let go.
      </p>
    </>
  );
};

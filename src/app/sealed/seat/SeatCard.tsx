/** One's own card, and nothing secret on the screen without a finger on it. */
import type { OpenedCard } from '../../../deal/v1/sealed';
import { HeldCard, useHold } from '../../deal/useHold';

export const SeatCard = ({ card }: { card: OpenedCard }) => {
  const { held, handlers } = useHold(() => undefined);
  return (
    <>
      <HeldCard held={held} card={card} />
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

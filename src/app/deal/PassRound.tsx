/**
 * The phone goes round. One person, one card, and nothing secret on the screen without a finger on it.
 */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Deal } from '../../games/game';
import { Button } from '../fields/Button';
import { HeldCard, useHold } from './useHold';

interface Props {
  deal: Deal;
  names: readonly string[];
  /** Where the last one comes back to. */
  back?: string;
  onDone: () => void;
}

export const PassRound = ({ deal, names, back = 'To the table', onDone }: Props) => {
  const [turn, setTurn] = useState(0);
  const [looked, setLooked] = useState(false);
  const { held, hide, handlers } = useHold(() => setLooked(true));
  const heading = useRef<HTMLHeadingElement>(null);

  // The heading says whose turn it is, so it is what a screen reader should read next.
  useLayoutEffect(() => heading.current?.focus(), [turn]);

  const card = deal.cards[turn];
  if (!card) {
    return (
      <section class="pass">
        <p class="label">Round {deal.round + 1}</p>
        <h2 ref={heading} tabIndex={-1}>
          Everyone has looked
        </h2>
        <p class="lead">Put the phone face up in the middle of the table. Nothing on it is secret now.</p>
        <div class="buttons">
          <Button class="button strong" onPress={onDone}>
            {back}
          </Button>
          <Button onPress={() => setTurn(0)}>Once more from the start</Button>
        </div>
      </section>
    );
  }

  const next = () => {
    hide();
    setLooked(false);
    setTurn(turn + 1);
  };
  const follower = deal.cards[turn + 1];

  return (
    <section class="pass">
      <p class="where form mute">
        <span>Round {deal.round + 1}</span>
        <span>
          {turn + 1} of {deal.cards.length}
        </span>
      </p>
      <h2 ref={heading} tabIndex={-1}>
        Pass the phone to <b>{names[card.seat]}</b>
      </h2>
      <HeldCard held={held} card={card} />
      <div class="thumb">
        <button class="button danger hold" type="button" aria-describedby="hold-help" {...handlers}>
          {held ? 'Let go to hide' : 'Hold to look'}
        </button>
        <Button class={looked ? 'button strong' : 'button'} onPress={next}>
          {follower ? `Next: ${names[follower.seat]}` : 'That was the last'}
        </Button>
      </div>
      <p class="help" id="hold-help">
        Only {names[card.seat]} looks. Hold the button, or hold Space or Enter; it hides when you let go.
      </p>
      <Button class="quiet" onPress={onDone}>
        {back === 'To the table' ? 'Back to the table' : back}
      </Button>
    </section>
  );
};

/** The host asks to see cards: for one who does not play, or who has to settle a quarrel. The log tells of it. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { peekedCards } from '../../../../deal/v1/sealed';
import { Button } from '../../../fields/Button';
import { Sure } from '../Sure';
import type { StageProps } from '../useHost';
import { namesOf } from '../words';
import { CardTable } from './CardTable';

export const Looks = ({ game, hosted, acts }: Pick<StageProps, 'game' | 'hosted' | 'acts'>) => {
  const [wanted, setWanted] = useState<readonly number[]>([]);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const close = () => document.visibilityState === 'hidden' && setOpen(false);
    document.addEventListener('visibilitychange', close);
    return () => document.removeEventListener('visibilitychange', close);
  }, []);

  const button = useRef<HTMLButtonElement>(null);
  // What was asked for is shown above the button that hides it.
  useLayoutEffect(() => {
    if (open) button.current?.focus();
  }, [open]);

  const { state } = hosted;
  const seats = state.living.filter((seat) => wanted.includes(seat));
  const look = async (): Promise<void> => {
    if (!(await acts.act({ kind: 'peek', seats }))) return;
    setWanted([]);
    setOpen(true);
  };
  const toggle = (seat: number) =>
    setWanted(wanted.includes(seat) ? wanted.filter((other) => other !== seat) : [...wanted, seat]);

  return (
    <>
      <p>
        Every look is written into the log that all phones show in the end. A changed device could leave it
        out: whoever does not trust this one deals on their own.
      </p>
      <div class="name-buttons">
        {state.living.map((seat) => (
          <Button key={seat} aria-pressed={wanted.includes(seat)} onPress={() => toggle(seat)}>
            <span class="sr">Card of </span>
            {state.spec.names[seat]}
          </Button>
        ))}
      </div>
      {seats.length > 0 && (
        <Sure ask={`Look at ${namesOf(hosted, seats)}`} yes="Look, and log it" onYes={() => void look()}>
          The log will say that the host looked at the cards of round {state.round + 1}:{' '}
          {namesOf(hosted, seats)}.
        </Sure>
      )}
      {state.peeked.length > 0 && (
        <div class="all">
          {open && (
            <CardTable
              caption="What you looked at"
              names={state.spec.names}
              cards={peekedCards(game, state)}
            />
          )}
          <button
            class="button"
            type="button"
            ref={button}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Hide what you looked at' : 'Show what you looked at'}
          </button>
        </div>
      )}
    </>
  );
};

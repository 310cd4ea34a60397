/** After a death: a press on who is out, a press to deal again. What the fewer players can work out is said in between. */
import { useState } from 'preact/hooks';
import { Wrong } from '../../../fields/Wrong';
import type { StageProps } from '../useHost';
import { namesOf } from '../words';

export const Deaths = ({ game, hosted, refusal, acts }: Omit<StageProps, 'info'>) => {
  const [out, setOut] = useState<readonly number[]>([]);
  const { state } = hosted;
  const { spec, living, leavers } = state;
  const leaving = living.filter((seat) => out.includes(seat));
  const left = living.filter((seat) => !out.includes(seat));
  const last = leavers.at(-1);

  const toggle = (seat: number) =>
    setOut(out.includes(seat) ? out.filter((other) => other !== seat) : [...out, seat]);
  const deal = async (): Promise<void> => {
    if (await acts.act({ kind: 'out', seats: leaving })) setOut([]);
  };

  return (
    <section class="dead">
      <h2>Somebody is out</h2>
      <p>Press everyone who left in the same moment, then deal the living again.</p>
      <div class="name-buttons">
        {living.map((seat) => (
          <button
            class="button"
            type="button"
            key={seat}
            aria-pressed={out.includes(seat)}
            onClick={() => toggle(seat)}
          >
            {spec.names[seat]}
            <span class="sr"> is out</span>
          </button>
        ))}
      </div>
      <div aria-live="polite">
        {leaving.length > 0 &&
          game.leaks(spec, left).map(({ code, message }) => (
            <p class="wrong leak" key={code}>
              <strong>Few players</strong>
              {message}
            </p>
          ))}
      </div>
      <Wrong id="out-wrong" message={refusal} word="Not done" />
      <div class="buttons">
        {leaving.length > 0 && (
          <button class="button danger" type="button" onClick={() => void deal()}>
            Deal again without {namesOf(hosted, leaving)}
          </button>
        )}
        {last && leaving.length === 0 && (
          <button class="button" type="button" onClick={() => void acts.act({ kind: 'undo' })}>
            Undo: {namesOf(hosted, last)} back in
          </button>
        )}
      </div>
    </section>
  );
};

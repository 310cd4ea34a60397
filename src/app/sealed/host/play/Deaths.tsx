/** After a death: a press on who is out, a press to deal again. What the fewer players can work out is said in between. */
import { useState } from 'preact/hooks';
import { Button } from '../../../fields/Button';
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
          <Button key={seat} aria-pressed={out.includes(seat)} onPress={() => toggle(seat)}>
            {spec.names[seat]}
            <span class="sr"> is out</span>
          </Button>
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
          <Button class="button danger" onPress={() => void deal()}>
            Deal again without {namesOf(hosted, leaving)}
          </Button>
        )}
        {last && leaving.length === 0 && (
          <Button onPress={() => void acts.act({ kind: 'undo' })}>
            Undo: {namesOf(hosted, last)} back in
          </Button>
        )}
      </div>
    </section>
  );
};

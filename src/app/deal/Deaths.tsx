/** After a death: tick who is out, deal again to the living, or take the last death back. */
import { useState } from 'preact/hooks';
import { listed } from '../../base/words';
import { Button } from '../fields/Button';
import { Tick } from '../fields/Choice';
import { Wrong } from '../fields/Wrong';

interface Props {
  names: readonly string[];
  living: readonly number[];
  /** The deaths so far; those who left at once stand in one list. */
  leavers: readonly (readonly number[])[];
  /** Deals again without these seats; gives a message where that cannot be. */
  onOut: (seats: readonly number[]) => string | undefined;
  onUndo: () => void;
}

export const Deaths = ({ names, living, leavers, onOut, onUndo }: Props) => {
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [message, setMessage] = useState<string>();

  const toggle = (seat: number) => {
    setMessage(undefined);
    setTicked(ticked.includes(seat) ? ticked.filter((other) => other !== seat) : [...ticked, seat]);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    const problem =
      ticked.length === 0 ? 'Tick who is out first.' : onOut(living.filter((seat) => ticked.includes(seat)));
    setMessage(problem);
    if (problem === undefined) setTicked([]);
  };
  const last = leavers.at(-1);

  return (
    <form class="deaths" onSubmit={submit} noValidate>
      <h2>Somebody is out</h2>
      <p>Tick everyone who left in the same moment, and deal the living a new hand.</p>
      <fieldset aria-describedby="deaths-wrong">
        <legend class="sr">Who is out</legend>
        {living.map((seat) => (
          <Tick key={seat} checked={ticked.includes(seat)} onTick={() => toggle(seat)}>
            {names[seat]}
          </Tick>
        ))}
      </fieldset>
      <Wrong id="deaths-wrong" message={message} word="Not yet" />
      <div class="buttons">
        <button class="button strong" type="submit">
          Deal again
        </button>
        {last && (
          <Button onPress={onUndo}>Undo: {listed(last.map((seat) => names[seat] ?? ''))} back in</Button>
        )}
      </div>
    </form>
  );
};

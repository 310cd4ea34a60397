/** M2: everybody names one player at once. A press is a vote. */
import { useState } from 'preact/hooks';
import { type Awaited, living } from '../../../../games/mafia/table';
import { Button } from '../../../fields/Button';
import { Home } from './Home';
import type { MobProps } from './mob';
import { useSteps } from './steps';

interface Props extends MobProps {
  awaits: Extract<Awaited, { kind: 'ballot' }>;
}

export const Ballot = ({ state, names, act, awaits }: Props) => {
  const [named, setNamed] = useState<readonly number[]>(names.map(() => 0));
  const { step, go, root } = useSteps<'ballot' | 'home'>('ballot');
  const votes = named.reduce((sum, count) => sum + count, 0);
  const add = (seat: number, by: number) =>
    setNamed(named.map((count, other) => (other === seat ? Math.max(0, count + by) : count)));
  if (step === 'home') {
    return (
      <div ref={root}>
        <Home state={state} act={act} onBack={(byKey) => go('ballot', byKey)} />
      </div>
    );
  }
  return (
    <div ref={root}>
      <h2>Who is named?</h2>
      <p role="status">
        {votes} of {awaits.voters} have named somebody.
      </p>
      <ul class="ballot">
        {living(state).map((seat) => (
          <li key={seat}>
            <Button onPress={() => add(seat, 1)} aria-disabled={votes >= awaits.voters ? true : undefined}>
              {names[seat]} <b>{named[seat]}</b>
            </Button>
            <Button
              class="button less"
              aria-label={`One less for ${names[seat]}`}
              onPress={() => add(seat, -1)}
            >
              −
            </Button>
          </li>
        ))}
      </ul>
      <Button
        class="button strong"
        onPress={(byKey) => {
          act({ kind: 'ballot', named }, byKey);
          setNamed(names.map(() => 0));
        }}
      >
        Count the ballot
      </Button>
      {awaits.mayPass && <Button onPress={(byKey) => go('home', byKey)}>Vote to go home</Button>}
    </div>
  );
};

/** Who accuses, and whom. */
import { living } from '../../../../games/mafia/table';
import { Home } from './Home';
import type { MobProps } from './mob';
import { Names } from './Names';
import { useSteps } from './steps';

interface Props extends MobProps {
  mayPass: boolean;
}

export const Accuse = ({ state, names, act, mayPass }: Props) => {
  const { step, go, root } = useSteps<'by' | 'home' | number>('by');
  const seats = living(state);
  if (step === 'home') {
    return (
      <div ref={root}>
        <Home state={state} act={act} onBack={(byKey) => go('by', byKey)} />
      </div>
    );
  }
  if (step === 'by') {
    return (
      <div ref={root}>
        <h2>Who accuses?</h2>
        <Names label="Who accuses?" seats={seats} names={names} onPick={go} />
        {mayPass && (
          <button class="button" type="button" onClick={({ detail }) => go('home', detail === 0)}>
            Vote to go home
          </button>
        )}
      </div>
    );
  }
  return (
    <div ref={root}>
      <h2>{names[step]} accuses</h2>
      <Names
        label={`Whom does ${names[step]} accuse?`}
        seats={seats.filter((seat) => seat !== step)}
        names={names}
        onPick={(accused, byKey) => act({ kind: 'accuse', by: step, accused }, byKey)}
      />
      <button class="quiet" type="button" onClick={({ detail }) => go('by', detail === 0)}>
        Somebody else accuses
      </button>
    </div>
  );
};

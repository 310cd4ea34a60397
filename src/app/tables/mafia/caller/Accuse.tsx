/** Who accuses, and whom. */
import { living } from '../../../../games/mafia/table';
import { Button } from '../../../fields/Button';
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
        {mayPass && <Button onPress={(byKey) => go('home', byKey)}>Vote to go home</Button>}
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
      <Button class="quiet" onPress={(byKey) => go('by', byKey)}>
        Somebody else accuses
      </Button>
    </div>
  );
};

/** M3: the mob votes on going home. */
import { living, neededToPass } from '../../../../games/mafia/table';
import { Button } from '../../../fields/Button';
import { Hands } from './Hands';
import type { MobProps } from './mob';

interface Props extends Omit<MobProps, 'names'> {
  onBack: (byKey: boolean) => void;
}

export const Home = ({ state, act, onBack }: Props) => {
  const voters = living(state).length;
  const needed = neededToPass(voters);
  return (
    <>
      <h2>Who wants to go home?</h2>
      <p>
        {voters} vote. {needed} hands are enough, and nobody is lynched today.
      </p>
      <Hands
        label="Hands for going home"
        most={voters}
        enough={(hands) => hands >= needed}
        onCount={(yes, byKey) => act({ kind: 'pass', yes }, byKey)}
      />
      <Button class="quiet" onPress={onBack}>
        Back
      </Button>
    </>
  );
};

/** The hands that are up; where only votes cast count (M1), those against it as well. */
import { type Awaited, neededVotes } from '../../../../games/mafia/table';
import { Button } from '../../../fields/Button';
import { Hands } from './Hands';
import type { MobProps } from './mob';
import { useSteps } from './steps';

interface Props extends Omit<MobProps, 'names'> {
  awaits: Extract<Awaited, { kind: 'vote' }>;
}

export const Vote = ({ state, act, awaits }: Props) => {
  const { rules } = state.setup;
  const { voters } = awaits;
  const isCast = rules.majority === 'cast';
  const { step, go, root } = useSteps<'yes' | number>('yes');
  if (step === 'yes') {
    return (
      <div ref={root}>
        <h2>Hands for it</h2>
        <Hands
          label="Hands for it:"
          most={voters}
          {...(!isCast && { enough: (hands: number) => hands >= neededVotes(rules, voters) })}
          onCount={(yes, byKey) => (isCast ? go(yes, byKey) : act({ kind: 'vote', yes }, byKey))}
        />
      </div>
    );
  }
  return (
    <div ref={root}>
      <h2>Hands against it</h2>
      <Hands
        label={`Against ${step} for it:`}
        most={voters - step}
        enough={(no) => step >= neededVotes(rules, voters, step + no)}
        onCount={(no, byKey) => act({ kind: 'vote', yes: step, no }, byKey)}
      />
      <Button class="quiet" onPress={(byKey) => go('yes', byKey)}>
        Not {step} for it: count again
      </Button>
    </div>
  );
};

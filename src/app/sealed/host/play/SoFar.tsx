/** The log as everybody will read it in the end. It names no card. */
import { tellLog } from '../../../../deal/v1/sealed';
import type { StageProps } from '../useHost';

export const SoFar = ({ game, hosted }: Pick<StageProps, 'game' | 'hosted'>) => {
  const sentences = tellLog(game, hosted.state);
  if (!sentences.ok) return null;
  return (
    <ol class="so-far">
      {sentences.value.map((sentence, at) => (
        <li key={at}>{sentence}</li>
      ))}
    </ol>
  );
};

/** The commitment as people compare it. */

import type { DealRecord } from '../../../../deal/v1/sealed';
import { commitmentInFull, commitmentWords, hostCommitment } from '../../../../deal/v1/sealed';

export const FourWords = ({ record, large = false }: { record: DealRecord; large?: boolean }) => {
  const commitment = hostCommitment(record);
  return (
    <div class={large ? 'seal large' : 'seal'}>
      <p class="label">The seal of this game</p>
      <ol class={large ? 'shout' : 'form'}>
        {commitmentWords(commitment).map((word, at) => (
          <li key={at}>{word}</li>
        ))}
      </ol>
      <details>
        <summary>In full</summary>
        <p class="form full">{commitmentInFull(commitment)}</p>
      </details>
    </div>
  );
};

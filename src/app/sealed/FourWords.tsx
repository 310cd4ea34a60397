/** The commitment as people compare it. */
import { commitmentInFull, commitmentWords, type DealRecord, hostCommitment } from '../../deal/v1/sealed';

interface Props {
  commitment: Uint8Array;
  large?: boolean;
}

export const FourWords = ({ commitment, large = false }: Props) => (
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

/** The commitment of a hosted game. */
export const SealOf = ({ record, large = false }: { record: DealRecord; large?: boolean }) => (
  <FourWords commitment={hostCommitment(record)} large={large} />
);

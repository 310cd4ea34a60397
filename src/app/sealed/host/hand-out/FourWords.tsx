/** The commitment of a hosted game. */
import { type DealRecord, hostCommitment } from '../../../../deal/v1/sealed';
import { FourWords as Seal } from '../../FourWords';

export const FourWords = ({ record, large = false }: { record: DealRecord; large?: boolean }) => (
  <Seal commitment={hostCommitment(record)} large={large} />
);

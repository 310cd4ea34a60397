/** What has become of keeping the session: read out when it comes, and shown until it is fixed. */
import { Wrong } from '../fields/Wrong';

interface Props {
  refused: string | undefined;
  notice: string | undefined;
}

export const Notices = ({ refused, notice }: Props) => (
  <div class="notices">
    <Wrong kind="not-kept" word="Not kept" message={refused} />
    <Wrong kind="noticed" word="Note" message={notice} />
  </div>
);

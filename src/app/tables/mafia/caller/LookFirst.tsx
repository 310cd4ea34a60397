/** Before the Mafia meet, the players have to know what they are. */
import { encodeOpenDeal } from '../../../../deal/v1/link';
import { href } from '../../../links';
import { dealSpec, type MafiaSetup } from '../setup';

export const LookFirst = ({ setup }: { setup: MafiaSetup }) =>
  setup.cards === 'dealt' ? (
    <p class="note">
      Has everybody looked at their card?{' '}
      <a
        href={`${href('deal', 'mafia')}#${encodeOpenDeal({ spec: dealSpec(setup), seed: setup.seed, leavers: [] })}`}
        target="_blank"
        rel="noopener"
      >
        Pass the phone round<span class="sr"> in a new tab</span>
      </a>
      , then come back here.
    </p>
  ) : (
    <p class="note">Deal the cards, and let everybody look at theirs.</p>
  );

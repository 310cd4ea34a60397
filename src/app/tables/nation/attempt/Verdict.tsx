/** What the cards of an attempt come to: the roll, the chance, the pay. */
import { percent } from '../../../../base/fraction';
import type { LedgerState } from '../../../../games/nation/ledger';
import { isHopeless, isSure, msrText } from '../../../../games/nation/msr';
import { isAvailable } from '../../../../games/nation/pyramid';
import { neededText, payText } from '../words';
import { type Laid, oddsOf } from './odds';

export const Verdict = ({ book, laid }: { book: LedgerState; laid: Laid }) => {
  const { needed, dice, chance, pay } = oddsOf(book, laid);
  const isLost = laid.tile !== null && !isAvailable(book.remaining, laid.tile);
  const isRolled = !isSure(needed) && !isHopeless(needed);
  return (
    <div class="verdict" role="status">
      <p class="shout">{isLost ? 'Not available' : neededText(needed)}</p>
      <p class="form">
        {isLost && 'No attempt this round. It would be: '}
        {isRolled ? `MSR ${msrText(needed)}` : 'No die'}
        {isRolled && dice === 2 && ', two dice'}, {percent(chance, 0, ' %')}
        {laid.tile !== null && (
          <>
            <br />A hit pays {payText(pay)}
          </>
        )}
      </p>
    </div>
  );
};

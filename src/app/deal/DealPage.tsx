/**
 * Deals of one game: in the open on one phone, or sealed to each player's own. The address says which; names that were
 * typed for the one are there for the other.
 */

import { useRef, useState } from 'preact/hooks';
import * as m from '#messages/deal';
import { setIn } from '../../base/fragment';
import { Radios } from '../fields/Choice';
import { typedEarly } from '../fields/early-typing';
import { useAddress, useRetried } from '../session/reads';
import { DealTable, isSealedAddress } from './DealTable';
import type { ShownGame } from './shown-game';

const WAYS = {
  open: m.dealWayOpen,
  sealed: m.dealWaySealed,
};

export const DealPage = ({ game }: { game: ShownGame }) => {
  const { title, isSealed } = game;
  const [how, setHow] = useState<keyof typeof WAYS>('open');
  // What was typed before the script came, whichever form comes with it.
  const [early] = useState(() => typedEarly('.set-up').find(({ control }) => control.id === 'names'));
  const typed = useRef(early?.value ?? '');
  // Most people deal in the open: the other half of the page comes when it is wanted.
  const { value: Host, missing } = useRetried(
    async () => (how === 'sealed' ? (await import('../sealed/HostPage')).HostPage : undefined),
    [how],
  );
  useAddress((fragment) => setHow(isSealed && isSealedAddress(fragment) ? 'sealed' : 'open'));

  const choose = (next: keyof typeof WAYS) => {
    // The cards that somebody came with are those of either.
    const set = setIn(location.hash);
    const parts = [...(next === 'sealed' ? ['sealed'] : []), ...(set ? [`set=${set}`] : [])];
    // A deal that names are changed of is one step back.
    const write = /seed=/.test(location.hash) ? 'pushState' : 'replaceState';
    history[write](null, '', parts.length > 0 ? `#${parts.join('&')}` : location.pathname);
    setHow(next);
  };
  const choice = isSealed && (
    <fieldset class="how">
      <legend>{m.dealWay}</legend>
      <Radios name="how" value={how} choices={WAYS} onValue={choose} />
    </fieldset>
  );
  const Form = how === 'sealed' ? Host : DealTable;
  return (
    <>
      {/* A heading is there in every moment: the host's page has its own. */}
      {(how === 'open' || !Host) && (
        <h1 class="deal-title" tabIndex={-1}>
          {title}
        </h1>
      )}
      {missing && choice}
      {missing}
      {Form && <Form game={game} typed={typed} choice={choice} />}
    </>
  );
};

/**
 * Deals of one game: in the open on one phone, or sealed to each player's own. The address says which; names that were
 * typed for the one are there for the other.
 */
import { useRef, useState } from 'preact/hooks';
import { Tick } from '../fields/Choice';
import { useAddress } from '../session/useAddress';
import { useLoaded } from '../session/useLoaded';
import { DealTable, isSealedAddress } from './DealTable';
import type { ShownGame } from './shown-game';

export const DealPage = ({ game }: { game: ShownGame }) => {
  const { title, isSealed } = game;
  const [how, setHow] = useState<'open' | 'sealed'>('open');
  const typed = useRef('');
  // Most people deal in the open: the other half of the page comes when it is wanted.
  const Host = useLoaded(
    async () => (how === 'sealed' ? (await import('../sealed/HostPage')).HostPage : undefined),
    [how],
  );
  useAddress((fragment) => setHow(isSealed && isSealedAddress(fragment) ? 'sealed' : 'open'));

  const choose = (next: 'open' | 'sealed') => {
    history.replaceState(null, '', next === 'sealed' ? '#sealed' : location.pathname);
    setHow(next);
  };
  const choice = isSealed && (
    <fieldset class="how">
      <legend>How the cards come</legend>
      <Tick type="radio" name="how" checked={how === 'open'} onTick={() => choose('open')}>
        In the open: one phone goes round, for a host who does not play
      </Tick>
      <Tick type="radio" name="how" checked={how === 'sealed'} onTick={() => choose('sealed')}>
        Sealed: to every player’s own phone, and the host can play too
      </Tick>
    </fieldset>
  );
  if (how === 'sealed' && isSealed) {
    // A heading is there in every moment.
    if (!Host) return <h1 class="deal-title">{title}</h1>;
    return <Host game={game} typed={typed} choice={choice} />;
  }
  return (
    <>
      <h1 class="deal-title">{title}</h1>
      <DealTable game={game} typed={typed} choice={choice} />
    </>
  );
};

/**
 * The code of a sealed deal at its table: deaths at the table go into the deal, those that are undone too, and the next
 * code is in reach without leaving the table. The deal has to be hosted by this browser.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SealedGame } from '../../deal/sealed/game';
import type { HostEvent } from '../../deal/sealed/host';
import type { Leavers } from '../../deal/v1/living';
import { href } from '../links';
import { loadSealed } from '../load-game';
import { createHostSession, gameFragment, type HostActs, type HostSession } from './host';
import { Bulletin } from './Playing';
import { Fold } from './page';

interface Props {
  /** Of the deal. */
  id: string;
  game: string;
  /** Who has left at the table. */
  leavers: Leavers;
}

/** What makes the deaths of a deal those of its table. */
export const deathsTo = (dealt: Leavers, table: Leavers): readonly HostEvent[] => {
  const isSame = (k: number): boolean => table[k]?.toSorted().join() === dealt[k]?.toSorted().join();
  const same = dealt.findIndex((_, k) => !isSame(k));
  const kept = same < 0 ? dealt.length : same;
  return [
    ...dealt.slice(kept).map((): HostEvent => ({ kind: 'undo' })),
    ...table.slice(kept).map((seats): HostEvent => ({ kind: 'out', seats })),
  ];
};

export const TableCode = ({ id, game: gameId, leavers }: Props) => {
  const [game, setGame] = useState<SealedGame>();
  const [session, setSession] = useState<HostSession>();
  const acts = useRef<HostActs>();
  useEffect(() => {
    void loadSealed(gameId).then(async (loaded) => {
      if (!loaded) return;
      const address = { read: () => gameFragment(id), write: () => undefined };
      acts.current = createHostSession(loaded, address, setSession);
      await acts.current.open();
      setGame(loaded);
    });
    return () => acts.current?.close();
  }, [id]);

  const hosted = session?.hosted;
  useEffect(() => {
    if (!game || !hosted || hosted.state.ended) return;
    const events = deathsTo(hosted.state.leavers, leavers);
    if (events.length > 0) void acts.current?.act(...events);
  }, [game, leavers.join(';')]);

  if (!game || !hosted) return null;
  return (
    <Fold title="The code of the sealed deal">
      {session.refusal && <p class="wrong">{session.refusal}</p>}
      <Bulletin game={game} hosted={hosted} />
      <p>
        <a href={`${href('deal', gameId)}#${gameFragment(id)}`}>To the host’s page of the deal</a>
      </p>
    </Fold>
  );
};

/** What a table shows of the sealed deal that it was dealt from, and what both tell each other. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import * as m from '#messages/host';
import type { Leavers } from '../../deal/v1/living';
import { Button } from '../fields/Button';
import { Fold } from '../fields/Fold';
import { href } from '../links';
import { gameFragment } from '../sealed/host';
import { Bulletin, useHost } from '../sealed/Playing';
import { areSameDeaths, deathsTo, toldBetween } from './told-between';

interface TableCodeProps {
  /** Of the deal in this browser. */
  id: string;
  game: string;
  /** Who is out at the table. */
  leavers: Leavers;
  /** Has the table take in who is out in the deal. */
  onOut: (leavers: Leavers) => void;
}

/** On the page of a table: who leaves there leaves the deal with this id. */
export const TableCode = ({ id, game: gameId, leavers, onOut }: TableCodeProps) => {
  const address = useMemo(() => ({ read: () => gameFragment(id), write: () => undefined }), [id]);
  const { session, missing, acts } = useHost(gameId, address);
  const { hosted } = session;
  const before = useRef<Leavers>();
  useEffect(() => {
    if (!hosted || hosted.state.ended) return;
    const { toTable, toDeal } = toldBetween(before.current, leavers, hosted.state.leavers);
    before.current = leavers;
    if (toTable.length > 0) onOut(toTable);
    // Other tabs show what was done in this one, and leave the telling to it.
    if (toDeal.length > 0 && document.hasFocus()) void acts?.act(...toDeal);
  }, [hosted?.id, leavers.join(';')]);

  if (!hosted) return missing;
  const { state } = hosted;
  return (
    <Fold title={m.tableCode}>
      {session.refusal && <p class="wrong">{session.refusal}</p>}
      {!state.ended && !areSameDeaths(state.leavers, leavers) && (
        <>
          <p class="wrong">{m.tableDiffers}</p>
          <Button onPress={() => void acts?.act(...deathsTo(state.leavers, leavers))}>{m.tellPhones}</Button>
        </>
      )}
      <Bulletin hosted={hosted} />
      <p>
        <a href={`${href('deal', gameId)}#${gameFragment(id)}`}>{m.toHostPage}</a>
      </p>
    </Fold>
  );
};

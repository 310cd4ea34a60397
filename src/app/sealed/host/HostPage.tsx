/**
 * The host's page of a sealed deal: one step at a time until the cards are dealt, then the bulletin of the round and what
 * a host has to do about it, then the end. It shows no card that the host has not asked for.
 */

import { Button } from '../../fields/Button';
import { lazyPart } from '../../lazy';
import { Notices } from '../../session/Notices';
import { Seal } from './hand-out/Seal';
import { Seats } from './hand-out/Seats';
import { Words } from './hand-out/Words';
import { Over } from './play/Over';
import { Playing } from './play/Playing';
import type { Hosted } from './session';
import { type HostGame, useHead, useHost } from './useHost';

const SetUp = lazyPart(async () => (await import('./set-up/SetUp')).SetUp);

/** The steps before the cards are dealt have the order that makes the deal fair: seal, links, words. */
const PARTS = { seal: Seal, seats: Seats, words: Words, playing: Playing, over: Over };

const stageOf = ({ state, step }: Hosted): keyof typeof PARTS => {
  if (state.ended) return 'over';
  return state.words === undefined ? step : 'playing';
};

export const HostPage = ({ info }: { info: HostGame }) => {
  const { session, game, acts } = useHost(info.id);
  const hosted = session.view === 'game' ? session.hosted : undefined;
  const stage = hosted ? `${hosted.id} ${stageOf(hosted)}` : 'form';
  const root = useHead<HTMLDivElement>(session.view === 'opening' ? undefined : stage);
  const Part = hosted && PARTS[stageOf(hosted)];
  return (
    <div class="table-page folds hosting" ref={root}>
      <Notices refused={session.refused} notice={session.notice} />
      {session.view !== 'game' && <h1 tabIndex={-1}>{info.title}, sealed</h1>}
      {session.view === 'form' && game && acts.current && (
        <SetUp info={info} game={game} session={session} acts={acts.current} />
      )}
      {hosted && Part && game && acts.current && (
        <>
          <Part
            key={hosted.id}
            info={info}
            game={game}
            hosted={hosted}
            refusal={session.refusal?.message}
            acts={acts.current}
          />
          <p class="foot">
            <Button class="quiet" onPress={() => void acts.current?.leave()}>
              Another game
            </Button>
          </p>
        </>
      )}
    </div>
  );
};

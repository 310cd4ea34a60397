/**
 * The host's page of a sealed deal: one step at a time until the cards are dealt, then the bulletin of the round and what
 * a host has to do about it, then the end. It shows no card that the host has not asked for.
 */
import type { SealedGame } from '../../../deal/v1/sealed/payload';
import { later } from '../../tables/later';
import { Notices } from '../../tables/parts/Notices';
import type { Hosted } from './desk';
import { Before } from './hand-out/Before';
import { Over } from './play/Over';
import { Playing } from './play/Playing';
import { useHead } from './useHead';
import { type HostActs, useHost } from './useHost';

const SetUp = later(async () => (await import('./set-up/SetUp')).SetUp);

/** What the page of a game has to know before the script has come. */
export interface HostGame {
  readonly id: string;
  readonly title: string;
  readonly least: number;
}

/** What every part of a game under way is given. */
export interface StageProps {
  info: HostGame;
  game: SealedGame;
  hosted: Hosted;
  /** Why the last step was none. */
  refusal: string | undefined;
  acts: HostActs;
}

type Stage = 'before' | 'playing' | 'over';

const stageOf = ({ state }: Hosted): Stage => {
  if (state.ended) return 'over';
  return state.words === undefined ? 'before' : 'playing';
};

const PARTS = { before: Before, playing: Playing, over: Over };

export const HostPage = ({ info }: { info: HostGame }) => {
  const { desk, game, acts } = useHost(info.id);
  const hosted = desk.view === 'game' ? desk.hosted : undefined;
  const stage = hosted ? `${hosted.id} ${stageOf(hosted)} ${hosted.step}` : 'form';
  const root = useHead<HTMLDivElement>(desk.view === 'opening' ? undefined : stage);
  const Part = hosted && PARTS[stageOf(hosted)];
  return (
    <div class="table-page folds hosting" ref={root}>
      <Notices refused={desk.refused} notice={desk.notice} />
      {desk.view !== 'game' && <h1 tabIndex={-1}>{info.title}, sealed</h1>}
      {desk.view === 'form' && game && acts.current && (
        <SetUp info={info} game={game} desk={desk} acts={acts.current} />
      )}
      {hosted && Part && game && acts.current && (
        <>
          <Part
            key={hosted.id}
            info={info}
            game={game}
            hosted={hosted}
            refusal={desk.refusal?.message}
            acts={acts.current}
          />
          <p class="foot">
            <button class="quiet" type="button" onClick={() => void acts.current?.leave()}>
              Another game
            </button>
          </p>
        </>
      )}
    </div>
  );
};

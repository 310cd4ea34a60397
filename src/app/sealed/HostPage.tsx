/**
 * The host's page of a sealed deal: one step at a time until the cards are dealt, then the code of the round and what a
 * host has to do about it, then the end. It shows no card that it has not counted as a look.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SealedGame } from '../../deal/sealed/game';
import type { OptionDef } from '../../games/game';
import { Button } from '../fields/Button';
import { lazyPart } from '../lazy';
import { loadSealed } from '../load-game';
import { Notices } from '../session/Notices';
import { address, attach } from '../session/page';
import { createHostSession, type HostActs, type HostSession } from './host';
import { type HostGame, useHead } from './page';

const SetUp = lazyPart(async () => (await import('./SetUp')).SetUp);
const Answers = lazyPart(async () => (await import('./Answers')).Answers);
const Playing = lazyPart(async () => (await import('./Playing')).Playing);
const Over = lazyPart(async () => (await import('./Over')).Over);

const useHost = (id: string) => {
  const [session, setSession] = useState<HostSession>({ view: 'opening', games: [] });
  const [game, setGame] = useState<SealedGame>();
  const acts = useRef<HostActs>();
  useEffect(() => {
    let end = (): void => undefined;
    let isGone = false;
    void loadSealed(id).then((loaded) => {
      if (isGone) return;
      if (!loaded) {
        const refused = 'A part of this page did not load: reload the page.';
        return setSession({ view: 'form', games: [], refused });
      }
      acts.current = createHostSession(loaded, address, setSession);
      setGame(loaded);
      end = attach(acts.current);
    });
    return () => {
      isGone = true;
      end();
    };
  }, []);
  return { session, game, acts: acts.current };
};

export const HostPage = ({ info }: { info: HostGame }) => {
  const { session, game, acts } = useHost(info.id);
  const hosted = session.view === 'game' ? session.hosted : undefined;
  const state = hosted?.state;
  const stage = !state ? 'form' : state.ended ? 'over' : state.tags ? 'playing' : 'answers';
  const root = useHead<HTMLDivElement>(session.view === 'opening' ? undefined : `${hosted?.id} ${stage}`);
  const Part = { form: undefined, answers: Answers, playing: Playing, over: Over }[stage];
  return (
    <div class="table-page folds hosting" ref={root}>
      <Notices refused={session.refused} notice={session.notice} />
      {session.view !== 'game' && <h1 tabIndex={-1}>{info.title}, sealed</h1>}
      {session.view === 'form' && game && acts && (
        <SetUp info={info} game={game as SealedGame<OptionDef>} session={session} acts={acts} />
      )}
      {hosted && Part && game && acts && (
        <>
          <Part
            key={hosted.id}
            info={info}
            game={game}
            hosted={hosted}
            refusal={session.refusal}
            acts={acts}
          />
          <p class="foot">
            <Button class="quiet" onPress={() => void acts.leave()}>
              Another game
            </Button>
          </p>
        </>
      )}
    </div>
  );
};

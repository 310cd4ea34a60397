/**
 * The host's page of a sealed deal: one step at a time until the cards are dealt, then the code of the round and what a
 * host has to do about it, then the end. It shows no card that it has not counted as a look.
 */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SealedGame } from '../../deal/sealed/game';
import type { OptionDef } from '../../games/game';
import { Button } from '../fields/Button';
import { loadSealed } from '../load-game';
import { Notices } from '../session/Notices';
import { type Address, address, attach } from '../session/page';
import { Answers } from './Answers';
import { createHostSession, type HostActs, type HostSession } from './host';
import { Over } from './Over';
import { Playing } from './Playing';
import { type HostGame, useHead } from './page';
import { SetUp } from './SetUp';

/** Without a game it is still the address of a sealed deal, not of an open one. */
const SEALED_ADDRESS: Address = {
  read: address.read,
  write: (fragment) => address.write(fragment === '' ? 'sealed' : fragment),
};

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
      acts.current = createHostSession(loaded, SEALED_ADDRESS, setSession);
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

interface Props {
  info: HostGame;
  /** The names that were typed, for another form of the page. */
  typed: { current: string };
  /** Above the form. */
  choice: ComponentChildren;
}

export const HostPage = ({ info, typed, choice }: Props) => {
  const { session, game, acts } = useHost(info.id);
  const hosted = session.view === 'game' ? session.hosted : undefined;
  const state = hosted?.state;
  const stage = !state ? 'form' : state.ended ? 'over' : state.tags ? 'playing' : 'answers';
  const root = useHead<HTMLDivElement>(session.view === 'opening' ? undefined : `${hosted?.id} ${stage}`);
  const Part = { form: undefined, answers: Answers, playing: Playing, over: Over }[stage];
  return (
    <div class="table-page folds hosting" ref={root}>
      <Notices refused={session.refused} notice={session.notice} />
      {session.view !== 'game' && (
        <h1 class="deal-title" tabIndex={-1}>
          {info.title}
        </h1>
      )}
      {session.view === 'form' && choice}
      {session.view === 'form' && game && acts && (
        <SetUp info={info} game={game as SealedGame<OptionDef>} session={session} acts={acts} typed={typed} />
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

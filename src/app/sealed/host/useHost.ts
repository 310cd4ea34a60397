/** The session of a hosted game on its page; how the game is dealt is loaded first. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SealedGame } from '../../../deal/v1/sealed/payload';
import { loadSealed } from '../../load-game';
import { address, attach } from '../../session/page';
import { createHostSession, type Hosted, type HostSession } from './session';

export type HostActs = ReturnType<typeof createHostSession>;

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

export const useHost = (id: string) => {
  const [session, setSession] = useState<HostSession>({ view: 'opening', games: [] });
  const [game, setGame] = useState<SealedGame>();
  const acts = useRef<HostActs>();

  useEffect(() => {
    let end = (): void => undefined;
    let isGone = false;
    void loadSealed(id).then((loaded) => {
      if (isGone) return;
      if (!loaded) {
        return setSession({
          view: 'form',
          games: [],
          refused: 'A part of this page did not load: reload the page.',
        });
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

  return { session, game, acts };
};

/**
 * Focuses the heading when another part of the page is shown; the result is the `ref` of the place. `part` names what is
 * shown, and is `undefined` until there is something: the first part takes no focus.
 */
export const useHead = <Root extends HTMLElement>(part: string | undefined) => {
  const root = useRef<Root>(null);
  const shown = useRef(part);
  useLayoutEffect(() => {
    if (shown.current !== undefined && shown.current !== part) root.current?.querySelector('h1')?.focus();
    shown.current = part;
  }, [part]);
  return root;
};

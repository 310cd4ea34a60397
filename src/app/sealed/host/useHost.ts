/** A host's desk on its page: it loads how the game is dealt, reads the address, and looks again when it comes back. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SealedGame } from '../../../deal/v1/sealed/payload';
import { loadSealed } from '../../load-game';
import { createHostDesk, type HostDesk } from './desk';

export type HostActs = ReturnType<typeof createHostDesk>;

const address = {
  read: () => location.hash.replace(/^#/, ''),
  write: (fragment: string) =>
    history.replaceState(null, '', fragment === '' ? location.pathname : `#${fragment}`),
};

export const useHost = (id: string) => {
  const [desk, setDesk] = useState<HostDesk>({ view: 'opening', games: [] });
  const [game, setGame] = useState<SealedGame>();
  const acts = useRef<HostActs>();

  useEffect(() => {
    let made: HostActs | undefined;
    let isGone = false;
    // The skip link leads to no other game.
    const onAddress = () => address.read() !== 'content' && made?.open();
    const onSight = () => document.visibilityState === 'visible' && made?.look();
    const begin = async (): Promise<void> => {
      const loaded = await loadSealed(id);
      if (isGone) return;
      if (!loaded) {
        return setDesk({
          view: 'form',
          games: [],
          refused: 'A part of this page did not come: reload the page.',
        });
      }
      made = createHostDesk(loaded, address, setDesk);
      acts.current = made;
      setGame(loaded);
      await made.open();
    };
    void begin();
    window.addEventListener('hashchange', onAddress);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      isGone = true;
      window.removeEventListener('hashchange', onAddress);
      document.removeEventListener('visibilitychange', onSight);
      made?.close();
    };
  }, []);

  return { desk, game, acts };
};

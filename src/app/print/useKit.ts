/** The chosen kit with all its pieces; `undefined` until it has come. */
import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../../base/result';
import type { Kit } from '../../games/game';
import { loadKit, type OwnedKit } from './kits';

export const useKit = (owned: OwnedKit, onProblem: (problem: Problem) => void): Kit | undefined => {
  const [kit, setKit] = useState<Kit>();
  const { id } = owned.kit;
  useEffect(() => {
    let wanted = true;
    void loadKit(owned).then((loaded) => {
      if (!wanted) return;
      if (loaded.ok) setKit(loaded.value);
      else onProblem(loaded.error);
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  return kit?.id === id ? kit : undefined;
};

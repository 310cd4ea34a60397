/** What a page reads: its address, and what is loaded after it. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { href } from '../links';
import type { LawFile } from './RuleSheet';

/** Reads the fragment of the address, without its `#`, before the page is drawn, and again when it changes. */
export const useAddress = (read: (fragment: string) => unknown): void =>
  useLayoutEffect(() => {
    const onAddress = () => void read(location.hash.slice(1));
    onAddress();
    window.addEventListener('hashchange', onAddress);
    return () => window.removeEventListener('hashchange', onAddress);
  }, []);

/** What `load` gives, once it is there; anew when `changes` do, and before the page is drawn: nothing of before is seen. */
export const useLoaded = <Value>(load: () => Promise<Value>, changes: readonly unknown[]) => {
  const [value, setValue] = useState<Value>();
  useLayoutEffect(() => {
    let isGone = false;
    setValue(undefined);
    void load().then((found) => !isGone && setValue(() => found));
    return () => {
      isGone = true;
    };
  }, changes);
  return value;
};

const laws = new Map<string, Promise<LawFile>>();

/** Reads a game's rules once for all that cite them; what has failed is tried again by the next. */
const loadLaw = async (game: string): Promise<LawFile> => {
  const loading = laws.get(game) ?? fetch(href('rules', game, 'law.json')).then((answer) => answer.json());
  laws.set(game, loading);
  return loading.catch(() => {
    laws.delete(game);
    return {};
  });
};

/** The rules of a game with their numbers, from a small file that is kept offline; none before it has come. */
export const useLaw = (game: string): LawFile => useLoaded(() => loadLaw(game), [game]) ?? {};

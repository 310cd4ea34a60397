/** What a page reads: its address, and what comes after the rest, so that what people need at once does not wait for it. */
import type { VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import * as m from '#messages/fields';
import { Button, focusOn } from '../fields/Button';
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
export const useLoaded = <Value,>(load: () => Promise<Value>, changes: readonly unknown[]) => {
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

/** A page was opened without a link to something on it: then its form is what people see first. */
export const isBare = (): boolean => typeof location === 'undefined' || location.hash.length < 2;

/**
 * What `load` gives, as `useLoaded`; where it does not load, what says so and asks for it again: a reload would lose what the
 * browser does not keep.
 */
export const useRetried = <Value,>(load: () => Promise<Value>, changes: readonly unknown[]) => {
  const [tries, setTries] = useState(0);
  const found = useLoaded(
    // Nothing where it did not load.
    (): Promise<readonly Value[]> =>
      load().then(
        (value) => [value],
        () => [],
      ),
    [...changes, tries],
  );
  const missing =
    found?.length === 0 ? (
      <div class="buttons" role="alert">
        <p class="wrong">{m.partToTry({ strong: (words) => <strong>{words}</strong> })}</p>
        <Button
          onPress={(byKey) => {
            // The button goes.
            if (byKey) focusOn('h1', null);
            setTries(tries + 1);
          }}
        >
          {m.tryAgain}
        </Button>
      </div>
    ) : null;
  return { value: found?.[0], missing };
};

type Drawn = VNode | null;

/**
 * A part of a page. It is fetched as soon as its place is on the page, not when it is pressed, so that it works without a
 * network too. What nearly everyone sees first is fetched `ahead`, with the module that places it.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<(props: Props) => Drawn>,
  ahead = false,
): ((props: Props) => Drawn) => {
  if (ahead) load().catch(() => undefined);
  return (props) => {
    const { value: Loaded, missing } = useRetried(load, []);
    return Loaded ? <Loaded {...props} /> : missing;
  };
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

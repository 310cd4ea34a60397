/** Whoever comes to another part of the page is at its head: the place for a `ref`, and what tells the parts apart. */
import { useLayoutEffect, useRef } from 'preact/hooks';

/** `part` is `undefined` until there is one: the first one takes no focus from anywhere. */
export const useHead = <Root extends HTMLElement>(part: string | undefined) => {
  const root = useRef<Root>(null);
  const shown = useRef(part);
  useLayoutEffect(() => {
    if (shown.current !== undefined && shown.current !== part) root.current?.querySelector('h1')?.focus();
    shown.current = part;
  }, [part]);
  return root;
};

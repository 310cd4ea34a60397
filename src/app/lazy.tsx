/** What comes to a page after the rest, so that what people need at once does not wait for it. */

import type { VNode } from 'preact';
import * as m from '#messages/loading';
import { useLoaded } from './session/reads';

/** A page was opened without a link to something on it: then its form is what people see first. */
export const isBare = (): boolean => typeof location === 'undefined' || location.hash.length < 2;

type Drawn = VNode | null;

const Missing = () => (
  <p class="wrong" role="alert">
    {m.missingPart({ strong: (words) => <strong>{words}</strong> })}
  </p>
);

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
    const Loaded = useLoaded(() => load().catch(() => Missing), []);
    return Loaded ? <Loaded {...props} /> : null;
  };
};

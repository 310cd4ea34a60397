/**
 * A part of a page that is loaded after the rest: what a hand needs at once does not wait for it. It is asked for as soon
 * as its place is on the page, not when it is pressed, so that it is there without the net too.
 */
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

type Drawn = VNode | null;

export const later = <Part extends (props: never) => Drawn>(load: () => Promise<Part>): Part => {
  const Place = (props: object): Drawn => {
    const [loaded, setLoaded] = useState<{ readonly Part: (props: object) => Drawn } | 'failed'>();
    useEffect(() => {
      load().then(
        (Part) => setLoaded({ Part: Part as unknown as (props: object) => Drawn }),
        () => setLoaded('failed'),
      );
    }, []);
    if (loaded === undefined) return null;
    if (loaded !== 'failed') return <loaded.Part {...props} />;
    return (
      <p class="wrong" role="alert">
        <strong>Missing</strong>A part of this page did not come: reload the page.
      </p>
    );
  };
  return Place as unknown as Part;
};

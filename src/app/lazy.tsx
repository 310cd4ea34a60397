/**
 * A part of a page that is loaded after the rest, so that what people need at once does not wait for it. It is fetched as
 * soon as its place is on the page, not when it is pressed, so that it works without a network too. What nearly everyone
 * sees first is fetched `ahead`, with the module that places it.
 */
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

type Drawn = VNode | null;

export const lazyPart = <Part extends (props: never) => Drawn>(
  load: () => Promise<Part>,
  ahead = false,
): Part => {
  if (ahead) load().catch(() => undefined);
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
        <strong>Missing</strong>A part of this page did not load: reload the page.
      </p>
    );
  };
  return Place as unknown as Part;
};

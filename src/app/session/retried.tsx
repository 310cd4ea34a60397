/** What is asked for again where it does not load. */
import { useState } from 'preact/hooks';
import * as m from '#messages/loading';
import { Button, focusOn } from '../fields/Button';
import { useLoaded } from './reads';

/**
 * What `load` gives, as `useLoaded`; where it does not load, what says so and asks for it again: a reload would lose what the
 * browser does not keep.
 */
export const useRetried = <Value,>(load: () => Promise<Value>, changes: readonly unknown[]) => {
  const [tries, setTries] = useState(0);
  const found = useLoaded(
    () =>
      load().then(
        (value) => ({ value, isMissing: false }),
        () => ({ value: undefined, isMissing: true }),
      ),
    [...changes, tries],
  );
  const missing = found?.isMissing && (
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
  );
  return { value: found?.value, missing };
};

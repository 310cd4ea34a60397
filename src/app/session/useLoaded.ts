import { useLayoutEffect, useState } from 'preact/hooks';

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

/** Short texts that this browser keeps: for good, or as long as a tab is open. A browser may refuse to keep anything. */
import * as m from '#messages/kept';
import { err, ok, type Result } from '../../base/result';

const within = <T>(act: () => T): Result<T> => {
  try {
    return ok(act());
  } catch {
    return err('store-refused', m.refused);
  }
};

type Kept = 'localStorage' | 'sessionStorage';

/** The text of a key, `undefined` where there is none. */
export const readText = (key: string, kept: Kept = 'localStorage'): Result<string | undefined> =>
  within(() => globalThis[kept].getItem(key) ?? undefined);

/** The same where nothing is said of a browser that refuses: it has none. */
export const textAt = (key: string, kept?: Kept): string | undefined => {
  const text = readText(key, kept);
  return text.ok ? text.value : undefined;
};

export const writeText = (key: string, text: string, kept: Kept = 'localStorage'): Result<void> =>
  within(() => globalThis[kept].setItem(key, text));

export const removeText = (key: string, kept: Kept = 'localStorage'): Result<void> =>
  within(() => globalThis[kept].removeItem(key));

export const keysFrom = (prefix: string): readonly string[] => {
  const keys = within(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix)));
  return keys.ok ? keys.value : [];
};

/** What JSON says, `undefined` where it is none. */
export const parseJson = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

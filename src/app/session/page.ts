/** What a session - a table, or a hosted game - needs of its page: the address bar, the events of the window, and words. */
import * as m from '#messages/fields';
import { readText, writeText } from '../store/local';
import { KEYS } from '../store/stored';

/** The address bar. Fragments are without their `#`. */
export interface Address {
  readonly read: () => string;
  readonly write: (fragment: string) => void;
}

export const address: Address = {
  read: () => location.hash.replace(/^#/, ''),
  write: (fragment) => history.replaceState(null, '', fragment === '' ? location.pathname : `#${fragment}`),
};

/**
 * Opens what the address means, again when it changes, and looks what another page may have done when this one is in sight
 * again. Gives what ends it.
 */
export const attach = (session: Readonly<Record<'open' | 'look' | 'close', () => unknown>>) => {
  // The skip link leads to no other session.
  const onAddress = () => address.read() !== 'content' && session.open();
  const onSight = () => document.visibilityState === 'visible' && session.look();
  const attached = new AbortController();
  window.addEventListener('hashchange', onAddress, { signal: attached.signal });
  document.addEventListener('visibilitychange', onSight, { signal: attached.signal });
  session.open();
  return () => {
    attached.abort();
    session.close();
  };
};

/** What a page says when another tab, or the browser, has changed what it shows. */
export const noticesOf = (thing: 'table' | 'game') => ({
  otherTab: m.otherTab({ thing }),
  notTaken: m.notTaken({ thing }),
  again: m.keptAgain({ thing }),
  removed: m.removed({ thing }),
  unknown: thing === 'table' ? m.keptElsewhere : m.hostedElsewhere,
});

/** Asks the browser not to clear anything by itself. Gives what a person must know, once, if it clears it all the same. */
export const askToStay = (): string | undefined => {
  const { storage, userAgent, maxTouchPoints, standalone } = (globalThis.navigator ??
    {}) as Partial<Navigator> & { standalone?: boolean };
  void storage?.persist?.().catch(() => false);
  const isIos = /iPhone|iPad|iPod/.test(userAgent ?? '') || (/Mac/.test(userAgent ?? '') && maxTouchPoints);
  const told = readText(KEYS.stay);
  if (!isIos || standalone || !told.ok || told.value !== undefined) return undefined;
  writeText(KEYS.stay, 'told');
  // What iOS does with sites that are not opened for a while, told once.
  return m.stayOnIos;
};

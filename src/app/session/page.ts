/** What a session - a table, or a hosted game - needs of its page: the address bar, the events of the window, and words. */
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

interface PageSession {
  /** Opens what the address means. */
  readonly open: () => unknown;
  /** Reads what another page may have done. */
  readonly look: () => unknown;
  readonly close: () => void;
}

/** Opens a session, again when the address changes, and looks when the page is in sight again. Gives what ends it. */
export const attach = (session: PageSession): (() => void) => {
  // The skip link leads to no other session.
  const onAddress = () => address.read() !== 'content' && session.open();
  const onSight = () => document.visibilityState === 'visible' && session.look();
  window.addEventListener('hashchange', onAddress);
  document.addEventListener('visibilitychange', onSight);
  session.open();
  return () => {
    window.removeEventListener('hashchange', onAddress);
    document.removeEventListener('visibilitychange', onSight);
    session.close();
  };
};

/** What a page says when another tab, or the browser, has changed what it shows. */
export const noticesOf = (thing: 'table' | 'game', elsewhere: string) => ({
  otherTab: `Another tab went on with this ${thing}: what it did is shown here.`,
  notTaken: `Another tab went on with this ${thing}, and what it did is shown here. Your last step was not taken: look, and take it again.`,
  again: `This browser no longer had this ${thing}: it was deleted in another tab, or cleared with the data of this site. It has been kept again from this page, whole.`,
  removed: `This ${thing} was deleted in another tab. It is still on this page: the next thing that happens keeps it again.`,
  unknown: `This browser keeps no ${thing} of this address: it was deleted, cleared with the data of this site, or ${elsewhere}`,
});

/** What iOS does with sites that are not opened for a while, told once. */
const IOS =
  'An iPhone or iPad clears what a site keeps if it is not opened for seven days. To keep this table, add the site to the Home Screen (Share, then “Add to Home Screen”), or save the game as a file.';

/** Asks the browser not to clear anything by itself. Gives what a person must know, once, if it clears it all the same. */
export const askToStay = (): string | undefined => {
  const { storage, userAgent, maxTouchPoints, standalone } = (globalThis.navigator ??
    {}) as Partial<Navigator> & { standalone?: boolean };
  void storage?.persist?.().catch(() => false);
  const isIos = /iPhone|iPad|iPod/.test(userAgent ?? '') || (/Mac/.test(userAgent ?? '') && maxTouchPoints);
  const told = readText(KEYS.stay);
  if (!isIos || standalone || !told.ok || told.value !== undefined) return undefined;
  writeText(KEYS.stay, 'told');
  return IOS;
};

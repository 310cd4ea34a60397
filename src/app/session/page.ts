/** What a session - a table, or a hosted game - needs of its page: the address bar, the events of the window, and words. */

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

/**
 * What pages ask of sets of cards. Each part is fetched when it is called for: a page that names its files would carry the list of all that
 * they import, though nearly no evening has a set.
 */
export const loadSetView = async () => (await import('./SetView')).SetView;

/** What this browser keeps. */
export const loadKept = () => import('./kept-sets');

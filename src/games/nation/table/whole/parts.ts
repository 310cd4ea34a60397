/**
 * What some tables of this game need and most do not, or not at once. Each part is fetched when it is called for: a page that names its files
 * would carry the list of all that they import.
 */
export const loadStartForm = async () => (await import('../StartForm')).StartForm;

/** The whole game, for one who is alone: its rules, and its view. */
export const loadWholeGame = () => import('./whole');
export const loadWholeView = async () => (await import('./WholeView')).WholeView;

/** Once a game is over. */
export const loadAfter = async () => (await import('../after')).after;

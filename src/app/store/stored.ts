/**
 * All that this site keeps in a browser. Nothing is stored under a name that is not in this list, so that a page can
 * show, save, restore and erase everything by it.
 */

/** Records in IndexedDB, by their `id`. */
export const DATABASES = {
  /** Tables of all games: app/tables/keep. */
  tables: { database: 'paper-dagger-tables', store: 'tables' },
  /** Sealed games that this browser hosts: app/sealed/kept.ts. */
  hosted: { database: 'paper-dagger-host', store: 'games' },
  /** Seats in sealed games: app/sealed/kept.ts. */
  seats: { database: 'paper-dagger-seat', store: 'seats' },
} as const;

/** Texts in localStorage. */
export const KEYS = {
  /** The printer profile; the number is that of the way it is stored: app/calibrate. */
  printer: 'paper-dagger.printer.1',
  /** Groups of players: app/sealed/groups.tsx. */
  groups: 'paper-dagger.groups',
  /** Light or dark, as it was chosen at a table: app/tables/parts. */
  scheme: 'paper-dagger.scheme',
  /** Whether a slash leads to the search: app/search. */
  slash: 'paper-dagger.slash',
  /** The one table of TMAG that an earlier edition kept; it moves to the tables: app/tables/tmag. */
  formerTmag: 'paper-dagger.table.tmag.1',
} as const;

/** Texts in localStorage under the id of a table that is being written: app/tables/keep. */
export const PENDING_PREFIX = 'paper-dagger.pending.';

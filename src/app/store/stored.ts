/**
 * All that this site keeps in a browser. Nothing is stored under a name that is not in this list, so that a page can
 * show, save, restore and erase everything by it.
 */

/** Records in IndexedDB, by their `id`. */
export const DATABASES = {
  /** Tables of all games: app/tables/keep. */
  tables: { database: 'paper-dagger-tables', store: 'tables' },
  /** Sealed games that this browser hosts: app/sealed/host.ts. */
  hosted: { database: 'paper-dagger-host', store: 'games' },
  /** Seats in sealed games: app/sealed/phone.ts. */
  seats: { database: 'paper-dagger-seat', store: 'seats' },
  /** Sets of cards of people's own: app/sets. */
  sets: { database: 'paper-dagger-sets', store: 'sets' },
} as const;

/** Lists of a record that only grow: two versions of it are joined. */
export const GROWING: Partial<Record<keyof typeof DATABASES, string>> = {
  hosted: 'entries',
  seats: 'bulletins',
};

/** Every key of this site in localStorage begins so. */
export const PREFIX = 'paper-dagger.';

/** Texts in localStorage, or in sessionStorage. */
export const KEYS = {
  /** The printer profile; the number is that of the way it is stored: app/calibrate. */
  printer: 'paper-dagger.printer.1',
  /** Groups of players: app/store/people.ts; who plays tonight, and what: app/store/tonight.ts. */
  groups: 'paper-dagger.groups',
  tonight: 'paper-dagger.tonight',
  /** The last deal in the open of each game that deals people to people: app/deal. */
  dealt: 'paper-dagger.dealt',
  /** Light or dark, as it was chosen at a table: app/tables/parts. */
  scheme: 'paper-dagger.scheme',
  /** Whether a slash leads to the search: app/search. */
  slash: 'paper-dagger.slash',
  /** The language that was chosen, also where it was offered: app/home/languages.ts. */
  language: 'paper-dagger.language',
  /** How much of the site is kept for offline use: app/offline. */
  offline: 'paper-dagger.offline',
  /** Whether a person was told how to keep a table on iOS: app/store. */
  stay: 'paper-dagger.stay',
  /** How far a device has gone round, in this tab: app/deal/passing.ts. */
  passing: 'paper-dagger.passing',
  /** The one table of TMAG that an earlier edition kept; it moves to the tables: games/tmag/table. */
  formerTmag: 'paper-dagger.table.tmag.1',
} as const;

/** Texts in localStorage under the id of a table that is being written: app/tables/keep. */
export const PENDING_PREFIX = 'paper-dagger.pending.';

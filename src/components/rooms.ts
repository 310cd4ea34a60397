/** Which games have a table to play at, and a page of odds: those that a page is there for. */
const gamesWith = (files: Readonly<Record<string, unknown>>): ReadonlySet<string> =>
  new Set(Object.keys(files).map((file) => file.replace(/^.*\/|\.astro$/g, '')));

const TABLES = gamesWith(import.meta.glob('../pages/table/*.astro'));
const ODDS = gamesWith(import.meta.glob('../pages/odds/*.astro'));

export const hasTable = (game: string): boolean => TABLES.has(game);

export const hasOdds = (game: string): boolean => ODDS.has(game);

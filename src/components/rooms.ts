/** Which games have a table to play at, a page of odds, and questions: those that a file is there for. */
const gamesWith = (files: Readonly<Record<string, unknown>>): ReadonlySet<string> =>
  new Set(Object.keys(files).map((file) => file.replace(/\/may-i\.md$/, '').replace(/^.*\/|\.astro$/g, '')));

// As text: a page that imported other pages would carry their style sheets.
const TABLES = gamesWith(import.meta.glob('../pages/table/*.astro', { query: '?raw' }));
const ODDS = gamesWith(import.meta.glob('../pages/odds/*.astro', { query: '?raw' }));
const QUESTIONS = gamesWith(import.meta.glob('../../content/*/may-i.md', { query: '?raw' }));

export const hasTable = (game: string): boolean => TABLES.has(game);

export const hasOdds = (game: string): boolean => ODDS.has(game);

export const hasQuestions = (game: string): boolean => QUESTIONS.has(game);

/** What a link to a page shows where it is shared: one picture for each game, and one for all other pages. */
import * as m from '#messages/site';
import { SOURCES } from '../games';
import type { Source } from '../games/game';

/** Whether a game has a table to play at, a page of odds, and questions: if a file is there for it. */
const whether = (files: Readonly<Record<string, unknown>>) => {
  const games = new Set(Object.keys(files).map((file) => /(?:games|content)\/([^/]+)\//.exec(file)?.[1]));
  return (game: string): boolean => games.has(game);
};

// As text: nothing of a game comes with the question.
export const hasTable = whether(import.meta.glob('../games/*/table/Page.astro', { query: '?raw' }));
export const hasOdds = whether(import.meta.glob('../games/*/odds-page/index.ts', { query: '?raw' }));
export const hasQuestions = whether(import.meta.glob('../../content/*/may-i.md', { query: '?raw' }));

const SITE = { id: 'site', title: m.sharedTitle, line: m.sharedLine };

/** The pictures, by the names of their files: "mafia". */
export const SHARED = [
  SITE,
  ...SOURCES.map((source) => ({ id: source.id, title: source.title, line: source.tagline, source })),
];

/** What a page of a game shows; any other, and each that holds secrets, shows the site. */
export const sharedOf = (source: Pick<Source, 'id'> | undefined) =>
  SHARED.find(({ id }) => id === source?.id) ?? SITE;

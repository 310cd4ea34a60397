/** What a link to a page shows where it is shared: one picture for each page, and one for all pages that hold secrets. */
import { GAMES, SOURCES } from '../games';
import type { Source } from '../games/game';

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

export interface Shared {
  /** "rules-mafia": the file's name, and the page's path with hyphens. */
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly line: string;
  /** Whose pieces lie beside it; those of several games where there is none. */
  readonly source?: Source;
}

const SITE: Shared = {
  id: 'site',
  label: 'Games of secret targets',
  title: 'Someone at this table has your name',
  line: 'Read the rules, print the pieces, deal in secret. Free, on plain paper.',
};

const ofSource = (
  room: string,
  label: string,
  sources: readonly Source[],
  line?: string,
): readonly Shared[] =>
  sources.map((source) => ({
    id: `${room}-${source.id}`,
    label,
    title: source.title,
    line: line ?? source.tagline,
    source,
  }));

const SHARED: readonly Shared[] = [
  SITE,
  { ...SITE, id: 'rules', label: 'Rules', title: 'Read this first' },
  { ...SITE, id: 'print', label: 'Print', title: 'Plain paper, sharp scissors' },
  { ...SITE, id: 'deal', label: 'Deal', title: 'Deal in secret' },
  { ...SITE, id: 'table', label: 'Tables', title: 'Every step checked' },
  {
    ...SITE,
    id: 'search',
    label: 'Search',
    title: 'Settle it',
    line: 'A word or a question, for the rules of any game.',
  },
  ...ofSource('games', 'The game', SOURCES),
  ...ofSource('rules', 'Rules', SOURCES),
  ...ofSource('deal', 'Deal', GAMES, 'Type the names, pass one phone round, hold to look.'),
  ...ofSource(
    'table',
    'Play at the table',
    GAMES.filter(({ id }) => hasTable(id)),
  ),
  ...ofSource(
    'odds',
    'By numbers',
    GAMES.filter(({ id }) => hasOdds(id)),
  ),
];

export const sharePictures = (): readonly Shared[] => SHARED;

/** For a path below the base: "rules/mafia/". A page without a picture of its own shows its game's, its room's, or the site's. */
export const sharedOf = (path: string): Shared => {
  const [room = '', thing = ''] = path.split('/');
  const byId = (id: string) => SHARED.find((shared) => shared.id === id);
  return byId(`${room}-${thing}`) ?? byId(`games-${thing}`) ?? byId(room) ?? SITE;
};

export const SHARED_BY_SECRETS = SITE;

/** The three programs that play a game, by how far they think, and how strong they are. */
import { isOneOf, itemAt } from '../base/lists';

/** The strongest first: it plans ahead, takes what is best at once, or does anything that the rules allow. */
export const BOT_IDS = ['plan', 'greedy', 'random'] as const;
export type BotId = (typeof BOT_IDS)[number];

/** Two kinds of bot at one table, for each number of players: the share of its seats that each won. In skill.json of a game. */
export interface Skill {
  readonly seed: string;
  /** For each row. */
  readonly games: number;
  readonly rows: readonly {
    readonly players: number;
    readonly bots: Readonly<Partial<Record<BotId, number>>>;
  }[];
}

/** Each kind against each other, the stronger first. */
export const MATCHES = ['plan-greedy', 'greedy-random', 'plan-random'] as const;

/** The kinds of bot of a table. */
export const kindsOf = (table: string): readonly BotId[] =>
  table.split('-').filter((id) => isOneOf(BOT_IDS, id));

/**
 * The share of the games of a match that its stronger kind won: both have as many seats, for they change places. Throws where
 * there is no such match.
 */
export const matchShare = ({ rows }: Skill, match: (typeof MATCHES)[number], players: number): number => {
  const kinds = kindsOf(match);
  const [better, worse] = [itemAt(kinds, 0), itemAt(kinds, 1)];
  const row = rows.find((one) => one.players === players && better in one.bots && worse in one.bots);
  const [won = 0, lost = 0] = [row?.bots[better], row?.bots[worse]];
  if (won + lost === 0) throw new Error(`no match ${match} for ${players} players`);
  return won / (won + lost);
};

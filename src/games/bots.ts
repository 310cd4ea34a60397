/** The three programs that play a game, by how far they think, and how a simulation seats them. */
import * as m from '#messages/games';
import { isOneOf, itemAt } from '../base/lists';
import type { OptionDef } from './game';
import { sharePercent } from './simulation';

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

/** Who sits down: one kind for all seats, or two kinds in turn. */
const TABLES = [...BOT_IDS, ...MATCHES] as const;

const NAMES: Readonly<Record<BotId, string>> = { plan: m.planning, greedy: m.greedy, random: m.random };

/** The kinds of bot of a table. */
const kindsOf = (table: string): readonly BotId[] => table.split('-').filter((id) => isOneOf(BOT_IDS, id));

/** The option of a simulation that says who plays; `plan` by default. */
export const BOTS_OPTION: OptionDef = {
  name: 'bots',
  label: m.bots,
  help: m.playsKind,
  kind: 'choice',
  choices: TABLES.map((value) => ({
    value,
    label: kindsOf(value)
      .map((id) => NAMES[id])
      .join(', '),
  })),
};

/** By seat. Two kinds change places from game to game, so that both sit everywhere. */
export const seatBots = (table: string, players: number, game: number): readonly BotId[] => {
  const kinds = kindsOf(table);
  return Array.from({ length: players }, (_, seat) => itemAt(kinds, (seat + game) % kinds.length));
};

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

/** A line for a person, where two kinds of bot have played: by kind, the share of its seats that won. */
export const botShares = (shares: Readonly<Partial<Record<BotId, number>>>): readonly string[] => {
  const each = Object.entries(shares).map(([bot, share]) =>
    m.ofItsSeats({ bot, sharePercent: sharePercent(share) }),
  );
  return each.length > 1 ? [m.wonByBot({ each: each.join(', ') })] : [];
};

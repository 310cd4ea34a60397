/** The three programs that play, and how a simulation seats them. */
import type { OptionDef } from '../../game';
import type { Bot } from './bot';
import { PLANNER } from './planner';
import { GREEDY, RANDOM } from './simple';

export const BOT_IDS = ['plan', 'greedy', 'random'] as const;
export type BotId = (typeof BOT_IDS)[number];

export const BOTS: Readonly<Record<BotId, Bot>> = { plan: PLANNER, greedy: GREEDY, random: RANDOM };

/** Who sits down: one kind for all seats, or two kinds in turn. */
const TABLES = ['plan', 'greedy', 'random', 'plan-greedy', 'plan-random', 'greedy-random'] as const;

const NAMES: Readonly<Record<BotId, string>> = { plan: 'Planning', greedy: 'Greedy', random: 'Random' };

/** The kinds of bot of a table. */
export const kindsOf = (table: string): readonly BotId[] => table.split('-') as BotId[];

export const SIMULATION_OPTIONS: readonly OptionDef[] = [
  {
    name: 'bots',
    label: 'Bots',
    help: 'Who plays: one kind of bot, or two kinds in turn.',
    kind: 'choice',
    choices: TABLES.map((value) => ({
      value,
      label: kindsOf(value)
        .map((id) => NAMES[id])
        .join(', '),
    })),
  },
  {
    name: 'story',
    label: 'Storytelling',
    help: 'The others vote on every story.',
    kind: 'flag',
    ruling: 'story',
  },
];

/** By seat. Two kinds change places from game to game, so that both sit everywhere. */
export const seatBots = (table: string, players: number, game: number): readonly BotId[] => {
  const kinds = kindsOf(table);
  return Array.from({ length: players }, (_, seat) => kinds[(seat + game) % kinds.length] as BotId);
};

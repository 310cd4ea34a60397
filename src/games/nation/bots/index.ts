/** The three programs that play, and what a simulation of them can be asked for. */
import * as m from '#messages/nation-rules';
import type { BotId } from '../../bots';
import { flag, type OptionDef } from '../../options';
import { BOTS_OPTION } from '../../simulation';
import type { Bot } from './bot';
import { PLANNER } from './planner';
import { GREEDY, RANDOM } from './simple';

export const BOTS: Readonly<Record<BotId, Bot>> = { plan: PLANNER, greedy: GREEDY, random: RANDOM };

export const SIMULATION_OPTIONS: readonly OptionDef[] = [
  BOTS_OPTION,
  flag('story', m.storytelling, m.storytellingHelp, 'story'),
];

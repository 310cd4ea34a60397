/** Whole games between bots, through the same events as a game between people; and what many of them add up to. */
import { number } from '#messages/language';
import * as m from '#messages/tmag-rules';
import { itemAt } from '../../../base/lists';
import { type Answered, mapOk, ok, type Result, unwrap } from '../../../base/result';
import type { Stream } from '../../../deal/v1/stream';
import { BOT_IDS, type BotId } from '../../bots';
import {
  BOTS_OPTION,
  botShares,
  checkSimulation,
  rounded,
  type SimulationRequest,
  type Simulator,
  seatBots,
  sharePercent,
} from '../../simulation';
import { squareName } from '../rules/board';
import { rollDie } from '../rules/moves';
import { TMAG_OPTIONS, tmagOptions } from '../rules/options';
import { TMAG_SEATS } from '../rules/players';
import { boardOf, type Setup, type State, type TableEvent } from '../rules/state';
import { apply, start } from '../rules/table';
import { choose } from './bots';
import type { Finding } from './findings';

const OPTIONS = [...TMAG_OPTIONS, BOTS_OPTION];

/** Bots that corner each other for so many turns are stopped, and the game counts as unfinished. */
export const MAX_TURNS = 5000;

/** What the player whose turn it is does next. */
const nextEvent = (state: State, chance: Stream, bots: readonly BotId[]): TableEvent | undefined => {
  const { awaits } = state;
  switch (awaits.kind) {
    case 'over':
      return undefined;
    case 'roll':
      return { kind: 'roll', seat: awaits.seat, value: rollDie(chance) };
    case 'move': {
      const { square } = choose(state, chance, bots[awaits.seat]);
      return { kind: 'move', seat: awaits.seat, to: squareName(boardOf(state.setup), square) };
    }
  }
};

/** A game to its end, or to the turn at which it is stopped; by seat the bot that plays there, all of them planning without it. */
export const playGame = (
  setup: Setup,
  chance: Stream,
  bots: readonly BotId[] = [],
  maxTurns: number = MAX_TURNS,
): State => {
  let state = unwrap(start(setup));
  while (state.turns < maxTurns) {
    const event = nextEvent(state, chance, bots);
    if (!event) break;
    state = unwrap(apply(state, event));
  }
  return state;
};

const tally = (): Record<BotId, number> => ({ plan: 0, greedy: 0, random: 0 });

/**
 * Games 0 to `games` - 1, each from a stream of its own under the key of the seed. The first victim of each is drawn from
 * its stream.
 */
export const simulate = (request: SimulationRequest, report: (done: number) => void = () => {}) => {
  const checked = checkSimulation({ id: 'tmag', seats: TMAG_SEATS, options: OPTIONS }, request);
  if (!checked.ok) return checked;
  const { players, games, open } = checked.value;
  const { bots: table = 'plan', ...rules } = checked.value.options;
  const options = tmagOptions(rules, players);
  const wins = Array<number>(players).fill(0);
  const winsFrom = Array<number>(players).fill(0);
  const seatsOf = tally();
  const winsOf = tally();
  let [captures, turns, finished] = [0, 0, 0];
  for (let game = 0; game < games; game++) {
    const chance = open(game);
    const firstVictim = chance.below(players);
    const bots = seatBots(String(table), players, game);
    const end = playGame({ players, firstVictim, options }, chance, bots);
    captures += end.captures.reduce((sum, count) => sum + count, 0);
    turns += end.turns;
    if (end.awaits.kind === 'over') {
      const { winner } = end.awaits;
      const from = (winner - firstVictim + players) % players;
      finished++;
      for (const bot of bots) seatsOf[bot]++;
      winsOf[itemAt(bots, winner)]++;
      wins[winner] = itemAt(wins, winner) + 1;
      winsFrom[from] = itemAt(winsFrom, from) + 1;
    }
    report((game + 1) / games);
  }
  const share = (count: number): number => (finished === 0 ? 0 : rounded(count / finished));
  return ok({
    players,
    options,
    games,
    /** Games that someone won before `MAX_TURNS`. */
    finished,
    /** The share of runs that end with the fourth base, of all that ended. */
    victimRunChance: finished + captures === 0 ? 0 : rounded(finished / (finished + captures)),
    /** Captures and turns a game. */
    captures: rounded(captures / games),
    turns: rounded(turns / games),
    /** The share of finished games that each seat won, also clockwise from the first victim. */
    winShare: { seat: wins.map(share), fromFirstVictim: winsFrom.map(share) },
    /** By kind of bot, the share of its seats that won. */
    bots: Object.fromEntries(
      BOT_IDS.filter((bot) => seatsOf[bot] > 0).map((bot) => [bot, rounded(winsOf[bot] / seatsOf[bot])]),
    ) as Readonly<Partial<Record<BotId, number>>>,
  });
};

type Reading = Pick<Finding, 'players' | 'board' | 'backtrack' | 'order'>;

/** One row of findings.json. */
export const measure = (
  { players, board, backtrack, order }: Reading,
  games: number,
  seed: string,
  report?: (done: number) => void,
): Result<Finding> => {
  const options = { board, backtrack, order };
  const simulated = simulate({ players, games, seed, options }, report);
  return mapOk(simulated, ({ finished, victimRunChance, captures, turns, winShare: { fromFirstVictim } }) => {
    const measured = { finished, victimRunChance, captures, turns, winShare: fromFirstVictim };
    return { players, ...options, ...measured };
  });
};

export const simulator: Simulator<Answered<typeof simulate>> = {
  options: OPTIONS,
  examples: [
    '--players 4 --games 1000',
    '--players 4 --bots plan-greedy',
    '--players 6 --games 1000 --board 6x6-four --json',
  ],
  simulate,
  describe: ({ games, finished, victimRunChance, captures, turns, winShare, bots }) =>
    [
      m.gamesWon({ finished, games }),
      m.victimFinishes({
        chance: sharePercent(victimRunChance),
        captures: number(captures, 1),
        turns: number(turns),
      }),
      m.wonBySeat({ shares: winShare.seat.map(sharePercent).join('  ') }),
      m.wonFromFirstVictim({ shares: winShare.fromFirstVictim.map(sharePercent).join('  ') }),
      ...botShares(bots),
    ].join('\n'),
};

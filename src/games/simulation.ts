/** What every simulation is asked for, checked alike, who plays in it, where its chance comes from, and how a share is said. */

import * as m from '#messages/games';
import { percent } from '../base/fraction';
import { itemAt, recordOf } from '../base/lists';
import { type Answered, allOk, err, ok, type Result } from '../base/result';
import { checkSeats, type SeatBounds } from '../deal/seats';
import { type Options, parseSeed, readOptions } from '../deal/v1/options';
import { openKey } from '../deal/v1/spec';
import { openStream, type Stream } from '../deal/v1/stream';
import { BOT_IDS, type BotId, kindsOf, MATCHES } from './bots';
import { choice, type OptionDef } from './options';

/** As a person typed it. */
export interface SimulationRequest {
  readonly players: number;
  readonly games: number;
  readonly options: Options;
  readonly seed: string;
}

/**
 * What `dagger simulate` asks of a game, for those that can be simulated: `simulator` in bots/simulate.ts. The fields
 * of a simulation are those of the JSON document.
 */
export interface Simulator<Simulation extends object = object> {
  /** Flags of the command line, and names for --option. */
  readonly options: readonly OptionDef[];
  readonly examples: readonly string[];
  /** The game refuses what it does not know in the request. */
  readonly simulate: (
    request: SimulationRequest,
    report: (done: number) => void,
  ) => Result<Simulation> | Promise<Result<Simulation>>;
  /** The same for a person. */
  describe(simulation: Simulation): string;
}

/** `33.7 %`. */
export const sharePercent = (share: number): string => percent(share, 1, ' %');

/** To four digits, as simulations are printed. */
export const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

/** "P1", "P2": nobody else sits at a simulated table. */
export const seatNames = (players: number): readonly string[] =>
  Array.from({ length: players }, (_, seat) => `P${seat + 1}`);

const MAX_GAMES = 1_000_000;

export const checkSimulation = (
  game: Pick<Simulator, 'options'> & { readonly id: string; readonly seats: SeatBounds },
  { players, games, options, seed }: SimulationRequest,
) => {
  const read = allOk({
    seats: checkSeats(players, game.seats),
    checked: readOptions(game.options, options),
    parsed: parseSeed(seed),
  });
  if (!read.ok) return read;
  const { checked, parsed } = read.value;
  if (!Number.isInteger(games) || games < 1 || games > MAX_GAMES) {
    return err('games-count', m.gamesCountInvalid({ most: MAX_GAMES }));
  }
  const key = openKey({ game: game.id, options: checked, names: seatNames(players) }, parsed);
  return ok({
    players,
    games,
    /** Without those at their default. */
    options: checked,
    /** The chance of game 0, 1, …: each has a stream of its own, so that more games only add to those before. */
    open: (k: number): Stream => openStream(key, `${game.id}/simulate/${k}`),
  });
};

export type CheckedSimulation = Answered<typeof checkSimulation>;

export const BOT_NAMES: Readonly<Record<BotId, string>> = {
  plan: m.botPlanning,
  greedy: m.botGreedy,
  random: m.botRandom,
};

/** The option of a simulation that says who plays, one kind for all seats or two kinds in turn; `plan` by default. */
export const BOTS_OPTION = choice(
  'bots',
  m.bots,
  m.botsHelp,
  undefined,
  recordOf([...BOT_IDS, ...MATCHES], (table) =>
    kindsOf(table)
      .map((id) => BOT_NAMES[id])
      .join(', '),
  ),
);

/** By seat. Two kinds change places from game to game, so that both sit everywhere. */
export const seatBots = (table: string, players: number, game: number): readonly BotId[] => {
  const kinds = kindsOf(table);
  return Array.from({ length: players }, (_, seat) => itemAt(kinds, (seat + game) % kinds.length));
};

/** A line for a person, where two kinds of bot have played: by kind, the share of its seats that won. */
export const botShares = (shares: Readonly<Partial<Record<BotId, number>>>): readonly string[] => {
  const each = BOT_IDS.flatMap((bot) => {
    const share = shares[bot];
    return share === undefined ? [] : [m.botShare({ bot: BOT_NAMES[bot], share: sharePercent(share) })];
  });
  return each.length > 1 ? [m.wonByBot({ each: each.join(', ') })] : [];
};

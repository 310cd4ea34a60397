/**
 * Programs that play. One plans: as the victim it weighs what a square brings against the chance of being captured on it; as
 * an assassin it closes in on where the victim may go next, and guards the bases that are still wanted. A greedy one takes the
 * shortest way to what it wants, and a random one any.
 */

import { remembered } from '../../../base/remembered';
import type { Stream } from '../../../deal/v1/stream';
import type { BotId } from '../../bots';
import { type Board, boardFor } from '../rules/board';
import { type Destination, DIE_VALUES, destinations, type Position, STEPS } from '../rules/moves';
import type { Backtrack, BoardId } from '../rules/options';
import { isMany, MANY_PLAYERS, TMAG_SEATS } from '../rules/players';
import { boardOf, nextTurn, type Setup, type State, seatsAfter } from '../rules/state';

const NOBODY = -1;

/** What bots know of a board by heart: who could be where with the next roll, if no one else were in the way. */
const study = (board: Board, backtrack: Backtrack, diagonals: boolean) => {
  const base: Omit<Position, 'role' | 'from' | 'victim'> = { board, backtrack, diagonals, assassins: [] };
  const all = board.squares.map((_, square) => square);
  /**
   * The chance, over the six values of the die, that an assassin on one square (first index) captures the victim on
   * another (second). Exact, since assassins pass assassins and bases; on a base the victim is safe.
   */
  const catches = all.map((from) =>
    all.map((victim) => {
      if (from === victim || from === board.safeHouse || victim === board.safeHouse) return 0;
      const position: Position = { ...base, role: 'assassin', from, victim };
      const rolls = STEPS.filter((roll) =>
        destinations(position, roll).some(({ square }) => square === victim),
      );
      return rolls.length / DIE_VALUES.length;
    }),
  );
  /** By the victim's square and the roll less one, the squares that the victim could move to. */
  const flights = all.map((from) =>
    STEPS.map((roll) =>
      destinations({ ...base, role: 'victim', from, victim: NOBODY }, roll).map(({ square }) => square),
    ),
  );
  /** By the victim's square, how likely each square is after the victim's next move, were it made at random. */
  const drift = flights.map((byRoll) => {
    const chances = all.map(() => 0);
    for (const squares of byRoll) {
      for (const square of squares)
        chances[square] = (chances[square] ?? 0) + 1 / (STEPS.length * squares.length);
    }
    return chances;
  });
  return { catches, flights, drift };
};

export type Reach = ReturnType<typeof study>;

const studied = remembered((id: BoardId, players: number, backtrack: Backtrack) =>
  study(boardFor(id, players), backtrack, isMany(players)),
);

/** The same object for games on the same board under the same rule of backtracking. */
export const reachOf = ({ players, options: { board, backtrack } }: Setup): Reach =>
  studied(board, isMany(players) ? MANY_PLAYERS : TMAG_SEATS.min, backtrack);

/** A game's worth to the victim by the number of bases reached: roughly the chance to win it from there. */
const WORTH = [0.15, 0.25, 0.4, 0.65, 1] as const;

/** How much a guard beside a wanted base counts, against a whole chance of capture. */
const GUARD = 0.06;

/** What the assassins who are not next are feared for: their turn comes, but not before the victim has moved again. */
const LATER = 0.15;

/** Above every other score: a capture, or the last base. */
const WINS = 1000;

/** What a square is worth to whoever moves to it. */
type Score = (square: number) => number;

const worth = (bases: number): number => WORTH[bases] ?? 1;

const wantedBases = (state: State): readonly number[] => {
  const reached = state.markers[state.victim] as readonly number[];
  return boardOf(state.setup).bases.filter((base) => !reached.includes(base));
};

/** One of the best, each as likely as the others. */
const best = (found: readonly Destination[], score: Score, chance: Stream): Destination => {
  const scores = found.map(({ square }) => score(square));
  const top = Math.max(...scores);
  const equal = found.filter((_, k) => (scores[k] as number) > top - 1e-9);
  return equal[equal.length > 1 ? chance.below(equal.length) : 0] as Destination;
};

/** Assassins who have a turn before the victim has the next one (victim-turn), and the others. */
const hunters = (state: State): { readonly next: readonly number[]; readonly later: readonly number[] } => {
  const { setup, victim } = state;
  const assassins = seatsAfter(victim, setup.players);
  if (setup.options.order === 'all') return { next: assassins, later: [] };
  const first = nextTurn(state, victim);
  return first.kind === 'over'
    ? { next: [], later: [] }
    : { next: [first.seat], later: assassins.filter((seat) => seat !== first.seat) };
};

/** The chance that one of these seats captures a victim who is on `square`. */
const risk = ({ squares }: State, { catches }: Reach, seats: readonly number[], square: number): number =>
  1 - seats.reduce((safe, seat) => safe * (1 - (catches[squares[seat] as number]?.[square] ?? 0)), 1);

const victimScore = (state: State): Score => {
  const reach = reachOf(state.setup);
  const wanted = wantedBases(state);
  const { next, later } = hunters(state);
  const before = 4 - wanted.length;
  // A captured victim of the short game comes back with the markers.
  const kept = state.setup.options.short ? 0.5 * worth(before) : 0;
  return (square) => {
    const isBase = wanted.includes(square);
    const bases = before + (isBase ? 1 : 0);
    if (bases === 4) return WINS;
    const open = isBase ? wanted.filter((base) => base !== square) : wanted;
    const rolls = reach.flights[square]?.filter((flight) => open.some((base) => flight.includes(base))) ?? [];
    const outlook = (rolls.length / STEPS.length) * (worth(bases + 1) - worth(bases));
    const caught = risk(state, reach, next, square);
    const feared = LATER * risk(state, reach, later, square);
    return (1 - caught) * (1 - feared) * (worth(bases) + outlook) + caught * kept;
  };
};

const assassinScore = (state: State, seat: number): Score => {
  const reach = reachOf(state.setup);
  const board = boardOf(state.setup);
  const prey = state.squares[state.victim] as number;
  const drift = reach.drift[prey] as readonly number[];
  const wanted = wantedBases(state);
  const guarded = (base: number): boolean =>
    state.squares.some(
      (square, other) =>
        other !== seat && other !== state.victim && (board.near[base]?.includes(square) ?? false),
    );
  return (square) => {
    if (square === prey) return WINS;
    const catches = reach.catches[square] as readonly number[];
    const closing = drift.reduce((sum, chance, at) => sum + chance * (catches[at] as number), 0);
    const guards = wanted.filter((base) => board.near[base]?.includes(square) && !guarded(base)).length;
    return closing + GUARD * guards;
  };
};

/** Steps from each square of a board to the nearest of these, for a piece that nothing stops. */
const stepsTo = (goals: readonly number[], near: Board['near']): readonly number[] => {
  const steps = near.map((_, square) => (goals.includes(square) ? 0 : Number.POSITIVE_INFINITY));
  const reached = [...goals];
  for (const square of reached)
    for (const next of near[square] ?? [])
      if (steps[next] === Number.POSITIVE_INFINITY) {
        steps[next] = (steps[square] ?? 0) + 1;
        reached.push(next);
      }
  return steps;
};

/** By the way a bot plays, what a square is worth to the player whose turn it is. */
const SCORES: Readonly<Record<BotId, (state: State, seat: number) => Score>> = {
  plan: (state, seat) => (seat === state.victim ? victimScore(state) : assassinScore(state, seat)),
  greedy: (state, seat) => {
    const { near } = boardOf(state.setup);
    const goals = seat === state.victim ? wantedBases(state) : [state.squares[state.victim] as number];
    const steps = stepsTo(goals, near);
    return (square) => -(steps[square] ?? 0);
  },
  random: () => () => 0,
};

/** The move of the player whose turn it is. `state` awaits a move. */
export const choose = (state: State, chance: Stream, bot: BotId = 'plan'): Destination => {
  const { awaits } = state;
  if (awaits.kind !== 'move') throw new Error('no move is awaited');
  return best(awaits.destinations, SCORES[bot](state, awaits.seat), chance);
};

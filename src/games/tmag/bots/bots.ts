/**
 * Programs that play. One plans: as the victim it weighs what a square brings against the chance of being captured on it; as
 * an assassin it closes in on where the victim may go next, and guards the bases that are still wanted. A greedy one takes the
 * shortest way to what it wants, and a random one any. What a square is worth to them comes with the numbers behind it: a page
 * tells them to whoever asks why a bot went there.
 */
import { itemAt } from '../../../base/lists';
import type { Stream } from '../../../deal/v1/stream';
import type { BotId } from '../../bots';
import type { Board } from '../rules/board';
import { type Destination, STEPS } from '../rules/moves';
import { boardOf, nextTurn, type State, seatsAfter } from '../rules/state';
import { type Reach, reachOf } from './reach';

/** A game's worth to the victim by the number of bases reached: roughly the chance to win it from there. */
const WORTH = [0.15, 0.25, 0.4, 0.65, 1] as const;

/** How much a guard beside a wanted base counts, against a whole chance of capture. */
const GUARD = 0.06;

/** What the assassins who are not next are feared for: their turn comes, but not before the victim has moved again. */
const LATER = 0.15;

const worth = (bases: number): number => WORTH[bases] ?? 1;

const wantedBases = (state: State): readonly number[] => {
  const reached = itemAt(state.markers, state.victim);
  return boardOf(state.setup).bases.filter((base) => !reached.includes(base));
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
  1 - seats.reduce((safe, seat) => safe * (1 - (catches[itemAt(squares, seat)]?.[square] ?? 0)), 1);

/** Above every other score: a capture, or the last base. */
const WINS = 1000;

/** A square for the victim. */
interface Refuge {
  readonly score: number;
  /** Bases reached once the victim is there. */
  readonly bases: number;
  /** The square is one of those that the victim still wants. */
  readonly isBase: boolean;
  /** The chance of a capture there, by those who move before the victim does. */
  readonly caught: number;
  /** Of the rolls that move a piece, how many lead on to another wanted base, if nobody is in the way. */
  readonly rolls: number;
}

/** A square for an assassin. */
interface Ambush {
  readonly score: number;
  readonly captures: boolean;
  /** The chance of a capture with the next roll, if the victim moves at random before it. */
  readonly closing: number;
  /** Wanted bases beside the square that nobody guards yet. */
  readonly guards: readonly number[];
}

/** A square for whoever goes straight at it. */
interface Shortcut {
  readonly score: number;
  /** Steps from there to the nearest goal. */
  readonly steps: number;
}

const refuges = (state: State): ((square: number) => Refuge) => {
  const reach = reachOf(state.setup);
  const wanted = wantedBases(state);
  const { next, later } = hunters(state);
  const before = 4 - wanted.length;
  // A captured victim of the short game comes back with the markers.
  const kept = state.setup.options.short ? 0.5 * worth(before) : 0;
  return (square) => {
    const isBase = wanted.includes(square);
    const bases = before + (isBase ? 1 : 0);
    const caught = risk(state, reach, next, square);
    const open = isBase ? wanted.filter((base) => base !== square) : wanted;
    const flights = reach.flights[square] ?? [];
    const rolls = flights.filter((flight) => open.some((base) => flight.includes(base))).length;
    const outlook = (rolls / STEPS.length) * (worth(bases + 1) - worth(bases));
    const feared = LATER * risk(state, reach, later, square);
    const score = bases === 4 ? WINS : (1 - caught) * (1 - feared) * (worth(bases) + outlook) + caught * kept;
    return { score, bases, isBase, caught, rolls };
  };
};

const ambushes = (state: State, seat: number): ((square: number) => Ambush) => {
  const reach = reachOf(state.setup);
  const board = boardOf(state.setup);
  const prey = itemAt(state.squares, state.victim);
  const drift = itemAt(reach.drift, prey);
  const wanted = wantedBases(state);
  const guarded = (base: number): boolean =>
    state.squares.some(
      (square, other) =>
        other !== seat && other !== state.victim && (board.near[base]?.includes(square) ?? false),
    );
  return (square) => {
    const catches = itemAt(reach.catches, square);
    const closing = drift.reduce((sum, chance, at) => sum + chance * itemAt(catches, at), 0);
    const guards = wanted.filter((base) => board.near[base]?.includes(square) && !guarded(base));
    const captures = square === prey;
    return { score: captures ? WINS : closing + GUARD * guards.length, captures, closing, guards };
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

const shortcuts = (state: State, seat: number): ((square: number) => Shortcut) => {
  const goals = seat === state.victim ? wantedBases(state) : [itemAt(state.squares, state.victim)];
  const steps = stepsTo(goals, boardOf(state.setup).near);
  return (square) => ({ score: -(steps[square] ?? 0), steps: steps[square] ?? 0 });
};

export type Weight = { readonly score: number } | Refuge | Ambush | Shortcut;

/** What squares are worth to a bot. A weight has what the bot looks at: nothing, if it plays at random. */
export const weigh = (bot: BotId, state: State, seat: number): ((square: number) => Weight) => {
  if (bot === 'random') return () => ({ score: 0 });
  if (bot === 'greedy') return shortcuts(state, seat);
  return seat === state.victim ? refuges(state) : ambushes(state, seat);
};

/** The move of the player whose turn it is: one of the best, each as likely as the others. `state` awaits a move. */
export const choose = (state: State, chance: Stream, bot: BotId = 'plan'): Destination => {
  const { awaits } = state;
  if (awaits.kind !== 'move') throw new Error('no move is awaited');
  const weightOf = weigh(bot, state, awaits.seat);
  const scores = awaits.destinations.map(({ square }) => weightOf(square).score);
  const top = Math.max(...scores);
  const best = awaits.destinations.filter((_, k) => itemAt(scores, k) > top - 1e-9);
  return itemAt(best, best.length > 1 ? chance.below(best.length) : 0);
};

/**
 * Players for simulations. The victim weighs what a square brings against the chance of being captured on it; assassins
 * close in on where the victim may go next, and guard the bases that are still wanted.
 */
import type { Stream } from '../../../deal/v1/stream';
import { type Destination, STEPS } from '../moves';
import { boardOf, nextTurn, type State, seatsAfter } from '../state';
import { type Reach, reachOf } from './reach';

/** A game's worth to the victim by the number of bases reached: roughly the chance to win it from there. */
const WORTH = [0.15, 0.25, 0.4, 0.65, 1] as const;

/** How much a guard beside a wanted base counts, against a whole chance of capture. */
const GUARD = 0.06;

/** What the assassins who are not next are feared for: their turn comes, but not before the victim has moved again. */
const LATER = 0.15;

/** Above every other score: a capture, or the last base. */
const WINS = 1000;

const worth = (bases: number): number => WORTH[bases] ?? 1;

const wantedBases = (state: State): readonly number[] => {
  const reached = state.markers[state.victim] as readonly number[];
  return boardOf(state.setup).bases.filter((base) => !reached.includes(base));
};

/** One of the best, each as likely as the others. */
const best = (
  found: readonly Destination[],
  score: (square: number) => number,
  chance: Stream,
): Destination => {
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

const victimScore = (state: State): ((square: number) => number) => {
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

const assassinScore = (state: State, seat: number): ((square: number) => number) => {
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

/** The move of the player whose turn it is. `state` awaits a move. */
export const choose = (state: State, chance: Stream): Destination => {
  const { awaits } = state;
  if (awaits.kind !== 'move') throw new Error('no move is awaited');
  const score = awaits.role === 'victim' ? victimScore(state) : assassinScore(state, awaits.seat);
  return best(awaits.destinations, score, chance);
};

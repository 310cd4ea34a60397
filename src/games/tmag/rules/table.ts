/**
 * The rules of the table: `apply(state, event)`. A game is its setup and its list of events; to undo is to replay fewer of
 * them. Chance is in the events, whether a die was rolled or a stream.
 */
import * as m from '#messages/tmag-rules';
import { itemAt } from '../../../base/lists';
import { mapOk, ok, type Result, refuse } from '../../../base/result';
import { squareName, squareNamed } from './board';
import {
  type Destination,
  DIE_VALUES,
  type DieValue,
  destinations,
  isDieValue,
  type Position,
  type Steps,
} from './moves';
import {
  boardOf,
  checkSetup,
  type News,
  nextTurn,
  positionOf,
  type Setup,
  type State,
  startState,
  type TableEvent,
  victimRolls,
} from './state';

const reaches = (position: Position, roll: Steps, to: number): boolean =>
  destinations(position, roll).some(({ square }) => square === to);

/** Like `position`, with no one in the way. */
const alone = (position: Position): Position => ({
  ...position,
  assassins: [],
  victim: position.role === 'victim' ? position.from : -1,
});

/** Why a piece may not go where someone wants it to go, which is no destination of the roll: the first rule against it. */
const whyNot = (position: Position, roll: Steps, to: number) => {
  const { board, role, assassins, from } = position;
  const name = squareName(board, to);
  if (to === board.safeHouse) return refuse('no-entry', 'no-entry', m.safeHouseClosed);
  if (role === 'assassin' && board.bases.includes(to)) {
    return to === position.victim
      ? refuse('base-safe', 'base-closed', m.victimSafeOnBase({ name }))
      : refuse('base-closed', 'base-closed', m.baseClosed({ name }));
  }
  if (assassins.some((square) => square === to && square !== from)) {
    return refuse('occupied', 'occupied', m.squareOccupied({ name }));
  }
  if (reaches(alone(position), roll, to)) {
    return role === 'victim'
      ? refuse('pass-assassin', 'blocked', m.assassinsInWay({ name }))
      : refuse('pass-victim', 'blocked', m.victimInWay({ name }));
  }
  if (position.backtrack === 'once' && reaches({ ...alone(position), backtrack: 'reversal' }, roll, to)) {
    return refuse('backtrack', 'backtracks', m.wayBacktracks({ name }));
  }
  return refuse('whole-roll', 'not-exact', m.noWayExactly({ roll, name }));
};

/** Where the piece whose turn it is may go with a roll, each with one way to show. Empty once the game is over. */
export const legal = (state: State, roll: Steps): readonly Destination[] =>
  state.awaits.kind === 'over' ? [] : destinations(positionOf(state, state.awaits.seat), roll);

const endTurn = (state: State, seat: number, news: readonly News[]): State => {
  const ended = { ...state, turns: state.turns + 1, last: seat === state.victim ? state.last : seat, news };
  return { ...ended, awaits: nextTurn(ended, seat) };
};

const roll = (state: State, seat: number, value: DieValue): State => {
  const role = seat === state.victim ? 'victim' : 'assassin';
  const rolled: News = { kind: 'rolled', seat, value };
  if (value === 0) {
    const news: News[] = [rolled, { kind: 'null', seat, role }];
    return role === 'victim'
      ? { ...state, awaits: victimRolls(seat, true), news }
      : endTurn(state, seat, news);
  }
  const found = legal(state, value);
  if (found.length === 0) return endTurn(state, seat, [rolled, { kind: 'stays', seat, roll: value }]);
  return { ...state, awaits: { kind: 'move', seat, role, roll: value, destinations: found }, news: [rolled] };
};

/** The captor is the new victim and moves at once; the old one stays on the square as an assassin (old-square). */
const capture = (state: State, captor: number, square: number, moved: News): State => {
  const { setup, victim, squares, markers, captures } = state;
  return {
    ...state,
    victim: captor,
    squares: squares.with(captor, boardOf(setup).safeHouse),
    markers: setup.options.short ? markers : markers.with(victim, []),
    captures: captures.with(captor, itemAt(captures, captor) + 1),
    turns: state.turns + 1,
    last: captor,
    awaits: victimRolls(captor),
    news: [moved, { kind: 'captured', captor, victim, square }],
  };
};

/** The victim's markers after stopping on a square: a base counts once, and only where the roll ends on it. */
const mark = (state: State, seat: number, square: number, moved: News): State => {
  const reached = itemAt(state.markers, seat);
  const { bases } = boardOf(state.setup);
  if (!bases.includes(square) || reached.includes(square)) return endTurn(state, seat, [moved]);

  const marked = { ...state, markers: state.markers.with(seat, [...reached, square]) };
  const news: News[] = [moved, { kind: 'marked', seat, base: square }];
  if (reached.length + 1 < bases.length) return endTurn(marked, seat, news);
  return {
    ...marked,
    turns: state.turns + 1,
    awaits: { kind: 'over', winner: seat },
    news: [...news, { kind: 'won', seat }],
  };
};

const move = (state: State, seat: number, { square, path }: Destination): State => {
  const moved: News = { kind: 'moved', seat, path };
  if (seat !== state.victim && square === state.squares[state.victim])
    return capture(state, seat, square, moved);
  const there = { ...state, squares: state.squares.with(seat, square) };
  return seat === state.victim ? mark(there, seat, square, moved) : endTurn(there, seat, [moved]);
};

/** The state after an event, or the rule that refuses it; the state that was given is never changed. */
export const apply = (state: State, event: TableEvent) => {
  const { awaits } = state;
  if (awaits.kind === 'over') return refuse('end', 'game-over', m.gameOver);
  if (event.seat !== awaits.seat) {
    const turnOfVictim = [event.seat, awaits.seat].includes(state.victim);
    return refuse(
      !(event.seat in state.squares) ? 'players' : turnOfVictim ? 'victim-turn' : 'clockwise',
      'not-your-turn',
      m.notYourTurn({ seat: awaits.seat + 1, other: event.seat + 1 }),
    );
  }
  if (event.kind === 'roll') {
    if (awaits.kind === 'move') return refuse('one-roll', 'rolled-already', m.alreadyRolled);
    if (isDieValue(event.value)) return ok(roll(state, event.seat, event.value));
    return refuse(
      'die',
      'no-such-value',
      m.dieValueUnknown({ dieValues: DIE_VALUES.join(', '), value: event.value }),
    );
  }
  if (awaits.kind === 'roll') return refuse('one-roll', 'not-rolled', m.notRolledYet);
  const square = squareNamed(boardOf(state.setup), event.to);
  if (square === undefined) return refuse('board', 'no-such-square', m.squareUnknown({ to: event.to }));
  const destination = awaits.destinations.find((candidate) => candidate.square === square);
  if (destination) return ok(move(state, event.seat, destination));
  return whyNot(positionOf(state, event.seat), awaits.roll, square);
};

/** The first state of a game, or what is wrong with its setup. */
export const start = (setup: Setup): Result<State> => mapOk(checkSetup(setup), startState);

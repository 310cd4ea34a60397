/** What the table says: squares by their names, whose turn it is, and what has happened. */

import { listed } from '#messages/language';
import * as m from '#messages/tmag-table';
import { asked, type Drama, type Line, type LogEntry, type Moment } from '../../../app/tables/game';
import { stepsOf, type Timeline } from '../../../app/tables/timeline';
import { itemAt } from '../../../base/lists';
import { ownName } from '../places';
import { squareName } from '../rules/board';
import { boardOf, type News, type Setup, type State, type TableEvent } from '../rules/state';
import { ask, nameAt, SIDES } from './ask';
import type { TmagSetup } from './setup';

type Seated = Pick<TmagSetup, 'names'>;
type Names = Seated['names'];

/** "c1, base of the south"; "c3, the safe-house"; "b2"; "c1, Station" with the places of a set. */
export const squareWords = (setup: Setup, square: number): string => {
  const board = boardOf(setup);
  const side = SIDES[board.bases.indexOf(square)];
  const name = squareName(board, square);
  const place = ownName(board, square, setup.places);
  if (place !== undefined) return m.squareOf({ name, place });
  if (side) return m.baseOf({ name, side });
  return square === board.safeHouse ? m.safeHouse({ name }) : name;
};

/** A square as a button: its name, who is there, whose markers are beside it, and whether the roll reaches it. */
export const squareLabel = (state: State, names: Names, square: number): string => {
  const { awaits, squares, markers, victim } = state;
  const there = squares.flatMap((at, seat) =>
    at === square ? [(seat === victim ? m.victimThere : m.assassinThere)({ name: nameAt(names, seat) })] : [],
  );
  const marked = markers.flatMap((bases, seat) => (bases.includes(square) ? [nameAt(names, seat)] : []));
  const end = awaits.kind === 'move' && awaits.destinations.find((one) => one.square === square);
  const captures = awaits.kind === 'move' && awaits.seat !== victim && squares[victim] === square;
  return [
    squareWords(state.setup, square),
    ...there,
    ...(marked.length > 0 ? [m.markedBy({ marked: listed(marked) })] : []),
    ...(end ? [m.reachableSteps({ count: end.path.length - 1 })] : []),
    ...(end && captures ? [m.reachableCapture] : []),
  ].join(', ');
};

/** A line with a piece of news, after what was said of the roll, and the rule that it follows: a plain move follows none in particular. */
const withNews = (said: string, news: News, before: State, names: Names): Line => {
  switch (news.kind) {
    case 'rolled':
      // The number alone: "null" and "ace" are words of the printed die.
      return [m.rolls({ value: news.value })];
    case 'null':
      return [(news.role === 'victim' ? m.rolledAgain : m.rolledStill)({ said }), `null-${news.role}`];
    case 'stays':
      return [m.rolledNoWay({ said }), 'must-move'];
    case 'moved':
      return [m.rolledGoes({ said, square: squareWords(before.setup, itemAt(news.path, -1)) })];
    case 'marked': {
      const count = (before.markers[news.seat]?.length ?? 0) + 1;
      return [m.rolledMarks({ said, count, all: boardOf(before.setup).bases.length }), 'base-reached'];
    }
    case 'captured': {
      const [victim, captor] = [nameAt(names, news.victim), nameAt(names, news.captor)];
      return [m.rolledCaptures({ said, victim, captor }), 'new-victim'];
    }
    case 'won':
      return [m.rolledWins({ said }), 'win'];
  }
};

/** One entry for each roll and what came of it, in order, up to the line's place. */
export const logEntries = (line: Timeline<State, TableEvent>, { names }: Seated): readonly LogEntry[] => {
  const entries: LogEntry[] = [];
  for (const { event, before, after } of stepsOf(line)) {
    const rolled = event.kind === 'move' ? entries.pop() : undefined;
    let text = rolled?.text ?? '';
    let rule: string | undefined;
    for (const news of after.news) {
      const told = withNews(text, news, before, names);
      text = told[0];
      rule = told[1] ?? rule;
    }
    entries.push({ who: nameAt(names, event.seat), text, rule });
  }
  return entries;
};

export const dramaOf = ({ news }: State, { names }: Seated): Drama | undefined => {
  const captured = news.find((one) => one.kind === 'captured');
  return (
    captured && {
      kind: 'death',
      who: nameAt(names, captured.victim),
      what: m.captured({ captor: nameAt(names, captured.captor) }),
    }
  );
};

/** "5 by 5", "victim after each assassin": the settings of a table, in short. */
const settingsWords = ({ setup }: State): readonly string[] => {
  const { board, order, backtrack, short } = setup.options;
  return [
    board === '5x5' ? m.boardFive : board === '6x6-four' ? m.boardSixFour : m.boardSixOne,
    order === 'each' ? m.orderEach : m.orderAll,
    backtrack === 'once' ? m.backtrackingOnce : m.backtrackingReversal,
    ...(short ? [m.shortGame] : []),
  ];
};

export const momentOf = (state: State, setup: Pick<TmagSetup, 'names' | 'seed' | 'solo'>): Moment => {
  const over = state.awaits.kind === 'over';
  const turn = m.turn({ turns: state.turns + (over ? 0 : 1) });
  return asked(ask(state, setup), [turn, ...settingsWords(state), m.seed({ seed: setup.seed })], over);
};

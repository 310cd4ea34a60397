/** What the table says: squares by their names, whose turn it is, and what has happened. */

import { listed } from '#messages/language';
import { asked, type Drama, type Line, type LogEntry, type Moment } from '../../../app/tables/game';
import { stepsOf, type Timeline } from '../../../app/tables/timeline';
import { itemAt } from '../../../base/lists';
import { counted } from '../../../base/words';
import { type Board, squareName } from '../rules/board';
import { boardOf, type News, type State, type TableEvent } from '../rules/state';
import { ask, nameAt, SIDES } from './ask';
import type { TmagSetup } from './setup';

type Seated = Pick<TmagSetup, 'names'>;
type Names = Seated['names'];

/** "c1, base of the south"; "c3, the safe-house"; "b2". */
export const squareWords = (board: Board, square: number): string => {
  const side = SIDES[board.bases.indexOf(square)];
  const name = squareName(board, square);
  if (side) return `${name}, base of the ${side}`;
  return square === board.safeHouse ? `${name}, the safe-house` : name;
};

/** A square as a button: its name, who is there, whose markers are beside it, and whether the roll reaches it. */
export const squareLabel = (state: State, names: Names, square: number): string => {
  const board = boardOf(state.setup);
  const { awaits, squares, markers, victim } = state;
  const there = squares.flatMap((at, seat) =>
    at === square ? [`${nameAt(names, seat)}, ${seat === victim ? 'the victim' : 'assassin'}`] : [],
  );
  const marked = markers.flatMap((bases, seat) => (bases.includes(square) ? [nameAt(names, seat)] : []));
  const end = awaits.kind === 'move' && awaits.destinations.find((one) => one.square === square);
  const captures = awaits.kind === 'move' && awaits.seat !== victim && squares[victim] === square;
  return [
    squareWords(board, square),
    ...there,
    ...(marked.length > 0 ? [`marked by ${listed(marked)}`] : []),
    ...(end ? [`reachable, ${counted(end.path.length - 1, 'step')}`] : []),
    ...(end && captures ? ['a capture'] : []),
  ].join(', ');
};

/** What a piece of news adds to a line, and the rule that it follows: a plain move follows none in particular. */
const newsText = (news: News, before: State, names: Names): Line => {
  const board = boardOf(before.setup);
  switch (news.kind) {
    case 'rolled':
      // The number alone: "null" and "ace" are words of the printed die.
      return [`rolls ${news.value}`];
    case 'null':
      return [news.role === 'victim' ? ', and rolls again' : ', and does not move', `null-${news.role}`];
    case 'stays':
      return [', has no way to use it, and stays', 'must-move'];
    case 'moved':
      return [` and goes to ${squareWords(board, itemAt(news.path, -1))}`];
    case 'marked': {
      const count = (before.markers[news.seat]?.length ?? 0) + 1;
      return [` (${count} of ${board.bases.length})`, 'base-reached'];
    }
    case 'captured': {
      const what = `, where ${nameAt(names, news.victim)} is: a capture`;
      return [`${what}. ${nameAt(names, news.captor)} is the victim now, in the safe-house`, 'new-victim'];
    }
    case 'won':
      return [', and wins', 'win'];
  }
};

/** One entry for each roll and what came of it, in order, up to the line's place. */
export const logEntries = (line: Timeline<State, TableEvent>, { names }: Seated): readonly LogEntry[] => {
  const entries: LogEntry[] = [];
  for (const { event, before, after } of stepsOf(line)) {
    const rolled = event.kind === 'move' ? entries.pop() : undefined;
    const news = after.news.map((one) => newsText(one, before, names));
    entries.push({
      who: nameAt(names, event.seat),
      text: `${rolled?.text ?? ''}${news.map(([text]) => text).join('')}`,
      rule: news.findLast(([, rule]) => rule !== undefined)?.[1],
    });
  }
  return entries;
};

export const dramaOf = ({ news }: State, { names }: Seated): Drama | undefined => {
  const captured = news.find((one) => one.kind === 'captured');
  return (
    captured && {
      kind: 'death',
      who: nameAt(names, captured.victim),
      what: `captured by ${nameAt(names, captured.captor)}`,
    }
  );
};

/** "5 by 5", "victim after each assassin": the settings of a table, in short. */
const settingsWords = ({ setup }: State): readonly string[] => {
  const { board, order, backtrack, short } = setup.options;
  const size = board === '5x5' ? '5 by 5' : `6 by 6, safe-house of ${board === '6x6-four' ? 'four' : 'one'}`;
  return [
    size,
    `victim after ${order === 'each' ? 'each assassin' : 'all assassins'}`,
    backtrack === 'once' ? 'no square twice' : 'no turning straight back',
    ...(short ? ['short game'] : []),
  ];
};

export const momentOf = (state: State, setup: Pick<TmagSetup, 'names' | 'seed' | 'solo'>): Moment => {
  const over = state.awaits.kind === 'over';
  const turn = `Turn ${state.turns + (over ? 0 : 1)}`;
  return asked(ask(state, setup), [turn, ...settingsWords(state), `seed ${setup.seed}`], over);
};

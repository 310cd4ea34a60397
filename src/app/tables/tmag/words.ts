/** What the table says: squares by their names, whose turn it is, and what has happened. */
import { counted, listed } from '../../../base/words';
import { type Board, squareName } from '../../../games/tmag/board';
import { type DieValue, dieText } from '../../../games/tmag/moves';
import { boardOf } from '../../../games/tmag/setup';
import { type News, positionOf, type State, type TableEvent } from '../../../games/tmag/state';
import type { LogEntry } from '../game';
import type { Timeline } from '../timeline';

/** In the order of a board's bases: bottom, right, top, left. */
export const SIDES = ['south', 'east', 'north', 'west'] as const;
export type SideName = (typeof SIDES)[number];

type Names = readonly string[];

const nameAt = (names: Names, seat: number): string => names[seat] ?? `Seat ${seat + 1}`;

/** The side that a base is on, nothing for another square. */
export const sideOf = (board: Board, square: number): SideName | undefined =>
  SIDES[board.bases.indexOf(square)];

/** "c1, base of the south"; "c3, the safe-house"; "b2". */
export const squareWords = (board: Board, square: number): string => {
  const side = sideOf(board, square);
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

/** The heading: whose turn it is, and for what. */
export const turnTitle = ({ awaits }: State, names: Names): string => {
  switch (awaits.kind) {
    case 'over':
      return `${nameAt(names, awaits.winner)} wins`;
    case 'roll':
      return `${nameAt(names, awaits.seat)} rolls${awaits.again ? ' again' : ''}`;
    case 'move':
      return `${nameAt(names, awaits.seat)} moves ${awaits.roll}`;
  }
};

/** Bases that the victim still wants, by their sides. */
const wanted = ({ setup, markers, victim }: State): string => {
  const { bases } = boardOf(setup);
  const open = SIDES.filter((_, side) => !markers[victim]?.includes(bases[side] as number));
  if (open.length === SIDES.length) return 'all four bases';
  return `the ${open.length > 1 ? 'bases' : 'base'} of the ${listed(open)}`;
};

/** One sentence under the heading. */
export const turnSentence = (state: State, names: Names): string => {
  const { awaits, victim, setup } = state;
  if (awaits.kind === 'over') return `${nameAt(names, awaits.winner)} has stopped on all four bases.`;
  const where = squareName(boardOf(setup), positionOf(state, awaits.seat).from);
  if (awaits.kind === 'move') {
    const count = awaits.destinations.length;
    return count === 1 ? 'One square is lit: press it.' : `${count} squares are lit: press one.`;
  }
  return awaits.role === 'victim'
    ? `The victim, on ${where}, still needs ${wanted(state)}.`
    : `An assassin, on ${where}, hunts ${nameAt(names, victim)}.`;
};

export interface LogLine {
  /** Events behind this line; the first line has 1 or more. */
  readonly upTo: number;
  readonly seat: number;
  /** Without the name that it begins with: "rolls 3 and goes to c2". */
  readonly text: string;
}

const ARTICLES = ['a ', 'an '];

const rolled = (value: number): string => `rolls ${ARTICLES[value] ?? ''}${dieText(value as DieValue)}`;

/** What a piece of news adds to a line. `before` is the table before it. */
const newsText = (news: News, before: State, names: Names): string => {
  const board = boardOf(before.setup);
  switch (news.kind) {
    case 'rolled':
      return rolled(news.value);
    case 'null':
      return news.role === 'victim' ? ', and rolls again' : ', and does not move';
    case 'stays':
      return ', which no way uses up: the piece stays (G4)';
    case 'moved':
      return ` and goes to ${squareWords(board, news.path.at(-1) as number)}`;
    case 'marked': {
      const count = (before.markers[news.seat]?.length ?? 0) + 1;
      return ` (${count} of ${board.bases.length})`;
    }
    case 'captured':
      return `, where ${nameAt(names, news.victim)} stands: captured. ${nameAt(names, news.captor)} is the victim now, in the safe-house`;
    case 'won':
      return ', and wins';
  }
};

/** One line for each roll and what came of it, in order. */
export const logLines = (line: Timeline<State, TableEvent>, names: Names): readonly LogLine[] => {
  const lines: LogLine[] = [];
  for (let k = 1; k <= line.at; k++) {
    const [before, after] = [line.states[k - 1] as State, line.states[k] as State];
    const text = after.news.map((news) => newsText(news, before, names)).join('');
    const event = line.events[k - 1] as TableEvent;
    const open = event.kind === 'move' ? lines.pop() : undefined;
    lines.push({ upTo: k, seat: event.seat, text: `${open?.text ?? ''}${text}` });
  }
  return lines;
};

/** The lines as a log shows them, each with the name that it begins with. */
export const logEntries = (line: Timeline<State, TableEvent>, names: Names): readonly LogEntry[] =>
  logLines(line, names).map(({ seat, text }) => ({ who: nameAt(names, seat), text }));

/** "5 by 5, the victim after each assassin": the settings of a table, in short. */
export const settingsWords = ({ setup }: State): readonly string[] => {
  const { board, order, backtrack, short } = setup.options;
  const size = board === '5x5' ? '5 by 5' : `6 by 6, safe-house of ${board === '6x6-four' ? 'four' : 'one'}`;
  return [
    size,
    `victim after ${order} (G2)`,
    backtrack === 'once' ? 'no square twice (G1)' : 'no turning straight back (G1)',
    ...(short ? ['short game'] : []),
  ];
};

/** What the table says: squares by their names, whose turn it is, and what has happened. */
import { counted, listed } from '../../../base/words';
import { type Board, squareName } from '../../../games/tmag/board';
import { type DieValue, dieText } from '../../../games/tmag/moves';
import { boardOf, type News, positionOf, type State, type TableEvent } from '../../../games/tmag/state';
import type { Drama, LogEntry, Moment } from '../game';
import type { Timeline } from '../timeline';
import type { TmagSetup } from './setup';

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
const turnTitle = ({ awaits }: State, names: Names): string => {
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
const turnSentence = (state: State, names: Names): string => {
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
      return ', has no way to use it, and stays';
    case 'moved':
      return ` and goes to ${squareWords(board, news.path.at(-1) as number)}`;
    case 'marked': {
      const count = (before.markers[news.seat]?.length ?? 0) + 1;
      return ` (${count} of ${board.bases.length})`;
    }
    case 'captured':
      return `, where ${nameAt(names, news.victim)} is: a capture. ${nameAt(names, news.captor)} is the victim now, in the safe-house`;
    case 'won':
      return ', and wins';
  }
};

const NEWS_RULES: Partial<Readonly<Record<News['kind'], string>>> = {
  stays: 'must-move',
  marked: 'base-reached',
  captured: 'new-victim',
  won: 'win',
};

/** The rule that a piece of news follows; a plain move follows none in particular. */
const ruleOf = (news: News): string | undefined =>
  news.kind === 'null' ? `null-${news.role}` : NEWS_RULES[news.kind];

/** One entry for each roll and what came of it, in order, up to the line's place. */
export const logEntries = (
  line: Timeline<State, TableEvent>,
  { names }: Pick<TmagSetup, 'names'>,
): readonly LogEntry[] => {
  const entries: LogEntry[] = [];
  for (const [k, event] of line.events.slice(0, line.at).entries()) {
    const [before, after] = line.states.slice(k, k + 2) as [State, State];
    const rolled = event.kind === 'move' ? entries.pop() : undefined;
    const text = after.news.map((news) => newsText(news, before, names)).join('');
    const rule = after.news.map(ruleOf).findLast((id) => id !== undefined);
    entries.push({
      who: nameAt(names, event.seat),
      text: `${rolled?.text ?? ''}${text}`,
      ...(rule !== undefined && { rule }),
    });
  }
  return entries;
};

export const dramaOf = ({ news }: State, { names }: Pick<TmagSetup, 'names'>): Drama | undefined => {
  const captured = news.find((one) => one.kind === 'captured');
  return (
    captured && {
      kind: 'death',
      who: nameAt(names, captured.victim),
      what: `caught by ${nameAt(names, captured.captor)}`,
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

/** The rule that answers what a table is asked. */
const hintOf = ({ awaits, setup, turns }: State): string => {
  if (awaits.kind === 'over') return setup.options.short ? 'short-game' : 'win';
  if (awaits.kind === 'move') return 'whole-roll';
  if (awaits.role === 'assassin') return 'clockwise';
  return awaits.again ? 'null-victim' : turns === 0 ? 'victim-first' : 'victim-turn';
};

export const momentOf = (state: State, { names, seed }: Pick<TmagSetup, 'names' | 'seed'>): Moment => {
  const over = state.awaits.kind === 'over';
  return {
    title: turnTitle(state, names),
    sentence: turnSentence(state, names),
    rule: hintOf(state),
    where: [`Turn ${state.turns + (over ? 0 : 1)}`, ...settingsWords(state), `seed ${seed}`],
    over,
  };
};

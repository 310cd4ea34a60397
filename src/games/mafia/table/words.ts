/** What the table says of itself: whose turn it is, and why it is over. Nothing here is secret. */

import { listed } from '#messages/language';
import { asked, type Drama, type LogEntry, type Moment } from '../../../app/tables/game';
import type { Timeline } from '../../../app/tables/timeline';
import type { News, State, TableEvent, TableRules } from '../rules';
import { ask, REASONS, winnerWords } from './ask';
import { type MafiaSetup, roleNames } from './setup';

const nameAt = ({ names }: MafiaSetup, seat: number): string => names[seat] ?? '';

const THRESHOLD_WORDS: Readonly<Record<TableRules['threshold'], string>> = {
  half: 'more than half',
  'two-thirds': 'at least 2/3',
  'three-quarters': 'at least 3/4',
  all: 'all',
  plurality: 'a ballot',
};

/** The settings of a table, in short. */
const settingsWords = ({ cards, seed, options, mafia }: MafiaSetup, { setup }: State): readonly string[] => {
  const { majority, threshold, pass, spare } = setup.rules;
  return [
    `${THRESHOLD_WORDS[threshold]} lynch${threshold === 'half' || threshold === 'all' ? '' : 'es'}`,
    ...(majority === 'cast' ? ['of the votes cast'] : []),
    ...(pass ? ['can go home'] : []),
    ...(options.endless ? ['until someone is lynched'] : []),
    ...(spare ? ['can spare all'] : []),
    ...(options.variable ? ['variable'] : []),
    ...(mafia === undefined ? [] : [`${mafia} of its own`]),
    cards === 'dealt' ? `seed ${seed}` : 'cards in hands',
  ];
};

/** No one but the caller looks up. */
export const isDark = ({ awaits }: State): boolean =>
  awaits.kind === 'identify' || awaits.kind === 'kill' || awaits.kind === 'wake';

/** A night has the number of the day before it, and begins when its caller is asked for. */
const timeWords = ({ day, awaits }: State): string => {
  if (day === 0) return 'Set-up';
  const isNight =
    ['caller', 'kill', 'wake'].includes(awaits.kind) || ('cause' in awaits && awaits.cause === 'killed');
  return `${isNight ? 'Night' : 'Day'} ${day}`;
};

export const momentOf = (state: State, setup: MafiaSetup): Moment => {
  const where = [timeWords(state), ...settingsWords(setup, state)];
  return { ...asked(ask(state, setup), where, state.awaits.kind === 'over'), night: isDark(state) };
};

/** Who died, and what they were. */
export const dramaOf = ({ news }: State, setup: MafiaSetup): Drama | undefined => {
  const shown = news.find((one) => one.kind === 'shown');
  return shown && { kind: 'death', who: nameAt(setup, shown.seat), what: roleNames(setup)[shown.role] };
};

type NewsOf<Kind extends News['kind']> = Extract<News, { kind: Kind }>;

const votedText = ({ yes, no, voters, needed, agreed }: NewsOf<'voted'>): string => {
  const hands = no === undefined ? `${yes} of ${voters} for it` : `${yes} for it, ${no} against`;
  return `${hands}, ${needed} needed, and ${agreed ? 'it is done' : 'it fails'}`;
};

const ballotEntry = ({ named, lynched }: NewsOf<'balloted'>, setup: MafiaSetup): LogEntry => {
  const most = Math.max(0, ...named);
  const seats = named.flatMap((count, seat) => (count > 0 ? [seat] : []));
  const rule = 'ballot';
  if (lynched !== undefined) {
    const others = seats
      .filter((seat) => seat !== lynched)
      .map((seat) => `${nameAt(setup, seat)} by ${named[seat]}`);
    const rest = others.length > 0 ? `, ${listed(others)}` : '';
    return { who: nameAt(setup, lynched), text: `is named by ${most}${rest}`, rule };
  }
  const tied = seats.filter((seat) => named[seat] === most).map((seat) => nameAt(setup, seat));
  const tie = tied.length > 0 ? `${listed(tied)} are named by ${most} each` : 'Nobody is named';
  return { text: `${tie}: nobody is lynched.`, rule };
};

/** A kill is news when everyone is up, not before. */
const entryOf = (news: News, setup: MafiaSetup): LogEntry => {
  const roles = roleNames(setup);
  const name = (seat: number) => nameAt(setup, seat);
  switch (news.kind) {
    case 'called':
      return news.round === 'identify'
        ? { who: name(news.seat), text: 'calls first', rule: 'first-caller' }
        : { who: name(news.seat), text: 'calls the night', rule: 'night-caller' };
    case 'met':
      return { text: `The ${roles.mafia} have met. It is day.`, rule: 'mafia-meet' };
    case 'accused':
      return { who: name(news.by), text: `accuses ${name(news.accused)}` };
    case 'voted':
      return { text: votedText(news), rule: 'majority' };
    case 'balloted':
      return ballotEntry(news, setup);
    case 'passed': {
      const { yes, voters, needed, agreed } = news;
      const end = agreed ? 'night falls' : 'they stay';
      return { text: `To go home: ${yes} of ${voters}, ${needed} needed, and ${end}.`, rule: 'go-home' };
    }
    case 'deadlocked': {
      if (news.lynched === undefined)
        return { text: 'No vote of this day has lynched anybody, and night falls.', rule: 'deadlock' };
      const text = 'has the most votes of the first day, and is lynched';
      return { who: name(news.lynched), text, rule: 'first-deadlock' };
    }
    case 'missing': {
      const rule = 'told-when-up';
      return news.victim === undefined
        ? { text: 'Everyone is up, and nobody is missing.', rule }
        : { who: name(news.victim), text: 'is missing in the morning', rule };
    }
    case 'shown':
      return { who: name(news.seat), text: `turns up: ${roles[news.role]}`, rule: 'show-card' };
    case 'told':
      return { text: `${news.dead ? 'No' : 'A'} ${roles[news.crowd]} is left.` };
    case 'over': {
      const { reason } = news.ending;
      return { text: `${winnerWords(news.ending, roles)}. ${REASONS[reason](roles)}`, rule: reason };
    }
  }
};

/** In order, up to the line's place. An accusation and the vote on it are one entry. */
export const logEntries = (line: Timeline<State, TableEvent>, setup: MafiaSetup): readonly LogEntry[] => {
  const entries: LogEntry[] = [];
  for (const news of line.states.slice(1, line.at + 1).flatMap((state) => state.news)) {
    const entry = entryOf(news, setup);
    const accusation = news.kind === 'voted' ? entries.pop() : undefined;
    entries.push(accusation ? { ...accusation, ...entry, text: `${accusation.text}: ${entry.text}` } : entry);
  }
  return entries;
};

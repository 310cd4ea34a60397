/** What has happened, line by line. A kill is told when everybody is up: before that there is no news of it. */
import { listed } from '../../../base/words';
import type { News, State, TableEvent } from '../../../games/mafia/table';
import type { LogEntry } from '../game';
import type { Timeline } from '../timeline';
import type { MafiaSetup } from './setup';
import { type Called, calledOf, nameAt, reasonWords, winnerWords } from './words';

type NewsOf<Kind extends News['kind']> = Extract<News, { kind: Kind }>;

const votedText = ({ yes, no, voters, needed, agreed }: NewsOf<'voted'>): string => {
  const hands = no === undefined ? `${yes} of ${voters} for it` : `${yes} for it, ${no} against`;
  return `${hands}, ${needed} needed, and ${agreed ? 'it is done' : 'it fails'}`;
};

const balloted = ({ named, lynched }: NewsOf<'balloted'>, called: Called): LogEntry => {
  const most = Math.max(0, ...named);
  const seats = named.flatMap((count, seat) => (count > 0 ? [seat] : []));
  if (lynched !== undefined) {
    const others = seats
      .filter((seat) => seat !== lynched)
      .map((seat) => `${nameAt(called, seat)} by ${named[seat]}`);
    const rest = others.length > 0 ? `, ${listed(others)}` : '';
    return { who: nameAt(called, lynched), text: `is named by ${most}${rest}` };
  }
  const tied = seats.filter((seat) => named[seat] === most).map((seat) => nameAt(called, seat));
  const tie = tied.length > 0 ? `${listed(tied)} are named by ${most} each` : 'Nobody is named';
  return { text: `${tie}: all vote again.` };
};

const entryOf = (news: News, called: Called): LogEntry => {
  const { roles } = called;
  const name = (seat: number) => nameAt(called, seat);
  switch (news.kind) {
    case 'called':
      return { who: name(news.seat), text: news.round === 'identify' ? 'calls first' : 'calls the night' };
    case 'met':
      return { text: `The ${roles.mafia} have met. It is day.` };
    case 'accused':
      return { who: name(news.by), text: `accuses ${name(news.accused)}` };
    case 'voted':
      return { text: `${votedText(news)}.` };
    case 'balloted':
      return balloted(news, called);
    case 'passed': {
      const { yes, voters, needed, agreed } = news;
      const end = agreed ? 'night falls' : 'they stay';
      return { text: `To go home: ${yes} of ${voters}, ${needed} needed, and ${end}.` };
    }
    case 'missing':
      return news.victim === undefined
        ? { text: 'Everyone is up, and nobody is missing.' }
        : { who: name(news.victim), text: 'is missing in the morning' };
    case 'shown':
      return { who: name(news.seat), text: `turns up: ${roles[news.role]}` };
    case 'told':
      return { text: news.dead ? `No ${roles[news.crowd]} is left.` : `A ${roles[news.crowd]} is left.` };
    case 'over':
      return { text: `${winnerWords(news.ending, called)}. ${reasonWords(news.ending, called)}` };
  }
};

/** In order, up to the line's place. An accusation and the vote on it are one entry. */
export const logEntries = (line: Timeline<State, TableEvent>, setup: MafiaSetup): readonly LogEntry[] => {
  const called = calledOf(setup);
  const entries: LogEntry[] = [];
  for (const news of line.states.slice(1, line.at + 1).flatMap((state) => state.news)) {
    const accusation = news.kind === 'voted' ? entries.pop() : undefined;
    entries.push(
      accusation && news.kind === 'voted'
        ? { ...accusation, text: `${accusation.text}: ${votedText(news)}` }
        : entryOf(news, called),
    );
  }
  return entries;
};

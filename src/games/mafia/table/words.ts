/** What the table says of itself: whose turn it is, and why it is over. Nothing here is secret. */

import { listed } from '#messages/language';
import * as m from '#messages/mafia-table';
import { asked, type Drama, type LogEntry, type Moment } from '../../../app/tables/game';
import type { Timeline } from '../../../app/tables/timeline';
import type { News, State, TableEvent, TableRules } from '../rules';
import { ask, REASONS, winnerWords } from './ask';
import { type MafiaSetup, roleNames } from './setup';

const nameAt = ({ names }: MafiaSetup, seat: number): string => names[seat] ?? '';

const THRESHOLD_WORDS: Readonly<Record<TableRules['threshold'], string>> = {
  half: m.thresholdHalf,
  'two-thirds': m.thresholdTwoThirds,
  'three-quarters': m.thresholdThreeQuarters,
  all: m.thresholdAll,
  plurality: m.thresholdPlurality,
};

/** The settings of a table, in short. */
const settingsWords = (
  { cards, seed, options, mafia }: MafiaSetup,
  { setup, awaits }: State,
): readonly string[] => {
  const { majority, threshold, pass, spare } = setup.rules;
  return [
    THRESHOLD_WORDS[threshold],
    ...(majority === 'cast' ? [m.settingVotesCast] : []),
    ...(pass ? [m.settingGoHome] : []),
    ...(options.endless ? [m.settingEndless] : []),
    ...(spare ? [m.settingSpareAll] : []),
    ...(options.variable ? [m.settingVariable] : []),
    ...(mafia === undefined ? [] : [m.settingMafiaCount({ mafia })]),
    // Until the end it would tell a second screen, with the names, who is what.
    ...(cards !== 'dealt' ? [m.settingInHands] : awaits.kind === 'over' ? [m.settingSeed({ seed })] : []),
  ];
};

/** No one but the caller looks up. */
export const isDark = ({ awaits }: State): boolean =>
  awaits.kind === 'identify' || awaits.kind === 'kill' || awaits.kind === 'wake';

/** A night has the number of the day before it, and begins when its caller is asked for. */
const timeWords = ({ day, awaits }: State): string => {
  if (day === 0) return m.setUp;
  const isNight =
    ['caller', 'kill', 'wake'].includes(awaits.kind) || ('cause' in awaits && awaits.cause === 'killed');
  return (isNight ? m.nightNumber : m.dayNumber)({ day });
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
  const votes = { yes, voters, needed, agreed: agreed ? 'yes' : 'no' };
  return no === undefined ? m.voted(votes) : m.votedCast({ ...votes, no });
};

const ballotEntry = ({ named, lynched }: NewsOf<'balloted'>, setup: MafiaSetup): LogEntry => {
  const most = Math.max(0, ...named);
  const seats = named.flatMap((count, seat) => (count > 0 ? [seat] : []));
  const rule = 'ballot';
  if (lynched !== undefined) {
    const others = seats
      .filter((seat) => seat !== lynched)
      .map((seat) => m.namedByCount({ name: nameAt(setup, seat), count: named[seat] ?? 0 }));
    const text = others.length > 0 ? m.namedWithOthers({ most, others: listed(others) }) : m.named({ most });
    return { who: nameAt(setup, lynched), text, rule };
  }
  const tied = seats.filter((seat) => named[seat] === most).map((seat) => nameAt(setup, seat));
  return { text: tied.length > 0 ? m.namedTied({ names: listed(tied), most }) : m.nobodyNamed, rule };
};

/** A kill is news when everyone is up, not before. */
const entryOf = (news: News, setup: MafiaSetup): LogEntry => {
  const roles = roleNames(setup);
  const name = (seat: number) => nameAt(setup, seat);
  switch (news.kind) {
    case 'called':
      return news.round === 'identify'
        ? { who: name(news.seat), text: m.isFirstCaller, rule: 'first-caller' }
        : { who: name(news.seat), text: m.callsNight, rule: 'night-caller' };
    case 'met':
      return { text: m.mafiaHaveMet({ mafia: roles.mafia }), rule: 'mafia-meet' };
    case 'accused':
      return { who: name(news.by), text: m.accuses({ name: name(news.accused) }) };
    case 'voted':
      return { text: votedText(news), rule: 'majority' };
    case 'balloted':
      return ballotEntry(news, setup);
    case 'passed':
      return { text: (news.agreed ? m.goHomeAgreed : m.goHomeRefused)(news), rule: 'go-home' };
    case 'deadlocked': {
      if (news.lynched === undefined) return { text: m.nobodyLynched, rule: 'deadlock' };
      const text = m.hasMostVotes;
      return { who: name(news.lynched), text, rule: 'first-deadlock' };
    }
    case 'missing': {
      const rule = 'told-when-up';
      return news.victim === undefined
        ? { text: m.nobodyMissing, rule }
        : { who: name(news.victim), text: m.isMissing, rule };
    }
    case 'shown':
      return { who: name(news.seat), text: m.turnsUp({ role: roles[news.role] }), rule: 'show-card' };
    case 'told':
      return { text: (news.dead ? m.noneIsLeft : m.oneIsLeft)({ crowd: roles[news.crowd] }) };
    case 'over': {
      const { reason } = news.ending;
      return {
        text: m.won({ winner: winnerWords(news.ending, roles), reason: REASONS[reason](roles) }),
        rule: reason,
      };
    }
  }
};

/** In order, up to the line's place. An accusation and the vote on it are one entry. */
export const logEntries = (line: Timeline<State, TableEvent>, setup: MafiaSetup): readonly LogEntry[] => {
  const entries: LogEntry[] = [];
  for (const news of line.states.slice(1, line.at + 1).flatMap((state) => state.news)) {
    const entry = entryOf(news, setup);
    const accusation = news.kind === 'voted' ? entries.pop() : undefined;
    entries.push(
      accusation
        ? {
            ...accusation,
            ...entry,
            text: m.accusationWithVote({ accusation: accusation.text, vote: entry.text }),
          }
        : entry,
    );
  }
  return entries;
};

/** What the table says: what it waits for, and what has happened. It never gives away a card that is face down. */

import { listed } from '#messages/language';
import * as m from '#messages/target-table';
import { asked, type Drama, type Line, type LogEntry, type Moment } from '../../../app/tables/game';
import { stepsOf, type Timeline } from '../../../app/tables/timeline';
import { firstItems } from '../../../base/lists';
import { joinClauses } from '../../../base/words';
import { type News, nameOf, type State, TABLE_OPTIONS, type TableEvent } from '../rules';
import { ask } from './ask';

export const momentOf = (state: State): Moment => {
  const { awaits, living, round, setup } = state;
  const options = TABLE_OPTIONS.filter(({ name }) => setup.options[name] === true);
  const over = awaits.kind === 'over';
  const time = over ? m.end : m.roundNumber({ round: round + 1 });
  const where = [time, m.alive({ count: living.length }), ...options.map(({ label }) => label)];
  return asked(ask(state), where, over);
};

/** With a real minus. */
export const counterText = (count: number): string => `${count}`.replace('-', '−');

type Left = Extract<News, { kind: 'left' }>;

const hitWords = (hit: number | null, state: State): string =>
  hit === null ? m.noHit : m.hitFor({ hit: nameOf(state, hit) });

/** First blood, and who is out. */
export const dramaOf = (state: State): Drama | undefined => {
  const left = state.news.filter((news) => news.kind === 'left');
  const [first] = state.news;
  if (first?.kind === 'attacked' && first.first) {
    const what = m.hunts({ seat: nameOf(state, first.seat), target: nameOf(state, first.target) });
    return { kind: 'blood', who: m.firstBlood, what };
  }
  if (left.length === 0) return undefined;
  const hit = left.find((one) => one.hit !== null)?.hit ?? null;
  const who = m.areOut({ left: listed(left.map(({ seat }) => nameOf(state, seat))), count: left.length });
  return { kind: hit === null ? 'death' : 'hit', who, what: hitWords(hit, state) };
};

export const openingOf = (state: State): string =>
  !state.setup.seed
    ? m.openingUndealt({ count: state.living.length })
    : m.openingDealt({ count: state.living.length });

const ATTACKS = { creatures: m.attacks, spell: m.castsSpell, ability: m.aimsAbility } as const;

const attackLine = (news: Extract<News, { kind: 'attacked' }>, before: State): Line => {
  const what = ATTACKS[news.by]({ name: nameOf(before, news.target) });
  if (news.first) return [m.drawsFirstBlood({ what }), 'blood'];
  const isHunt = before.living.length > 2;
  // Whoever it is aimed at, so that nobody learns whose card is whose.
  if (isHunt && news.by === 'ability' && before.setup.options.spells)
    return [m.drawsNoBlood({ what }), 'abilities'];
  const isBack = isHunt && before.targets[news.seat] !== news.target;
  return isBack ? [m.strikesBack({ what }), 'strike-back'] : [what, 'attack'];
};

const leftText = ({ by, conceded, hit }: Left, state: State): string => {
  const hits = hitWords(hit, state);
  if (conceded) return m.leavesConceding({ hits });
  return by === null ? m.leavesByNobody({ hits }) : m.leavesByHand({ killer: nameOf(state, by), hits });
};

/** What follows a death, as sentences of their own. */
const afterText = (news: News, state: State): readonly string[] => {
  switch (news.kind) {
    case 'dealt':
      return [m.dealtAnew({ living: news.living }), ...news.warnings.map((one) => one.replace(/\.$/, ''))];
    case 'deal-awaited':
      return [m.dealAwaited({ living: news.living })];
    case 'last-two':
      return [m.lastTwoLeft({ seats: listed(news.seats.map((seat) => nameOf(state, seat))) })];
    case 'over':
      return [news.ending === 'nobody' ? m.overNobodyLeft : m.overOneLeft];
    default:
      return [];
  }
};

/** The rule that scores what happened. */
const leftRule = (left: readonly Left[], after: State): string => {
  const [{ by, hit }] = firstItems(left, 1);
  if (left.length > 1) return 'at-once';
  const isWarned = after.news.some((news) => news.kind === 'dealt' && news.warnings.length > 0);
  if (isWarned && after.setup.options.fresh) return 'same-target';
  if (by === null) return 'no-killer';
  return hit === null ? 'no-hit' : 'hit';
};

/** A death and what follows; the first name is before it. */
const leftLine = (left: readonly Left[], after: State): Line => {
  const deaths = left.map(
    (one, k) => `${k === 0 ? '' : `${nameOf(after, one.seat)} `}${leftText(one, after)}`,
  );
  const follows = after.news.flatMap((news) => afterText(news, after));
  return [[joinClauses(deaths), ...follows].join('. '), leftRule(left, after)];
};

const lineOf = (first: News | undefined, before: State, after: State): Line => {
  switch (first?.kind) {
    case 'attacked':
      return attackLine(first, before);
    case 'left':
      return leftLine(
        after.news.filter((news) => news.kind === 'left'),
        after,
      );
    case 'counted':
      return [m.hasOnCounter({ count: counterText(first.to) })];
    default:
      return [m.roundDealt({ round: after.round + 1, count: after.living.length }), 'one-card'];
  }
};

const entryOf = (before: State, after: State): LogEntry => {
  const [first] = after.news;
  const [text, rule] = lineOf(first, before, after);
  return { who: first && 'seat' in first ? nameOf(after, first.seat) : undefined, text, rule };
};

/** One line an event; of a counter that is turned several times in a row, where it came to. */
export const logEntries = (line: Timeline<State, TableEvent>): readonly LogEntry[] =>
  stepsOf(
    line,
    (event, next) => event.kind === 'count' && next.kind === 'count' && next.seat === event.seat,
  ).map(({ before, after }) => entryOf(before, after));

/** What the table says: what it waits for, and what has happened. It never gives away a card that is face down. */

import { listed } from '#messages/language';
import { asked, type Drama, type Line, type LogEntry, type Moment } from '../../../app/tables/game';
import { stepsOf, type Timeline } from '../../../app/tables/timeline';
import { firstItems } from '../../../base/lists';
import { counted } from '../../../base/words';
import { type Means, type News, nameOf, type State, TABLE_OPTIONS, type TableEvent } from '../rules';
import { ask } from './ask';

export const momentOf = (state: State): Moment => {
  const { awaits, living, round, setup } = state;
  const options = TABLE_OPTIONS.filter(({ name }) => setup.options[name] === true);
  const over = awaits.kind === 'over';
  const time = over ? 'The end' : `Round ${round + 1}`;
  const where = [time, `${living.length} alive`, ...options.map(({ label }) => label)];
  return asked(ask(state), where, over);
};

/** With a real minus. */
export const counterText = (count: number): string => `${count}`.replace('-', '−');

type Left = Extract<News, { kind: 'left' }>;

const hitWords = (hit: number | null, state: State): string =>
  hit === null ? 'no hit' : `a hit for ${nameOf(state, hit)}`;

/** First blood, and who is out. */
export const dramaOf = (state: State): Drama | undefined => {
  const left = state.news.filter((news) => news.kind === 'left');
  const [first] = state.news;
  if (first?.kind === 'attacked' && first.first) {
    const what = `${nameOf(state, first.seat)} hunts ${nameOf(state, first.target)}`;
    return { kind: 'blood', who: 'First blood', what };
  }
  if (left.length === 0) return undefined;
  const hit = left.find((one) => one.hit !== null)?.hit ?? null;
  const who = `${listed(left.map(({ seat }) => nameOf(state, seat)))} ${left.length > 1 ? 'are' : 'is'} out`;
  return { kind: hit === null ? 'death' : 'hit', who, what: hitWords(hit, state) };
};

export const openingOf = (state: State): string =>
  state.setup.seed === undefined
    ? `${state.living.length} players, and no card is dealt.`
    : `${state.living.length} cards are dealt, face down.`;

const VERBS: Readonly<Record<Means, string>> = {
  creatures: 'attacks',
  spell: 'casts a spell at',
  ability: 'aims an ability at',
};

const attackLine = (news: Extract<News, { kind: 'attacked' }>, before: State): Line => {
  const what = `${VERBS[news.by]} ${nameOf(before, news.target)}`;
  if (news.first) return [`${what}: first blood, the card goes up`, 'blood'];
  const isBack = before.living.length > 2 && before.targets[news.seat] !== news.target;
  const isFree = isBack && !(before.open[news.target] && before.targets[news.target] === news.seat);
  if (isFree) return [`${what}, which draws no blood`, 'abilities'];
  return isBack ? [`strikes back: ${what}`, 'strike-back'] : [what, 'attack'];
};

const leftText = ({ by, conceded, hit }: Left, state: State): string => {
  const killer = by === null ? 'nobody' : nameOf(state, by);
  return `${conceded ? 'concedes' : `is out by ${killer}’s hand`}, ${hitWords(hit, state)}`;
};

/** What follows a death, as sentences of their own. */
const afterText = (news: News, state: State): readonly string[] => {
  switch (news.kind) {
    case 'dealt':
      return [
        `${counted(news.living, 'card')} are dealt anew`,
        ...news.warnings.map((one) => one.replace(/\.$/, '')),
      ];
    case 'deal-awaited':
      return [`Deal ${news.living} cards`];
    case 'last-two':
      return [`${listed(news.seats.map((seat) => nameOf(state, seat)))} are left, and nothing is dealt`];
    case 'over':
      return [news.ending === 'nobody' ? 'Nobody is left: count the hits' : 'One is left: count the hits'];
    default:
      return [];
  }
};

/** The rule that scores what happened. */
const leftRule = (left: readonly Left[], after: State): string => {
  const [{ by, hit }] = firstItems(left, 1);
  if (left.length > 1) return 'at-once';
  if (after.news.some((news) => news.kind === 'dealt' && news.warnings.length > 0)) return 'same-target';
  if (by === null) return 'no-killer';
  return hit === null ? 'no-hit' : 'hit';
};

/** A death and what follows; the first name is before it. */
const leftLine = (left: readonly Left[], after: State): Line => {
  const deaths = left.map(
    (one, k) => `${k === 0 ? '' : `${nameOf(after, one.seat)} `}${leftText(one, after)}`,
  );
  const follows = after.news.flatMap((news) => afterText(news, after));
  return [[deaths.join('; '), ...follows].join('. '), leftRule(left, after)];
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
      return [`has ${counterText(first.to)} on the counter`];
    default:
      return [`Round ${after.round + 1}: ${counted(after.living.length, 'card')} are dealt.`, 'one-card'];
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

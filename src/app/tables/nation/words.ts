/** What the table says: what it waits for, and what has happened. No word of it tells a hit list before the end. */
import { percent } from '../../../base/fraction';
import { clockText } from '../../../games/nation/clock';
import type { LedgerNews, LedgerState } from '../../../games/nation/ledger';
import { dollars } from '../../../games/nation/money';
import { isHopeless, isSure } from '../../../games/nation/msr';
import type { Pay } from '../../../games/nation/pay';
import { marketSize } from '../../../games/nation/players';
import { isAvailable } from '../../../games/nation/pyramid';
import { totalOf } from '../../../games/nation/score';
import type { LogEntry, Moment } from '../game';
import type { Timeline } from '../timeline';
import { contractOf, type Laid, oddsOf, weaponIn } from './attempt/odds';
import type { NationEvent, NationState } from './state';

const listed = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('');

const nameOf = ({ setup }: LedgerState, seat: number): string => setup.names[seat] ?? '';

export const targetName = ({ pack, setup }: LedgerState, tile: number): string =>
  pack.set.targets[setup.layout[tile] as number]?.name ?? '';

/** "3 or more" */
export const neededText = (needed: number): string => {
  if (isSure(needed)) return 'cannot miss';
  if (isHopeless(needed)) return 'cannot hit';
  return needed === 6 ? 'a 6' : `${needed} or more`;
};

/** "+$2,000", "+$1,000, $1,000 debt", "nothing" */
export const payText = ({ cash, debt }: Pay): string => {
  const parts = [...(cash > 0 ? [`+${dollars(cash)}`] : []), ...(debt > 0 ? [`${dollars(debt)} debt`] : [])];
  return parts.length > 0 ? parts.join(', ') : 'nothing';
};

/** "Pistol 1310", "two Ropes 0815", "bare hands" */
export const weaponText = ({ pack }: LedgerState, { weapon, times }: Laid): string => {
  const found = weaponIn(pack.set, weapon);
  if (!found) return 'bare hands';
  const time = clockText(Math.min(...times));
  return times.length > 1 ? `two × ${found.name} ${time}` : `${found.name} ${time}`;
};

/** "Judge, Knife 0425: 3 or more" */
export const laidText = (book: LedgerState, laid: Laid): string => {
  const what = weaponText(book, laid);
  const { needed, dice } = oddsOf(book, laid);
  const roll = `${neededText(needed)}${dice === 2 && !isSure(needed) && !isHopeless(needed) ? ', two dice' : ''}`;
  if (laid.tile === null) return `${what}: ${roll}`;
  const target = targetName(book, laid.tile);
  return isAvailable(book.remaining, laid.tile) || book.awaits.kind !== 'announce'
    ? `${target}, ${what}: ${roll}`
    : `${target}: not available`;
};

const whereOf = ({ book }: NationState, settings: readonly string[]): readonly string[] => [
  book.duel > 0 ? 'Duel' : `Round ${book.round}`,
  `${nameOf(book, book.first)} is first player`,
  ...settings,
];

const announceMoment = ({ book, laid }: NationState): Pick<Moment, 'title' | 'sentence'> => {
  const { names } = book.setup;
  if (book.duel > 0) {
    const seats = names.filter((_, seat) => ((book.playing >> seat) & 1) === 1);
    return {
      title: `${seats.join(' against ')}`,
      sentence: 'Equal money: a duel. Each lays a weapon and modifiers, nobody marks a target (N7).',
    };
  }
  if (laid.every((one) => one === undefined)) {
    return {
      title: `A market of ${marketSize(names.length)}`,
      sentence: `From ${nameOf(book, book.first)}, clockwise: take a card, buy, play Intel cards. When all is turned up, press who lays what.`,
    };
  }
  return laid.some((one) => one === undefined)
    ? { title: 'Who else?', sentence: 'Press a player, or resolve: whoever is not named makes no attempt.' }
    : { title: 'All is laid', sentence: 'Play the Reveal cards, change what they change, then resolve.' };
};

const rollSentence = (book: LedgerState, laid: Laid | null | undefined): string => {
  if (!laid) return '';
  const { dice, chance, pay } = oddsOf(book, laid);
  const on = laid.tile === null ? '' : ` on the ${targetName(book, laid.tile)}`;
  const doubt = book.doubted ? ' The story is doubted: −1 MSR, and $2,000 more for a hit.' : '';
  const paid = laid.tile === null ? '' : ` A hit pays ${payText(pay)}.`;
  const odds = book.doubted ? '' : `, ${percent(chance, 0, ' %')}`;
  return `${weaponText(book, laid)}${on}: ${dice === 2 ? 'two dice, the higher counts' : 'one die'}${odds}.${doubt}${paid}`;
};

const questionOf = (state: NationState): Pick<Moment, 'title' | 'sentence'> => {
  const { book, laid } = state;
  const { awaits } = book;
  switch (awaits.kind) {
    case 'announce':
      return announceMoment(state);
    case 'tie':
      return {
        title: `${listed(awaits.seats.map((seat) => nameOf(book, seat)))}: who first?`,
        sentence: 'Their times are equal. One die each; the higher goes first.',
      };
    case 'vote':
      return {
        title: `Is ${nameOf(book, awaits.seat)} believed?`,
        sentence: `${nameOf(book, awaits.seat)} tells how it is done, and the others vote.`,
      };
    case 'roll':
      return {
        title: `${nameOf(book, awaits.seat)}: ${neededText(awaits.needed)}`,
        sentence: rollSentence(book, laid[awaits.seat]),
      };
    case 'next':
      return {
        title: `Round ${book.round} is over`,
        sentence:
          'Discard, refill to 5 assassin cards and 2 contracts, and pass the first-player token clockwise.',
      };
    case 'end':
      return { title: 'Show the hit lists', sentence: 'The pyramid is gone: everybody turns up their list.' };
    case 'over': {
      const takings = book.takings[awaits.winner];
      return {
        title: `${nameOf(book, awaits.winner)} wins`,
        sentence: `${takings ? dollars(totalOf(takings)) : ''}${book.duel > 0 ? ', and the duel' : ''}.`,
      };
    }
  }
};

export const momentOf = (state: NationState, { seed }: { readonly seed: string }): Moment => ({
  ...questionOf(state),
  where: whereOf(state, [...(state.book.setup.storytelling ? ['Storytelling (N8)'] : []), `seed ${seed}`]),
  over: state.book.awaits.kind === 'over',
});

const newsText = (book: LedgerState, news: LedgerNews): string => {
  const who = 'seat' in news ? nameOf(book, news.seat) : '';
  const tile = 'tile' in news && news.tile < 18 ? ` the ${targetName(book, news.tile)}` : '';
  switch (news.kind) {
    case 'unavailable':
      return `${who} marked${tile}, which is not available: no attempt`;
    case 'gone':
      return `${who} comes too late for${tile}: the contract is lost, the other cards may go back`;
    case 'hit': {
      const bounty = news.bounty > 0 ? `, ${dollars(news.bounty)} from the tile` : '';
      return `${who} takes${tile}${bounty}, pay ${payText(news.pay)}`;
    }
    case 'missed':
      return tile === '' ? `${who} misses` : `${who} misses${tile}: ${dollars(1)} on the tile`;
    case 'again':
      return `${who} misses, and may roll once more`;
    case 'counted':
      return book.setup.names.map((name, seat) => `${name} ${dollars(news.totals[seat] ?? 0)}`).join(', ');
    case 'duel':
      return news.round > 1
        ? 'Nobody hits: refill to six cards, and once more (N7)'
        : `A tie: ${listed(news.seats.map((seat) => nameOf(book, seat)))} fight a duel (N7)`;
    case 'won':
      return `${who} wins`;
  }
};

const followed = (book: LedgerState): string => book.news.map((news) => newsText(book, news)).join('. ');

const withNews = (what: string, book: LedgerState): string =>
  book.news.length > 0 ? `${what}. ${followed(book)}` : what;

const eventEntry = (event: NationEvent, { book }: NationState): LogEntry => {
  switch (event.kind) {
    case 'lay': {
      const contract = contractOf(book.pack.set, event.contract);
      return {
        who: nameOf(book, event.seat),
        text: `lays ${laidText(book, event)}${contract ? `; contract ${contract.objective}` : ''}`,
      };
    }
    case 'pass':
      return { who: nameOf(book, event.seat), text: 'makes no attempt' };
    case 'resolve':
      return { text: `${withNews('The attempts are made', book)}.` };
    case 'vote':
      return {
        who: nameOf(book, event.seat),
        text: withNews(
          `is ${event.against > event.favour ? 'doubted' : 'believed'}, ${event.favour} to ${event.against}`,
          book,
        ),
      };
    case 'roll':
      return { who: nameOf(book, event.seat), text: withNews(`rolls ${event.dice.join(' and ')}`, book) };
    case 'adjust':
      return {
        who: nameOf(book, event.seat),
        text: `has ${dollars(book.cash[event.seat] ?? 0)} cash, ${dollars(book.debt[event.seat] ?? 0)} debt`,
      };
    case 'bounty':
      return {
        text: `The ${targetName(book, event.tile)} has ${dollars(book.bounty[event.tile] ?? 0)} on it.`,
      };
    case 'next':
      return { text: `Round ${book.round}: ${nameOf(book, book.first)} is first player.` };
    case 'end':
      return { text: `The hit lists are shown. ${followed(book)}.` };
  }
};

/** Whether the next event only goes on with this one: tokens that are counted one after another. */
const goesOn = (event: NationEvent, next: NationEvent | undefined): boolean =>
  (event.kind === 'adjust' && next?.kind === 'adjust' && next.seat === event.seat) ||
  (event.kind === 'bounty' && next?.kind === 'bounty' && next.tile === event.tile);

/** One line an event; of tokens that are counted in a row, where they came to. */
export const logEntries = ({ events, states, at }: Timeline<NationState, NationEvent>): readonly LogEntry[] =>
  events
    .slice(0, at)
    .flatMap((event, k) =>
      k + 1 < at && goesOn(event, events[k + 1]) ? [] : [eventEntry(event, states[k + 1] as NationState)],
    );

/** What the table says: what it waits for, and what has happened. It never gives away a hit list before the end. */

import { listed } from '#messages/language';
import { asked, type Drama, head, type Line, type LogEntry, type Moment } from '../../../app/tables/game';
import { stepsOf, type Timeline } from '../../../app/tables/timeline';
import { percent } from '../../../base/fraction';
import { itemAt } from '../../../base/lists';
import { clockText } from '../cards/clock';
import { dollars, totalOf } from '../cards/money';
import { isDoubted, isHopeless, isSure } from '../cards/msr';
import type { Pay } from '../cards/pay';
import type { BoardState } from '../rules/board';
import { DUEL_MARK } from '../rules/conflicts';
import { inSet, isAvailable, marketSize } from '../rules/places';
import {
  contractIn,
  type Laid,
  type LedgerEvent,
  type LedgerState,
  type News,
  oddsOf,
  weaponIn,
} from '../rules/scorer/ledger';
import type { NationSetup } from './setup';

export const nameOf = ({ setup }: LedgerState, seat: number): string => setup.names[seat] ?? '';

export const targetName = ({ pack, setup }: Pick<BoardState, 'pack' | 'setup'>, tile: number): string =>
  pack.set.targets[itemAt(setup.layout, tile)]?.name ?? '';

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
export const laidText = (ledger: LedgerState, laid: Laid): string => {
  const what = weaponText(ledger, laid);
  const { needed, dice } = oddsOf(ledger, laid);
  const roll = `${neededText(needed)}${dice === 2 && !isSure(needed) && !isHopeless(needed) ? ', two dice' : ''}`;
  if (laid.tile === null) return `${what}: ${roll}`;
  const target = targetName(ledger, laid.tile);
  return isAvailable(ledger.remaining, laid.tile) || ledger.awaits.kind !== 'announce'
    ? `${target}, ${what}: ${roll}`
    : `${target}: not available`;
};

type Question = Pick<Moment, 'title' | 'sentence' | 'rule'>;

const announceQuestion = ({ duel, laid, playing, first, setup: { names } }: LedgerState): Question => {
  if (duel > 0)
    return head(
      names.filter((_, seat) => inSet(playing, seat)).join(' against '),
      'Equal money: a duel. Each lays a weapon and modifiers, without a target.',
      'duel-round',
    );
  if (laid.every((one) => one === undefined))
    return head(
      `The market: ${marketSize(names.length)} cards`,
      `From ${names[first]}, clockwise: take a card, buy, play Intel. Then turn up what you lay.`,
      'market',
    );
  return laid.some((one) => one === undefined)
    ? head('Who else?', 'A player who lays nothing makes no attempt.', 'no-mark')
    : head('All is laid', 'Play the Reveal cards, change what they change, then resolve.', 'reveal-cards');
};

const rollSentence = (ledger: LedgerState, laid: Laid | null | undefined): string => {
  if (!laid) return '';
  const { dice, chance, pay } = oddsOf(ledger, laid);
  const on = laid.tile === null ? '' : ` on the ${targetName(ledger, laid.tile)}`;
  const isStoryDoubted = isDoubted(ledger.votesFor, ledger.votesAgainst);
  const doubt = isStoryDoubted ? ' The story is doubted: −1 MSR, and $2,000 more for a hit.' : '';
  const paid = laid.tile === null ? '' : ` A hit pays ${payText(pay)}.`;
  const odds = isStoryDoubted ? '' : `, ${percent(chance, 0, '\u00a0%')}`;
  return `${weaponText(ledger, laid)}${on}: ${dice === 2 ? 'two dice, the higher counts' : 'one die'}${odds}.${doubt}${paid}`;
};

/** What the table asks; `ask` has the answers. */
export const questionOf = (ledger: LedgerState): Question => {
  const { awaits, laid } = ledger;
  const name = (seat: number) => nameOf(ledger, seat);
  switch (awaits.kind) {
    case 'announce':
      return announceQuestion(ledger);
    case 'tie':
      return head(
        `${listed(awaits.seats.map(name))}: who first?`,
        'Their times are equal. One die each; the higher goes first.',
        'time-tie',
      );
    case 'vote':
      return head(
        `Is ${name(awaits.seat)} believed?`,
        `${name(awaits.seat)} tells how it is done, and the others vote.`,
        'story',
      );
    case 'roll': {
      const title = `${name(awaits.seat)}: ${neededText(awaits.needed)}`;
      return head(title, rollSentence(ledger, laid[awaits.seat]), 'msr');
    }
    case 'next':
      return head(
        `Round ${ledger.round} is over`,
        'Discard, refill to 5 assassin cards and 2 contracts, and pass the first-player token clockwise.',
        'refill',
      );
    case 'end':
      return head('Show the hit lists', 'The pyramid is gone. Everyone turns up their list.', 'count');
    case 'over': {
      const takings = ledger.takings[awaits.winner];
      const won = takings ? dollars(totalOf(takings)) : '';
      const sentence = `${won}${ledger.duel > 0 ? ', and the duel' : ''}.`;
      return head(`${name(awaits.winner)} wins`, sentence, 'winner');
    }
  }
};

export const momentOf = (ledger: LedgerState, { seed }: { readonly seed: string }): Moment => {
  const where = [
    ledger.duel > 0 ? 'Duel' : `Round ${ledger.round}`,
    `${nameOf(ledger, ledger.first)} is first player`,
    ...(ledger.setup.storytelling ? ['Storytelling'] : []),
    `seed ${seed}`,
  ];
  return asked(questionOf(ledger), where, ledger.awaits.kind === 'over');
};

export const dramaOf = (
  board: Pick<BoardState, 'pack' | 'setup' | 'news'>,
  { names }: Pick<NationSetup, 'names'>,
): Drama | undefined => {
  for (const one of board.news)
    if (one.kind === 'hit' && one.tile !== DUEL_MARK)
      return { kind: 'hit', who: targetName(board, one.tile), what: `taken by ${names[one.seat]}` };
  return undefined;
};

/** What came of an event. */
export const newsLine = (
  board: Pick<BoardState, 'pack' | 'setup'>,
  names: readonly string[],
  news: News,
): Line => {
  const who = 'seat' in news ? names[news.seat] : '';
  const tile = 'tile' in news && news.tile !== DUEL_MARK ? ` the ${targetName(board, news.tile)}` : '';
  switch (news.kind) {
    case 'unavailable':
      return [`${who} marked${tile}, which is not available: no attempt`, 'wrong-mark'];
    case 'gone': {
      const lost = 'the contract is lost, the other cards can go back';
      return [`${who} comes too late for${tile}: ${lost}`, 'too-late'];
    }
    case 'hit': {
      const { cash, debt } = news;
      const bounty = news.bounty > 0 ? `, ${dollars(news.bounty)} from the tile` : '';
      return [`${who} takes${tile}${bounty}, pay ${payText({ cash: cash - news.bounty, debt })}`, 'pay'];
    }
    case 'missed':
      return [`${who} misses${tile}${tile === '' ? '' : `: ${dollars(1)} on the tile`}`, 'miss'];
    case 'again':
      return [`${who} misses, and can roll once more`, 'card-backup-plan'];
    case 'counted': {
      const totals = names.map((name, seat) => `${name} ${dollars(news.totals[seat] ?? 0)}`);
      return [totals.join(', '), 'count'];
    }
    case 'duel':
      return news.round > 1
        ? ['Nobody hits: draw up to six cards, and fight again', 'duel-again']
        : [`A tie: ${listed(news.seats.map((seat) => names[seat] ?? ''))} fight a duel`, 'duel'];
    case 'won':
      return [`${who} wins`, 'winner'];
  }
};

const eventLine = (event: LedgerEvent, ledger: LedgerState): Line => {
  switch (event.kind) {
    case 'lay': {
      const contract = contractIn(ledger.pack.set, event.contract);
      const what = `${event.tile === null ? 'lays' : 'marks the'} ${laidText(ledger, event)}`;
      return [contract ? `${what}; contract ${contract.objective}` : what];
    }
    case 'pass':
      return ['makes no attempt'];
    case 'resolve':
      return ['The attempts are made', 'conflicts-first'];
    case 'vote': {
      const { favour, against } = event;
      const how = isDoubted(favour, against) ? 'doubted' : 'believed';
      return [`is ${how}, ${favour} to ${against}`, 'story-doubt'];
    }
    case 'roll':
      return [`rolls ${event.dice.join(' and ')}`, 'time-tie'];
    case 'adjust': {
      const { cash, debt } = ledger;
      return [`has ${dollars(cash[event.seat] ?? 0)} cash, ${dollars(debt[event.seat] ?? 0)} debt`, 'money'];
    }
    case 'bounty':
      return [`The ${targetName(ledger, event.tile)} has ${dollars(ledger.bounty[event.tile] ?? 0)} on it`];
    case 'next':
      return [`Round ${ledger.round}: ${nameOf(ledger, ledger.first)} is first player`, 'token'];
    case 'end':
      return ['The hit lists are shown'];
  }
};

/** An event and all that came of it, with the rule of the last thing. */
const entryOf = (event: LedgerEvent, ledger: LedgerState): LogEntry => {
  // A hit in a duel is the victory that follows it.
  const news = ledger.news.filter((one) => one.kind !== 'hit' || one.tile !== DUEL_MARK);
  const lines = [eventLine(event, ledger), ...news.map((one) => newsLine(ledger, ledger.setup.names, one))];
  const text = lines.map(([words]) => words).join('. ');
  const rule = lines.at(-1)?.[1];
  return 'seat' in event ? { who: nameOf(ledger, event.seat), text, rule } : { text: `${text}.`, rule };
};

/** Whether the next event only goes on with this one: tokens that are counted one after another. */
const goesOn = (event: LedgerEvent, next: LedgerEvent): boolean =>
  (event.kind === 'adjust' && next.kind === 'adjust' && next.seat === event.seat) ||
  (event.kind === 'bounty' && next.kind === 'bounty' && next.tile === event.tile);

/** One line an event; of tokens that are counted in a row, where they came to. */
export const logEntries = (line: Timeline<LedgerState, LedgerEvent>): readonly LogEntry[] =>
  stepsOf(line, goesOn).map(({ event, after }) => entryOf(event, after));

/** What the table says: what it waits for, and what has happened. It never gives away a hit list before the end. */

import { listed } from '#messages/language';
import * as m from '#messages/nation-table';
import { asked, type Drama, head, type Line, type LogEntry, type Moment } from '../../../app/tables/game';
import { stepsOf, type Timeline } from '../../../app/tables/timeline';
import { percent } from '../../../base/fraction';
import { itemAt } from '../../../base/lists';
import { clockText } from '../cards/clock';
import { dollars, gain, totalOf } from '../cards/money';
import { DOUBTED_CASH, isDoubted, isHopeless, isSure } from '../cards/msr';
import { cardAt, NO_KIND, type Pack } from '../cards/pack';
import { NATION_CARDS } from '../cards/set';
import { type BoardState, targetAt } from '../rules/board';
import { DUEL_MARK } from '../rules/conflicts';
import { inSet, isAvailable, marketSize, membersOf } from '../rules/places';
import {
  contractIn,
  type Laid,
  type LedgerEvent,
  type LedgerState,
  type News,
  oddsOf,
  weaponsIn,
} from '../rules/scorer/ledger';
import type { NationSetup } from './setup';

export const nameOf = ({ setup }: LedgerState, seat: number): string => setup.names[seat] ?? '';

export const targetName = (board: Pick<BoardState, 'pack' | 'setup'>, tile: number): string =>
  targetAt(board, tile).name;

/** Whether a set has another name for a target: of ours we know how a sentence takes it. */
const isOwn = (board: Pick<BoardState, 'pack' | 'setup'>, tile: number): boolean =>
  targetName(board, tile) !== NATION_CARDS.targets[itemAt(board.setup.layout, tile)]?.name;

/** "the Judge" within a sentence; "El camello" where a set calls it so. */
export const targetSaid = (board: Pick<BoardState, 'pack' | 'setup'>, tile: number): string =>
  (isOwn(board, tile) ? m.targetOwn : m.targetOurs)({ name: targetName(board, tile) });

/** "3 or more" */
export const neededText = (needed: number): string => {
  if (isSure(needed)) return m.cannotMiss;
  if (isHopeless(needed)) return m.cannotHit;
  return needed === 6 ? m.six : m.orMore({ needed });
};

/** "67 %" within a sentence. */
export const chanceText = (chance: number): string => percent(chance, 0, '\u00a0%');

/** The dice that a seat rolls. */
export const diceOf = (names: readonly string[], seat: number, count: number) => ({
  name: names[seat] ?? '',
  count,
  sides: [1, 2, 3, 4, 5, 6],
  answer: (dice: readonly number[]) => ({ play: { kind: 'roll' as const, seat, dice } }),
});

/** "+$2,000", "+$1,000, $1,000 debt", "nothing" */
export const payText = ({ cash, debt }: Readonly<Record<'cash' | 'debt', number>>): string => {
  const parts = [
    ...(cash > 0 ? [gain(cash)] : []),
    ...(debt > 0 ? [m.payDebt({ dollars: dollars(debt) })] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : m.payNothing;
};

/** "Rope 0815", "Silencer" */
export const cardName = (pack: Pack, card: number): string => {
  const { kind, modifier, minutes } = cardAt(pack, card);
  return kind === NO_KIND
    ? itemAt(pack.set.modifiers, modifier).name
    : `${itemAt(pack.weapons, kind).name} ${clockText(minutes)}`;
};

/** "2 × Rope 0815"; undefined for bare hands. */
export const weaponsName = (pack: Pack, cards: readonly number[]): string | undefined => {
  const weapons = cards.filter((card) => cardAt(pack, card).kind !== NO_KIND);
  const first = weapons.toSorted((a, b) => cardAt(pack, a).minutes - cardAt(pack, b).minutes)[0];
  if (first === undefined) return undefined;
  return weapons.length > 1 ? m.twoOf({ name: cardName(pack, first) }) : cardName(pack, first);
};

/** The same of a player's printed cards, "bare hands" too. */
export const weaponText = ({ pack }: LedgerState, laid: Laid): string =>
  weaponsName(pack, weaponsIn(pack.set, laid)) ?? m.unarmed;

/** What is laid, said by one of three messages: in a duel, on a target, and on one that is not available. */
const saidOfLaid = (
  ledger: LedgerState,
  laid: Laid,
  says: Readonly<
    Record<
      'duel' | 'open' | 'covered',
      (of: { target: string; said: string; weapon: string; roll: string }) => string
    >
  >,
): string => {
  const { needed, dice } = oddsOf(ledger, laid);
  const one = neededText(needed);
  const roll = dice === 2 && !isSure(needed) && !isHopeless(needed) ? m.rollTwoDice({ roll: one }) : one;
  const of = { target: '', said: '', weapon: weaponText(ledger, laid), roll };
  if (laid.tile === null) return says.duel(of);
  const on = { ...of, target: targetName(ledger, laid.tile), said: targetSaid(ledger, laid.tile) };
  const isOpen = isAvailable(ledger.remaining, laid.tile) || ledger.awaits !== 'announce';
  return (isOpen ? says.open : says.covered)(on);
};

/** "Judge, Knife 0425: 3 or more" */
export const laidText = (ledger: LedgerState, laid: Laid): string =>
  saidOfLaid(ledger, laid, { duel: m.laidDuel, open: m.laidOpen, covered: m.laidCovered });

type Question = Pick<Moment, 'title' | 'sentence' | 'rule'>;

const announceQuestion = ({ duel, laid, playing, first, setup: { names } }: LedgerState): Question => {
  if (duel > 0)
    return head(
      names.filter((_, seat) => inSet(playing, seat)).reduce((one, other) => m.against({ one, other })),
      m.equalMoney,
      'duel-round',
    );
  if (laid.every((one) => one === undefined))
    return head(
      m.marketCards({ marketSize: marketSize(names.length) }),
      m.marketTurns({ name: names[first] ?? '' }),
      'market',
    );
  return laid.some((one) => one === undefined)
    ? head(m.askWhoElse, m.layingNothing, 'no-mark')
    : head(m.allLaid, m.playRevealCards, 'reveal-cards');
};

const rollSentence = (ledger: LedgerState, laid: Laid | null | undefined): string => {
  if (!laid) return '';
  const { dice, chance, pay } = oddsOf(ledger, laid);
  const roll = {
    weapon: weaponText(ledger, laid),
    dice: dice === 2 ? 'two' : 'one',
    chance: chanceText(chance),
  };
  if (laid.tile === null) return m.rollDuel(roll);
  const on = { ...roll, targetName: targetSaid(ledger, laid.tile), pay: payText(pay) };
  return isDoubted(ledger.votesFor, ledger.votesAgainst)
    ? m.rollOnDoubted({ ...on, dollars: dollars(DOUBTED_CASH) })
    : m.rollOn(on);
};

/** "$31,000, and the duel." */
export const wonText = ({ takings, winner, duel }: BoardState): string =>
  (duel > 0 ? m.wonDuel : m.won)({ won: dollars(totalOf(itemAt(takings, winner))) });

/** What the table asks; `ask` has the answers. */
export const questionOf = (ledger: LedgerState): Question => {
  const { awaits, attempting, laid, winner } = ledger;
  const name = (seat: number) => nameOf(ledger, seat);
  switch (awaits) {
    case 'announce':
      return announceQuestion(ledger);
    case 'tie':
      return head(m.askFirst({ seats: listed(membersOf(ledger.tied).map(name)) }), m.equalTimes, 'time-tie');
    case 'vote':
      return head(m.askBelieved({ name: name(attempting) }), m.tellsHow({ name: name(attempting) }), 'story');
    case 'roll': {
      const title = m.rollTitle({ name: name(attempting), needed: neededText(ledger.needed) });
      return head(title, rollSentence(ledger, laid[attempting]), 'msr');
    }
    case 'next':
      return head(m.roundOver({ round: ledger.round }), m.discardRefill, 'refill');
    case 'end':
      return head(m.showHitLists, m.pyramidGone, 'count');
    case 'over':
      return head(m.wins({ name: name(winner) }), wonText(ledger), 'winner');
  }
};

export const momentOf = (ledger: LedgerState, { seed }: { readonly seed: string }): Moment => {
  const isOver = ledger.awaits === 'over';
  const where = [
    ledger.duel > 0 ? m.duel : m.round({ round: ledger.round }),
    m.firstPlayerIs({ first: nameOf(ledger, ledger.first) }),
    ...(ledger.setup.storytelling ? [m.storytelling] : []),
    // Until the end it would tell a second screen, with the names, whose hit list is whose.
    ...(isOver ? [m.seed({ seed })] : []),
  ];
  return asked(questionOf(ledger), where, isOver);
};

type NewsBoard = Pick<BoardState, 'pack' | 'setup' | 'news'>;

export const dramaOf = (board: NewsBoard, { names }: Pick<NationSetup, 'names'>): Drama | undefined => {
  for (const one of board.news)
    if (one.kind === 'hit' && one.tile !== DUEL_MARK)
      return {
        kind: 'hit',
        who: targetName(board, one.tile),
        what: m.isTaken({ name: names[one.seat] ?? '' }),
      };
  return undefined;
};

/** What came of an event. A hit in a duel is the victory that follows it. */
export const newsLines = (board: NewsBoard, names: readonly string[]): readonly Line[] =>
  board.news
    .filter((one) => one.kind !== 'hit' || one.tile !== DUEL_MARK)
    .map((one) => newsLine(board, names, one));

const newsLine = (board: Pick<BoardState, 'pack' | 'setup'>, names: readonly string[], news: News): Line => {
  const who = 'seat' in news ? (names[news.seat] ?? '') : '';
  const tile = 'tile' in news && news.tile !== DUEL_MARK ? targetSaid(board, news.tile) : '';
  switch (news.kind) {
    case 'unavailable':
      return [m.markedUnavailable({ who, tile }), 'wrong-mark'];
    case 'gone': {
      return [m.comesTooLate({ who, tile, lost: m.contractLost }), 'too-late'];
    }
    case 'hit': {
      const { cash, debt } = news;
      const what = { who, tile, pay: payText({ cash: cash - news.bounty, debt }) };
      return [
        news.bounty > 0 ? m.hitsTileBounty({ ...what, dollars: dollars(news.bounty) }) : m.hitsTile(what),
        'pay',
      ];
    }
    case 'missed':
      return [tile === '' ? m.missesInDuel({ who }) : m.missesTile({ who, tile, cash: dollars(1) }), 'miss'];
    case 'again':
      return [m.missesRollsAgain({ who }), 'card-backup-plan'];
    case 'counted': {
      const totals = names.map((name, seat) => `${name} ${dollars(news.totals[seat] ?? 0)}`);
      return [totals.join(', '), 'count'];
    }
    case 'duel':
      return news.round > 1
        ? [m.nobodyHits, 'duel-again']
        : [m.fightDuel({ seats: listed(news.seats.map((seat) => names[seat] ?? '')) }), 'duel'];
    case 'won':
      return [m.wins({ name: who }), 'winner'];
  }
};

const eventLine = (event: LedgerEvent, ledger: LedgerState): Line => {
  switch (event.kind) {
    case 'lay': {
      const contract = contractIn(ledger.pack.set, event.contract);
      const duel = (laid: Parameters<typeof m.laidDuel>[0]) => m.lays({ laid: m.laidDuel(laid) });
      const what = saidOfLaid(ledger, event, { duel, open: m.marksOpen, covered: m.marksCovered });
      return [contract ? m.withContract({ what, objective: contract.objective }) : what];
    }
    case 'pass':
      return [m.makesNoAttempt];
    case 'resolve':
      return [m.attemptsMade, 'conflicts-first'];
    case 'vote': {
      const { favour, against } = event;
      const how = isDoubted(favour, against) ? 'doubted' : 'believed';
      return [m.isJudged({ how, favour, against }), 'story-doubt'];
    }
    case 'roll':
      return [m.rollsDice({ dice: listed(event.dice.map(String)) }), 'time-tie'];
    case 'adjust': {
      const { cash, debt } = ledger;
      return [
        m.hasCashAndDebt({ cash: dollars(cash[event.seat] ?? 0), debt: dollars(debt[event.seat] ?? 0) }),
        'money',
      ];
    }
    case 'bounty':
      return [
        (isOwn(ledger, event.tile) ? m.hasOnItOwn : m.hasOnItOurs)({
          targetName: targetName(ledger, event.tile),
          dollars: dollars(ledger.bounty[event.tile] ?? 0),
        }),
      ];
    case 'next':
      return [m.roundBegins({ round: ledger.round, first: nameOf(ledger, ledger.first) }), 'token'];
    case 'end':
      return [m.hitListsShown];
  }
};

/** An event and all that came of it, with the rule of the last thing. */
const entryOf = (event: LedgerEvent, ledger: LedgerState): LogEntry => {
  const lines = [eventLine(event, ledger), ...newsLines(ledger, ledger.setup.names)];
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

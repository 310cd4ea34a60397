/**
 * The programs that play at a table of the whole game where one person is alone, and why they do what they do. Each is given its
 * view of the table; what it says of itself is what all can see by then.
 */

import { listed } from '#messages/language';
import * as words from '#messages/nation-table';
import * as m from '#messages/reasons';
import type { Explained, Programs } from '../../../app/tables/game';
import { ownSeat } from '../../../app/tables/solo/solo';
import { openStream } from '../../../deal/v1/stream';
import type { BotId } from '../../bots';
import { BOTS } from '../bots';
import { answer, type Mind, mindOf } from '../bots/bot';
import { gainOf, holdingOf, UNSEEN } from '../bots/keeping';
import { prospectsOf } from '../bots/outlook';
import { survival } from '../bots/plan';
import { storyWorths } from '../bots/planner';
import { rivalsOf } from '../bots/playing';
import { ENOUGH, playWorth } from '../bots/timing';
import { dollars } from '../cards/money';
import { successChance } from '../cards/msr';
import { cardAt, NO_KIND, packOf } from '../cards/pack';
import { NATION_CARDS } from '../cards/set';
import { hitPay, timeOf } from '../rules/attempt';
import { inSet } from '../rules/places';
import {
  attemptWithCards,
  type EventOf,
  type PlayEvent,
  type State,
  type TableEvent,
  view,
} from '../rules/table';
import { type NationSetup, tableKey } from './setup';
import { askedSeat, cardName, cardNames, contractName, nameIn, weaponsName } from './whole/words';
import { chanceText, targetName } from './words';

/** A program at its place. */
interface Seated {
  readonly state: State;
  readonly mind: Mind;
  readonly bots: BotId;
  readonly names: readonly string[];
}

/** The sets of tables, by their code, each as it came first. */
const sets = new Map([['', NATION_CARDS]]);

/** What comes from the page has a copy of the card set: those that are remembered belong to the set itself. */
const seatedAt = (
  given: State,
  setup: NationSetup,
  seat: number,
  bots: BotId,
  chance: Mind['chance'],
): Seated => {
  const code = String(setup.options.set ?? '');
  const set = sets.get(code) ?? given.pack.set;
  sets.set(code, set);
  const state = { ...given, pack: packOf(set) };
  return { state, mind: mindOf(view(state, seat), chance), bots, names: setup.names };
};

/** To the hundred: "$1,200". */
const money = (thousands: number): string => dollars(Math.round(thousands * 10) / 10);

const takeReason = ({ mind, bots }: Seated, card: number | undefined): string => {
  if (bots === 'greedy') return m.needsLowestRoll;
  const unseen = money(UNSEEN);
  return card === undefined
    ? m.unseenAddsMore({ unseen })
    : m.cardAddsToHand({ gain: money(gainOf(mind, holdingOf(mind), card)), unseen });
};

/** `isOwn`: the hit list of the one who asks counts; a rival's is secret to the end. */
const layReason = ({ state, mind, bots }: Seated, lay: EventOf<'lay'>, isOwn: boolean): string => {
  const attempt = attemptWithCards(state, lay.seat, lay);
  const chance = successChance(attempt.needed, attempt.dice, attempt.again);
  const prospect = prospectsOf(mind).find(({ tile }) => tile === lay.tile);
  if (!prospect) return m.hitChance({ chance: chanceText(chance) });
  if (bots === 'greedy')
    return m.chanceTimesValue({ chance: chanceText(chance), worth: money(prospect.open) });
  const pay = hitPay(state.pack, attempt);
  const spared = survival(prospect, mind.earlier[timeOf(attempt)] ?? 1, rivalsOf(mind).length);
  const worth = (isOwn ? prospect.worth : prospect.open) + pay.cash - pay.debt;
  return m.hitChanceAndWorth({ chance: chanceText(chance), spared: chanceText(spared), worth: money(worth) });
};

const playReason = ({ mind, bots }: Seated, event: PlayEvent): string =>
  bots === 'greedy'
    ? m.playsAtOnce
    : m.cardWorth({ worth: money(playWorth(mind, event)), least: money(ENOUGH) });

const voteReason = ({ mind, bots }: Seated): string => {
  if (bots === 'greedy') return m.believesAll;
  const [believed, doubted] = storyWorths(mind);
  return m.worthIfBelieved({ believed: money(believed), doubted: money(doubted) });
};

const reasonOf = (seated: Seated, event: TableEvent, isOwn: boolean): string | undefined => {
  if (seated.bots === 'random') return m.playsAtRandom;
  switch (event.kind) {
    case 'take':
      return takeReason(seated, event.card);
    case 'blind':
      return takeReason(seated, undefined);
    case 'lay':
      return layReason(seated, event, isOwn);
    case 'play':
      return playReason(seated, event);
    case 'vote':
      return voteReason(seated);
    default:
      return undefined;
  }
};

const questionOf = ({ state, names }: Seated, event: TableEvent): string | undefined => {
  const { pack } = state;
  const name = 'seat' in event ? (names[event.seat] ?? '') : '';
  switch (event.kind) {
    case 'take':
      return m.whyTake({ name, card: cardName(pack, event.card) });
    case 'blind':
      return m.whyBlind({ name });
    case 'lay':
      return event.tile === null
        ? m.whyLayDuel({ name, weapon: weaponsName(pack, event.cards) ?? words.unarmed })
        : m.whyLay({ name, target: targetName(state, event.tile) });
    case 'play':
      return m.whyPlay({ name, card: cardName(pack, event.card) });
    case 'vote':
      return m.whyVote({ name, favour: event.favour ? 'yes' : 'no' });
    default:
      return undefined;
  }
};

const playAdvice = ({ state, names }: Seated, event: PlayEvent): string => {
  const card = cardName(state.pack, event.card);
  if (event.rival !== undefined) return m.playOnRival({ card, rival: names[event.rival] ?? '' });
  return event.tile === undefined
    ? m.play({ card })
    : m.playOnTile({ card, target: targetName(state, event.tile) });
};

const layAdvice = ({ state }: Seated, { tile, contract, cards }: EventOf<'lay'>): string => {
  const { pack } = state;
  // Modifiers are named too: all of it is laid.
  const modifiers = cards.filter((card) => cardAt(pack, card).kind === NO_KIND);
  const weapon = listed([
    weaponsName(pack, cards) ?? words.unarmed,
    ...modifiers.map((card) => cardName(pack, card)),
  ]);
  if (tile === null) return m.layDuel({ weapon });
  const target = targetName(state, tile);
  return contract === null
    ? m.goFor({ target, weapon })
    : m.goForWithContract({ target, weapon, contract: contractName(pack, contract) });
};

/** What to do, before its reason. */
const adviceOf = (seated: Seated, event: TableEvent): string | undefined => {
  const { pack, offerDeck } = seated.state;
  switch (event.kind) {
    case 'take':
      return m.take({ card: cardName(pack, event.card) });
    case 'blind':
      return m.drawUnseen;
    case 'buy':
      return m.buy;
    case 'keep':
      return m.keep({ card: nameIn(pack, offerDeck, event.card) });
    case 'pass':
      return m.nothingMore;
    case 'play':
      return playAdvice(seated, event);
    case 'lay':
      return layAdvice(seated, event);
    case 'vote':
      return event.favour ? m.believe : m.doubt;
    case 'take-back':
      return m.takeBack;
    case 'discard': {
      const cards = listed(event.cards.map((card) => nameIn(pack, event.deck, card)));
      return m.discard({ cards, count: event.cards.length });
    }
    case 'refill': {
      const cards = listed(cardNames(pack, event.cards, event.contracts));
      return cards === '' ? m.refill : m.refillDiscarding({ cards });
    }
    default:
      return undefined;
  }
};

export const programs: Programs<NationSetup, State, TableEvent> = {
  answer: (state, setup, at) => {
    const bots = setup.solo?.bots ?? 'plan';
    const chance = openStream(tableKey(setup), `nation/house/${at}`);
    const { mind } = seatedAt(state, setup, askedSeat(state, ownSeat(setup)), bots, chance);
    return answer(BOTS[bots], mind);
  },
  why: (before, event, setup): Explained | undefined => {
    if (!setup.solo || !('seat' in event)) return undefined;
    // Reasons are numbers: nothing is left to chance in them.
    const seated = seatedAt(before, setup, event.seat, setup.solo.bots, { below: () => 0 });
    const question = questionOf(seated, event);
    const reason = reasonOf(seated, event, false);
    return question && reason ? [question, reason] : undefined;
  },
  hint: (state, setup): Explained | undefined => {
    const me = ownSeat(setup);
    if (!inSet(state.waiting, me) || state.awaits === 'roll' || state.awaits === 'tie') return undefined;
    const seated = seatedAt(state, setup, me, 'plan', { below: () => 0 });
    const event = answer(BOTS.plan, seated.mind);
    const advice = [adviceOf(seated, event), reasonOf(seated, event, true)];
    return [m.askAdvice, advice.filter((part) => part !== undefined).join(' ')];
  },
};

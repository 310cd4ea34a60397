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
import { byKind } from '../../game';
import { BOTS } from '../bots';
import { answer, type Mind, mindOf } from '../bots/bot';
import { gainOf, holdingOf, UNSEEN } from '../bots/keeping';
import { prospectsOf } from '../bots/outlook';
import { survival } from '../bots/plan';
import { storyWorths } from '../bots/planner';
import { ENOUGH, playWorth } from '../bots/timing';
import { dollars } from '../cards/money';
import { cardAt, NO_KIND, packOf } from '../cards/pack';
import { NATION_CARDS } from '../cards/set';
import { attemptOdds, timeOf } from '../rules/attempt';
import { inSet } from '../rules/places';
import { attemptWithCards, type EventOf, rivalsOf, type State, type TableEvent, view } from '../rules/table';
import { type NationSetup, tableKey } from './setup';
import { askedSeat, cardNames, contractName, nameIn } from './whole/words';
import { cardName, chanceText, targetName, weaponsName } from './words';

/** A program at its place. */
interface Seated {
  readonly state: State;
  readonly mind: Mind;
  readonly bots: BotId;
  readonly name: string;
  readonly names: readonly string[];
  /** Whether the one who asks is in this place: what a rival holds, and its hit list, is in no number that is said. */
  readonly isOwn: boolean;
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
  isOwn = false,
): Seated => {
  const code = String(setup.options.set ?? '');
  const set = sets.get(code) ?? given.pack.set;
  sets.set(code, set);
  const state = { ...given, pack: packOf(set) };
  const { names } = setup;
  return { state, mind: mindOf(view(state, seat), chance), bots, name: names[seat] ?? '', names, isOwn };
};

/** To the hundred: "$1,200". */
const money = (thousands: number): string => dollars(Math.round(thousands * 10) / 10);

/** What is said of an event of each kind; nothing of those that are not here. */
type Saying = { readonly [Kind in TableEvent['kind']]?: (seated: Seated, event: EventOf<Kind>) => string };

const takeReason = ({ mind, bots, isOwn }: Seated, card: number | undefined): string => {
  if (bots === 'greedy') return m.needsLowestRoll;
  const unseen = money(UNSEEN);
  if (card === undefined) return m.unseenAddsMore({ unseen });
  if (!isOwn) return m.cardAddsMore({ unseen });
  return m.cardAddsToHand({ gain: money(gainOf(mind, holdingOf(mind), card)), unseen });
};

/** Why: the numbers that a program goes by. */
const REASONS = {
  take: (seated, { card }) => takeReason(seated, card),
  blind: (seated) => takeReason(seated, undefined),
  lay({ state, mind, bots, isOwn }, lay) {
    const attempt = attemptWithCards(state, lay.seat, lay);
    const odds = attemptOdds(state.pack, attempt);
    const chance = chanceText(odds.chance);
    const prospect = prospectsOf(mind).find(({ tile }) => tile === lay.tile);
    if (!prospect) return m.hitChance({ chance });
    if (bots === 'greedy') return m.chanceTimesValue({ chance, worth: money(prospect.open) });
    const spared = survival(prospect, mind.earlier[timeOf(attempt)] ?? 1, rivalsOf(mind.view).length);
    const worth = (isOwn ? prospect.worth : prospect.open) + odds.pay.cash - odds.pay.debt;
    return m.hitChanceAndWorth({ chance, spared: chanceText(spared), worth: money(worth) });
  },
  play({ mind, bots, isOwn }, event) {
    if (bots === 'greedy') return m.playsAtOnce;
    const least = money(ENOUGH);
    return isOwn
      ? m.cardWorth({ worth: money(playWorth(mind, event)), least })
      : m.cardWorthPlaying({ least });
  },
  vote({ mind, bots }) {
    if (bots === 'greedy') return m.believesAll;
    const [believed, doubted] = storyWorths(mind);
    return m.worthIfBelieved({ believed: money(believed), doubted: money(doubted) });
  },
} satisfies Saying;

const reasonOf = (seated: Seated, event: TableEvent): string | undefined =>
  seated.bots === 'random' ? m.playsAtRandom : byKind(REASONS, seated, event);

/** What a person may ask about it. */
const QUESTIONS = {
  take: ({ state, name }, { card }) => m.whyTake({ name, card: cardName(state.pack, card) }),
  blind: m.whyBlind,
  lay({ state, name }, { tile, cards }) {
    return tile === null
      ? m.whyLayDuel({ name, weapon: weaponsName(state.pack, cards) ?? words.unarmed })
      : m.whyLay({ name, target: targetName(state, tile) });
  },
  play: ({ state, name }, { card }) => m.whyPlay({ name, card: cardName(state.pack, card) }),
  vote: ({ name }, { favour }) => m.whyVote({ name, favour: favour ? 'yes' : 'no' }),
} satisfies Saying;

/** What to do, before its reason. */
const ADVICE = {
  take: ({ state }, { card }) => m.take({ card: cardName(state.pack, card) }),
  blind: () => m.drawUnseen,
  buy: () => m.buy,
  keep: ({ state: { pack, offerDeck } }, { card }) => m.keep({ card: nameIn(pack, offerDeck, card) }),
  pass: () => m.nothingMore,
  play({ state, names }, { card: at, rival, tile }) {
    const card = cardName(state.pack, at);
    if (rival !== undefined) return m.playOnRival({ card, rival: names[rival] ?? '' });
    return tile === undefined ? m.play({ card }) : m.playOnTile({ card, target: targetName(state, tile) });
  },
  lay({ state }, { tile, contract, cards }) {
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
  },
  vote: (_, { favour }) => (favour ? m.believe : m.doubt),
  'take-back': () => m.takeBack,
  discard: ({ state: { pack } }, { deck, cards }) =>
    m.discard({ cards: listed(cards.map((card) => nameIn(pack, deck, card))), count: cards.length }),
  refill({ state }, event) {
    const cards = listed(cardNames(state.pack, event.cards, event.contracts));
    return cards === '' ? m.refill : m.refillDiscarding({ cards });
  },
} satisfies Saying;

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
    const question = byKind(QUESTIONS, seated, event);
    const reason = reasonOf(seated, event);
    return question && reason ? [question, reason] : undefined;
  },
  hint: (state, setup): Explained | undefined => {
    const me = ownSeat(setup);
    if (!inSet(state.waiting, me) || state.awaits === 'roll' || state.awaits === 'tie') return undefined;
    const seated = seatedAt(state, setup, me, 'plan', { below: () => 0 }, true);
    const event = answer(BOTS.plan, seated.mind);
    const advice = [byKind(ADVICE, seated, event), reasonOf(seated, event)];
    return [m.askAdvice, advice.filter((part) => part !== undefined).join(' ')];
  },
};

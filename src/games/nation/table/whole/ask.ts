/**
 * What the whole game asks the person who is alone, and every answer that it takes. Cards are shown in groups, the hand last; one
 * that can be pressed has its answer. What programs and chance are asked is told alike, and nobody can answer for them.
 */

import { listed } from '#messages/language';
import * as m from '#messages/nation-table';
import * as alone from '#messages/tables';
import { ownSeat } from '../../../../app/tables/solo/solo';
import { itemAt } from '../../../../base/lists';
import { openStream } from '../../../../deal/v1/stream';
import { type Play, places, tried } from '../../../ask';
import { dollars } from '../../cards/money';
import { successChance } from '../../cards/msr';
import { cardAt, NO_KIND } from '../../cards/pack';
import { DECKS, type Deck } from '../../cards/vocabulary';
import { attemptOdds } from '../../rules/attempt';
import type { Choice } from '../../rules/effects';
import { excessOf } from '../../rules/engine/piles';
import { availableTiles, membersOf } from '../../rules/places';
import {
  apply,
  attemptWithCards,
  deckOf,
  effectAsking,
  laidModifiers,
  type PlayEvent,
  type State,
  type TableEvent,
} from '../../rules/table';
import { type NationSetup, tableKey } from '../setup';
import { chanceText, diceOf, neededText, payText, targetName, weaponsName, wonText } from '../words';
import {
  type Answering,
  assassinCards,
  choosing,
  contractCards,
  type Giving,
  handGroups,
  type Seated,
  type Step,
  toggled,
  type WholeAsk,
} from './cards';
import { askedSeat } from './words';

type Answers = Partial<Omit<WholeAsk, 'title' | 'rule'>>;

const play = (event: TableEvent): Play<TableEvent> => ({ play: event });

const nameAt = ({ names }: Pick<NationSetup, 'names'>, seat: number): string => names[seat] ?? '';

const take = (seated: Seated): Answers => {
  const { state, me: seat } = seated;
  return {
    sentence: m.takeSentence,
    groups: [
      assassinCards(seated, m.market, state.market, (card) => ({
        answer: play({ kind: 'take', seat, card }),
      })),
      ...handGroups(seated),
    ],
    presses: [[m.drawUnseen, play({ kind: 'blind', seat })]],
  };
};

const buy = (seated: Seated, step: Step): Answers => {
  const { state, me: seat } = seated;
  const { deck: full } = step;
  return {
    sentence: m.buySentence({ cash: dollars(itemAt(state.cash, seat)) }),
    ...(full && { part: m.buyFull }),
    groups: handGroups(
      seated,
      full && { [full]: (discard: number) => ({ answer: play({ kind: 'buy', seat, deck: full, discard }) }) },
    ),
    presses: full
      ? [[m.back, { step: {} }]]
      : [
          ...DECKS.map(
            (deck) =>
              state.decks[deck].length + state.discards[deck].length > 0 &&
              ([
                m.buy({ deck }),
                excessOf(state, deck, seat) >= 0 ? { step: { deck } } : play({ kind: 'buy', seat, deck }),
              ] as const),
          ),
          [m.nothingMore, play({ kind: 'pass', seat }), 'strong'],
        ],
  };
};

const keep = (seated: Seated): Answers => {
  const { state, me: seat } = seated;
  const cardsOf = state.offerDeck === 'assassin' ? assassinCards : contractCards;
  return {
    sentence: m.keepSentence,
    groups: [
      cardsOf(seated, m.offer, state.offer, (card) => ({ answer: play({ kind: 'keep', seat, card }) })),
      ...handGroups(seated),
    ],
  };
};

const WHICH: Readonly<Partial<Record<Choice, string>>> = {
  rival: m.askRival,
  tile: m.askTile,
  give: m.askGive,
  weapon: m.askDiscardedWeapon,
  modifier: m.askDiscardedModifier,
};

/** A card drawn unseen: it follows from the seed, the card that draws it and the round, so that nobody fishes for another. */
const pickFor = ({ state, setup }: Seated, event: PlayEvent, deck: Deck): number => {
  const count = state.hands[deck][event.rival ?? -1]?.length ?? 0;
  const label = `nation/table/pick/${state.round}/${state.duel}/${event.card}`;
  return count === 0 ? 0 : openStream(tableKey(setup), label).below(count);
};

/** Plays a card once all its choices are made, or asks for the next one. */
const playing = (seated: Seated, event: PlayEvent): Giving => {
  const { state } = seated;
  const { choices, effects } = cardAt(state.pack, event.card);
  const open = choices.find((choice) => event[choice] === undefined);
  if (open === undefined) return tried(apply, state, event);
  if (open !== 'pick') return { step: { playing: event } };
  const deck = deckOf(effectAsking(effects, 'pick'));
  return playing(seated, { ...event, pick: pickFor(seated, event, deck) });
};

/** What can be chosen for a card that is being played. */
const choicesFor = (seated: Seated, event: PlayEvent): Answers => {
  const { state, setup, me } = seated;
  const { choices, effects } = cardAt(state.pack, event.card);
  const choice = choices.find((one) => event[one] === undefined);
  const back = [m.back, { step: {} }] as const;
  const choose = (chosen: number) => playing(seated, { ...event, ...(choice && { [choice]: chosen }) });
  const rivals = membersOf(state.playing).filter((seat) => seat !== me);
  const answering: Answering = (card) => ({ answer: choose(card) });
  const asked = { part: (choice && WHICH[choice]) ?? '', presses: [back] };
  const effect = choice && effectAsking(effects, choice);
  switch (choice) {
    case 'rival':
      return {
        ...asked,
        presses: [...rivals.map((seat) => [nameAt(setup, seat), choose(seat)] as const), back],
      };
    case 'tile': {
      const tiles = effect?.do === 'retarget' ? availableTiles(state.remaining) : membersOf(state.remaining);
      return { ...asked, places: places(tiles, choose) };
    }
    case 'give': {
      const deck = deckOf(effect);
      // `card-wrong-suitcase`: what was drawn is in the hand by now, and can go back.
      const theirs = event.rival === undefined ? [] : itemAt(state.hands[deck], event.rival);
      const drawn = theirs[event.pick ?? 0];
      const held = [...itemAt(state.hands[deck], me), ...(drawn === undefined ? [] : [drawn])];
      const hands = { ...state.hands, [deck]: state.hands[deck].with(me, held) };
      const others: Answering = (card) => (card === event.card && deck === 'assassin' ? {} : answering(card));
      return { ...asked, groups: handGroups({ ...seated, state: { ...state, hands } }, { [deck]: others }) };
    }
    default: {
      const onTable = (seat: number): readonly number[] =>
        choice === 'weapon'
          ? itemAt(state.laid, seat)
          : state.force.filter(({ by }) => by === seat).map(({ card }) => card);
      return {
        ...asked,
        groups: rivals.map((seat) => assassinCards(seated, nameAt(setup, seat), onTable(seat), answering)),
      };
    }
  }
};

const playCards = (seated: Seated, { playing: event }: Step): Answers => {
  const { state, me: seat } = seated;
  const due = (state.hands.assassin[seat] ?? []).filter(
    (card) => cardAt(state.pack, card).phase === state.stage,
  );
  const answering: Answering = (card) =>
    due.includes(card) ? { answer: playing(seated, { kind: 'play', seat, card }) } : {};
  return {
    sentence: m.playSentence({ count: due.length }),
    groups: handGroups(seated, { assassin: answering }),
    presses: [[m.nothingMore, play({ kind: 'pass', seat }), 'strong']],
    ...(event && choicesFor(seated, event)),
  };
};

/** What has been chosen comes to: "Rope 0815 on the Judge: 3 or more, 67 %. A hit: +$2,000." */
const verdict = ({ state, me }: Seated, { tile, cards = [], contracts = [] }: Step): string | undefined => {
  if (tile === undefined && state.duel === 0) return undefined;
  const contract = contracts[0] ?? null;
  const attempt = attemptWithCards(state, me, { tile: tile ?? null, contract, cards });
  const { needed, chance, pay } = attemptOdds(state.pack, attempt);
  const what = {
    weapon: weaponsName(state.pack, cards) ?? m.bareHands,
    needed: neededText(needed),
    chance: chanceText(chance),
  };
  return tile === undefined
    ? m.verdictInDuel(what)
    : m.verdictOnTarget({
        ...what,
        target: targetName(state, tile),
        pay: payText(pay),
      });
};

/** Of weapons those of one kind alone are laid, two at most. */
const laidWith = ({ state: { pack } }: Seated, cards: readonly number[], card: number): readonly number[] => {
  const { kind } = cardAt(pack, card);
  if (cards.includes(card) || kind === NO_KIND) return toggled(cards, card);
  const own = cards.filter((one) => cardAt(pack, one).kind === kind);
  return [...cards.filter((one) => cardAt(pack, one).kind === NO_KIND), ...own.slice(-1), card];
};

const lay = (seated: Seated, step: Step): Answers => {
  const { state, me: seat } = seated;
  const { tile, cards = [], contracts = [] } = step;
  const isDuel = state.duel > 0;
  const said = verdict(seated, step);
  return {
    sentence: isDuel ? m.layDuelSentence : m.laySentence,
    ...(said !== undefined && { part: said }),
    places: places(isDuel ? [] : availableTiles(state.remaining), (chosen) => ({
      step: { ...step, tile: chosen },
    })),
    groups: handGroups(seated, {
      assassin: (card) =>
        cardAt(state.pack, card).phase === 'assassination'
          ? {
              isChosen: cards.includes(card),
              answer: { step: { ...step, cards: laidWith(seated, cards, card) } },
            }
          : {},
      ...(!isDuel && {
        contract: (contract) => ({
          isChosen: contracts.includes(contract),
          answer: { step: { ...step, contracts: contracts.includes(contract) ? [] : [contract] } },
        }),
      }),
    }),
    presses: [
      // In a duel nobody sits out: without cards it is fought with bare hands.
      !isDuel && [
        m.noAttempt,
        play({ kind: 'lay', seat, tile: null, contract: null, cards: [] }),
        'no-attempt',
      ],
      (isDuel || tile !== undefined) && [
        m.lay,
        play({ kind: 'lay', seat, tile: tile ?? null, contract: contracts[0] ?? null, cards }),
        'strong lay',
      ],
    ],
  };
};

const vote = ({ me: seat }: Seated): Answers => ({
  sentence: m.voteSentence,
  presses: [
    [m.doubt, play({ kind: 'vote', seat, favour: false })],
    [m.believe, play({ kind: 'vote', seat, favour: true }), 'strong'],
  ],
});

const takeBack = (seated: Seated, step: Step): Answers => {
  const { state, me: seat } = seated;
  const laid = [...itemAt(state.laid, seat), ...laidModifiers(state, seat)];
  // All of it, where nobody has said otherwise.
  const { cards = laid } = step;
  const answering = choosing({ ...step, cards }, 'cards');
  return {
    sentence: m.takeBackSentence,
    groups: [assassinCards(seated, m.laid, laid, answering), ...handGroups(seated)],
    presses: [[m.takeBack, play({ kind: 'take-back', seat, cards }), 'strong']],
  };
};

const discard = (seated: Seated, step: Step): Answers => {
  const { state, me: seat } = seated;
  const isOfHand = excessOf(state, 'assassin', seat) > 0;
  const [deck, what] = isOfHand ? (['assassin', 'cards'] as const) : (['contract', 'contracts'] as const);
  const count = excessOf(state, deck, seat);
  const { [what]: cards = [] } = step;
  return {
    sentence: m.discardSentence({ count }),
    groups: handGroups(seated, { [deck]: choosing(step, what) }),
    presses: [
      cards.length === count && [
        m.discard({ count }),
        play({ kind: 'discard', seat, deck, cards }),
        'strong',
      ],
    ],
  };
};

const refill = (seated: Seated, step: Step): Answers => {
  const { cards = [], contracts = [] } = step;
  return {
    sentence: m.refillSentence,
    groups: handGroups(seated, { assassin: choosing(step, 'cards'), contract: choosing(step, 'contracts') }),
    presses: [[m.refill, play({ kind: 'refill', seat: seated.me, cards, contracts }), 'strong']],
  };
};

const rollSentence = ({ needed, dice: count }: State): string =>
  m.rollSentence({ dice: count, chance: chanceText(successChance(needed, count === 2 ? 2 : 1)) });

/** What the person is asked, by what the table waits for. */
const ANSWERS: Readonly<Record<State['awaits'], (seated: Seated, step: Step) => Answers>> = {
  take,
  buy,
  keep,
  play: playCards,
  lay,
  vote,
  tie: ({ setup, me }) => ({ sentence: m.tieSentence, dice: diceOf(setup.names, me, 1) }),
  roll: ({ state, setup, me }) => ({
    sentence: rollSentence(state),
    dice: diceOf(setup.names, me, state.dice),
  }),
  'take-back': takeBack,
  discard,
  refill,
  shuffle: () => ({}),
  nothing: () => ({}),
};

type Head = Pick<WholeAsk, 'title' | 'rule'>;

/** The heading, whoever is asked. */
const HEADS: Readonly<Record<State['awaits'], (name: string, state: State, setup: NationSetup) => Head>> = {
  take: (name) => ({ title: m.takeTitle({ name }), rule: 'take-one' }),
  buy: (name) => ({ title: m.buyTitle({ name }), rule: 'buy' }),
  keep: (name) => ({ title: m.keepTitle({ name }), rule: 'buy' }),
  play: (name, { stage }) => ({
    title: m.playTitle({ name, stage }),
    rule: stage === 'intel' ? 'intel-cards' : 'reveal-cards',
  }),
  lay: (name, { duel }) => ({ title: m.layTitle({ name }), rule: duel > 0 ? 'duel-round' : 'mark' }),
  vote: (_, { attempting }, setup) => ({
    title: m.askBelieved({ name: nameAt(setup, attempting) }),
    rule: 'story',
  }),
  tie: (_, { waiting }, setup) => ({
    title: m.askFirst({ seats: listed(membersOf(waiting).map((seat) => nameAt(setup, seat))) }),
    rule: 'time-tie',
  }),
  roll: (name, { needed }) => ({ title: m.rollTitle({ name, needed: neededText(needed) }), rule: 'msr' }),
  'take-back': (name) => ({ title: m.takeBackTitle({ name }), rule: 'take-back' }),
  discard: (name) => ({ title: m.discardTitle({ name }), rule: 'hand-limit' }),
  refill: (name) => ({ title: m.refillTitle({ name }), rule: 'refill' }),
  shuffle: () => ({ title: m.shuffleTitle, rule: 'decks' }),
  nothing: (_, { winner }, setup) => ({ title: m.wins({ name: nameAt(setup, winner) }), rule: 'winner' }),
};

export const ask = (state: State, setup: NationSetup, step: Step = {}): WholeAsk => {
  const me = ownSeat(setup);
  const seated = { state, setup, me };
  const seat = askedSeat(state, me);
  const head = HEADS[state.awaits](nameAt(setup, seat), state, setup);
  if (state.awaits === 'nothing') return { ...head, sentence: wonText(state), groups: [] };
  const groups = handGroups(seated);
  if (seat !== me) return { ...head, sentence: alone.housePlays, groups };
  return { sentence: '', groups, ...head, ...ANSWERS[state.awaits](seated, step) };
};

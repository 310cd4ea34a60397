/** What the whole game says: its cards by name, and what has happened as one player may know it. */

import { listed } from '#messages/language';
import * as m from '#messages/nation-table';
import type { Line, LogEntry } from '../../../../app/tables/game';
import { ownSeat } from '../../../../app/tables/solo/solo';
import { stepsOf, type Timeline } from '../../../../app/tables/timeline';
import { itemAt } from '../../../../base/lists';
import { byKind } from '../../../game';
import { effectsText } from '../../cards/effect-text';
import { msrText } from '../../cards/msr';
import { cardAt, NO_KIND, type Pack } from '../../cards/pack';
import { ATTRIBUTE_LABELS, DECK_NAMES, type Deck } from '../../cards/vocabulary';
import { NONE } from '../../rules/board';
import { DUEL_MARK } from '../../rules/conflicts';
import { inSet, membersOf } from '../../rules/places';
import { attemptOf, type EventOf, type PlayEvent, type State, type TableEvent } from '../../rules/table';
import type { NationSetup } from '../setup';
import { cardName, neededText, newsLines, targetName, weaponsName } from '../words';

/** Who is asked: of several the person, so that the others never show by their haste what they do. */
export const askedSeat = ({ waiting }: State, me: number): number =>
  inSet(waiting, me) ? me : (membersOf(waiting)[0] ?? -1);

/** What is printed on it besides. */
export const cardNote = (pack: Pack, card: number): string => {
  const { kind, effects } = cardAt(pack, card);
  if (kind === NO_KIND) return effectsText(effects);
  const { needed, noise, cause } = itemAt(pack.weapons, kind);
  return `${msrText(needed)} ${ATTRIBUTE_LABELS[noise].name}, ${ATTRIBUTE_LABELS[cause].name}`;
};

export const contractName = ({ set }: Pack, contract: number): string =>
  itemAt(set.contracts, contract).objective;

export const nameIn = (pack: Pack, deck: Deck, card: number): string =>
  (deck === 'contract' ? contractName : cardName)(pack, card);

/** What cards and contracts are called. */
export const cardNames = (pack: Pack, cards: readonly number[], contracts: readonly number[]): string[] => [
  ...cards.map((card) => cardName(pack, card)),
  ...contracts.map((contract) => contractName(pack, contract)),
];

/** "+Loud +Gunshot −Silent" */
export const contractNote = ({ set }: Pack, contract: number): string => {
  const { positive, negative } = itemAt(set.contracts, contract);
  return [
    ...positive.map((one) => `+${ATTRIBUTE_LABELS[one].name}`),
    ...negative.map((one) => `−${ATTRIBUTE_LABELS[one].name}`),
  ].join(' ');
};

/** What a seat has on the table once all is turned up. */
const laidLine = (state: State, seat: number): Line => {
  const { pack, marks, laid, laidContract } = state;
  const tile = itemAt(marks, seat);
  if (tile === NONE) return [m.makesNoAttempt, 'no-mark'];
  const { needed } = attemptOf(state, seat);
  const weapon = weaponsName(pack, itemAt(laid, seat)) ?? m.unarmed;
  const what = { weapon, needed: neededText(needed) };
  if (tile === DUEL_MARK) return [m.laysInDuel(what)];
  const target = targetName(state, tile);
  const contract = itemAt(laidContract, seat);
  return contract === NONE
    ? [m.marksTarget({ ...what, target })]
    : [m.marksWithContract({ ...what, target, contract: contractName(pack, contract) })];
};

const playedText = ({ pack, setup }: State, event: PlayEvent, seats: readonly string[]): string => {
  const card = cardName(pack, event.card);
  const { rival, tile, weapon, modifier } = event;
  const other = weapon ?? modifier;
  if (rival !== undefined) return m.playsOnRival({ card, rival: seats[rival] ?? '' });
  if (tile !== undefined) return m.playsOnTarget({ card, target: targetName({ pack, setup }, tile) });
  return other === undefined ? m.plays({ card }) : m.playsOnCard({ card, other: cardName(pack, other) });
};

interface Told {
  readonly state: State;
  readonly names: readonly string[];
  /** Whose hand may be named. */
  readonly me: number;
}

/** What an event says; nothing where it says nothing. Discards are face up. */
const LINES: {
  readonly [Kind in TableEvent['kind']]: (told: Told, event: EventOf<Kind>) => Line | undefined;
} = {
  take: ({ state }, { card }) => [m.takes({ card: cardName(state.pack, card) }), 'take-one'],
  blind: () => [m.drawsUnseen, 'take-one'],
  buy: (_, { deck }) => [m.buysLook({ deck: DECK_NAMES[deck] }), 'buy'],
  keep({ state, me }, { seat, card }) {
    if (seat !== me) return [m.keepsOne];
    return [m.keepsCard({ card: nameIn(state.pack, state.offerDeck, card) })];
  },
  pass: () => undefined,
  play: ({ state, names: seats }, event) => [playedText(state, event, seats)],
  lay: () => [m.laysFaceDown],
  vote: (_, { favour }) => [m.votesOnStory({ favour: favour ? 'yes' : 'no' }), 'story'],
  roll: (_, { dice }) => [m.rollsDice({ dice: listed(dice.map(String)) }), 'dice'],
  'take-back': (_, { cards }) => [m.takesBack({ count: cards.length }), 'take-back'],
  discard: ({ state }, { deck, cards }) => discardLine(state, deck, cards),
  refill: ({ state }, { cards, contracts }) =>
    cards.length > 0
      ? discardLine(state, 'assassin', cards)
      : contracts.length > 0
        ? discardLine(state, 'contract', contracts)
        : undefined,
  shuffle: (_, { deck }) => [m.deckShuffled({ deck: DECK_NAMES[deck] }), 'decks'],
};

const discardLine = ({ pack }: State, deck: Deck, cards: readonly number[]): Line => [
  m.discards({ cards: listed(cards.map((card) => nameIn(pack, deck, card))) }),
  'hand-limit',
];

/** What was laid, once it lies open. */
const turnedUp = (before: State, after: State, seats: readonly string[]): LogEntry[] =>
  before.stage !== 'lay' || after.stage === 'lay'
    ? []
    : seats.map((who, seat) => {
        const [text, rule] = laidLine(after, seat);
        return { who, text, rule };
      });

/** One line an event, what was laid once it lies open, and what came of it. */
export const logEntries = (
  line: Timeline<State, TableEvent>,
  setup: Pick<NationSetup, 'names' | 'solo'>,
): readonly LogEntry[] => {
  const { names: seats } = setup;
  const me = ownSeat(setup);
  return stepsOf(line).flatMap(({ event, before, after }): LogEntry[] => {
    const told = byKind(LINES, { state: before, names: seats, me }, event);
    const news = newsLines(after, seats);
    // What a roll comes to is said with it.
    const isRoll = event.kind === 'roll';
    const lines = told ? [told, ...(isRoll ? news : [])] : [];
    const round: Line[] =
      after.round > before.round
        ? [[m.roundBegins({ round: after.round, first: seats[after.first] ?? '' }), 'token']]
        : [];
    const who = 'seat' in event ? seats[event.seat] : undefined;
    const text = lines.map(([words]) => words).join('. ');
    return [
      ...(told ? [{ who, text, rule: lines.at(-1)?.[1] }] : []),
      ...turnedUp(before, after, seats),
      ...[...(isRoll ? [] : news), ...round].map(([text, rule]) => ({ text: `${text}.`, rule })),
    ];
  });
};

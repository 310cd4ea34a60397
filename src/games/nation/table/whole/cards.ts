/** What a question of the whole game is made of: cards in groups, and what has been chosen of them. */
import * as m from '#messages/nation-table';
import type { Answer, Ask } from '../../../ask';
import type { Deck } from '../../cards/vocabulary';
import { type PlayEvent, type State, type TableEvent, view } from '../../rules/table';
import type { NationSetup } from '../setup';
import { cardName } from '../words';
import { cardNote, contractName, contractNote } from './words';

/** What has been chosen so far. */
export interface Step {
  /** Cards and contracts of the hand, or on the table. */
  readonly cards?: readonly number[];
  readonly contracts?: readonly number[];
  readonly tile?: number;
  /** A card that is being played, with the choices that have been made for it. */
  readonly playing?: PlayEvent;
  /** The deck to buy from, where a card has to go first. */
  readonly deck?: Deck;
}

export type Giving = Answer<TableEvent, Step>;

export interface Card {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly isChosen?: boolean;
  readonly answer?: Giving | undefined;
}

/** Cards under one heading. */
export interface Group {
  readonly label: string;
  readonly cards: readonly Card[];
}

export interface WholeAsk extends Ask<TableEvent, Step> {
  readonly groups: readonly Group[];
}

/** A person who is asked. */
export interface Seated {
  readonly state: State;
  readonly setup: NationSetup;
  readonly me: number;
}

export type Answering = (card: number) => Pick<Card, 'answer' | 'isChosen'>;

type Saying = (pack: State['pack'], card: number) => string;

/** Cards of one deck under a heading: weapons by their kinds, then modifiers, so that a hand does not jump when one leaves it. */
const cardGroup =
  (deck: string, name: Saying, note: Saying) =>
  (
    { state: { pack } }: Seated,
    label: string,
    cards: readonly number[],
    answering: Answering = () => ({}),
  ): Group => ({
    label,
    cards: cards
      .toSorted((a, b) => a - b)
      .map((card) => ({
        id: `${deck}-${card}`,
        name: name(pack, card),
        note: note(pack, card),
        ...answering(card),
      })),
  });

export const assassinCards = cardGroup('card', cardName, cardNote);
export const contractCards = cardGroup('contract', contractName, contractNote);

/** What the person holds, and what a card shows them of a rival's. Cards of a deck without answers are only shown. */
export const handGroups = (
  seated: Seated,
  answering: Readonly<Partial<Record<Deck, Answering>>> = {},
): readonly Group[] => {
  const known = view(seated.state, seated.me);
  return [
    assassinCards(seated, m.hand, known.hand, answering.assassin),
    contractCards(seated, m.contracts, known.contracts, answering.contract),
    ...seated.setup.names.map((name, seat) =>
      assassinCards(seated, m.handOf({ name }), known.seenHandOf(seat) ?? []),
    ),
  ].filter(({ cards }) => cards.length > 0);
};

export const toggled = (list: readonly number[], card: number): readonly number[] =>
  list.includes(card) ? list.filter((one) => one !== card) : [...list, card];

/** Cards or contracts to choose any of. */
export const choosing = (step: Step, what: 'cards' | 'contracts'): Answering => {
  const chosen = step[what] ?? [];
  return (card) => ({
    isChosen: chosen.includes(card),
    answer: { step: { ...step, [what]: toggled(chosen, card) } },
  });
};

/** What the event that plays a modifier must carry, and whether the table has it. */
import { NOBODY, NONE } from '../board';
import { DECKS, type Deck } from '../cards/vocabulary';
import { DUEL_MARK } from '../conflicts';
import type { Choice, Effect } from '../effects';
import { ASSASSIN, hasSeat } from '../players';
import { isAvailable, isTile, remains } from '../pyramid';
import { problem, type RuleProblem } from '../refusal';
import type { PlayEvent } from './events';
import { handOf, pileOf } from './piles';
import type { State } from './state';

export const deckNumber = (deck: Deck): number => DECKS.indexOf(deck);

/** Who has this weapon card on the table, or no one. */
export const laidBy = (state: State, card: number): number =>
  state.laid.findIndex((cards) => cards.includes(card));

/** Who has this modifier card in force, or no one. */
const forcedBy = (state: State, card: number): number =>
  state.force.find((force) => force.card === card)?.by ?? NOBODY;

const missing = (choice: Choice, what: string): RuleProblem =>
  problem('asks', `no-${choice}`, `The card asks for ${what}.`);

/** The problem with one choice of an event, whatever the card. */
const wrongChoice = (state: State, event: PlayEvent, choice: Choice): RuleProblem | undefined => {
  const { seat, rival, tile, weapon, modifier } = event;
  switch (choice) {
    case 'rival':
      return rival === undefined || rival === seat || !isSeat(state, rival)
        ? missing(choice, 'another player: name the seat of one who is in the round')
        : undefined;
    case 'tile':
      return tile === undefined || !isTile(tile) || !remains(state.remaining, tile)
        ? missing(choice, 'a target: name a tile that is still in the pyramid')
        : undefined;
    case 'weapon': {
      const holder = weapon === undefined ? NOBODY : laidBy(state, weapon);
      return holder === NOBODY || holder === seat
        ? missing(choice, 'a weapon card that a rival has on the table')
        : undefined;
    }
    case 'modifier': {
      const holder = modifier === undefined ? NOBODY : forcedBy(state, modifier);
      return holder === NOBODY || holder === seat
        ? missing(choice, 'a modifier card that a rival has in force')
        : undefined;
    }
    // What these need depends on the effect's deck.
    case 'give':
    case 'pick':
      return undefined;
  }
};

const isSeat = ({ playing, setup }: State, seat: number): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < setup.players && hasSeat(playing, seat);

const wrongPick = (state: State, { rival, pick }: PlayEvent, deck: Deck): RuleProblem | undefined => {
  const cards = handOf(state, deckNumber(deck), rival as number).length;
  if (cards === 0) return problem('asks', 'empty-hand', `That player holds no ${deck} card: choose another.`);
  if (pick !== undefined && Number.isInteger(pick) && pick >= 0 && pick < cards) return undefined;
  return missing('pick', `a card drawn unseen: its place in a hand of ${cards}, from 0 to ${cards - 1}`);
};

/** What is given is one's own, or the card just drawn. */
const wrongGift = (state: State, event: PlayEvent, deck: Deck): RuleProblem | undefined => {
  const { seat, card, give } = event;
  const number = deckNumber(deck);
  const drawn = handOf(state, number, event.rival as number)[event.pick as number];
  const played = number === ASSASSIN && give === card;
  return give !== undefined && !played && (give === drawn || handOf(state, number, seat).includes(give))
    ? undefined
    : missing('give', `one of your own ${deck} cards to give away`);
};

/** What an effect asks for beyond its choices. */
const wrongEffect = (state: State, event: PlayEvent, effect: Effect): RuleProblem | undefined => {
  switch (effect.do) {
    case 'steal-card':
    case 'discard-card':
      return wrongPick(state, event, effect.deck);
    case 'swap-card':
      return wrongPick(state, event, effect.deck) ?? wrongGift(state, event, effect.deck);
    case 'salvage':
      return pileOf(state, deckNumber(effect.deck)).length > 0
        ? undefined
        : problem('asks', 'no-discards', `There are no discarded ${effect.deck} cards yet.`);
    case 'retarget':
      return wrongMark(state, event);
    case 'withdraw':
      return state.marks[event.seat] === NONE
        ? problem('asks', 'no-attempt', 'There is no attempt of yours to call off.')
        : undefined;
    default:
      return undefined;
  }
};

const wrongMark = ({ marks, remaining }: State, { seat, tile }: PlayEvent): RuleProblem | undefined => {
  const mark = marks[seat] as number;
  if (mark === NONE || mark === DUEL_MARK)
    return problem('asks', 'no-attempt', 'There is no attempt of yours to turn to another target.');
  if (tile !== mark && isAvailable(remaining, tile as number)) return undefined;
  return problem('available', 'not-available', 'Choose another target, one that is available.');
};

/** Why a modifier in the hand cannot be played so, or nothing. */
export const whyNotPlayable = (state: State, event: PlayEvent): RuleProblem | undefined => {
  for (const choice of state.pack.choices[event.card] as readonly Choice[]) {
    const wrong = wrongChoice(state, event, choice);
    if (wrong) return wrong;
  }
  for (const effect of state.pack.effects[event.card] as readonly Effect[]) {
    const wrong = wrongEffect(state, event, effect);
    if (wrong) return wrong;
  }
  return undefined;
};

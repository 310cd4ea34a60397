/** Tables for tests: who holds what is said by the cards' ids, and comes about by the order of the decks. */
import { itemAt } from '../../../../base/lists';
import { unwrap } from '../../../../base/result';
import { HAND_SIZES, STANDARD_LAYOUT } from '../places';
import type { Setup } from '../setup';
import { apply, open, type State, type TableEvent } from '../table';
import { SAMPLE } from './cards.sample';
import { excessOf, handOf } from './piles';
import type { Stage } from './state';

const ASSASSIN_IDS = [...SAMPLE.weaponCards, ...SAMPLE.modifierCards].map(({ id }) => id);
const CONTRACT_IDS = SAMPLE.contracts.map(({ id }) => id);

const numberIn = (ids: readonly string[], id: string): number => {
  const number = ids.indexOf(id);
  if (number < 0) throw new Error(`the sample has no card ${id}`);
  return number;
};

/** Card numbers by id. */
export const card = (id: string): number => numberIn(ASSASSIN_IDS, id);
export const contract = (id: string): number => numberIn(CONTRACT_IDS, id);

/** Ids of a hand, sorted. */
export const handIds = (state: State, seat: number): string[] =>
  handOf(state, 'assassin', seat)
    .map((number) => itemAt(ASSASSIN_IDS, number))
    .toSorted();

export const contractIds = (state: State, seat: number): string[] =>
  handOf(state, 'contract', seat)
    .map((number) => itemAt(CONTRACT_IDS, number))
    .toSorted();

export const pileIds = (state: State): string[] =>
  state.discards.assassin.map((number) => itemAt(ASSASSIN_IDS, number));

interface Wishes extends Partial<Setup> {
  /** By seat, up to five cards and up to two contracts; others fill the hands up. */
  readonly hands?: readonly (readonly string[])[];
  readonly contracts?: readonly (readonly string[])[];
  /** What the deck holds next, the market first. */
  readonly next?: readonly string[];
}

/** A deck that deals everyone what is wished for, filled up with cards that no one wishes for, weapons first. */
const stacked = (
  ids: readonly string[],
  wishes: readonly (readonly string[])[],
  next: readonly string[],
  size: number,
): number[] => {
  const wished = new Set([...wishes.flat(), ...next]);
  const fillers = ids.filter((id) => !wished.has(id));
  const hands = wishes.flatMap((wish) => [...wish, ...fillers.splice(0, size - wish.length)]);
  return [...hands, ...next, ...fillers].map((id) => numberIn(ids, id));
};

export const seatedSetup = (players: number, wishes: Wishes = {}): Setup => {
  const { hands = [], contracts = [], next = [], ...setup } = wishes;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    players,
    firstPlayer: 0,
    specialists: seats,
    hitLists: seats,
    assassinDeck: stacked(
      ASSASSIN_IDS,
      seats.map((seat) => hands[seat] ?? []),
      next,
      HAND_SIZES.assassin,
    ),
    contractDeck: stacked(
      CONTRACT_IDS,
      seats.map((seat) => contracts[seat] ?? []),
      [],
      HAND_SIZES.contract,
    ),
    layout: STANDARD_LAYOUT,
    storytelling: false,
    ...setup,
  };
};

/** The first state of a table of the sample set. */
export const seated = (players: number, wishes: Wishes = {}): State =>
  unwrap(open(SAMPLE, seatedSetup(players, wishes)));

const freeze = (value: unknown): void => {
  if (!Array.isArray(value)) return;
  Object.freeze(value);
  value.forEach(freeze);
};

/** The state after some events. What it came from is frozen: an event that would change it throws. */
export const on = (state: State, ...events: readonly TableEvent[]): State =>
  events.reduce((before, event) => {
    Object.values(before).forEach(freeze);
    return unwrap(apply(before, event));
  }, state);

/** Seats that the table waits for, ascending. */
export const waitingSeats = ({ waiting }: State): number[] =>
  [0, 1, 2, 3, 4, 5].filter((seat) => ((waiting >> seat) & 1) === 1);

/** What someone does who wants nothing: takes the last card of the market, passes, lays nothing, discards new cards. */
const nothingMuch = (state: State): TableEvent => {
  const seat = itemAt(waitingSeats(state), 0);
  switch (state.awaits) {
    case 'take':
      return { kind: 'take', seat, card: state.market.at(-1) as number };
    case 'keep':
      return { kind: 'keep', seat, card: itemAt(state.offer, 0) };
    case 'lay':
      return { kind: 'lay', seat, tile: null, contract: null, cards: [] };
    case 'discard': {
      const deck = excessOf(state, 'assassin', seat) > 0 ? 'assassin' : 'contract';
      const cards = handOf(state, deck, seat).slice(-excessOf(state, deck, seat));
      return { kind: 'discard', seat, deck: deck === 'assassin' ? 'assassin' : 'contract', cards };
    }
    case 'take-back':
      return { kind: 'take-back', seat, cards: [] };
    case 'refill':
      return { kind: 'refill', seat, cards: [], contracts: [] };
    case 'buy':
    case 'play':
      return { kind: 'pass', seat };
    default:
      throw new Error(`nobody does nothing much about ${state.awaits}`);
  }
};

/** No one does much until the stage. */
export const until = (state: State, stage: Stage): State => {
  let at = state;
  while (at.stage !== stage) at = on(at, nothingMuch(at));
  return at;
};

/** What a seat lays: a tile, cards, and a contract if any. */
export interface Plan {
  readonly tile: number | null;
  readonly cards?: readonly string[];
  readonly contract?: string;
}

/** From the lay stage: who has a plan lays it, the others nothing. */
export const lay = (state: State, plans: Readonly<Record<number, Plan>>): State =>
  waitingSeats(state).reduce((before, seat) => {
    const plan = plans[seat] ?? { tile: null };
    return on(before, {
      kind: 'lay',
      seat,
      tile: plan.tile,
      contract: plan.contract === undefined ? null : contract(plan.contract),
      cards: (plan.cards ?? []).map(card),
    });
  }, state);

/** No one plays a Reveal card: up to the first attempt, or past all if none needs anybody. */
export const revealed = (state: State): State =>
  state.stage === 'reveal' ? revealed(on(state, nothingMuch(state))) : state;

/** A round in which nothing happens before the plans are laid, nor between them and the attempts. */
export const attempting = (state: State, plans: Readonly<Record<number, Plan>>): State =>
  revealed(lay(until(state, 'lay'), plans));

export const roll = (state: State, ...dice: readonly number[]): State =>
  on(state, { kind: 'roll', seat: itemAt(waitingSeats(state), 0), dice });

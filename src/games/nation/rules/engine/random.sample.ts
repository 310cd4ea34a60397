/** A table where everyone does what chance says, within the rules: for tests of what holds in every game. */
import { itemAt } from '../../../../base/lists';
import { err, ok, type Problem, type Result, unwrap } from '../../../../base/result';
import { oneOf, shuffle } from '../../../../deal/v1/shuffle';
import type { Stream } from '../../../../deal/v1/stream';
import type { CardSet } from '../../cards';
import { cardAt, NO_KIND } from '../../cards/pack';
import { DECKS } from '../../cards/vocabulary';
import { availableTiles, inSet, membersOf } from '../places';
import {
  advance,
  type Draft,
  open,
  type PlayEvent,
  type Setup,
  type State,
  type TableEvent,
  whyNot,
} from '../table';
import { laidModifiers } from './modifiers';
import { excessOf, handOf } from './piles';

const some = (list: readonly number[], count: number, chance: Stream): number[] =>
  shuffle(list, chance).slice(0, count);

/** A seat that the table waits for. */
const waitingSeat = ({ waiting, setup }: State, chance: Stream): number => {
  const seats = Array.from({ length: setup.players }, (_, seat) => seat).filter((seat) =>
    inSet(waiting, seat),
  );
  return oneOf(seats, chance);
};

/** A card of the hand played at random choices, if that is legal. */
const randomPlay = (state: State, seat: number, chance: Stream): PlayEvent | undefined => {
  const hand = handOf(state, 'assassin', seat);
  if (hand.length === 0) return undefined;
  const rivals = membersOf(state.playing & ~(1 << seat));
  const rival = oneOf(rivals, chance);
  const card = oneOf(hand, chance);
  const deck = cardAt(state.pack, card).effects.flatMap((effect) => ('deck' in effect ? effect.deck : []))[0];
  const number = deck ?? 'assassin';
  const own = handOf(state, number, seat).filter((held) => number === 'contract' || held !== card);
  const theirs = handOf(state, number, rival).length;
  const weapons = rivals.flatMap((other) => itemAt(state.laid, other));
  const modifiers = state.force.filter(({ by }) => by !== seat).map((force) => force.card);
  const tiles = membersOf(state.remaining);
  const event: PlayEvent = {
    kind: 'play',
    seat,
    card,
    rival,
    ...(tiles.length > 0 && { tile: oneOf(tiles, chance) }),
    ...(own.length > 0 && { give: oneOf(own, chance) }),
    ...(weapons.length > 0 && state.stage === 'reveal' && { weapon: oneOf(weapons, chance) }),
    ...(modifiers.length > 0 && { modifier: oneOf(modifiers, chance) }),
    ...(theirs > 0 && { pick: chance.below(theirs) }),
  };
  return whyNot(state, event) ? undefined : event;
};

const randomLay = (state: State, seat: number, chance: Stream): TableEvent => {
  const hand = handOf(state, 'assassin', seat);
  const { pack } = state;
  const of = (card: number) => cardAt(pack, card);
  const weapons = hand.filter((card) => of(card).kind !== NO_KIND);
  const kind = weapons.length > 0 && chance.below(8) > 0 ? of(oneOf(weapons, chance)).kind : undefined;
  const cards = hand.filter((card) =>
    of(card).kind === NO_KIND
      ? of(card).phase === 'assassination' && chance.below(2) === 0
      : of(card).kind === kind && chance.below(4) > 0,
  );
  if (state.duel > 0) return { kind: 'lay', seat, tile: null, contract: null, cards };
  const choice = chance.below(16);
  if (choice === 0) return { kind: 'lay', seat, tile: null, contract: null, cards: [] };
  const tile = choice === 1 ? chance.below(18) : oneOf(availableTiles(state.remaining), chance);
  const contracts = handOf(state, 'contract', seat);
  const contract = contracts.length > 0 && chance.below(8) > 0 ? oneOf(contracts, chance) : null;
  return { kind: 'lay', seat, tile, contract, cards };
};

const randomBuy = (state: State, seat: number, chance: Stream): TableEvent => {
  const deck = oneOf(DECKS, chance);
  const full = excessOf(state, deck, seat) >= 0;
  const event: TableEvent = {
    kind: 'buy',
    seat,
    deck,
    ...(full && { discard: oneOf(handOf(state, deck, seat), chance) }),
  };
  return chance.below(3) > 0 || whyNot(state, event) ? { kind: 'pass', seat } : event;
};

const randomDice = (count: number, chance: Stream): number[] =>
  Array.from({ length: count }, () => 1 + chance.below(6));

/** What someone the table waits for may do, or nothing once the game is over. */
export const randomEvent = (state: State, chance: Stream): TableEvent | undefined => {
  if (state.awaits === 'nothing') return undefined;
  if (state.awaits === 'shuffle') {
    const { shuffling: deck } = state;
    return { kind: 'shuffle', deck, order: shuffle(state.discards[deck], chance) };
  }
  const seat = waitingSeat(state, chance);
  switch (state.awaits) {
    case 'take':
      return chance.below(4) > 0 && state.market.length > 0
        ? { kind: 'take', seat, card: oneOf(state.market, chance) }
        : { kind: 'blind', seat };
    case 'buy':
      return randomBuy(state, seat, chance);
    case 'keep':
      return { kind: 'keep', seat, card: oneOf(state.offer, chance) };
    case 'play':
      return randomPlay(state, seat, chance) ?? { kind: 'pass', seat };
    case 'lay':
      return randomLay(state, seat, chance);
    case 'vote':
      return { kind: 'vote', seat, favour: chance.below(2) === 0 };
    case 'tie':
      return { kind: 'roll', seat, dice: randomDice(1, chance) };
    case 'roll':
      return { kind: 'roll', seat, dice: randomDice(state.dice, chance) };
    case 'take-back': {
      const laid = [...itemAt(state.laid, seat), ...laidModifiers(state, seat)];
      return { kind: 'take-back', seat, cards: some(laid, chance.below(laid.length + 1), chance) };
    }
    case 'discard': {
      const number = excessOf(state, 'assassin', seat) > 0 ? 'assassin' : 'contract';
      const cards = some(handOf(state, number, seat), excessOf(state, number, seat), chance);
      return { kind: 'discard', seat, deck: number, cards };
    }
    case 'refill':
      return {
        kind: 'refill',
        seat,
        cards: some(handOf(state, 'assassin', seat), chance.below(3), chance),
        contracts: some(handOf(state, 'contract', seat), chance.below(2), chance),
      };
  }
};

export interface Played {
  readonly end: Draft;
  readonly events: readonly TableEvent[];
}

/** A game to its end. `watch` sees every state, the first and the last included. */
export const playRandomly = (
  set: CardSet,
  setup: Setup,
  chance: Stream,
  watch: (state: State) => void = () => {},
): Played => {
  const draft = unwrap(open(set, setup));
  const events: TableEvent[] = [];
  watch(draft);
  for (let event = randomEvent(draft, chance); event; event = randomEvent(draft, chance)) {
    const why = whyNot(draft, event);
    if (why) throw new Error(`${JSON.stringify(event)}: ${why.message}`);
    advance(draft, event);
    events.push(event);
    watch(draft);
  }
  return { end: draft, events };
};

/**
 * The last state of a game, on one draft, as programs play it. A refused event names its place in the list.
 */
export const replay = (set: CardSet, setup: Setup, events: readonly TableEvent[]): Result<State, Problem> => {
  const first = open(set, setup);
  if (!first.ok) return first;
  const draft = first.value;
  for (const [k, event] of events.entries()) {
    const error = whyNot(draft, event);
    if (error) return err(error.code, `Event ${k + 1}: ${error.message}`);
    advance(draft, event);
  }
  return ok(draft);
};

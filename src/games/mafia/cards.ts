/** Which playing cards make a mix. One 52-card deck gives an Ace, 12 royals and 36 low cards; then a second is opened. */
import type { Mix } from './mix';
import type { Role } from './roles';

const SUITS = ['♠', '♥', '♣', '♦'] as const;
const ROYAL_RANKS = ['K', 'Q', 'J'] as const;
const LOW_RANKS = ['10', '9', '8', '7', '6', '5', '4', '3', '2'] as const;

const inEverySuit = (ranks: readonly string[]): readonly string[] =>
  ranks.flatMap((rank) => SUITS.map((suit) => `${rank}${suit}`));

const ACE = 'A♠';
export const ROYALS = inEverySuit(ROYAL_RANKS);
export const LOWS = inEverySuit(LOW_RANKS);

export interface CardList {
  /** The cards of each role, from the first deck on. */
  readonly byRole: Readonly<Record<Role, readonly string[]>>;
  /** All of them: the Ace, the royals, the low cards. */
  readonly cards: readonly string[];
  readonly decks: number;
  /** What to take out of each deck, in the same order. */
  readonly byDeck: readonly (readonly string[])[];
}

/** The first `count` cards of as many such runs as it takes. */
const repeat = (run: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, k) => run[k % run.length] as string);

/** The cards of a mix: the Ace of spades, kings before queens before jacks, and low cards from the tens down. */
export const cardsFor = (mix: Mix): CardList => {
  const byRole = {
    assassin: repeat([ACE], mix.assassin),
    mafia: repeat(ROYALS, mix.mafia),
    pleb: repeat(LOWS, mix.pleb),
  };
  const decks = Math.max(
    mix.assassin,
    Math.ceil(mix.mafia / ROYALS.length),
    Math.ceil(mix.pleb / LOWS.length),
  );
  const share = (cards: readonly string[], deck: number, size: number): readonly string[] =>
    cards.slice(deck * size, (deck + 1) * size);
  return {
    byRole,
    cards: [...byRole.assassin, ...byRole.mafia, ...byRole.pleb],
    decks,
    byDeck: Array.from({ length: decks }, (_, deck) => [
      ...share(byRole.assassin, deck, 1),
      ...share(byRole.mafia, deck, ROYALS.length),
      ...share(byRole.pleb, deck, LOWS.length),
    ]),
  };
};

/** How the facts of a game are said to people: on pages and on covers alike. */
import type { Game, Need } from './game';

export const NEED_WORDS: Readonly<Record<Need, string>> = {
  paper: 'paper and scissors',
  'playing-cards': 'a deck of cards',
  'magic-decks': 'Magic decks',
  dice: 'dice',
};

/** "3 or more players", "2 to 6 players". */
export const playersWords = ({ min, max }: Game['players']): string =>
  max === undefined ? `${min} or more players` : `${min} to ${max} players`;

/** "paper and scissors, Magic decks". */
export const needsWords = (needs: readonly Need[]): string =>
  needs.map((need) => NEED_WORDS[need]).join(', ');

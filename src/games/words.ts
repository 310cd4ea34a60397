/** How the facts of a game are said to people: on pages and on covers alike. */
import type { Game, Need, Reference } from './game';

export const NEED_WORDS: Readonly<Record<Need, string>> = {
  paper: 'a printer and scissors',
  'playing-cards': 'a deck of cards',
  'magic-decks': 'Magic decks',
  dice: 'dice',
};

/** "3 or more", "2 to 6". */
export const numbersWords = ({ min, max }: Game['players']): string =>
  max === undefined ? `${min} or more` : `${min} to ${max}`;

/** "3 or more players", "2 to 6 players". */
export const playersWords = (players: Game['players']): string => `${numbersWords(players)} players`;

/** "a printer and scissors, Magic decks". */
export const needsWords = (needs: readonly Need[]): string =>
  needs.map((need) => NEED_WORDS[need]).join(', ');

/** What decides whether to read on, as the lines of a form: players, time and needs; or what a reference covers. */
export const formLines = (
  source: Pick<Game, 'players' | 'time' | 'needs'> | Pick<Reference, 'covers'>,
): Reference['covers'] =>
  'covers' in source
    ? source.covers
    : [
        ['Players', numbersWords(source.players)],
        ['Time', source.time],
        ['You need', needsWords(source.needs)],
      ];

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** A number that opens a sentence: "Two", and digits from ten on. */
export const numberWord = (count: number): string => NUMBERS[count] ?? `${count}`;

/** How the facts of a game are said to people: on pages and on covers alike. */
import * as m from '#messages/games';
import type { Game, Need, Reference } from './game';

export const NEED_WORDS: Readonly<Record<Need, string>> = {
  paper: m.paper,
  'playing-cards': m.playingCards,
  'magic-decks': m.magicDecks,
  dice: m.dice,
};

/** "3 or more", "2 to 6". */
export const numbersWords = ({ min, max }: Game['players']): string =>
  max === undefined ? m.orMore({ min }) : m.range({ min, max });

/** "3 or more players", "2 to 6 players". */
export const playersWords = ({ min, max }: Game['players']): string =>
  max === undefined ? m.playersOrMore({ min }) : m.playersRange({ min, max });

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
        [m.players, numbersWords(source.players)],
        [m.time, source.time],
        [m.needs, needsWords(source.needs)],
      ];

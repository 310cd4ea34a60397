/**
 * The texts of the cards that are timed. Each round sets words that no round before it has set, names and sentences
 * alike, on every side: a program that remembers finished words or faces gains nothing by it.
 */

import { utf8ToBytes } from '@noble/hashes/utils.js';
import { itemAt } from '../../src/base/lists';
import { openStream } from '../../src/deal/v1/stream';

export interface CardText {
  readonly number: number;
  readonly of: number;
  readonly name: string;
  readonly order: string;
  /** What the order ends on, in bold. */
  readonly prize: string;
  readonly advice: string;
  readonly holder: string;
}

/** What is measured of one file. */
export interface Round {
  /** ms from the texts to the finished file. */
  readonly time: number;
  /** Bytes of the file. */
  readonly size: number;
}

const ONSETS = 'b br c ch d dr f fl g gr h j k l m n p pl qu r s sh st t tr v w'.split(' ');
const VOWELS = 'a e i o u ai ea ou'.split(' ');
const CODAS = ['', '', 'n', 'r', 'l', 's', 'nd', 'ft', 'm', 'x'];

/** Words between the new ones, so that a line is as mixed as a sentence is. */
const LINKS = 'the of and to in by at with before after your their'.split(' ');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `count` cards. The same seed gives the same texts; the deck's words all differ, save for `LINKS`. */
export const deckOf = (seed: number, count: number): CardText[] => {
  const { below } = openStream(utf8ToBytes(`${seed}`), 'bench');
  const used = new Set<string>();
  const pick = (list: readonly string[]): string => itemAt(list, below(list.length));
  const word = (): string => {
    for (;;) {
      const syllables = 2 + below(2);
      const made = Array.from({ length: syllables }, () => pick(ONSETS) + pick(VOWELS) + pick(CODAS)).join(
        '',
      );
      if (made.length > 9 || used.has(made)) continue;
      used.add(made);
      return made;
    }
  };
  const words = (length: number): string =>
    Array.from({ length }, (_, i) => (i % 2 === 0 ? word() : pick(LINKS))).join(' ');
  return Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    of: count,
    name: `${capital(word())} ${capital(word())}`,
    order: `${capital(words(7))}: `,
    prize: words(3),
    advice: `${capital(words(7))}.`,
    holder: capital(word()),
  }));
};

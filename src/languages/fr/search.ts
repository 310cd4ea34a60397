/** What the search knows of French. Who types on a phone leaves out accents. */
import { stemmer } from '@orama/stemmers/french';
import { stopwords } from '@orama/stopwords/french';
import { withoutAccents } from '../plain/search';

export const STOP_WORDS: ReadonlySet<string> = new Set(stopwords);

/** What a word has in common with its other forms. */
export const rootOf = (word: string): string => withoutAccents(stemmer(word));

/** "l’assassin" is "assassin". */
export const spelled = (text: string): string =>
  text.toLowerCase().replace(/\b(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’]/g, ' ');

/** What the source leaves open answers nothing. */
export const REMARK = /^(La source|Le texte)/;

/** What the search knows of Spanish. Who types on a phone leaves out accents. */
import { stemmer } from '@orama/stemmers/spanish';
import { stopwords } from '@orama/stopwords/spanish';
import { withoutAccents } from '../plain/search';

export const STOP_WORDS: ReadonlySet<string> = new Set(stopwords);

/** What a word has in common with its other forms. */
export const rootOf = (word: string): string => withoutAccents(stemmer(word));

/** As words are compared. */
export const spelled = (text: string): string => text.toLowerCase();

/** What the source leaves open answers nothing. */
export const REMARK = /^(La fuente|El texto)/;

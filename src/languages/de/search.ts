/** What the search knows of German. Who types on a phone leaves out accents. */
import { stemmer } from '@orama/stemmers/german';
import { stopwords } from '@orama/stopwords/german';
import { withoutAccents } from '../plain/search';

export const STOP_WORDS: ReadonlySet<string> = new Set(stopwords);

/** What a word has in common with its other forms. */
export const rootOf = (word: string): string => withoutAccents(stemmer(word));

/** As words are compared. */
export const spelled = (text: string): string => text.toLowerCase().replace(/['’]/g, '');

/** What the source leaves open answers nothing. */
export const REMARK = /^(Die Quelle|In der Quelle|Die Vorlage)/;

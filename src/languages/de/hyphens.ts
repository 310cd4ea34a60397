/** Where German words may be divided. */
import hyphen from 'hyphen/de';
import { dividedBy } from '../plain/hyphens';

const divided = dividedBy(hyphen.hyphenateSync);

/** The patterns take an Assassine for something with an “Ass”. */
export const syllablesOf = (word: string): readonly string[] => {
  const parts = divided(word);
  return /^ass$/i.test(parts[0] ?? '') && parts[1] === 'as'
    ? [word.slice(0, 2), 'sas', ...parts.slice(2)]
    : parts;
};

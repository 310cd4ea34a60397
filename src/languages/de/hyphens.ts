/** Where German words may be divided. */
import hyphen from 'hyphen/de';
import { dividedBy } from '../plain/hyphens';

export const syllablesOf = dividedBy(hyphen.hyphenateSync);

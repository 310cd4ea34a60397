/** Where French words may be divided. */
import hyphen from 'hyphen/fr';
import { dividedBy } from '../plain/hyphens';

export const syllablesOf = dividedBy(hyphen.hyphenateSync);

/** Where Spanish words may be divided. */
import hyphen from 'hyphen/es';
import { dividedBy } from '../plain/hyphens';

export const syllablesOf = dividedBy(hyphen.hyphenateSync);

/** English words are short: none is divided. */
export { syllablesOf } from '../plain/hyphens';

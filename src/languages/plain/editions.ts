/** The editions in a language of which none is out: it begins with the number that the English pieces have by then. */
export { EDITION } from '../en/editions';

export const EDITIONS = {};

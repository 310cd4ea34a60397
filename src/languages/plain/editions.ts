/** A language names the edition that English does, unless it has a file like this of its own. */
export { EDITION } from '../en/editions';

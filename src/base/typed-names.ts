/**
 * What is asked of names that are typed now, besides what every name has to be. Links and tables of before may have such
 * names, and still open: version 1 of the deals is frozen.
 */
import { itemAt } from './lists';
import { alikeKey } from './names';
import type { Problem } from './result';

/** Characters that leave no mark and that Unicode does not call invisible. */
const BLANK = /[\u2800\u{1D159}]/u;

/** More marks on a letter than any writing has. */
const HEAP = /\p{M}{9}/u;

/** Letters of Cyrillic and Greek, and under each the Latin letter that looks the same. */
const [LIKE, LATIN] = [
  'АВЕКМНОРСТУХІЈЅԚԜаеорсухіјѕһԁԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυ',
  'ABEKMHOPCTYXIJSQWaeopcyxijshdqwlABEZHIKMNOPTYXaiKvopTu',
];
const LOOKS = new Map([...LIKE].map((letter, k) => [letter, LATIN[k]]));

const looksOf = (name: string): string =>
  alikeKey([...name].map((letter) => LOOKS.get(letter) ?? letter).join(''));

/** Why these names are not taken, if they have been typed; the names themselves have been checked, or will be. */
export const typedNamesProblem = (names: readonly string[]): Problem | undefined => {
  const seatOf = new Map<string, number>();
  for (const [seat, name] of names.entries()) {
    if (BLANK.test(name))
      return {
        code: 'name-blank',
        message: `The name of seat ${seat + 1} holds a blank character: type it again without that.`,
      };
    if (HEAP.test(name.normalize('NFD')))
      return {
        code: 'name-marks',
        message: `The name of seat ${seat + 1} has more than 8 marks on a letter: type it with fewer.`,
      };
    const looks = looksOf(name);
    const other = seatOf.get(looks);
    if (other !== undefined) {
      const message = `Seats ${other + 1} and ${seat + 1} have names that look alike in two alphabets, “${names[other]}” and “${name}”: add an initial to one of them.`;
      // The same name twice is for the reader of all names to say.
      return alikeKey(itemAt(names, other)) === alikeKey(name) ? undefined : { code: 'name-looks', message };
    }
    seatOf.set(looks, seat);
  }
  return undefined;
};

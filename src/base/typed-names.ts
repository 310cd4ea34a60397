/**
 * What is asked of names that are typed now, besides what every name has to be. Links and tables of before may have such
 * names, and still open: version 1 of the deals is frozen.
 */
import * as m from '#messages/dealing';
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
        message: m.nameHoldsBlank({ seat: seat + 1 }),
      };
    if (HEAP.test(name.normalize('NFD')))
      return {
        code: 'name-marks',
        message: m.nameTooManyMarks({ seat: seat + 1 }),
      };
    const looks = looksOf(name);
    const other = seatOf.get(looks);
    if (other !== undefined) {
      const otherName = itemAt(names, other);
      const message = m.namesLookAlike({ other: other + 1, seat: seat + 1, otherName, name });
      // The same name twice is for the reader of all names to say.
      return alikeKey(otherName) === alikeKey(name) ? undefined : { code: 'name-looks', message };
    }
    seatOf.set(looks, seat);
  }
  return undefined;
};

/** A letter or two for each player, to print on a piece. */
import { capitals } from '../../base/names';
import { graphemesOf } from '../../base/words';

/**
 * By seat, the first letter of its name; where others begin alike the first two; where those are alike too, the number
 * of the seat.
 */
export const initials = (names: readonly string[]): readonly string[] => {
  const first = (length: number): string[] =>
    names.map((name) => {
      const [head = '', ...rest] = graphemesOf(name);
      return capitals(head) + rest.slice(0, length - 1).join('');
    });
  const [one, two] = [first(1), first(2)];
  const isAlone = (letters: readonly string[], seat: number): boolean =>
    letters.filter((other) => other.toLowerCase() === letters[seat]?.toLowerCase()).length === 1;
  return names.map((_, seat) => {
    if (isAlone(one, seat)) return one[seat] as string;
    return isAlone(two, seat) ? (two[seat] as string) : `${seat + 1}`;
  });
};

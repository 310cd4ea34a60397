/** Short ways to write names where there is little room: no two of a table are alike. */
import { itemAt } from './lists';
import { capitals } from './names';
import { remembered } from './remembered';
import { graphemesOf } from './words';

/**
 * By seat, the first letter of its name; where others begin alike the first two; where those are alike too, the number
 * of the seat.
 */
export const initials = remembered((names: readonly string[]): readonly string[] => {
  const first = (length: number): string[] =>
    names.map((name) => {
      const [head = '', ...rest] = graphemesOf(name);
      return capitals(head) + rest.slice(0, length - 1).join('');
    });
  const [one, two] = [first(1), first(2)];
  const isAlone = (letters: readonly string[], seat: number): boolean =>
    letters.filter((other) => other.toLowerCase() === letters[seat]?.toLowerCase()).length === 1;
  return names.map((_, seat) => {
    if (isAlone(one, seat)) return itemAt(one, seat);
    return isAlone(two, seat) ? itemAt(two, seat) : `${seat + 1}`;
  });
}, 100);

/** Letters of Latin size that a grapheme is as wide as. */
const widthOf = (grapheme: string): number =>
  /[\u1100-\uffdc\u{1f000}-\u{1faff}]/u.test(grapheme) ? 2.5 : 1;

/** As much of the graphemes as so many letters have room for. */
const fitting = (graphemes: readonly string[], letters: number): readonly string[] => {
  const fits: string[] = [];
  let left = letters;
  for (const grapheme of graphemes) {
    left -= widthOf(grapheme);
    if (left < 0) break;
    fits.push(grapheme);
  }
  return fits;
};

/** The names, by seat; those that are wider than so many letters without their end, or where others begin alike without their middle. */
export const shortNames = (names: readonly string[], letters: number): readonly string[] => {
  const parts = names.map(graphemesOf);
  const heads = parts.map((all) => {
    const head = fitting(all, letters);
    return head.length === all.length ? all.join('') : `${fitting(all, letters - 1).join('')}…`;
  });
  return heads.map((head, seat) => {
    const all = itemAt(parts, seat);
    if (!head.endsWith('…') || heads.filter((other) => other === head).length === 1) return head;
    const half = (letters - 1) / 2;
    const tail = fitting(all.toReversed(), half).toReversed().join('');
    const middle = `${fitting(all, half).join('')}…${tail}`;
    return names.some((other, k) => k !== seat && other.endsWith(tail) && heads[k] === head)
      ? `${fitting(all, half).join('')}… ${seat + 1}`
      : middle;
  });
};

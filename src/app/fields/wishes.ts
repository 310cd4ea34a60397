/** Wishes as a form has them: by name, so that whoever sits elsewhere takes them along, and whoever is not there tonight may come back. */
import { firstItems } from '../../base/lists';
import { alikeKey } from '../../base/names';
import { type NamedWish, namedWish, parseWishes, type Wish, wishesText } from '../../deal/v1/wishes';

/** The wishes of a text by seats, as far as it is one. */
export const wishesByName = (text: string, names: readonly string[]): readonly NamedWish[] => {
  const read = parseWishes(text, names.length);
  return read.ok ? read.value.map((wish) => namedWish(wish, names)) : [];
};

/** The text of the wishes of those who are there; of a team with somebody missing, the others. */
export const wishesBySeat = (wishes: readonly NamedWish[], names: readonly string[]): string => {
  const seatOf = new Map(names.map((name, seat) => [alikeKey(name), seat]));
  return wishesText(
    wishes.flatMap((wish): Wish[] => {
      const seats = wish.names.flatMap((name) => seatOf.get(alikeKey(name)) ?? []);
      if (new Set(seats).size < 2) return [];
      return wish.kind === 'not'
        ? [{ kind: 'not', seats: firstItems(seats, 2) }]
        : [{ kind: 'apart', seats }];
    }),
  );
};

/** Whether somebody of a wish is not there. */
export const isWaiting = ({ names: of }: NamedWish, names: readonly string[]): boolean => {
  const keys = new Set(names.map(alikeKey));
  return of.some((name) => !keys.has(alikeKey(name)));
};

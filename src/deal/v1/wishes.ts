/**
 * Who may not be dealt whom: wishes of the people round the table, which all of them may read. By seats, from 0:
 *
 *     0>1     seat 0 is not dealt seat 1
 *     0-1     neither is dealt the other
 *     0+1+2   a team: none of them is dealt another
 *
 * with commas between them. Their one form has each wish once, in the order of its seats.
 */
import * as m from '#messages/dealing';
import { listed } from '#messages/language';
import { firstItems, itemAt } from '../../base/lists';
import { err, ok, type Result } from '../../base/result';
import { isSeat } from '../seats';

export type Wish =
  | { readonly kind: 'not'; readonly seats: readonly [number, number] }
  | { readonly kind: 'apart'; readonly seats: readonly number[] };

/** More than so many wishes are a slip. */
export const MOST_WISHES = 500;

const wishText = ({ kind, seats }: Wish): string =>
  seats.join(kind === 'not' ? '>' : seats.length === 2 ? '-' : '+');

/** The text of wishes in their one form; empty where there are none. */
export const wishesText = (wishes: readonly Wish[]): string => {
  const ordered = wishes
    .map((wish) => (wish.kind === 'not' ? wish : { ...wish, seats: wish.seats.toSorted((a, b) => a - b) }))
    .toSorted((a, b) => {
      const k = a.seats.findIndex((seat, at) => seat !== b.seats[at]);
      return k < 0 ? a.seats.length - b.seats.length : itemAt(a.seats, k) - (b.seats[k] ?? 0);
    });
  return [...new Set(ordered.map(wishText))].join(',');
};

const readWish = (text: string, seats: number): Result<Wish> => {
  const sign = /^\d{1,3}([>+-])(?:\d{1,3}\+)*\d{1,3}$/.exec(text)?.[1];
  const all = text.split(/[>+-]/).map(Number);
  if (sign === undefined || (sign !== '+' && all.length > 2))
    return err('option-value', m.wishMalformed({ text: text.slice(0, 20) }));
  const strange = all.find((seat) => !isSeat(seat, seats));
  if (strange !== undefined) return err('option-value', m.wishSeatUnknown({ strange, seats: seats - 1 }));
  if (new Set(all).size < all.length) return err('option-value', m.wishSeatTwice({ text }));
  return ok(sign === '>' ? { kind: 'not', seats: firstItems(all, 2) } : { kind: 'apart', seats: all });
};

export const parseWishes = (text: string, seats: number): Result<readonly Wish[]> => {
  const texts = text.split(',').filter((one) => one.trim() !== '');
  if (texts.length > MOST_WISHES)
    return err('option-value', m.tooManyWishes({ count: texts.length, most: MOST_WISHES }));
  const wishes: Wish[] = [];
  for (const one of texts) {
    const wish = readWish(one.trim(), seats);
    if (!wish.ok) return wish;
    wishes.push(wish.value);
  }
  return ok(wishes);
};

/** A wish by the names of those whom it is about. */
export interface NamedWish {
  readonly kind: Wish['kind'];
  /** Two for `not`: who is not dealt whom. */
  readonly names: readonly string[];
}

export const namedWish = ({ kind, seats }: Wish, names: readonly string[]): NamedWish => ({
  kind,
  names: seats.map((seat) => itemAt(names, seat)),
});

/** "Ana is not dealt Ben", "Ana and Ben are not dealt each other", "Ana, Ben and Cy are a team" */
export const wishSentence = ({ kind, names }: NamedWish): string => {
  const [first = '', second = ''] = names;
  if (kind === 'not') return m.wishOneWay({ first, second });
  return names.length === 2 ? m.wishBothWays({ first, second }) : m.wishTeam({ names: listed(names) });
};

/** Whether a seat may be dealt another. */
export type Allowed = (from: number, to: number) => boolean;

/** What wishes allow. Nobody is dealt themselves. */
export const allowedBy = (wishes: readonly Wish[]): Allowed => {
  const banned = new Set<string>();
  for (const { kind, seats } of wishes)
    if (kind === 'not') banned.add(seats.join('>'));
    else for (const from of seats) for (const to of seats) banned.add(`${from}>${to}`);
  return (from, to) => from !== to && !banned.has(`${from}>${to}`);
};

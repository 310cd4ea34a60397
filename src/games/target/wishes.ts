/**
 * Who may not be dealt whom. Wishes and all that is said of them come from public facts, the spec and who is left, so that
 * everyone at the table may know it: what a wish gives away about a card is said before anybody looks.
 */

import * as m from '#messages/target';
import { itemAt } from '../../base/lists';
import { err, ok, type Result, unwrap } from '../../base/result';
import { joinClauses } from '../../base/words';
import { drawDeal, isPossible, type Kind, MOST_SURVEYED, surveyDeals } from '../../deal/v1/constrained';
import type { CanonicalSpec, Spec } from '../../deal/v1/spec';
import type { Stream } from '../../deal/v1/stream';
import { allowedBy, namedWish, parseWishes, type Wish, wishesText, wishSentence } from '../../deal/v1/wishes';
import type { Foresight } from '../game';

const everySeat = ({ names }: Spec): readonly number[] => names.map((_, seat) => seat);

/** The wishes of a spec whose check has read them. */
const wishesOf = ({ options, names }: Spec): readonly Wish[] =>
  unwrap(parseWishes(String(options.wishes ?? ''), names.length));

const kindOf = ({ options }: Spec, wishes: readonly Wish[]): Kind => ({
  isRing: options.ring === true,
  allowed: allowedBy(wishes),
});

const sentenceOf = ({ names }: Spec, wish: Wish): string => wishSentence(namedWish(wish, names));

/** Some of the wishes of which no deal is left and without any one of which there would be one; of few enough seats to count. */
const conflict = (spec: Spec, wishes: readonly Wish[]): readonly Wish[] =>
  wishes.reduce((left, wish) => {
    const rest = left.filter((other) => other !== wish);
    return isPossible(everySeat(spec), kindOf(spec, rest)) ? left : rest;
  }, wishes);

/** The wishes of the first deal in their one form, if they leave a deal. */
export const checkWishes = (spec: CanonicalSpec): Result<CanonicalSpec> => {
  const { wishes: text, ...options } = spec.options;
  const read = parseWishes(String(text), spec.names.length);
  if (!read.ok) return read;
  if (options.fresh) return err('options-together', m.freshTargetsWithWishes);
  if (!isPossible(everySeat(spec), kindOf(spec, read.value))) {
    const isCounted = spec.names.length <= MOST_SURVEYED;
    const against = isCounted ? conflict(spec, read.value) : [];
    return err(
      'option-wishes',
      isCounted
        ? m.wishesConflict({ against: joinClauses(against.map((wish) => sentenceOf(spec, wish))) })
        : m.wishesTooMany,
    );
  }
  const wishes = wishesText(read.value);
  return ok({ ...spec, options: wishes === '' ? options : { ...options, wishes } });
};

/**
 * The wishes among those who are still in. Those that leave no deal are dropped, one after another in their order; which
 * they are depends on nothing that is secret.
 */
const wishesAmong = (spec: Spec, living: readonly number[]) => {
  const among = wishesOf(spec).flatMap((wish): Wish[] => {
    const seats = wish.seats.filter((seat) => living.includes(seat));
    if (wish.kind === 'not') return seats.length === 2 ? [wish] : [];
    return seats.length > 1 ? [{ ...wish, seats }] : [];
  });
  const isKept = (wishes: readonly Wish[]) => isPossible(living, kindOf(spec, wishes));
  if (isKept(among)) return { kept: among, dropped: [] };
  if (living.length > MOST_SURVEYED) return { kept: [], dropped: among };
  const kept: Wish[] = [];
  for (const wish of among) if (isKept([...kept, wish])) kept.push(wish);
  return { kept, dropped: among.filter((wish) => !kept.includes(wish)) };
};

/** What they allow, as everyone at the table can work out. */
export const allowedAmong = (spec: Spec, living: readonly number[]) =>
  allowedBy(spec.options.wishes ? wishesAmong(spec, living).kept : []);

/** By place of the living seats: whom each is dealt. */
export const drawWished = (spec: Spec, living: readonly number[], stream: Stream): readonly number[] =>
  drawDeal(living, kindOf(spec, wishesAmong(spec, living).kept), stream);

/** What wishes leave among so few that it can be counted. */
const foreseen = (spec: Spec, living: readonly number[], wishes: readonly Wish[]): Foresight => {
  const { left, targetsOf } = surveyDeals(living, kindOf(spec, wishes));
  return {
    left,
    known: [...targetsOf].flatMap(([seat, targets]) =>
      targets.length === 1
        ? [m.onlyCard({ name: itemAt(spec.names, seat), card: itemAt(spec.names, itemAt(targets, 0)) })]
        : [],
    ),
  };
};

/** Of the first deal. */
export const foresee = (spec: Spec): Foresight | undefined =>
  spec.options.wishes && spec.names.length <= MOST_SURVEYED
    ? foreseen(spec, everySeat(spec), wishesOf(spec))
    : undefined;

/** The wishes that hold among the living, and what follows from them, as everyone at the table has to know. */
export const tellWishes = (spec: Spec, living: readonly number[]): readonly string[] => {
  if (!spec.options.wishes || living.length < 3) return [];
  const { kept, dropped } = wishesAmong(spec, living);
  const left = living.length <= MOST_SURVEYED ? foreseen(spec, living, kept) : undefined;
  return [
    ...dropped.map((wish) => m.wishDropped({ wish: sentenceOf(spec, wish) })),
    ...(kept.length > 0
      ? [m.wishesKept({ kept: joinClauses(kept.map((wish) => sentenceOf(spec, wish))) })]
      : []),
    ...(left && kept.length > 0 ? [m.wishesLeave({ left: left.left }), ...left.known] : []),
  ];
};

/**
 * Who hunts whom. Every derangement of the living is equally likely; after a death the survivors are dealt again, under a
 * label that names the round and the seats, so that a round can be dealt without those before it. Only `same-target` looks back.
 */
import { entryOf, itemAt } from '../../base/lists';
import { err, ok, type Result, unwrap } from '../../base/result';
import { counted, listed } from '../../base/words';
import type { SealedCard } from '../../deal/sealed/game';
import type { SeatBounds } from '../../deal/seats';
import {
  countDeals,
  drawDeal,
  isPossible,
  type Kind,
  MOST_COUNTED,
  possibleTargets,
} from '../../deal/v1/constrained';
import { type Leavers, livingByRound } from '../../deal/v1/living';
import { derangement, ring, shuffleUntil } from '../../deal/v1/shuffle';
import { type Dealer, type Spec, seatedSpec } from '../../deal/v1/spec';
import type { Stream } from '../../deal/v1/stream';
import { allowedBy, parseWishes, type Wish, wishesText, wishSentence } from '../../deal/v1/wishes';
import { type Deal, dealingOf, type OptionDef } from '../game';

export const RING: OptionDef = {
  name: 'ring',
  label: 'One ring',
  help: 'All targets form a single circle, so nobody hunts their own hunter while three or more live.',
  kind: 'flag',
  ruling: 'any-deal',
};

export const FRESH: OptionDef = {
  name: 'fresh',
  label: 'Fresh targets',
  help: 'After a death nobody is dealt the target they had in the round before.',
  kind: 'flag',
  ruling: 'same-target',
};

export const WISHES: OptionDef = {
  name: 'wishes',
  label: 'Who is not dealt whom',
  help: 'Pairs and teams that do not hunt each other. Everyone at the table can read them.',
  kind: 'text',
  ruling: 'any-deal',
  inForms: false,
};

/** The game itself has no upper bound; 200 is as many as anything here is tested for. */
export const TARGET_SEATS: SeatBounds = { title: 'Assassin, for Magic', min: 3, max: 200 };

/** Seat by seat, who is hunted; seats that are out are not in it. */
export type Targets = ReadonlyMap<number, number>;

export interface TargetRound {
  /** 0 is the first deal; every death adds one. */
  readonly round: number;
  /** Ascending. */
  readonly living: readonly number[];
  readonly targets: Targets;
  readonly warnings: readonly string[];
}

type Dealt = Pick<TargetRound, 'targets' | 'warnings'>;

const OPTIONS = [RING, FRESH, WISHES];

const everySeat = ({ names }: Spec): readonly number[] => names.map((_, seat) => seat);

/** The wishes of a spec whose check has read them. */
const wishesOf = ({ options, names }: Spec): readonly Wish[] =>
  unwrap(parseWishes(String(options.wishes ?? ''), names.length));

const kindOf = ({ options }: Spec, wishes: readonly Wish[]): Kind => ({
  isRing: options.ring === true,
  allowed: allowedBy(wishes),
});

/** Some of the wishes of which no deal is left and without any one of which there would be one; of few enough seats to count. */
const conflict = (spec: Spec, wishes: readonly Wish[]): readonly Wish[] =>
  wishes.reduce((left, wish) => {
    const rest = left.filter((other) => other !== wish);
    return isPossible(everySeat(spec), kindOf(spec, rest)) ? left : rest;
  }, wishes);

/** The wishes of the first deal in their one form, if they leave a deal. */
const checkWishes = (spec: Spec): Result<Spec> => {
  const { wishes: text, ...options } = spec.options;
  const read = parseWishes(String(text), spec.names.length);
  if (!read.ok) return read;
  if (options.fresh)
    return err('options-together', 'Fresh targets and wishes do not go together: leave one of them out.');
  if (!isPossible(everySeat(spec), kindOf(spec, read.value))) {
    const isCounted = spec.names.length <= MOST_COUNTED;
    const against = isCounted ? conflict(spec, read.value) : [];
    const sentences = against.map((wish) => wishSentence(wish, spec.names, listed)).join('; ');
    return err(
      'option-wishes',
      isCounted
        ? `No deal is left with these wishes together: ${sentences}. Drop one of them.`
        : 'Hardly any deal is left with so many wishes: drop some of them.',
    );
  }
  const wishes = wishesText(read.value);
  return ok({ ...spec, options: wishes === '' ? options : { ...options, wishes } });
};

const check = (spec: Spec): Result<Spec> => {
  const seated = seatedSpec(spec, OPTIONS, TARGET_SEATS);
  if (!seated.ok) return seated;
  const { ring, fresh, wishes } = seated.value.options;
  if (ring && fresh)
    return err('options-together', 'The options ring and fresh do not go together: leave one of them out.');
  return wishes === undefined ? seated : checkWishes(seated.value);
};

const assign = (living: readonly number[], targets: readonly number[]): Targets =>
  new Map(living.map((seat, k) => [seat, itemAt(targets, k)]));

/** How many of the two deals of three seats are fresh. With four or more living seats a fresh deal always exists. */
const freshDealsOfThree = (living: readonly number[], before: Targets): number =>
  [1, 2].filter((step) => living.every((seat, k) => living[(k + step) % 3] !== before.get(seat))).length;

/** `same-target`. `before` is empty in the first round, where every target is fresh. */
const dealFresh = (living: readonly number[], stream: Stream, before: Targets): Dealt => {
  const choices = living.length === 3 ? freshDealsOfThree(living, before) : Number.POSITIVE_INFINITY;
  if (choices === 0) {
    return {
      targets: assign(living, derangement(living, stream)),
      warnings: ['These three cannot all have a fresh target, so somebody has the same target as before.'],
    };
  }
  const isFresh = (targets: readonly number[]): boolean =>
    living.every((seat, k) => targets[k] !== seat && targets[k] !== before.get(seat));
  return {
    targets: assign(living, shuffleUntil(living, stream, isFresh)),
    warnings:
      choices === 1 ? ['With these three only one fresh deal exists, so everybody knows every target.'] : [],
  };
};

/**
 * Wishes that leave no deal among those who are still in are dropped, one after another in their order; which they are
 * depends on nothing that is secret.
 */
const dealWished = (spec: Spec, living: readonly number[], stream: Stream): Dealt => {
  const among = wishesOf(spec).flatMap((wish): Wish[] => {
    const seats = wish.seats.filter((seat) => living.includes(seat));
    if (wish.kind === 'not') return seats.length === 2 ? [wish] : [];
    return seats.length > 1 ? [{ ...wish, seats }] : [];
  });
  const [kept, dropped] = isPossible(living, kindOf(spec, among))
    ? [among, []]
    : living.length > MOST_COUNTED
      ? [[], among]
      : among.reduce(
          ([kept, dropped]: [Wish[], Wish[]], wish): [Wish[], Wish[]] =>
            isPossible(living, kindOf(spec, [...kept, wish]))
              ? [[...kept, wish], dropped]
              : [kept, [...dropped, wish]],
          [[], []],
        );
  return {
    targets: assign(living, drawDeal(living, kindOf(spec, kept), stream)),
    warnings: dropped.map(
      (wish) =>
        `With those who are left this wish cannot be kept: ${wishSentence(wish, spec.names, listed)}.`,
    ),
  };
};

const dealRound = (spec: Spec, living: readonly number[], open: () => Stream, before: Targets): Dealt => {
  const { options } = spec;
  // Two hunt each other: nothing is dealt, and nothing is drawn.
  if (living.length === 2) return { targets: assign(living, living.toReversed()), warnings: [] };
  if (options.fresh) return dealFresh(living, open(), before);
  if (options.wishes) return dealWished(spec, living, open());
  return { targets: assign(living, (options.ring ? ring : derangement)(living, open())), warnings: [] };
};

/** The round after the last of the leavers (those who left at once are one list). The spec has been checked. */
const dealTargets = (spec: Spec, open: (label: string) => Stream, leavers: Leavers): Result<TargetRound> => {
  const rounds = livingByRound(spec.names.length, leavers);
  if (!rounds.ok) return rounds;

  let current: TargetRound = { round: 0, living: [], targets: new Map(), warnings: [] };
  for (const [round, living] of rounds.value.entries()) {
    if (living.length < 2) {
      return err(
        'game-over',
        `After death ${round} fewer than two are left: the game is over, count the hits.`,
      );
    }
    const label = `target/${round}/${living.join(',')}`;
    const dealt = dealRound(spec, living, () => open(label), current.targets);
    current = { round, living, ...dealt };
  }
  return ok(current);
};

const NOTE =
  'Attack them, or cast a spell that targets them or what they control: that is first blood, ' +
  'and you show this card at once.';
const LAST_TWO_NOTE = 'Two are left and nothing is dealt: you hunt each other, openly.';

/** What a living seat reads on its card. */
export const targetCard = (
  { names }: Pick<Spec, 'names'>,
  living: readonly number[],
  target: number,
): SealedCard => ({
  caption: 'Your target',
  value: itemAt(names, target),
  note: living.length === 2 ? LAST_TWO_NOTE : NOTE,
});

/** What wishes leave of the first deal, for so few seats that it can be counted: all may know it. */
export const wishesLeave = (spec: Spec) => {
  if (!spec.options.wishes || spec.names.length > MOST_COUNTED) return undefined;
  const kind = kindOf(spec, wishesOf(spec));
  const possible = possibleTargets(everySeat(spec), kind);
  return {
    /** How many deals. */
    left: countDeals(everySeat(spec), kind),
    /** Cards that everyone can work out, a sentence each. */
    known: [...possible].flatMap(([seat, targets]) =>
      targets.length === 1
        ? [`${spec.names[seat]}’s card can only be ${spec.names[itemAt(targets, 0)]}.`]
        : [],
    ),
  };
};

/** The wishes of the first deal and what follows from them, as everyone at the table has to know. */
const wishNotes = (spec: Spec): readonly string[] => {
  const wishes = wishesOf(spec);
  if (wishes.length === 0) return [];
  const left = wishesLeave(spec);
  return [
    `The wishes: ${wishes.map((wish) => wishSentence(wish, spec.names, listed)).join('; ')}.`,
    ...(left ? [`They leave ${counted(left.left, 'deal')}.`, ...left.known] : []),
  ];
};

const describe = (spec: Spec, { round, living, targets, warnings: ofRound }: TargetRound): Deal => {
  const warnings = round === 0 ? [...wishNotes(spec), ...ofRound] : ofRound;
  const nameOf = (seat = -1): string => spec.names[seat] ?? '';
  const pairs = living.map((seat) => [nameOf(seat), nameOf(targets.get(seat))] as const);
  return {
    round,
    living,
    cards: living.map((seat) => ({ seat, ...targetCard(spec, living, entryOf(targets, seat)) })),
    ...(warnings.length > 0 && { warnings }),
    json: {
      game: 'target',
      targets: Object.fromEntries(pairs),
      ...(round === 0 && spec.options.wishes && { left: wishesLeave(spec)?.left }),
      ...(round > 0 && { round, living }),
      ...(warnings.length > 0 && { warnings }),
    },
  };
};

/** Deals as seats, for those who need more than words: give it to `dealOpen` in place of the game. */
export const targetDealer: Dealer<TargetRound> = { check, deal: dealTargets };

export const dealing = dealingOf(targetDealer, { options: OPTIONS, redeals: true }, describe);

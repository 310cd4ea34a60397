/**
 * Who hunts whom. Every derangement of the living is equally likely; after a death the survivors are dealt again, under a
 * label that names the round and the seats, so that a round can be dealt without those before it. Only `same-target` looks back.
 */
import * as m from '#messages/target';
import { entryOf, itemAt } from '../../base/lists';
import { err, ok, type Result } from '../../base/result';
import type { SealedCard } from '../../deal/sealed/game';
import type { SeatBounds } from '../../deal/seats';
import { type Leavers, livingByRound } from '../../deal/v1/living';
import { derangement, ring, shuffleUntil } from '../../deal/v1/shuffle';
import { type CanonicalSpec, canonicalSpec, type Dealer, type Spec } from '../../deal/v1/spec';
import type { Stream } from '../../deal/v1/stream';
import { type Deal, dealingOf } from '../game';
import { flag, type OptionDef, text } from '../options';
import { SET } from '../set';
import { checkWishes, drawWished, foresee, tellWishes } from './wishes';

export const RING = flag('ring', m.oneRing, m.oneRingHelp, 'any-deal');

export const FRESH = flag('fresh', m.freshTargets, m.freshTargetsHelp, 'same-target');

export const WISHES: OptionDef = {
  ...text('wishes', m.wishes, m.wishesHelp, 'any-deal'),
  field: 'wishes',
};

/** The game itself has no upper bound; 200 is as many as anything here is tested for. */
export const TARGET_SEATS: SeatBounds = { title: m.gameTitle, min: 3, max: 200 };

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

/** A set changes words alone: without it the same cards are dealt in ours. */
export const DEAL_OPTIONS = [RING, FRESH, WISHES, SET];

const check = (spec: Spec): Result<CanonicalSpec> => {
  const seated = canonicalSpec(spec, DEAL_OPTIONS, TARGET_SEATS);
  if (!seated.ok) return seated;
  const { ring, fresh, wishes } = seated.value.options;
  if (ring && fresh) return err('options-together', m.freshTargetsWithRing);
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
      warnings: [m.freshTargetsImpossible],
    };
  }
  const isFresh = (targets: readonly number[]): boolean =>
    living.every((seat, k) => targets[k] !== seat && targets[k] !== before.get(seat));
  return {
    targets: assign(living, shuffleUntil(living, stream, isFresh)),
    warnings: choices === 1 ? [m.freshTargetsKnown] : [],
  };
};

const drawRing = (_: Spec, living: readonly number[], stream: Stream) => ring(living, stream);
const drawAny = (_: Spec, living: readonly number[], stream: Stream) => derangement(living, stream);

const dealRound = (spec: Spec, living: readonly number[], open: () => Stream, before: Targets): Dealt => {
  const { options } = spec;
  // Two hunt each other: nothing is dealt, and nothing is drawn.
  if (living.length === 2) return { targets: assign(living, living.toReversed()), warnings: [] };
  if (options.fresh) return dealFresh(living, open(), before);
  const draw = options.wishes ? drawWished : options.ring ? drawRing : drawAny;
  return { targets: assign(living, draw(spec, living, open())), warnings: [] };
};

/** The round after the last of the leavers (those who left at once are one list). The spec has been checked. */
const dealTargets = (spec: Spec, open: (label: string) => Stream, leavers: Leavers): Result<TargetRound> => {
  const rounds = livingByRound(spec.names.length, leavers);
  if (!rounds.ok) return rounds;

  let current: TargetRound = { round: 0, living: [], targets: new Map(), warnings: [] };
  for (const [round, living] of rounds.value.entries()) {
    if (living.length < 2) {
      return err('game-over', m.gameOver({ round }));
    }
    const label = `target/${round}/${living.join(',')}`;
    const dealt = dealRound(spec, living, () => open(label), current.targets);
    current = { round, living, ...dealt };
  }
  return ok(spec.options.wishes ? { ...current, warnings: tellWishes(spec, current.living) } : current);
};

const NOTE = m.cardNote;
const LAST_TWO_NOTE = m.cardNoteLastTwo;

/** What a set of somebody's own has on the target card, where that is not as usual. */
export interface OwnCard {
  /** Above the name. */
  readonly title: string;
  readonly text?: string;
  /** A data URL. */
  readonly picture?: string;
}

export const TARGET_TITLE = m.yourTarget;

/** What a living seat reads on its card. */
export const targetCard = (
  { names }: Pick<Spec, 'names'>,
  living: readonly number[],
  target: number,
  { title: caption, text: note = NOTE }: OwnCard = { title: TARGET_TITLE },
): SealedCard => ({
  caption,
  value: itemAt(names, target),
  note: living.length === 2 ? LAST_TWO_NOTE : note,
});

const describe = (
  spec: Spec,
  { round, living, targets, warnings }: TargetRound,
  own: OwnCard | undefined,
): Deal => {
  const nameOf = (seat = -1): string => spec.names[seat] ?? '';
  const pairs = living.map((seat) => [nameOf(seat), nameOf(targets.get(seat))] as const);
  return {
    round,
    living,
    cards: living.map((seat) => ({ seat, ...targetCard(spec, living, entryOf(targets, seat), own) })),
    ...(warnings.length > 0 && { warnings }),
    json: {
      game: 'target',
      targets: Object.fromEntries(pairs),
      ...(round === 0 && spec.options.wishes && { left: foresee(spec)?.left }),
      ...(round > 0 && { round, living }),
      ...(warnings.length > 0 && { warnings }),
    },
  };
};

/** Deals as seats, for those who need more than words: give it to `dealOpen` in place of the game. */
export const targetDealer: Dealer<TargetRound> = { check, deal: dealTargets };

/** The dealing in the words of a set, or in ours. */
export const dealingWith = (own?: OwnCard) =>
  dealingOf(targetDealer, { options: DEAL_OPTIONS, redeals: true, foresee }, (spec, dealt) =>
    describe(spec, dealt, own),
  );

export const dealing = dealingWith();

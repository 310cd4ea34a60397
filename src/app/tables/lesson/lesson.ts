/**
 * A guided round: the table that the rules tell of, played move by move by somebody new to it. Every move is theirs;
 * one that the rules forbid is refused by its rule, and one that they allow but the round does not take is not made.
 */
import { isRecord } from '../../../base/lists';
import { href } from '../../links';
import type { CommonSetup } from '../game';

export interface LessonStep {
  readonly event: unknown;
  /** What happens, as the log says it. */
  readonly now: string;
  /** What is said of it afterwards, a paragraph each; nothing where the next move goes on with it. */
  readonly told: readonly string[];
}

/** As the site has it for a game: `rules/<id>/` and `LESSON_FILE`. */
export interface Lesson {
  readonly setup: CommonSetup;
  /** What is said before the first move. */
  readonly before: readonly string[];
  readonly steps: readonly LessonStep[];
}

/** What a site has of a round, beside the rules of its game. */
export const LESSON_FILE = 'round.json';

/** The address of a guided round; each game has one. */
export const ROUND = 'play=round';

/** The address of the form for somebody who plays alone against the house. */
export const ALONE = 'play=alone';

export const roundId = (game: string): string => `round-${game}`;

export const isRound = (id: string): boolean => id.startsWith('round-');

/** A value with the keys of its records in one order, as text. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    isRecord(one) ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1))) : one,
  );

export const isSameEvent = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** `undefined` where a game has no guided round, or nothing came. */
export const loadLesson = async (game: string): Promise<Lesson | undefined> => {
  const got = await fetch(href('rules', game, LESSON_FILE)).catch(() => undefined);
  return got?.ok ? got.json() : undefined;
};

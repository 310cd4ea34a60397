/**
 * A question as data: what a table asks the people round it, and every answer that it takes. A game's `ask(state, setup,
 * step)` is pure: its page draws the question, and whoever else plays or tells the game can read it.
 */
import type { Result } from '../base/result';

/**
 * What an answer does: it plays an event, or it is a part of one, and the table asks on with that step. An event that the
 * rules refuse is offered where leaving it out would give a card away, or where the reason helps whoever slipped.
 */
export type Answer<Event, Step = never> = Play<Event> | { readonly step: Step };

export interface Play<Event> {
  readonly play: Event;
  readonly legal?: false;
}

/** A button: its word, its answer, and how it looks. */
type Press<Event, Step> = readonly [word: string, answer: Answer<Event, Step>, look?: string];

export interface Ask<Event, Step = never> {
  /** The heading, one question or fact: "Ana rolls". Everyone may see it, on a second screen too. */
  readonly title: string;
  /** One sentence under it, for the player whose turn it is: what to do. */
  readonly sentence: string;
  /** The rule that says more, by its id in the Law. */
  readonly rule?: string | undefined;
  /** The question of a step, where it says more than the heading. */
  readonly part?: string;
  /** By seat, square or tile: what a press on it in the picture answers. */
  readonly places?: ReadonlyMap<number, Answer<Event, Step>>;
  readonly presses?: readonly (Press<Event, Step> | false | undefined)[];
  /** Hands that are up, from 0 to `most`; without `enough` no number means anything yet. */
  readonly hands?: {
    readonly label: string;
    readonly most: number;
    readonly enough?: (hands: number) => boolean;
    readonly answer: (hands: number) => Answer<Event, Step>;
  };
  /** Dice that `name` rolls, here or on the table. */
  readonly dice?: {
    readonly name: string;
    readonly count: number;
    readonly sides: readonly number[];
    readonly answer: (values: readonly number[]) => Play<Event>;
  };
  /** What can be counted beside the question, by the counter's name: one more, or one less. */
  readonly counters?: ReadonlyMap<string, (by: 1 | -1) => Play<Event>>;
}

/** An event that the rules may refuse now: not to offer it would give away a card, or why it is refused. */
export const tried = <State, Event>(
  apply: (state: State, event: Event) => Result<State>,
  state: State,
  event: Event,
): Play<Event> => ({ play: event, ...(!apply(state, event).ok && { legal: false }) });

export const places = <Event, Step = never>(
  seats: readonly number[],
  answer: (seat: number) => Answer<Event, Step>,
): ReadonlyMap<number, Answer<Event, Step>> => new Map(seats.map((seat) => [seat, answer(seat)]));

/** For the tests of tables: all answers of a question, games that are played by them, and whether an event is among them. */
import { isDeepStrictEqual } from 'node:util';
import type { Result } from '../../base/result';
import { openStream } from '../../deal/v1/stream';
import type { Answer, Ask } from '../../games/ask';

const rolls = (sides: readonly number[], count: number): readonly (readonly number[])[] =>
  count === 0 ? [[]] : rolls(sides, count - 1).flatMap((roll) => sides.map((side) => [...roll, side]));

/** The answers of a question, by how they are given. */
export const answersOf = <Event, Step>(
  asked: Ask<Event, Step>,
): readonly (readonly Answer<Event, Step>[])[] => [
  [...(asked.places?.values() ?? [])],
  (asked.presses ?? []).flatMap((press) => (press ? [press[1]] : [])),
  asked.hands ? Array.from({ length: asked.hands.most + 1 }, (_, k) => k).map(asked.hands.answer) : [],
  asked.dice ? rolls(asked.dice.sides, asked.dice.count).map(asked.dice.answer) : [],
  [...(asked.counters?.values() ?? [])].flatMap((count) => [count(1), count(-1)]),
];

type Asking<Event, Step> = (step?: Step) => readonly (readonly Answer<Event, Step>[])[];

/** Whether some answers, one after another, come to an event; `fits` says whether a step can be on its way. */
export const isOffered = <Event, Step>(
  asking: Asking<Event, Step>,
  event: Event,
  fits: (step: Step) => boolean,
): boolean => {
  const seen = new Set<string>();
  const walk = (step?: Step): boolean => {
    const key = JSON.stringify(step) ?? '';
    if (seen.has(key)) return false;
    seen.add(key);
    return asking(step)
      .flat()
      .some((answer) =>
        'play' in answer ? isDeepStrictEqual(answer.play, event) : fits(answer.step) && walk(answer.step),
      );
  };
  return walk();
};

/** Numbers below a count, the same for the same seed; and one of a list. */
export const pickerOf = (seed: number) => {
  const chance = openStream(new Uint8Array(32), `ask/${seed}`);
  const pick = (count: number): number => chance.below(count);
  return Object.assign(pick, { of: <T>(list: readonly T[]): T => list[pick(list.length)] as T });
};

interface Played<State, Event, Step> {
  readonly first: State;
  readonly asking: (state: State) => Asking<Event, Step>;
  readonly apply: (state: State, event: Event) => Result<State>;
  /** A number below `count`. */
  readonly pick: (count: number) => number;
  /** How many answers are given. */
  readonly answers: number;
}

/**
 * The states of a game in which whatever is offered is answered, each way of answering as likely, and each offer about which
 * the question was wrong: the rules refuse it, or take what is marked as refused.
 */
export const playByAnswers = <State, Event, Step>(game: Played<State, Event, Step>) => {
  const { first, asking, apply, pick, answers } = game;
  const states = [first];
  const wrong: Event[] = [];
  const slips: Event[] = [];
  let step: Step | undefined;
  for (let k = 0; k < answers; k++) {
    const state = states.at(-1) as State;
    const ways = asking(state)(step).filter((way) => way.length > 0);
    const way = ways[pick(Math.max(1, ways.length))];
    const answer = way?.[pick(way.length)];
    if (!answer) break;
    step = 'step' in answer ? answer.step : undefined;
    if (!('play' in answer)) continue;
    const next = apply(state, answer.play);
    if (next.ok === (answer.legal === false)) wrong.push(answer.play);
    if (next.ok) states.push(next.value);
    else slips.push(answer.play);
  }
  return { states, wrong, slips };
};

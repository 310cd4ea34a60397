/**
 * The example of the rules: a table as its page saves it, in content/tmag/round.json. The pictures of the first round are
 * drawn from it, and a test holds the words of the rules against its log.
 */
import record from '../../../content/tmag/round.json' with { type: 'json' };
import { unwrap } from '../../base/result';
import { dealOpen } from '../../deal/v1/spec';
import { tmagDealer } from './deal';
import type { Destination } from './rules/moves';
import type { State, TableEvent } from './rules/state';
import { apply, start } from './rules/table';

const { names, seed } = record.setup;

/** By seat. */
export const EXAMPLE_NAMES: readonly string[] = names;

/** The table before the first roll: that of the example, or of other players with its seed. */
export const exampleStart = (names: readonly string[]): State =>
  unwrap(start(unwrap(dealOpen({ dealing: tmagDealer }, { game: 'tmag', names, options: {} }, seed))));

/** The table before the first event of the example, and after each. */
export const exampleStates = (): readonly State[] => {
  let state = exampleStart(EXAMPLE_NAMES);
  return [
    state,
    ...(record.events as readonly TableEvent[]).map((event) => {
      state = unwrap(apply(state, event));
      return state;
    }),
  ];
};

/** The k-th move of the example, from 1: how it ends, and the other squares where it could have ended. */
export const exampleMove = (k: number) => {
  const states = exampleStates();
  const at = states.flatMap(({ awaits }, index) => (awaits.kind === 'move' ? [index] : []))[k - 1] ?? -1;
  const [before, after] = states.slice(at, at + 2);
  const moved = after?.news.find(({ kind }) => kind === 'moved');
  if (before?.awaits.kind !== 'move' || !after || moved?.kind !== 'moved')
    throw new Error(`the example has no ${k} moves`);
  const { seat, roll, destinations } = before.awaits;
  const isEnd = ({ square }: Destination) => square === moved.path.at(-1);
  const [end, others] = [destinations.filter(isEnd)[0], destinations.filter((one) => !isEnd(one))];
  return { seat, roll, end: end as Destination, others, before, after };
};

export type ExampleMove = ReturnType<typeof exampleMove>;

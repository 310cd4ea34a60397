/**
 * The example of the rules: a table as its page saves it, in content/mafia/round.json. The pictures of the first round are
 * drawn from it, and a test holds the words of the rules against its log.
 */
import record from '../../../content/mafia/round.json' with { type: 'json' };
import { unwrap } from '../../base/result';
import { dealOpen } from '../../deal/v1/spec';
import { mafiaDealer } from './deal';
import { apply, start, type TableEvent, tableRules } from './rules';

const { names, seed } = record.setup;

export const EXAMPLE_EVENTS = record.events as readonly TableEvent[];

/** The example after its first event of a kind, or its k-th, with what everybody really is by seat. */
export const exampleAfter = (kind: TableEvent['kind'], k = 1) => {
  const roles = unwrap(dealOpen({ dealing: mafiaDealer }, { game: 'mafia', names, options: {} }, seed));
  let state = unwrap(start({ players: names.length, rules: tableRules(), roles }));
  let left = k;
  for (const event of EXAMPLE_EVENTS) {
    state = unwrap(apply(state, event));
    if (event.kind === kind) left -= 1;
    if (left === 0) return { names, roles, state };
  }
  throw new Error(`the example has no ${k} events “${kind}”`);
};

export type ExampleMoment = ReturnType<typeof exampleAfter>;

/**
 * The example of the rules: a table as its page saves it, in content/target/round.json. The pictures of the first round are
 * drawn from it, and a test holds the words of the rules against its log.
 */
import record from '../../../content/target/round.json' with { type: 'json' };
import { unwrap } from '../../base/result';
import { apply, type State, start, type TableEvent } from './rules';

export const EXAMPLE_EVENTS = record.events as readonly TableEvent[];

/** The example after so many of its events. */
export const exampleAfter = (events: number): State =>
  EXAMPLE_EVENTS.slice(0, events).reduce(
    (state, event) => unwrap(apply(state, event)),
    unwrap(start(record.setup)),
  );

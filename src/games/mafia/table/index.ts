/** What the rest of the program needs of the table. */
export {
  type Ending,
  REASONS,
  type Reason,
  type Side,
} from './ending';
export {
  MAFIA_READ_OPTIONS,
  MAFIA_TABLE_OPTIONS,
  RULE_OPTIONS,
  type TableRules,
  THRESHOLD,
  tableRules,
} from './options';
export { mixesOf, type Setup } from './setup';
export {
  type Awaited,
  type Cause,
  living,
  type News,
  RULE_IDS,
  type State,
  type TableEvent,
} from './state';
export { apply, start } from './table';
export { neededToPass, neededVotes } from './votes';

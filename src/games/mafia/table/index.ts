/** What the rest of the program needs of the table. */

export { neededToPass, neededVotes } from './lynch-mob';
export { MAFIA_TABLE_OPTIONS, RULE_OPTIONS, type TableRules, THRESHOLD, tableRules } from './options';
export {
  type Ending,
  mixesOf,
  REASONS,
  type Reason,
  type Setup,
  type Side,
} from './setup';
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

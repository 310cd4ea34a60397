/** A table of Assassin, for Magic: its rules, and what all may see of it. */
export { mayAttack } from './may-attack';
export { couldHold } from './possible';
export { checkSetup, rulesOf, type Setup, TABLE_OPTIONS } from './setup';
export {
  type Death,
  hunterOf,
  isAlive,
  MEANS,
  type Means,
  type News,
  nameOf,
  publicView,
  type State,
  type TableEvent,
} from './state';
export { apply, start } from './table';

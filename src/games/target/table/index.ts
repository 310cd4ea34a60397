/** A table of Assassin, for Magic: its rules, and what all may see of it. */
export { mayAttack } from './may-attack';
export { rulesOf, TABLE_OPTIONS } from './options';
export { couldHold } from './possible';
export { checkSetup, type Setup } from './setup';
export {
  type Death,
  hunterOf,
  isAlive,
  MEANS,
  type Means,
  type News,
  nameOf,
  type State,
  type TableEvent,
} from './state';
export { apply, start } from './table';
export { publicView } from './view';

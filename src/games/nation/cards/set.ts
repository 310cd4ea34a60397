/** The card set of this program: our own list, by the numbers and the few names that the game's rules give. */
import type { CardSet } from '../cards';
import { CONTRACTS } from './contracts';
import { HIT_LISTS } from './hit-lists';
import { MODIFIER_CARDS, MODIFIERS } from './modifiers';
import { SPECIALISTS } from './specialists';
import { TARGETS } from './targets';
import { WEAPON_CARDS, WEAPONS } from './weapons';

export const NATION_CARDS: CardSet = {
  targets: TARGETS,
  weapons: WEAPONS,
  weaponCards: WEAPON_CARDS,
  modifiers: MODIFIERS,
  modifierCards: MODIFIER_CARDS,
  contracts: CONTRACTS,
  specialists: SPECIALISTS,
  hitLists: HIT_LISTS,
};

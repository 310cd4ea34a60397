/** The card set of this program: our own list, by the numbers and the few names that the game's rules give. */
import type { CardSet, Specialist } from '.';
import { CONTRACTS } from './contracts';
import { HIT_LISTS } from './hit-lists';
import { MODIFIER_CARDS, MODIFIERS } from './modifiers';
import { TARGETS } from './targets';
import { WEAPON_CARDS, WEAPONS } from './weapons';

/** For the weapons of 6–4 and 6–3: a second die is worth more where one often fails. Their order is frozen: deals count by it. */
const SPECIALISTS: readonly Specialist[] = [
  { id: 'duellist', name: 'The Duellist', weapon: 'pistol', icon: 'duel' },
  { id: 'poacher', name: 'The Poacher', weapon: 'crossbow', icon: 'archer' },
  { id: 'chef', name: 'The Chef', weapon: 'knife', icon: 'cook' },
  { id: 'miner', name: 'The Miner', weapon: 'explosive', icon: 'miner' },
  { id: 'climber', name: 'The Climber', weapon: 'rope', icon: 'mountain-climbing' },
  { id: 'mechanic', name: 'The Mechanic', weapon: 'sabotage', icon: 'mechanic-garage' },
];

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

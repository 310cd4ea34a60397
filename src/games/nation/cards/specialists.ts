/** Six specialists, for the weapons of 6–4 and 6–3: a second die is worth more where one often fails. */
import type { Specialist } from '../cards';

/** Their order is frozen: deals count by it. */
export const SPECIALISTS: readonly Specialist[] = [
  { id: 'duellist', name: 'The Duellist', weapon: 'pistol', icon: 'duel' },
  { id: 'poacher', name: 'The Poacher', weapon: 'crossbow', icon: 'archer' },
  { id: 'chef', name: 'The Chef', weapon: 'knife', icon: 'cook' },
  { id: 'miner', name: 'The Miner', weapon: 'explosive', icon: 'miner' },
  { id: 'climber', name: 'The Climber', weapon: 'rope', icon: 'mountain-climbing' },
  { id: 'mechanic', name: 'The Mechanic', weapon: 'sabotage', icon: 'mechanic-garage' },
];

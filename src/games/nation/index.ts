import type { Game } from '../game';
import { nationDealing } from './deal';
import type { NationFace } from './face';
import { NATION_FACTS, NATION_TABLES } from './facts';
import { nationKit } from './kit';
import { NATION_SEATS } from './players';
import { nationSealed } from './sealed';

export const nation: Game<NationFace> = {
  id: 'nation',
  title: NATION_SEATS.title,
  tagline: 'Rival assassins, one pyramid of targets. Take the contract, choose the weapon, strike first.',
  icon: 'crosshair',
  players: { min: NATION_SEATS.min, max: NATION_SEATS.max },
  needs: ['paper'],
  time: '60 to 90 minutes',
  kits: [nationKit],
  dealing: nationDealing,
  sealed: nationSealed,
  facts: NATION_FACTS,
  tables: NATION_TABLES,
};

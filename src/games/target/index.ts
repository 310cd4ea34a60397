import type { Game } from '../game';
import { targetDealing } from './deal';
import { TARGET_FACTS, TARGET_SEATS, TARGET_TABLES } from './facts';
import { type TargetFace, targetKit } from './kit';
import { targetSealed } from './sealed';

export const target: Game<TargetFace> = {
  id: 'target',
  title: TARGET_SEATS.title,
  tagline: 'Everyone hunts one player. Nobody knows who hunts them, until first blood.',
  icon: 'bullseye',
  players: { min: TARGET_SEATS.min },
  needs: ['paper', 'magic-decks'],
  time: '60 to 120 minutes',
  kits: [targetKit],
  dealing: targetDealing,
  sealed: targetSealed,
  facts: TARGET_FACTS,
  tables: TARGET_TABLES,
};

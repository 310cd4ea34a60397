import type { Game } from '../../../src/games/game';
import { dealing, SAMPLE_SEATS } from './deal';
import { kits, type SampleFace } from './kit';

export const sample: Game<SampleFace> = {
  id: 'sample',
  title: SAMPLE_SEATS.title,
  tagline: 'Everyone hunts the player on their card. All cards form one circle.',
  icon: 'bullseye',
  place: 100,
  players: { min: SAMPLE_SEATS.min, max: SAMPLE_SEATS.max },
  needs: ['paper'],
  time: '30 to 60 minutes',
  kits,
  dealing,
};

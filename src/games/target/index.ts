import { minutes } from '#messages/games';
import * as m from '#messages/target';
import type { Game } from '../game';
import { dealing, TARGET_SEATS } from './deal';
import { kits, type TargetFace } from './kit';
import { sealed } from './sealed';
export const target: Game<TargetFace> = {
  id: 'target',
  title: TARGET_SEATS.title,
  tagline: m.tagline,
  place: 2,
  players: { min: TARGET_SEATS.min },
  needs: ['paper', 'magic-decks'],
  time: minutes({ least: 60, most: 120 }),
  kits,
  dealing,
  sealed,
};

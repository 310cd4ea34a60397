import { minutes } from '#messages/games';
import * as m from '#messages/nation';
import type { Game } from '../game';
import { dealing } from './deal';
import { kits, type NationFace } from './kit';
import { NATION_SEATS } from './rules/places';
import { sealed } from './sealed';
export const nation: Game<NationFace> = {
  id: 'nation',
  title: NATION_SEATS.title,
  tagline: m.tagline,
  place: 4,
  players: { min: NATION_SEATS.min, max: NATION_SEATS.max },
  needs: ['paper'],
  time: minutes({ least: 60, most: 90 }),
  kits,
  dealing,
  sealed,
};

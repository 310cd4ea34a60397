import { minutes } from '#messages/games';
import * as m from '#messages/tmag';
import type { Game } from '../game';
import { dealing } from './deal';
import { kits, type TmagFace } from './kit';
import { RULES_EDITION } from './rules/options';
import { TMAG_SEATS } from './rules/players';
import { sealed } from './sealed';
export const tmag: Game<TmagFace> = {
  id: 'tmag',
  title: TMAG_SEATS.title,
  tagline: m.tagline,
  place: 3,
  players: { min: TMAG_SEATS.min, max: TMAG_SEATS.max },
  needs: ['paper'],
  time: minutes({ least: 20, most: 60 }),
  kits,
  dealing,
  tableEdition: RULES_EDITION,
  sealed,
};

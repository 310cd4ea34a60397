import { minutes } from '#messages/games';
import * as m from '#messages/mafia';
import type { Game } from '../game';
import { dealing } from './deal';
import { kits, type MafiaFace } from './kit';
import { MAFIA_SEATS } from './mix';
import { RULES_EDITION } from './rules';
import { sealed } from './sealed';
export const mafia: Game<MafiaFace> = {
  id: 'mafia',
  title: MAFIA_SEATS.title,
  tagline: m.tagline,
  place: 1,
  players: { min: MAFIA_SEATS.min },
  needs: ['playing-cards'],
  time: minutes({ least: 20, most: 45 }),
  kits,
  dealing,
  tableEdition: RULES_EDITION,
  sealed,
};

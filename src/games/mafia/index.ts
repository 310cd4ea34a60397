import type { Game } from '../game';
import { mafiaDealing } from './deal';
import { MAFIA_FACTS, MAFIA_TABLES } from './facts';
import { type MafiaFace, mafiaKit } from './kit';
import { MAFIA_SEATS } from './mix';
import { mafiaSealed } from './sealed';

export const mafia: Game<MafiaFace> = {
  id: 'mafia',
  title: MAFIA_SEATS.title,
  tagline: 'One Assassin, a few Mafia, and Plebs who know nothing. Nights are short.',
  icon: 'hooded-assassin',
  players: { min: MAFIA_SEATS.min },
  needs: ['playing-cards'],
  time: '20 to 45 minutes',
  kits: [mafiaKit],
  dealing: mafiaDealing,
  sealed: mafiaSealed,
  facts: MAFIA_FACTS,
  tables: MAFIA_TABLES,
};

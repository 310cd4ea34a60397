import type { Game } from '../game';
import { tmagDealing } from './deal';
import { TMAG_FACTS, TMAG_TABLES } from './facts';
import { type TmagFace, tmagKit } from './kit';
import { TMAG_SEATS } from './players';
import { tmagSealed } from './sealed';

export const tmag: Game<TmagFace> = {
  id: 'tmag',
  title: TMAG_SEATS.title,
  tagline: 'One runs for the four bases, the others close in. Whoever captures the victim is the next.',
  icon: 'great-pyramid',
  players: { min: TMAG_SEATS.min, max: TMAG_SEATS.max },
  needs: ['paper'],
  time: '20 to 60 minutes',
  kits: [tmagKit],
  dealing: tmagDealing,
  sealed: tmagSealed,
  facts: TMAG_FACTS,
  tables: TMAG_TABLES,
};

import { SAMPLE_SEATS } from './deal';

export const facts = { minPlayers: String(SAMPLE_SEATS.min), maxPlayers: String(SAMPLE_SEATS.max) };

export const tables = {};

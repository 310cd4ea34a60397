/** How the games are dealt sealed, for tests. */
import { gameById } from '.';
import type { Game } from './game';

export const sealedById = (id: string): Game['sealed'] => gameById(id)?.sealed;

/** The form of a table: names, options and seed, and what else a game asks. */
import { later } from '../later';

export const StartForm = later(async () => (await import('./StartFields')).StartFields);

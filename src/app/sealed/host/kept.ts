/**
 * The sealed games that this browser hosts. Nothing is shown before it is on the disk, so that a battery that dies takes
 * no entry out of a log.
 */
import { openDatabase, type Revised } from '../../store/database';
import { DATABASES } from '../../store/stored';

/** What the host does before the cards are dealt, in this order. */
export const STEPS = ['seal', 'seats', 'words'] as const;
export type Step = (typeof STEPS)[number];

export interface KeptGame extends Revised {
  /** For lists; the record has them too. */
  readonly names: readonly string[];
  /** As `encodeVerifyLink` writes; perhaps damaged. */
  readonly record: string;
  readonly step: Step;
  /** By seat: which of its links was handed out, counted as `rekeys` are; -1 for none. */
  readonly given: readonly number[];
  /** Seats that play on this device. */
  readonly here: readonly number[];
}

const store = openDatabase<KeptGame>({
  ...DATABASES.hosted,
  durability: 'strict',
  full: {
    code: 'host-full',
    message: 'This browser has no room left for this site: leave this page open until the game is over.',
  },
  refused: {
    code: 'host-refused',
    message:
      'This browser does not let this site keep a game: leave this page open until the game is over, or start again in a window that is not private.',
  },
});

export const { get: keptGame, remove: removeGame } = store;
export const putGame = store.put<KeptGame>;

/** All games, or those of one kind, the last used first. */
export const keptGames = async (game?: string): Promise<readonly KeptGame[]> => {
  const all = await store.list();
  return all.ok ? all.value.filter((one) => game === undefined || one.game === game) : [];
};

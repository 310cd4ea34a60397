/**
 * What this browser keeps of sealed deals: the games that it hosts, and its seats in games of others. Lists of events and
 * of bulletins only grow, and each writing merges what is there with what is new in one transaction, so that no second
 * tab, no deletion that is taken back and no older copy drops anything. An entry that cannot be read breaks no other.
 */

import { hexToBytes } from '@noble/hashes/utils.js';
import * as m from '#messages/sealed';
import type { Result } from '../../base/result';
import type { HostEvent } from '../../deal/sealed/host';
import { KEY_BYTES, SECRET_BYTES } from '../../deal/sealed/invitation';
import type { Options } from '../../deal/v1/options';
import { openDatabase, type Revised, type Stored } from '../store/database';
import { DATABASES } from '../store/stored';

/** What happened once. Its id tells it from the same thing that happened again. */
export interface Entry {
  readonly id: string;
  readonly event: HostEvent;
}

export interface KeptGame extends Revised {
  /** Of the protocol; none in version 2. */
  readonly version?: number;
  readonly names: readonly string[];
  readonly options: Options;
  /** `null` for a host who does not play. */
  readonly hostSeat: number | null;
  /** S, in hexadecimal. */
  readonly secret: string;
  readonly entries: readonly Entry[];
  /** When it was put away. It is kept for another day: a deletion that is taken back must not drop what came after it. */
  readonly removed?: number | undefined;
}

export interface KeptSeat extends Stored {
  /** The invitation that it answers, as a link has it. */
  readonly invitation: string;
  readonly seat: number;
  /** p, in hexadecimal. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly answered: number;
  /** Those that opened, as they came. */
  readonly bulletins: readonly string[];
  /** How this phone closed the deal: p' and L, in hexadecimal. Drawn once. */
  readonly closed?: { readonly key: string; readonly roll: string; readonly again?: boolean };
  /** The record, once it was seen: no code is taken after it. */
  readonly record?: string;
}

/** Reads a value that is whole; one of another shape throws somewhere on the way. */
const readerOf =
  <T>(isWhole: (value: T) => boolean) =>
  (value: unknown): T | undefined => {
    try {
      return isWhole(value as T) ? (value as T) : undefined;
    } catch {
      return undefined;
    }
  };

const areTexts = (values: readonly unknown[]): boolean => values.every((value) => typeof value === 'string');

const isEntry = ({ id, event }: Entry): boolean => {
  const { seats, key } = event as { seats?: readonly number[]; key?: string };
  return areTexts([id, event.kind, key ?? '']) && (seats ?? []).every(Number.isInteger);
};

const readGame = readerOf<KeptGame>(({ id, game, names, options, secret, entries }) => {
  const isNamed = areTexts([id, game, ...names]) && typeof options === 'object';
  return isNamed && hexToBytes(secret).length === SECRET_BYTES && entries.every(isEntry);
});

export const readSeat = readerOf<KeptSeat>(({ id, invitation, seat, key, answered, bulletins, closed }) => {
  const isPlaced = Number.isInteger(seat) && Number.isFinite(answered);
  if (closed && hexToBytes(closed.key).length !== KEY_BYTES) return false;
  return isPlaced && areTexts([id, invitation, ...bulletins]) && hexToBytes(key).length === KEY_BYTES;
});

const games = openDatabase<KeptGame>({
  ...DATABASES.hosted,
  durability: 'strict',
  full: m.noRoom,
  refused: m.keepsNoGame,
});

const seats = openDatabase<KeptSeat>({
  ...DATABASES.seats,
  durability: 'strict',
  refused: m.keepsNoSeat,
});

/** All that is there of both entries, in the order of the first. */
export const mergedEntries = (there: readonly Entry[], mine: readonly Entry[]): readonly Entry[] => [
  ...new Map([...there, ...mine].map((entry) => [entry.id, entry])).values(),
];

/** Makes the next state of a game of what is there, all within one transaction. */
export const changeGame = (
  id: string,
  next: (there: KeptGame | undefined) => KeptGame | undefined,
): Promise<Result<void>> => games.change(id, (there) => next(readGame(there)));

export const keptGame = async (id: string): Promise<KeptGame | undefined> => readGame(await games.get(id));

const DAY = 24 * 60 * 60 * 1000;

/**
 * The games of one kind that were not put away, the last used first. What was put away long before `now`, in ms since
 * 1970, goes.
 */
export const keptGames = async (game: string, now: number): Promise<readonly KeptGame[]> => {
  const all = await games.list();
  const read = (all.ok ? all.value : []).flatMap((one) => readGame(one) ?? []);
  for (const { id, removed } of read) if (removed !== undefined && now - removed > DAY) void games.remove(id);
  return read.filter((one) => one.game === game && one.removed === undefined);
};

/** All that is there of seats, read or not. */
export const storedSeats = seats.list;

/** A key is drawn once: what is there stays, and bulletins are only added. Gives the seat as it is kept now. */
export const keepSeat = async (seat: KeptSeat): Promise<{ seat: KeptSeat; refused: string | undefined }> => {
  let kept = seat;
  const done = await seats.change(seat.id, (value) => {
    const there = readSeat(value);
    if (there) {
      const bulletins = [...new Set([...there.bulletins, ...seat.bulletins])];
      const drawn = there.closed ?? seat.closed;
      const again = there.closed?.again || seat.closed?.again || false;
      const record = there.record ?? seat.record;
      kept = {
        ...there,
        bulletins,
        updated: seat.updated,
        ...(drawn && { closed: { ...drawn, again } }),
        ...(record !== undefined && { record }),
      };
    }
    return kept;
  });
  return { seat: kept, refused: done.ok ? undefined : done.error.message };
};

export const dropSeat = seats.remove;

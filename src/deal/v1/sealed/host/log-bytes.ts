/**
 * The log as bytes: each event is its number, then what belongs to it.
 *
 *     01 words      u8 length, UTF-8
 *     02 publish
 *     03 out        u8 count, u8 each seat
 *     04 undo
 *     05 rekey      u8 seat
 *     06 peek       u8 count, u8 each seat
 *     07 end
 */
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Cursor, cursorOver, textOf } from '../links/bytes';
import type { HostEvent } from './events';

/** Enough for the longest evening; what is longer has been made to be long. */
export const MAX_LOG_BYTES = 4096;

const NUMBERS: Readonly<Record<HostEvent['kind'], number>> = {
  words: 1,
  publish: 2,
  out: 3,
  undo: 4,
  rekey: 5,
  peek: 6,
  end: 7,
};

const partsOf = (event: HostEvent): Uint8Array => {
  switch (event.kind) {
    case 'words': {
      const words = utf8ToBytes(event.words);
      return concatBytes(Uint8Array.of(words.length), words);
    }
    case 'out':
    case 'peek':
      return Uint8Array.of(event.seats.length, ...event.seats);
    case 'rekey':
      return Uint8Array.of(event.seat);
    default:
      return new Uint8Array();
  }
};

export const eventBytes = (event: HostEvent): Uint8Array =>
  concatBytes(Uint8Array.of(NUMBERS[event.kind]), partsOf(event));

export const logBytes = (log: readonly HostEvent[]): Uint8Array => concatBytes(...log.map(eventBytes));

const readEvent = (cursor: Cursor): HostEvent | undefined => {
  switch (cursor.byte()) {
    case NUMBERS.words: {
      const words = textOf(cursor.take(cursor.byte()));
      return words === undefined ? undefined : { kind: 'words', words };
    }
    case NUMBERS.publish:
      return { kind: 'publish' };
    case NUMBERS.out:
      return { kind: 'out', seats: [...cursor.take(cursor.byte())] };
    case NUMBERS.undo:
      return { kind: 'undo' };
    case NUMBERS.rekey:
      return { kind: 'rekey', seat: cursor.byte() };
    case NUMBERS.peek:
      return { kind: 'peek', seats: [...cursor.take(cursor.byte())] };
    case NUMBERS.end:
      return { kind: 'end' };
    default:
      return undefined;
  }
};

/** The events; `undefined` where the bytes are no log. Whether they can have happened is not looked at. */
export const readLog = (bytes: Uint8Array): readonly HostEvent[] | undefined => {
  if (bytes.length > MAX_LOG_BYTES) return undefined;
  const log: HostEvent[] = [];
  const cursor = cursorOver(bytes);
  while (!cursor.isSpent()) {
    const event = readEvent(cursor);
    if (!event) return undefined;
    log.push(event);
  }
  return log;
};

/**
 * A bulletin: one round for the whole table, public. Everybody scans the same code, and each phone opens its own slot.
 *
 *     C             32
 *     round         u8
 *     attempt       u8
 *     seats         u8
 *     living              a bit for each seat, see ./seat-bits.ts
 *     E             u8 length, UTF-8
 *     spec                see ./roster.ts; none where it would make the code too large to scan
 *     slot size     u8
 *     slots               one for each living seat, ascending, see ../slot.ts
 *
 * E is in it, so that every phone shows and keeps the words under which the cards were dealt.
 */
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { err, ok, type Result } from '../../../../base/result';
import { type Spec, specHash } from '../../spec';
import { COMMITMENT_BYTES } from '../keys';
import type { FindSealed } from '../payload';
import { SLOT_OVERHEAD } from '../slot';
import { parseTableWords } from '../table-words';
import { cursorOver, textOf } from './bytes';
import { brokenBody, decodeFrame, encodeFrame } from './frame';
import { readRoster, rosterBytes } from './roster';
import { seatBits, seatBytes, seatsOf } from './seat-bits';

export interface Bulletin {
  readonly commitment: Uint8Array;
  /** 0 is the first deal. */
  readonly round: number;
  /** How often a published deal of this round was undone before. */
  readonly attempt: number;
  /** Seats at the start of the game. */
  readonly seats: number;
  /** Ascending. */
  readonly living: readonly number[];
  /** E. */
  readonly words: string;
  readonly spec?: Spec;
  /** One for each living seat, in their order. */
  readonly slots: readonly Uint8Array[];
}

/** A fragment of this length makes a code that a phone reads from another phone's screen. */
export const MAX_SCANNED_CHARACTERS = 1000;

/** The facts that a slot's stamp is about. */
export const factsOf = (
  { round, attempt, seats, living, words }: Omit<Bulletin, 'slots' | 'commitment'>,
  spec: Spec,
): Uint8Array =>
  concatBytes(
    specHash(spec),
    Uint8Array.of(round, attempt, seats),
    seatBits(living, seats),
    utf8ToBytes(words),
  );

export const encodeBulletin = (bulletin: Bulletin): string => {
  const { commitment, round, attempt, seats, living, words, spec, slots } = bulletin;
  const spoken = utf8ToBytes(words);
  return encodeFrame(
    'bulletin',
    commitment,
    Uint8Array.of(round, attempt, seats),
    seatBits(living, seats),
    Uint8Array.of(spoken.length),
    spoken,
    rosterBytes(spec),
    Uint8Array.of(slots[0]?.length ?? 0),
    ...slots,
  );
};

/** The bulletin with its names where they fit into a code that can be scanned, and without them where not. */
export const scannable = (bulletin: Bulletin): Bulletin => {
  if (encodeBulletin(bulletin).length <= MAX_SCANNED_CHARACTERS) return bulletin;
  const { spec: _, ...rest } = bulletin;
  return rest;
};

export const decodeBulletin = (find: FindSealed, text: string): Result<Bulletin> => {
  const body = decodeFrame('bulletin', text);
  if (!body.ok) return body;
  const cursor = cursorOver(body.value);
  const commitment = cursor.take(COMMITMENT_BYTES);
  const [round, attempt, seats] = [cursor.byte(), cursor.byte(), cursor.byte()];
  const living = seatsOf(cursor.take(seatBytes(seats)), seats);
  const words = textOf(cursor.take(cursor.byte()));
  const roster = readRoster(find, cursor);
  const size = cursor.byte();
  const slots = (living ?? []).map(() => cursor.take(size));
  if (!living || living.length === 0 || words === undefined || size < SLOT_OVERHEAD || !cursor.isSpent()) {
    return brokenBody();
  }
  if (!roster.ok) return roster;
  const canonical = parseTableWords(words);
  if (!canonical.ok) return canonical;
  if (canonical.value !== words) return brokenBody();

  const spec = roster.value;
  if (spec) {
    const payload = find(spec.game)?.payloadBytes(spec);
    if (spec.names.length !== seats || payload !== size - SLOT_OVERHEAD) {
      return err(
        'bulletin-seats',
        'The bulletin does not fit its own names: scan it from the host’s screen again.',
      );
    }
  }
  return ok({ commitment, round, attempt, seats, living, words, slots, ...(spec && { spec }) });
};

/**
 * A seat link: what one seat needs to open its slots, and nothing of any other. It holds no card and not S.
 *
 *     C             32
 *     seat          u8    from 0
 *     rekey         u8    how often the seat was given a new link; 255 where the phone knows the seat from a typed code
 *     K_i           16
 *     spec                see ./roster.ts
 */
import { err, ok, type Result } from '../../../../base/result';
import type { Spec } from '../../spec';
import { COMMITMENT_BYTES, SEAT_KEY_BYTES } from '../keys';
import type { FindSealed } from '../payload';
import { cursorOver } from './bytes';
import { brokenBody, decodeFrame, encodeFrame } from './frame';
import { readRoster, rosterBytes } from './roster';

/** A seat as its own phone knows it. */
export interface Seat {
  readonly commitment: Uint8Array;
  /** From 0. */
  readonly seat: number;
  /** Unknown where the seat was typed in as a code. */
  readonly rekey?: number;
  readonly key: Uint8Array;
  readonly spec: Spec;
}

const UNKNOWN_REKEY = 255;

export const encodeSeatLink = ({ commitment, seat, rekey, key, spec }: Seat): string =>
  encodeFrame('seat', commitment, Uint8Array.of(seat, rekey ?? UNKNOWN_REKEY), key, rosterBytes(spec));

export const decodeSeatLink = (find: FindSealed, text: string): Result<Seat> => {
  const body = decodeFrame('seat', text);
  if (!body.ok) return body;
  const cursor = cursorOver(body.value);
  const commitment = cursor.take(COMMITMENT_BYTES);
  const [seat, rekey] = [cursor.byte(), cursor.byte()];
  const key = cursor.take(SEAT_KEY_BYTES);
  const spec = readRoster(find, cursor);
  if (!cursor.isSpent()) return brokenBody();
  if (!spec.ok) return spec;
  if (!spec.value) return brokenBody();
  const seats = spec.value.names.length;
  if (seat >= seats) {
    return err(
      'link-seat',
      `The link is of seat ${seat + 1}, and the game has ${seats}: ask for a new link.`,
    );
  }
  const known = rekey === UNKNOWN_REKEY ? {} : { rekey };
  return ok({ commitment, seat, ...known, key, spec: spec.value });
};

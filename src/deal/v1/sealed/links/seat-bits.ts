/**
 * A set of seats as bits: seat k is bit 7 - k mod 8 of byte floor(k / 8), and bits past the last seat are zero. The length
 * tells the number of seats and nothing of the set.
 */
import { equalBytes } from './bytes';

export const seatBytes = (seats: number): number => Math.ceil(seats / 8);

export const seatBits = (set: readonly number[], seats: number): Uint8Array => {
  const bits = new Uint8Array(seatBytes(seats));
  for (const seat of set) {
    const at = seat >> 3;
    bits[at] = (bits[at] ?? 0) | (0x80 >> (seat & 7));
  }
  return bits;
};

/** The seats, ascending; `undefined` where a bit is of no seat, or the length is wrong. */
export const seatsOf = (bits: Uint8Array, seats: number): readonly number[] | undefined => {
  const set = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => ((bits[seat >> 3] ?? 0) & (0x80 >> (seat & 7))) !== 0,
  );
  return equalBytes(seatBits(set, seats), bits) ? set : undefined;
};

/** A verify link held against what this browser kept: which seat it is about, and whether that seat was dealt fairly. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { ok, type Result } from '../../../base/result';
import {
  type DealRecord,
  decodeVerifyLink,
  type FindSealed,
  hostCommitment,
  tellLog,
  type Verdict,
  verifyDeal,
} from '../../../deal/v1/sealed';
import { specText } from '../../../deal/v1/spec';
import { heldBy, type KeptSeat, seatOf } from '../seat/phone';

export interface Checked {
  readonly record: DealRecord;
  /** One for each seat of this game on this phone. */
  readonly verdicts: readonly { readonly name: string; readonly verdict: Verdict }[];
  /** What the host did, a sentence each; empty where it cannot have happened. */
  readonly log: readonly string[];
}

/**
 * The seats that the link is about: those under its commitment. A host who shows another secret or other names than
 * those of the game has none of these, and is found out by the seats of the same game with the same people.
 */
const seatsOf = (find: FindSealed, seats: readonly KeptSeat[], record: DealRecord): readonly KeptSeat[] => {
  const commitment = bytesToHex(hostCommitment(record));
  const under = seats.filter(({ id }) => id.startsWith(`${commitment}/`));
  if (under.length > 0) return under;
  const readable = seats.filter((kept) => seatOf(find, kept).ok);
  const specOf = (kept: KeptSeat) => {
    const found = seatOf(find, kept);
    return found.ok ? found.value.seat.spec : undefined;
  };
  const alike = readable.filter((kept) => {
    const spec = specOf(kept);
    return spec !== undefined && specText(spec) === specText(record.spec);
  });
  const sameGame = readable.filter((kept) => specOf(kept)?.game === record.spec.game);
  return (alike.length > 0 ? alike : sameGame).slice(0, 1);
};

/** Throws nothing for any text; a link that is none is a problem. */
export const holdAgainst = (find: FindSealed, seats: readonly KeptSeat[], text: string): Result<Checked> => {
  const record = decodeVerifyLink(find, text);
  if (!record.ok) return record;
  const verdicts = seatsOf(find, seats, record.value).flatMap((kept) => {
    const held = heldBy(find, kept);
    if (!held.ok) return [];
    const { game, seat } = held.value;
    return [{ name: seat.spec.names[seat.seat] ?? '', verdict: verifyDeal(game, held.value, record.value) }];
  });
  const game = find(record.value.spec.game);
  const told = game && tellLog(game, record.value);
  return ok({ record: record.value, verdicts, log: told?.ok ? told.value : [] });
};

/**
 * What a phone does with what it is shown: a seat link, a bulletin, a typed code, a verify link. All of it is text until
 * here, and nothing is kept that does not open.
 */
import { bytesToHex } from '@noble/hashes/utils.js';
import { err, ok, type Problem, type Result } from '../../../base/result';
import {
  type Bulletin,
  decodeBulletin,
  decodeSeatLink,
  decodeTypedCode,
  encodeBulletin,
  encodeSeatLink,
  type FindSealed,
  type Kept,
  linkKindOf,
  type OpenedCard,
  openCard,
  readSealedLink,
  type SealedGame,
  type Seat,
  seatFromCode,
  type TypedCode,
} from '../../../deal/v1/sealed';
import type { Stored } from '../../store/database';

/** A seat as this browser keeps it. */
export interface KeptSeat extends Stored {
  /** The commitment, and the seat: a game has one entry for each seat that plays on this phone. */
  readonly id: string;
  /** The seat link's fragment, the newest that was opened. */
  readonly link: string;
  /** The fragments of the bulletins that opened, and of those that it was shown after its death. */
  readonly bulletins: readonly string[];
}

export type Taken =
  /** These entries are to be kept; the first is to be shown. */
  | { readonly kind: 'seats'; readonly seats: readonly KeptSeat[]; readonly said: string }
  /** Good, and of no use before a bulletin that carries the names. */
  | { readonly kind: 'code'; readonly code: TypedCode }
  | { readonly kind: 'verify'; readonly fragment: string };

export interface Shown {
  /** Every entry of this browser. */
  readonly seats: readonly KeptSeat[];
  /** A code that waits for its bulletin. */
  readonly code?: TypedCode | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const idOf = ({ commitment, seat }: Seat): string => `${bytesToHex(commitment)}/${seat}`;

const fragmentOf = (text: string): string => text.slice(text.indexOf('#') + 1).trim();

/** The seat of an entry and its game; entries are written here, so a broken one is of another edition. */
export const seatOf = (find: FindSealed, kept: KeptSeat): Result<{ seat: Seat; game: SealedGame }> => {
  const seat = decodeSeatLink(find, kept.link);
  if (!seat.ok) return seat;
  return ok({ seat: seat.value, game: find(seat.value.spec.game) as SealedGame });
};

/** What an entry can be held against a verify link. */
export const heldBy = (find: FindSealed, kept: KeptSeat): Result<Kept & { game: SealedGame }> => {
  const found = seatOf(find, kept);
  if (!found.ok) return found;
  const bulletins = kept.bulletins.flatMap((text) => {
    const bulletin = decodeBulletin(find, text);
    return bulletin.ok ? [bulletin.value] : [];
  });
  return ok({ ...found.value, bulletins });
};

/** The newest card that the seat opens. Whoever is out has none. */
export const newestCard = (game: SealedGame, { seat, bulletins }: Kept): OpenedCard | undefined =>
  bulletins
    .flatMap((bulletin) => {
      const card = openCard(game, seat, bulletin);
      return card.ok ? [card.value] : [];
    })
    .reduce<OpenedCard | undefined>(
      (best, card) =>
        !best || card.round > best.round || (card.round === best.round && card.attempt >= best.attempt)
          ? card
          : best,
      undefined,
    );

/** The newest bulletin, whoever is in it. */
export const newestBulletin = ({ bulletins }: Kept): Bulletin | undefined =>
  bulletins.reduce<Bulletin | undefined>(
    (best, one) =>
      !best || one.round > best.round || (one.round === best.round && one.attempt >= best.attempt)
        ? one
        : best,
    undefined,
  );

const withBulletin = (kept: KeptSeat, text: string, now: number): KeptSeat =>
  kept.bulletins.includes(text) ? kept : { ...kept, bulletins: [...kept.bulletins, text], updated: now };

const takeSeat = (seat: Seat, { seats, now }: Shown): Taken => {
  const id = idOf(seat);
  const there = seats.find((kept) => kept.id === id);
  const link = encodeSeatLink(seat);
  const kept = { id, link, bulletins: there?.bulletins ?? [], updated: now };
  const name = seat.spec.names[seat.seat];
  return { kind: 'seats', seats: [kept], said: `This phone sits for ${name}.` };
};

const takeBulletin = (find: FindSealed, bulletin: Bulletin, shown: Shown): Result<Taken> => {
  const { code, seats, now } = shown;
  const text = encodeBulletin(bulletin);
  const said = `Round ${bulletin.round + 1} is on this phone.`;
  if (code && bulletin.spec) {
    const game = find(bulletin.spec.game) as SealedGame;
    const seat = seatFromCode(game, code, bulletin);
    if (!seat.ok) return seat;
    const taken = takeSeat(seat.value, shown);
    if (taken.kind !== 'seats') return ok(taken);
    return ok({ ...taken, seats: taken.seats.map((kept) => withBulletin(kept, text, now)), said });
  }
  const commitment = bytesToHex(bulletin.commitment);
  const mine = seats.filter(({ id }) => id.startsWith(`${commitment}/`));
  let refused: Problem | undefined;
  const opened = mine.flatMap((kept) => {
    const found = seatOf(find, kept);
    const card = found.ok ? openCard(found.value.game, found.value.seat, bulletin) : found;
    // Whoever is out keeps what the living are shown, to check it in the end.
    if (card.ok || card.error.code === 'seat-out') return [withBulletin(kept, text, now)];
    refused ??= card.error;
    return [];
  });
  if (opened.length > 0) return ok({ kind: 'seats', seats: opened, said });
  if (refused) return { ok: false, error: refused };
  if (code) {
    return err(
      'bulletin-roster',
      'This bulletin carries no names, which a typed code needs: ask the host for the link of the bulletin.',
    );
  }
  return err(
    'seat-missing',
    seats.length > 0
      ? 'This bulletin is of another game than the seats on this phone: compare the four words with the host’s.'
      : 'This is a bulletin, and this phone has no seat yet: open your seat link or type your code first.',
  );
};

/** Whatever was scanned, pasted or typed. */
export const take = (find: FindSealed, text: string, shown: Shown): Result<Taken> => {
  if (linkKindOf(text) === undefined && !text.includes('=')) {
    const code = decodeTypedCode(text);
    return code.ok ? ok({ kind: 'code', code: code.value }) : code;
  }
  const link = readSealedLink(find, text);
  if (!link.ok) return link;
  switch (link.value.kind) {
    case 'seat':
      return ok(takeSeat(link.value.seat, shown));
    case 'bulletin':
      return takeBulletin(find, link.value.bulletin, shown);
    case 'verify':
      return ok({ kind: 'verify', fragment: fragmentOf(text) });
  }
};

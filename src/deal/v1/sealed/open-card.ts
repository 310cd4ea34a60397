/** A phone opens its own slot of a bulletin. */
import { err, ok, type Result } from '../../../base/result';
import { specText } from '../spec';
import { type Bulletin, factsOf } from './links/bulletin';
import { equalBytes } from './links/bytes';
import type { Seat } from './links/seat-link';
import type { SealedCard, SealedGame } from './payload';
import { openSlot, SLOT_OVERHEAD } from './slot';

/** The card of a seat in one round. */
export interface OpenedCard extends SealedCard {
  readonly seat: number;
  readonly round: number;
  readonly attempt: number;
  /** Ascending. */
  readonly living: readonly number[];
}

/** The names of the bulletin, where it carries any, are those of the seat link. */
const isSameGame = ({ spec, seats }: Bulletin, seat: Seat): boolean =>
  seats === seat.spec.names.length && (!spec || specText(spec) === specText(seat.spec));

export const openCard = (game: SealedGame, seat: Seat, bulletin: Bulletin): Result<OpenedCard> => {
  const { commitment, round, attempt, living, slots } = bulletin;
  if (!equalBytes(commitment, seat.commitment)) {
    return err(
      'bulletin-other',
      'This bulletin belongs to another game: compare the four words with the host’s.',
    );
  }
  if (!isSameGame(bulletin, seat)) {
    return err(
      'bulletin-changed',
      'Somebody changed the names in this bulletin: scan it from the host’s screen.',
    );
  }
  const slot = slots[living.indexOf(seat.seat)];
  if (!slot) {
    const name = seat.spec.names[seat.seat];
    return err(
      'seat-out',
      `${name} is out in this round, so this bulletin holds no card for seat ${seat.seat + 1}.`,
    );
  }
  const place = { commitment, round, attempt, seat: seat.seat };
  const payload = openSlot(seat.key, place, factsOf(bulletin, seat.spec), slot);
  if (!payload.ok) return payload;
  if (slot.length !== SLOT_OVERHEAD + game.payloadBytes(seat.spec)) return unknownCard();
  const card = game.card(seat.spec, { seat: seat.seat, living, payload: payload.value });
  if (!card.ok) return card;
  return ok({ ...card.value, seat: seat.seat, round, attempt, living });
};

/** For a payload that is whole and still no card of the game. */
export const unknownCard = () =>
  err(
    'card-unknown',
    'The slot opens, but holds no card of this game: the host’s page and this one differ. Reload both.',
  );

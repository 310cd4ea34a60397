/** Whatever a camera read or a person pasted: one field takes all three links. */
import { ok, type Result } from '../../../../base/result';
import type { FindSealed } from '../payload';
import { type Bulletin, decodeBulletin } from './bulletin';
import { linkKindOf } from './frame';
import { decodeSeatLink, type Seat } from './seat-link';
import { type DealRecord, decodeVerifyLink } from './verify-link';

export type SealedLink =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'bulletin'; readonly bulletin: Bulletin }
  | { readonly kind: 'verify'; readonly record: DealRecord };

export const readSealedLink = (find: FindSealed, text: string): Result<SealedLink> => {
  const kind = linkKindOf(text);
  if (kind === 'verify') {
    const record = decodeVerifyLink(find, text);
    return record.ok ? ok({ kind, record: record.value }) : record;
  }
  if (kind === 'bulletin') {
    const bulletin = decodeBulletin(find, text);
    return bulletin.ok ? ok({ kind, bulletin: bulletin.value }) : bulletin;
  }
  const seat = decodeSeatLink(find, text);
  return seat.ok ? ok({ kind: 'seat', seat: seat.value }) : seat;
};

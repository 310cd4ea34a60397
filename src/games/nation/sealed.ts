import { err, ok } from '../../base/result';
import { sealedOf } from '../../deal/sealed/game';
import { dealing, nationCard, nationDealer } from './deal';

/**
 * Specialists and hit lists in sealed deals. A payload is two bytes: the places of the specialist and of the hit list in
 * the card set, from 0. The decks are shuffled by hand, or their order would be on the host's device.
 */
export const sealed = sealedOf('nation', dealing, nationDealer, {
  faceUp: (payloads) => payloads.map(([specialist = 0]) => specialist),
  payloadBytes: () => 2,
  toPayloads: (_, dealt) =>
    dealt.specialists.map((specialist, seat) => Uint8Array.of(specialist, dealt.hitLists[seat] as number)),

  card(_, { payload }) {
    const card = payload.length === 2 ? nationCard(payload[0] as number, payload[1] as number) : undefined;
    if (card) return ok(card);
    return err('card-unknown', 'The card is not in the set that this edition knows: reload the page.');
  },
});

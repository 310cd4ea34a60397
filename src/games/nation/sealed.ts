import * as m from '#messages/nation';
import { itemAt } from '../../base/lists';
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
    dealt.specialists.map((specialist, seat) => Uint8Array.of(specialist, itemAt(dealt.hitLists, seat))),

  card(_, { payload }) {
    const card = payload.length === 2 ? nationCard(itemAt(payload, 0), itemAt(payload, 1)) : undefined;
    if (card) return ok(card);
    return err('card-unknown', m.cardNot);
  },
});

import * as m from '#messages/nation';
import { itemAt } from '../../base/lists';
import { err, ok } from '../../base/result';
import { type SealedGame, sealedOf } from '../../deal/sealed/game';
import { canonicalSpec } from '../../deal/v1/spec';
import { SET } from '../set';
import { NATION_CARDS } from './cards/set';
import { dealing, nationCard, nationDealer } from './deal';

/** Cards are places, which are the same in every set: whoever has none of that code reads ours. */
const check: SealedGame['check'] = (raw) => {
  const spec = canonicalSpec(raw, [SET]);
  const dealable = spec.ok ? nationDealer.check({ ...spec.value, options: {} }) : spec;
  return dealable.ok ? spec : dealable;
};

/**
 * Specialists and hit lists in sealed deals. A payload is two bytes: the places of the specialist and of the hit list in
 * the card set, from 0. The decks are shuffled by hand, or their order would be on the host's device.
 */
export const sealedWith = (set = NATION_CARDS) =>
  sealedOf('nation', dealing, nationDealer, {
    check,
    faceUp: (payloads) => payloads.map(([specialist = 0]) => specialist),
    payloadBytes: () => 2,
    toPayloads: (_, dealt) =>
      dealt.specialists.map((specialist, seat) => Uint8Array.of(specialist, itemAt(dealt.hitLists, seat))),

    card(_, { payload }) {
      const card = payload.length === 2 ? nationCard(itemAt(payload, 0), itemAt(payload, 1), set) : undefined;
      if (card) return ok(card);
      return err('card-unknown', m.cardUnknown);
    },
  });

export const sealed = sealedWith();

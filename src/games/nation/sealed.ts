/**
 * Specialists and hit lists in sealed deals. A payload is two bytes: the places of the specialist and of the hit list in
 * the card set, from 0. The decks are shuffled by hand, or their order would be on the host's device.
 */
import { err, ok } from '../../base/result';
import type { SealedGame } from '../../deal/sealed/game';
import type { OptionDef } from '../game';
import { dealing, dealNation, nationCard } from './deal';

export const sealed: SealedGame<OptionDef> = {
  id: 'nation',
  options: dealing.options,
  redeals: false,
  faceUp: (payloads) => payloads.map(([specialist = 0]) => specialist),
  check: dealing.check,
  payloadBytes: () => 2,

  payloads(spec, open, leavers) {
    const dealt = dealNation(spec, open, leavers);
    if (!dealt.ok) return dealt;
    const { specialists, hitLists } = dealt.value;
    return ok(specialists.map((specialist, seat) => Uint8Array.of(specialist, hitLists[seat] as number)));
  },

  card(_, { payload }) {
    const card = payload.length === 2 ? nationCard(payload[0] as number, payload[1] as number) : undefined;
    if (card) return ok(card);
    return err('card-unknown', 'The card is not in the set that this edition knows: reload the page.');
  },

  leaks: () => [],
};

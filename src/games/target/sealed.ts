import * as m from '#messages/target';
import { entryOf } from '../../base/lists';
import { err, ok, type Problem } from '../../base/result';
import { sealedOf } from '../../deal/sealed/game';
import { dealing, FRESH, type OwnCard, targetCard, targetDealer } from './deal';
import { tellWishes } from './wishes';

const leak = (code: string, message: string): Problem => ({ code, message });

/** Targets in sealed deals. A payload is one byte: the seat of the target, from 0. */
export const sealedWith = (own?: OwnCard) =>
  sealedOf('target', dealing, targetDealer, {
    options: dealing.options.filter((option) => option !== FRESH),
    // A deal that looks back depends on the order of deaths, and so on whoever tells them to the phones.
    refuses: ({ options }) => (options.fresh ? leak('fresh-sealed', m.freshTargetsNotSealed) : undefined),
    payloadBytes: () => 1,
    toPayloads: (_, { living, targets }) => living.map((seat) => Uint8Array.of(entryOf(targets, seat))),

    card(spec, { seat, living, payload }) {
      const target = payload[0];
      if (payload.length === 1 && target !== undefined && target !== seat && living.includes(target)) {
        return ok(targetCard(spec, living, target, own));
      }
      return err('card-unknown', m.cardUnknown);
    },

    told: tellWishes,

    leaks(_, living) {
      if (living.length === 2) {
        return [leak('two-left', m.leakTwoLeft)];
      }
      return living.length === 3 ? [leak('three-left', m.leakThreeLeft)] : [];
    },
  });

export const sealed = sealedWith();

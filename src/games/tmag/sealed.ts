import * as m from '#messages/tmag';
import { err, ok } from '../../base/result';
import { sealedOf } from '../../deal/sealed/game';
import { dealing, startCard, tmagDealer } from './deal';
import { tmagOptions } from './rules/options';

/**
 * The first victim in sealed deals. A payload is one byte: the seat of the first victim, from 0, the same for everyone;
 * sealed it is only until the bulletin is opened. It says nothing that a set of names and pictures could change, and so has
 * no option for one.
 */
export const sealed = sealedOf('tmag', dealing, tmagDealer, {
  faceUp: ([payload]) => [payload?.[0] ?? 0],
  payloadBytes: () => 1,
  toPayloads: ({ names }, { firstVictim }) => names.map(() => Uint8Array.of(firstVictim)),

  card({ names, options }, { seat, payload }) {
    const firstVictim = payload[0];
    const players = names.length;
    if (payload.length !== 1 || firstVictim === undefined || firstVictim >= players) {
      return err('card-unknown', m.cardVictimUnknown);
    }
    return ok(startCard({ players, firstVictim, options: tmagOptions(options, players) }, seat));
  },
});

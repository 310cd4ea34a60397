/**
 * The first victim in sealed deals. A payload is one byte: the seat of the first victim, from 0, the same for everyone;
 * sealed it is only until the bulletin is opened.
 */
import { err, ok } from '../../base/result';
import type { SealedGame } from '../../deal/sealed/game';
import type { OptionDef } from '../game';
import { dealing, dealSetup, startCard } from './deal';
import { tmagOptions } from './options';

export const sealed: SealedGame<OptionDef> = {
  id: 'tmag',
  options: dealing.options,
  redeals: false,
  faceUp: ([payload]) => [payload?.[0] ?? 0],
  check: dealing.check,
  payloadBytes: () => 1,

  payloads(spec, open, leavers) {
    const setup = dealSetup(spec, open, leavers);
    return setup.ok ? ok(spec.names.map(() => Uint8Array.of(setup.value.firstVictim))) : setup;
  },

  card({ names, options }, { seat, payload }) {
    const firstVictim = payload[0];
    const players = names.length;
    if (payload.length !== 1 || firstVictim === undefined || firstVictim >= players) {
      return err('card-unknown', 'The card names a first victim who is not at this table: reload the page.');
    }
    return ok(startCard({ players, firstVictim, options: tmagOptions(options, players) }, seat));
  },

  leaks: () => [],
};

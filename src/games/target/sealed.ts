import { err, ok, type Problem } from '../../base/result';
import { sealedOf } from '../../deal/sealed/game';
import { dealing, targetCard, targetDealer } from './deal';

const leak = (code: string, message: string): Problem => ({ code, message });

/** Targets in sealed deals. A payload is one byte: the seat of the target, from 0. */
export const sealed = sealedOf('target', dealing, targetDealer, {
  payloadBytes: () => 1,
  toPayloads: (_, { living, targets }) => living.map((seat) => Uint8Array.of(targets.get(seat) as number)),

  card(spec, { seat, living, payload }) {
    const target = payload[0];
    if (payload.length === 1 && target !== undefined && target !== seat && living.includes(target)) {
      return ok(targetCard(spec, living, target));
    }
    return err('card-unknown', 'The card names nobody whom this seat can hunt: ask the host to deal again.');
  },

  /** Whether three have a fresh deal depends on the targets before, so it is never told: only that it may be so. */
  leaks({ options }, living) {
    if (living.length === 2) {
      return [leak('two-left', 'Two are left: each hunts the other, and nothing is secret any more.')];
    }
    if (living.length !== 3) return [];
    const own = leak('three-left', 'With three left, a player who sees their own target knows all three.');
    if (!options.fresh) return [own];
    const fresh = leak(
      'three-fresh',
      'With three left and fresh targets there may be only one deal, and then everybody knows every target.',
    );
    return [own, fresh];
  },
});

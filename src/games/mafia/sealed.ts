import * as m from '#messages/mafia';
import { itemAt } from '../../base/lists';
import { err, ok } from '../../base/result';
import { type SealedGame, sealedOf, seatBits, seatBytes, seatsIn } from '../../deal/sealed/game';
import { canonicalSpec, type Spec } from '../../deal/v1/spec';
import { flag } from '../options';
import { dealing, mafiaDealer, roleCard } from './deal';
import type { OwnRoles, Role, RoleNames } from './roles';

const IDENTIFY = flag('identify', m.identify, m.identifyHelp, 'mafia-meet');

const OPTIONS = [...dealing.options, IDENTIFY];

/** The roles as bytes count them; the order is frozen. */
const ROLE_BYTES: readonly Role[] = ['assassin', 'mafia', 'pleb'];

const check: SealedGame['check'] = (raw) => {
  const spec = canonicalSpec(raw, OPTIONS);
  if (!spec.ok) return spec;
  const { identify: _, ...open } = spec.value.options;
  const dealable = mafiaDealer.check({ ...spec.value, options: open });
  return dealable.ok ? spec : dealable;
};

const payloadBytes = ({ names, options }: Spec): number =>
  1 + (options.identify ? seatBytes(names.length) : 0);

const othersNote =
  (names: readonly string[]) =>
  ({ mafia }: RoleNames): string =>
    names.length === 0 ? m.onlyMafia({ mafia }) : m.otherMafia({ mafia, names: names.join(', ') });

/**
 * Roles in sealed deals. A payload is
 *
 *     role          u8    0 Assassin, 1 Mafia, 2 Pleb
 *     others              with `identify` only: the other Mafia, a bit for each seat, zeros for whoever is not Mafia
 *
 * and so of one length for all roles. With `identify` the Mafia learn of each other from their cards, and the first round
 * of the caller's script is not needed. A set changes words alone.
 */
export const sealedWith = (own?: OwnRoles) =>
  sealedOf('mafia', dealing, mafiaDealer, {
    options: OPTIONS,
    check,
    payloadBytes,
    toPayloads: (spec, roles) =>
      roles.map((role, seat) => {
        const payload = new Uint8Array(payloadBytes(spec));
        payload[0] = ROLE_BYTES.indexOf(role);
        if (role === 'mafia' && spec.options.identify) {
          const others = roles.flatMap((one, other) => (one === 'mafia' && other !== seat ? [other] : []));
          payload.set(seatBits(others, roles.length), 1);
        }
        return payload;
      }),

    card(spec, { seat, payload }) {
      const { names, options } = spec;
      const role = ROLE_BYTES[payload[0] ?? -1];
      const others = options.identify ? seatsIn(payload.subarray(1), names.length) : [];
      const isCard = payload.length === payloadBytes(spec) && (role === 'mafia' || others?.length === 0);
      if (!role || !others || !isCard || others.includes(seat)) {
        return err('card-unknown', m.cardUnknown);
      }
      if (!options.identify) return ok(roleCard(role, own));
      return ok(roleCard(role, own, othersNote(others.map((other) => itemAt(names, other)))));
    },
  });

export const sealed = sealedWith();

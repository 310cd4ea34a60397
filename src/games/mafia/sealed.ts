/**
 * Roles in sealed deals. A payload is
 *
 *     role          u8    0 Assassin, 1 Mafia, 2 Pleb
 *     others              with `identify` only: the other Mafia, a bit for each seat, zeros for whoever is not Mafia
 *
 * and so of one length for all roles. With `identify` the Mafia learn of each other from their cards, and the first round
 * of the caller's script is not needed.
 */
import { err, ok } from '../../base/result';
import { seatBits, seatBytes, seatsOf } from '../../deal/v1/sealed/links/seat-bits';
import type { SealedGame } from '../../deal/v1/sealed/payload';
import { isTicketed } from '../../deal/v1/sealed/tickets';
import { canonicalSpec, type Spec } from '../../deal/v1/spec';
import type { OptionDef } from '../game';
import { dealing, dealRoles, roleCard } from './deal';
import type { Role } from './roles';

const IDENTIFY: OptionDef = {
  name: 'identify',
  label: 'Mafia know each other',
  help: 'A Mafia card names the other Mafia, so that nobody has to close their eyes for it.',
  kind: 'flag',
};

const OPTIONS = [...dealing.options, IDENTIFY];

/** The roles as bytes count them; the order is frozen with version 1. */
const ROLE_BYTES: readonly Role[] = ['assassin', 'mafia', 'pleb'];

const check: SealedGame['check'] = (raw) => {
  const spec = canonicalSpec(raw, OPTIONS);
  if (!spec.ok) return spec;
  const { identify, ...open } = spec.value.options;
  const dealable = dealing.check({ ...spec.value, options: open });
  if (!dealable.ok) return dealable;
  if (identify && isTicketed(spec.value.names)) {
    return err(
      'identify-tickets',
      'Nobody knows who holds which ticket, so Mafia cards cannot name the others: leave out one of the two.',
    );
  }
  return spec;
};

const payloadBytes = ({ names, options }: Spec): number =>
  1 + (options.identify ? seatBytes(names.length) : 0);

const othersNote = (names: readonly string[]): string => {
  if (names.length === 0) return 'You are the only Mafia.';
  return `The other Mafia: ${names.join(', ')}.`;
};

export const sealed: SealedGame<OptionDef> = {
  id: 'mafia',
  options: OPTIONS,
  redeals: false,
  tickets: true,
  check,
  payloadBytes,

  payloads(spec, open, leavers) {
    const dealt = dealRoles(spec, open, leavers);
    if (!dealt.ok) return dealt;
    const roles = dealt.value;
    const mafia = roles.flatMap((role, seat) => (role === 'mafia' ? [seat] : []));
    const payloads = roles.map((role, seat) => {
      const payload = new Uint8Array(payloadBytes(spec));
      payload[0] = ROLE_BYTES.indexOf(role);
      if (role === 'mafia' && spec.options.identify) {
        payload.set(
          seatBits(
            mafia.filter((other) => other !== seat),
            roles.length,
          ),
          1,
        );
      }
      return payload;
    });
    return ok({ round: 0, living: roles.map((_, seat) => seat), payloads });
  },

  card(spec, { seat, payload }) {
    const { names, options } = spec;
    const role = ROLE_BYTES[payload[0] ?? -1];
    const others = options.identify ? seatsOf(payload.subarray(1), names.length) : [];
    const isCard = payload.length === payloadBytes(spec) && (role === 'mafia' || others?.length === 0);
    if (!role || !others || !isCard || others.includes(seat)) {
      return err('card-unknown', 'The card is of no role that this edition knows: reload the page.');
    }
    if (!options.identify) return ok(roleCard(role));
    return ok(roleCard(role, othersNote(others.map((other) => names[other] as string))));
  },

  leaks: () => [],
};

/** Who is what. Roles are dealt once; with variable Mafia one card leaves before the Ace joins, and nobody sees it. */
import * as m from '#messages/mafia';
import { mapOk } from '../../base/result';
import type { SealedCard } from '../../deal/sealed/game';
import { shuffle } from '../../deal/v1/shuffle';
import type { Spec } from '../../deal/v1/spec';
import type { Stream } from '../../deal/v1/stream';
import { type Deal, dealingOf, onceDealer, onlyDeal } from '../game';
import { MAFIA_SEATS, type Mix, mixFor, rolesOf, variablePool } from './mix';
import { CLASSIC_NAMES, type Role, VARIABLE } from './roles';

const OPTIONS = [VARIABLE];

/** A role for each seat: with variable Mafia one card leaves before the Ace joins. */
export const shuffledRoles = (mix: Mix, variable: boolean, chance: Stream): readonly Role[] => {
  if (!variable) return shuffle(rolesOf(mix), chance);
  const [assassin, ...others] = rolesOf(variablePool(mix)) as [Role, ...Role[]];
  return shuffle([assassin, ...shuffle(others, chance).slice(0, -1)], chance);
};

const NOTES: Readonly<Record<Role, string>> = {
  assassin: m.winPlebs,
  mafia: m.winWhen,
  pleb: m.winAssassin,
};

const MEET_LATER = m.willSee;

/** What the holder of a role reads on the card. `others` is what the card of a Mafia says of the other Mafia. */
export const roleCard = (role: Role, others = MEET_LATER): SealedCard => ({
  caption: m.yourRole,
  value: CLASSIC_NAMES[role],
  note: role === 'mafia' ? `${NOTES.mafia} ${others}` : NOTES[role],
});

const describe = ({ names }: Spec, roles: readonly Role[]): Deal =>
  onlyDeal(
    roles.map((role) => roleCard(role)),
    { game: 'mafia', roles: Object.fromEntries(roles.map((role, seat) => [names[seat], role])) },
  );

/** Deals as roles, by seat, for whoever needs more than words: give it to `dealOpen` in place of the game. */
export const mafiaDealer = onceDealer(OPTIONS, MAFIA_SEATS, m.rolesDealt, ({ names, options }, open) =>
  mapOk(mixFor(names.length), (mix) => shuffledRoles(mix, options.variable === true, open('mafia/0/'))),
);

export const dealing = dealingOf(mafiaDealer, { options: OPTIONS, redeals: false }, describe);

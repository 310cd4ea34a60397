/** Who is what. Roles are dealt once; with variable Mafia one card leaves before the Ace joins, and nobody sees it. */
import * as m from '#messages/mafia';
import { mapOk } from '../../base/result';
import type { SealedCard } from '../../deal/sealed/game';
import { shuffle } from '../../deal/v1/shuffle';
import type { Stream } from '../../deal/v1/stream';
import { type Deal, dealingOf, onceDealer, onlyDeal } from '../game';
import { SET } from '../set';
import { MAFIA_SEATS, type Mix, mixFor, rolesOf, variablePool } from './mix';
import { CLASSIC_NAMES, type OwnRoles, type Role, type RoleNames, VARIABLE } from './roles';

/** A set changes words alone: without it the same cards are dealt in ours. */
const OPTIONS = [VARIABLE, SET];

/** A role for each seat: with variable Mafia one card leaves before the Ace joins. */
export const shuffledRoles = (mix: Mix, variable: boolean, chance: Stream): readonly Role[] => {
  if (!variable) return shuffle(rolesOf(mix), chance);
  const [assassin, ...others] = rolesOf(variablePool(mix)) as [Role, ...Role[]];
  return shuffle([assassin, ...shuffle(others, chance).slice(0, -1)], chance);
};

const NOTES: Readonly<Record<Role, (names: RoleNames) => string>> = {
  assassin: m.goalAssassin,
  mafia: m.goalMafia,
  pleb: m.goalPleb,
};

/** What the holder of a role reads on the card. `others` is what the card of a Mafia says of the other Mafia. */
export const roleCard = (
  role: Role,
  own?: OwnRoles,
  others: (names: RoleNames) => string = m.willSeeMafia,
): SealedCard => {
  const names = own?.names ?? CLASSIC_NAMES;
  const meet = role === 'mafia' ? [others(names)] : [];
  const note = [NOTES[role](names), ...meet, own?.cards[role].text ?? ''].join(' ').trim();
  return { caption: m.yourRole, value: names[role], note };
};

/** Deals as roles, by seat, for whoever needs more than words: give it to `dealOpen` in place of the game. */
export const mafiaDealer = onceDealer(OPTIONS, MAFIA_SEATS, m.rolesDealtOnce, ({ names, options }, open) =>
  mapOk(mixFor(names.length), (mix) => shuffledRoles(mix, options.variable === true, open('mafia/0/'))),
);

/** The dealing in the words of a set, or in ours. */
export const dealingWith = (own?: OwnRoles) =>
  dealingOf(
    mafiaDealer,
    { options: OPTIONS, redeals: false },
    ({ names }, roles): Deal =>
      onlyDeal(
        roles.map((role) => roleCard(role, own)),
        { game: 'mafia', roles: Object.fromEntries(roles.map((role, seat) => [names[seat], role])) },
      ),
  );

export const dealing = dealingWith();

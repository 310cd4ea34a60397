/** What is printed: a role card for everybody, the caller's script, and one card with the rules. */

import { utf8ToBytes } from '@noble/hashes/utils.js';
import * as m from '#messages/mafia';
import { itemAt } from '../../base/lists';
import type { Component } from '../../base/piece';
import { allOk, mapOk, ok, type Result } from '../../base/result';
import type { Options } from '../../deal/v1/options';
import { shuffle } from '../../deal/v1/shuffle';
import { dealOpen, specFor } from '../../deal/v1/spec';
import { openStream } from '../../deal/v1/stream';
import type { KindsOf, Kit } from '../game';
import { heldBy, readRequest, rect, type Seating, piece as writePiece } from '../kit';
import { SET } from '../set';
import { mafiaDealer } from './deal';
import { cardsFor, MAFIA_SEATS, mixFor, rolesOf, variablePool } from './mix';
import {
  NAMES_SET,
  type OwnRole,
  type OwnRoles,
  ROLE_NAMES,
  type Role,
  type RoleNames,
  roleNamesOf,
  VARIABLE,
} from './roles';
import { countRoles } from './rules/setup';

export type MafiaFace = KindsOf<{
  role: {
    role: Role;
    /** What this table calls the role. */
    roleName: string;
    names: RoleNames;
    /** The card that would stand for the role in a game with playing cards: `A♠`. */
    playingCard: string;
    players: number;
    own?: OwnRole;
  };
  /** `variable`: the card also says how to deal, since one card leaves unseen before the Ace joins. */
  script: { names: RoleNames; variable?: true };
  'mafia-reference': { names: RoleNames; variable?: true };
}>;

const piece = writePiece<MafiaFace, string>;
const BACK = 'mafia';

/** The caller reads it in the dark, so it is a sheet of A6 and not a card. */
const SCRIPT = { ...rect(105, 148), large: true } as const;

const OPTIONS = [NAMES_SET, ROLE_NAMES, VARIABLE, SET];

interface RoleCard {
  readonly role: Role;
  readonly holder?: string;
}

/** The cards to shuffle at the table, in an order that follows from who plays and says nothing; or those of a deal, by seats. */
const roleCards = ({ players, names, seed }: Seating, options: Options): Result<readonly RoleCard[]> => {
  const isVariable = options.variable === true;
  if (names && seed !== undefined) {
    const spec = specFor('mafia', [VARIABLE, SET], { names, options });
    return mapOk(dealOpen({ dealing: mafiaDealer }, spec, seed), (roles) =>
      roles.map((role, seat) => ({ role, holder: itemAt(names, seat) })),
    );
  }
  return mapOk(mixFor(players), (mix) => {
    const roles = rolesOf(isVariable ? variablePool(mix) : mix).map((role) => ({ role }));
    return shuffle(roles, openStream(utf8ToBytes([players, ...(names ?? [])].join('\n')), 'sheet'));
  });
};

/** Each role's cards are numbered from 1, in the order in which they come. */
const roleComponents = (
  cards: readonly RoleCard[],
  names: RoleNames,
  players: number,
  own: OwnRoles | undefined,
): readonly Component<MafiaFace>[] => {
  const { byRole } = cardsFor(countRoles(cards.map(({ role }) => role)));
  const used: Record<Role, number> = { assassin: 0, mafia: 0, pleb: 0 };
  return cards.map(({ role, holder }) => {
    const playingCard = byRole[role][used[role]++] ?? '';
    const roleName = names[role];
    const title =
      holder === undefined
        ? m.roleCard({ roleName, playingCard })
        : m.roleCardFor({ holder, roleName, playingCard });
    const more = own && { own: own.cards[role] };
    const face = { kind: 'role', role, roleName, names, playingCard, players, ...more } as const;
    return piece(`role-${role}-${used[role]}`, title, face, BACK, {
      kind: m.roleCardKind,
      ...heldBy(holder),
    });
  });
};

/** The kit with the roles of a set, or as usual. */
export const kitWith = (own?: OwnRoles): Kit<MafiaFace> => ({
  id: 'mafia',
  title: m.roleCards,
  description: m.roleCardsDescription,
  options: OPTIONS,
  example: { count: 9 },
  components(request) {
    const read = readRequest(request, OPTIONS, MAFIA_SEATS, own?.code);
    if (!read.ok) return read;
    const { options, seating } = read.value;
    const isVariable = options.variable === true;
    const dealt = allOk({
      names: own ? ok(own.names) : roleNamesOf(options),
      cards: roleCards(seating, options),
    });
    return mapOk(dealt, ({ names, cards }) => {
      const words = { names, ...(isVariable && { variable: true as const }) };
      const rules = { kind: 'mafia-reference', ...words } as const;
      return [
        ...roleComponents(cards, names, seating.players, own),
        piece('script', m.callersScript, { kind: 'script', ...words }, 'mafia-none', SCRIPT),
        piece('mafia-reference', m.rulesAtAGlance, rules, BACK, { wordy: true, spare: true }),
      ];
    });
  },
});

export const kits: readonly Kit<MafiaFace>[] = [kitWith()];

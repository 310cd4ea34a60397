/** The cards of the kit: both decks, specialists, hit lists and player aids. */
import type { Seating } from '../../deal/seating';
import type { Modifier } from './cards';
import { effectsText } from './cards/effect-text';
import { NATION_CARDS } from './cards/set';
import { targetOf } from './cards/targets';
import { weaponOf } from './cards/weapons';
import { clockText } from './clock';
import { forHolder, heldBy, type Piece, piece } from './face';

/** Whom a deal gave a card to: by the card's place in the card set, a name. */
export interface Holders {
  readonly specialists: ReadonlyMap<number, string>;
  readonly hitLists: ReadonlyMap<number, string>;
}

export const NOBODY: Holders = { specialists: new Map(), hitLists: new Map() };

const { weaponCards, modifiers, modifierCards, contracts, specialists, hitLists } = NATION_CARDS;

export const weaponPieces = (): Piece[] =>
  weaponCards.map(({ kind, minutes }, k) => {
    const weapon = weaponOf(kind);
    return piece(
      `weapon-${k + 1}`,
      `Weapon: ${weapon.name}, ${clockText(minutes)}`,
      { kind: 'weapon', weapon, minutes },
      'nation-assassin',
    );
  });

export const modifierPieces = (): Piece[] =>
  modifierCards.map(({ modifier: id }, k) => {
    const modifier = modifiers.find((known) => known.id === id) as Modifier;
    return piece(
      `modifier-${k + 1}`,
      `Modifier: ${modifier.name}`,
      { kind: 'modifier', modifier, text: effectsText(modifier.effects) },
      'nation-assassin',
    );
  });

export const contractPieces = (): Piece[] =>
  contracts.map((contract, k) =>
    piece(
      `contract-${k + 1}`,
      `Contract: ${contract.objective}`,
      { kind: 'contract', contract },
      'nation-contract',
    ),
  );

export const specialistPieces = (holders: Holders): Piece[] =>
  specialists.map((specialist, k) => {
    const holder = holders.specialists.get(k);
    const weapon = weaponOf(specialist.weapon);
    return piece(
      `specialist-${k + 1}`,
      `Specialist${forHolder(holder)}: ${specialist.name}, ${weapon.name}`,
      { kind: 'specialist', specialist, weapon, ...heldBy(holder) },
      'nation-specialist',
    );
  });

export const hitListPieces = (holders: Holders): Piece[] =>
  hitLists.map((list, k) => {
    const holder = holders.hitLists.get(k);
    const lines = list.targets.map(({ target, bonus }) => ({ target: targetOf(target), bonus }));
    return piece(
      `hit-list-${k + 1}`,
      `Hit list ${k + 1}${forHolder(holder)}`,
      { kind: 'hit-list', number: k + 1, lines, ...heldBy(holder) },
      'nation-hit-list',
    );
  });

export const aidPieces = ({ players, names }: Seating): Piece[] =>
  Array.from({ length: players }, (_, seat) =>
    piece(
      `aid-${seat + 1}`,
      `Player aid${forHolder(names?.[seat])}`,
      { kind: 'aid', players, ...heldBy(names?.[seat]) },
      'nation-none',
    ),
  );

/** Events as they were written: read with suspicion, since a file may hold anything. Whether they are legal is for the rules. */

import { WEAPON_KINDS, type WeaponKind } from '../../../games/nation/cards/vocabulary';
import type { LedgerEvent } from '../../../games/nation/ledger';
import { isFields } from '../keep/record';

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every(isNumber);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');
const isWeapon = (value: unknown): value is WeaponKind | null =>
  value === null || WEAPON_KINDS.some((kind) => kind === value);

export const readEvent = (value: unknown): LedgerEvent | undefined => {
  if (!isFields(value)) return undefined;
  const { kind, seat, tile, cash, debt, favour, against, dice, hitLists } = value;
  switch (kind) {
    case 'lay': {
      const { weapon, times, contract, cards } = value;
      const isPlace = tile === null || isNumber(tile);
      const isClient = contract === null || typeof contract === 'string';
      return isNumber(seat) && isPlace && isWeapon(weapon) && isNumbers(times) && isClient && isTexts(cards)
        ? { kind, seat, tile, weapon, times, contract, cards }
        : undefined;
    }
    case 'pass':
      return isNumber(seat) ? { kind, seat } : undefined;
    case 'vote':
      return isNumber(seat) && isNumber(favour) && isNumber(against)
        ? { kind, seat, favour, against }
        : undefined;
    case 'roll':
      return isNumber(seat) && isNumbers(dice) ? { kind, seat, dice } : undefined;
    case 'adjust':
      return isNumber(seat) && isNumber(cash) && isNumber(debt) ? { kind, seat, cash, debt } : undefined;
    case 'bounty':
      return isNumber(tile) && isNumber(cash) ? { kind, tile, cash } : undefined;
    case 'end':
      return isNumbers(hitLists) ? { kind, hitLists } : undefined;
    case 'resolve':
    case 'next':
      return { kind };
    default:
      return undefined;
  }
};

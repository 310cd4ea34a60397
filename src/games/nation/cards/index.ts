/** What a set of cards holds. Money is counted in $1,000, the value of one token. Ids are stable; lists keep their order. */
import type { Effect } from '../rules/effects';
import type { Attribute, Cause, Noise, Phase, WeaponKind } from './vocabulary';

/** Rows of the pyramid, the bottom one first. */
export type Row = 0 | 1 | 2 | 3;

export interface Target {
  readonly id: string;
  readonly name: string;
  readonly row: Row;
  /** In $1,000: 3, 5, 7 or 10. */
  readonly value: number;
  /** Added to the MSR of every attempt: +1 is an easier target. */
  readonly adjustment: number;
  /** Name of the portrait in game-icons, or a picture as a data URL. */
  readonly icon: string;
}

/** What all cards of one kind of weapon share. */
export interface Weapon {
  readonly kind: WeaponKind;
  readonly name: string;
  readonly noise: Noise;
  readonly cause: Cause;
  /** The t of an MSR of 6–t. */
  readonly needed: 2 | 3 | 4;
  readonly icon: string;
}

/** One card: `minutes` is its time of day, 0 to 1439, counted from midnight. */
export interface WeaponCard {
  readonly id: string;
  readonly kind: WeaponKind;
  readonly minutes: number;
}

export interface Modifier {
  readonly id: string;
  readonly name: string;
  readonly phase: Phase;
  /** Done in this order, all of them. */
  readonly effects: readonly Effect[];
  /** In the place of the sentences that its effects write. */
  readonly text?: string;
  readonly icon: string;
}

/** One card: `modifier` is the id of what it does. */
export interface ModifierCard {
  readonly id: string;
  readonly modifier: string;
}

export interface Contract {
  readonly id: string;
  readonly objective: string;
  readonly flavour: string;
  /** Each that the weapon has pays one cash token. */
  readonly positive: readonly [Attribute, Attribute];
  /** Each that the weapon has costs one debt token. */
  readonly negative: readonly [Attribute] | readonly [Attribute, Attribute];
}

/** Rolls two dice with the weapon. */
export interface Specialist {
  readonly id: string;
  readonly name: string;
  readonly weapon: WeaponKind;
  readonly icon: string;
}

/** Six targets by their ids, each with its bonus in $1,000. */
export interface HitList {
  readonly id: string;
  readonly targets: readonly { readonly target: string; readonly bonus: number }[];
}

/**
 * Everything that is printed on cards and tiles. In the assassin deck the weapon cards are counted first, then the
 * modifier cards: with 60 weapons, card 59 is the last of them and card 60 the first modifier.
 */
export interface CardSet {
  /** By rows, the bottom row first, each from left to right: 6, 5, 4, 3. */
  readonly targets: readonly Target[];
  readonly weapons: readonly Weapon[];
  readonly weaponCards: readonly WeaponCard[];
  readonly modifiers: readonly Modifier[];
  readonly modifierCards: readonly ModifierCard[];
  readonly contracts: readonly Contract[];
  readonly specialists: readonly Specialist[];
  readonly hitLists: readonly HitList[];
}

/** What has to be known to draw a piece, and what is behind it. */
import type { Net } from '../../../base/net';
import type { Contract, Modifier, Specialist, Target, Weapon } from '../cards';

/** A line of a hit list; `bonus` in $1,000. */
export interface HitListLine {
  readonly target: Target;
  readonly bonus: number;
}

/** A row of the pyramid: what its targets are worth, in $1,000, and how many places it has. */
export interface MapRow {
  readonly value: number;
  readonly places: number;
}

/** `holder` is whose map it is. */
export type NationFace =
  | { readonly kind: 'target'; readonly target: Target }
  /** `minutes` is its time of day, counted from midnight. */
  | { readonly kind: 'weapon'; readonly weapon: Weapon; readonly minutes: number }
  /** `text` is what its effects do, in sentences. */
  | { readonly kind: 'modifier'; readonly modifier: Modifier; readonly text: string }
  | { readonly kind: 'contract'; readonly contract: Contract }
  | { readonly kind: 'specialist'; readonly specialist: Specialist; readonly weapon: Weapon }
  /** `number` is 1 to 20. */
  | { readonly kind: 'hit-list'; readonly number: number; readonly lines: readonly HitListLine[] }
  | { readonly kind: 'aid'; readonly players: number }
  /** Places and no names: within a row the tiles may lie in any order. The bottom row comes first. */
  | { readonly kind: 'map'; readonly rows: readonly MapRow[]; readonly holder?: string }
  /** `amount` in $1,000. */
  | { readonly kind: 'cash' | 'debt'; readonly amount: number; readonly square: boolean }
  | { readonly kind: 'first-player' }
  /** The net's faces are called by what they show: `1` to `6`. */
  | { readonly kind: 'die'; readonly net: Net };

/** Backs: weapons and modifiers are one deck; nothing is printed behind nets, aids and maps. */
export type NationBack =
  | 'nation-target'
  | 'nation-assassin'
  | 'nation-contract'
  | 'nation-specialist'
  | 'nation-hit-list'
  | 'nation-cash'
  | 'nation-debt'
  | 'nation-cash-square'
  | 'nation-debt-square'
  | 'nation-first-player'
  | 'nation-none';

/** A short name for what a card set plays like: names, icons and flavour may change, and findings stay true. */
import { checksum } from '../../../base/checksum';
import type { CardSet } from '../cards';

export const fingerprint = (set: CardSet): string =>
  checksum(
    JSON.stringify([
      set.targets.map(({ id, value, adjustment }) => [id, value, adjustment]),
      set.weapons.map(({ kind, noise, cause, needed }) => [kind, noise, cause, needed]),
      set.weaponCards.map(({ kind, minutes }) => [kind, minutes]),
      set.modifiers.map(({ id, phase, effects }) => [id, phase, effects]),
      set.modifierCards.map(({ modifier }) => modifier),
      set.contracts.map(({ positive, negative }) => [positive, negative]),
      set.specialists.map(({ weapon }) => weapon),
      set.hitLists.map(({ targets }) => targets),
    ]),
  );

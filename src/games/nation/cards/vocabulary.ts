/** The words of Assassin Nation: what its cards say in icons, and what its table is made of. */

import * as m from '#messages/nation-rules';
/** The two ways a weapon can sound. */
export const NOISES = ['loud', 'silent'] as const;
export type Noise = (typeof NOISES)[number];

/** What the report will say the target died of. */
export const CAUSES = ['gunshot', 'stabbing', 'explosion', 'poisoning', 'asphyxiation', 'accident'] as const;
export type Cause = (typeof CAUSES)[number];

/** What a contract can ask for, or ask to be spared. A weapon has one of each sort: a noise and a cause. */
export type Attribute = Noise | Cause;
export const ATTRIBUTES: readonly Attribute[] = [...NOISES, ...CAUSES];

/** Sets of attributes are bits of a number. */
export const attributeBits = (attributes: readonly Attribute[]): number =>
  attributes.reduce((bits, attribute) => bits | (1 << ATTRIBUTES.indexOf(attribute)), 0);

const NOISE_BITS = attributeBits(NOISES);
const CAUSE_BITS = attributeBits(ATTRIBUTES) & ~NOISE_BITS;

/** The attributes of a weapon that counts as having another: a noise takes the place of its noise, a cause of its cause. */
export const withAttribute = (bits: number, attribute: number): number =>
  (bits & ~(attribute & NOISE_BITS ? NOISE_BITS : CAUSE_BITS)) | attribute;

/** How many attributes two sets share. */
export const matches = (some: number, others: number): number => {
  let count = 0;
  for (let left = some & others; left !== 0; left &= left - 1) count++;
  return count;
};

export const WEAPON_KINDS = [
  'sniper-rifle',
  'pistol',
  'crossbow',
  'knife',
  'explosive',
  'rpg',
  'poison',
  'rope',
  'sabotage',
] as const;
export type WeaponKind = (typeof WEAPON_KINDS)[number];

/** A round, in its order. A modifier's icon says in which of them it is played. */
export const PHASES = ['intel', 'assassination', 'reveal'] as const;
export type Phase = (typeof PHASES)[number];

/** Assassin cards are weapons and modifiers; contracts have a deck and discards of their own. */
export const DECKS = ['assassin', 'contract'] as const;
export type Deck = (typeof DECKS)[number];

/** How a thing is said and drawn: as cards, aids and rule texts have it. Icons are names in game-icons. */
export interface Label {
  readonly name: string;
  readonly icon: string;
}

export const ATTRIBUTE_LABELS: Readonly<Record<Attribute, Label>> = {
  loud: { name: m.loud, icon: 'sound-on' },
  silent: { name: m.silent, icon: 'sound-off' },
  gunshot: { name: m.gunshot, icon: 'bullets' },
  stabbing: { name: m.stabbing, icon: 'plain-dagger' },
  explosion: { name: m.explosion, icon: 'bright-explosion' },
  poisoning: { name: m.poisoning, icon: 'skull-crossed-bones' },
  asphyxiation: { name: m.asphyxiation, icon: 'tie' },
  accident: { name: m.accident, icon: 'falling' },
};

export const PHASE_LABELS: Readonly<Record<Phase, Label>> = {
  intel: { name: m.intel, icon: 'magnifying-glass' },
  assassination: { name: m.assassination, icon: 'cloak-dagger' },
  reveal: { name: m.reveal, icon: 'theater-curtains' },
};

export const DECK_NAMES: Readonly<Record<Deck, string>> = { assassin: m.assassin, contract: m.contract };

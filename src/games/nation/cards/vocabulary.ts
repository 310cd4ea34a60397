/** The words of Assassin Nation: what its cards say in icons, and what its table is made of. */

/** The two ways a weapon can sound. */
export const NOISES = ['loud', 'silent'] as const;
export type Noise = (typeof NOISES)[number];

/** What the report will say the target died of. */
export const CAUSES = ['gunshot', 'stabbing', 'explosion', 'poisoning', 'asphyxiation', 'accident'] as const;
export type Cause = (typeof CAUSES)[number];

/** What a contract can ask for, or ask to be spared. A weapon has one of each sort: a noise and a cause. */
export type Attribute = Noise | Cause;
export const ATTRIBUTES: readonly Attribute[] = [...NOISES, ...CAUSES];

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
  loud: { name: 'Loud', icon: 'sound-on' },
  silent: { name: 'Silent', icon: 'sound-off' },
  gunshot: { name: 'Gunshot', icon: 'bullets' },
  stabbing: { name: 'Stabbing', icon: 'plain-dagger' },
  explosion: { name: 'Explosion', icon: 'bright-explosion' },
  poisoning: { name: 'Poisoning', icon: 'skull-crossed-bones' },
  asphyxiation: { name: 'Asphyxiation', icon: 'tie' },
  accident: { name: 'Accident', icon: 'falling' },
};

export const PHASE_LABELS: Readonly<Record<Phase, Label>> = {
  intel: { name: 'Intel', icon: 'magnifying-glass' },
  assassination: { name: 'Assassination', icon: 'cloak-dagger' },
  reveal: { name: 'Reveal', icon: 'theater-curtains' },
};

export const DECK_NAMES: Readonly<Record<Deck, string>> = { assassin: 'Assassin', contract: 'Contract' };

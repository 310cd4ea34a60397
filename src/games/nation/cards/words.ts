/** The words and icons of attributes and phases, as cards, aids and rule texts have them. Icons are names in game-icons. */
import type { Attribute, Deck, Phase } from './vocabulary';

/** How a thing is said and drawn. */
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

/**
 * A card set with numbers in the place of ids, read once: the table asks it thousands of times a game. Lists are by the
 * card's number in its deck.
 */

import { itemAt } from '../../../base/lists';
import { remembered } from '../../../base/remembered';
import { choicesOf, type Effect, lasts } from '../rules/effects';
import type { CardSet } from '.';
import { attributeBits, type Phase } from './vocabulary';

/** What is no weapon has no kind. */
export const NO_KIND = -1;

const read = (set: CardSet) => {
  const kinds = set.weapons.map(({ kind }) => kind);
  const weapons = set.weaponCards.map(({ kind, minutes }) => ({
    kind: kinds.indexOf(kind),
    modifier: NO_KIND,
    minutes,
    phase: 'assassination' as Phase,
    effects: [] as readonly Effect[],
  }));
  const modifiers = set.modifierCards.map(({ modifier: id }) => {
    const modifier = set.modifiers.findIndex((known) => known.id === id);
    const { phase, effects } = itemAt(set.modifiers, modifier);
    return { kind: NO_KIND, modifier, minutes: 0, phase, effects };
  });
  return {
    set,
    /** Assassin cards. `kind` is that of a weapon, as its number in `weapons`, `modifier` what else it is; or `NO_KIND`. */
    cards: [...weapons, ...modifiers].map((card) => ({
      ...card,
      choices: [...new Set(card.effects.flatMap(choicesOf))],
      /** True for a modifier that stays in force to the end of the round. */
      isLasting: card.effects.some(lasts),
    })),
    weapons: set.weapons.map((weapon) => ({
      ...weapon,
      attributes: attributeBits([weapon.noise, weapon.cause]),
    })),
    /** What contracts like and what they do not, as bits. */
    contracts: set.contracts.map(({ positive, negative }) => ({
      positive: attributeBits(positive),
      negative: attributeBits(negative),
    })),
    /** By specialist: the kind of weapon. */
    specialty: set.specialists.map(({ weapon }) => kinds.indexOf(weapon)),
    /** By hit list, by target: the bonus, or 0. */
    bonuses: set.hitLists.map(({ targets }) =>
      set.targets.map(({ id }) => targets.find(({ target }) => target === id)?.bonus ?? 0),
    ),
  };
};

export type Pack = Readonly<ReturnType<typeof read>>;

export const packOf = remembered((set: CardSet): Pack => read(set));

// Bots ask these thousands of times a game, by numbers that the table has given: a check each time takes a quarter of their speed.
export const cardAt = ({ cards }: Pack, card: number) => cards[card] as Pack['cards'][number];
export const weaponAt = ({ weapons }: Pack, kind: number) => weapons[kind] as Pack['weapons'][number];
export const contractAt = ({ contracts }: Pack, contract: number) =>
  contracts[contract] as Pack['contracts'][number];

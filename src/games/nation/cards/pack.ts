/**
 * A card set with numbers in the place of ids, read once: the table asks it thousands of times a game. Lists are by the
 * card's number in its deck. What an author wrote wrong throws.
 */

import * as m from '#messages/nation-rules';
import { itemAt } from '../../../base/lists';
import { remembered } from '../../../base/remembered';
import { choicesOf, type Effect, lasts, phasesOf } from '../rules/effects';
import { TILE_COUNT, TILE_ROWS } from '../rules/places';
import type { CardSet, Modifier } from '.';
import { attributeBits, type Phase } from './vocabulary';

/** What is no weapon has no kind. */
export const NO_KIND = -1;

const numbersOf = (what: string, ids: readonly string[]): ((id: string, by: string) => number) => {
  if (new Set(ids).size < ids.length) throw new Error(`nation: two of the ${what} have one id`);
  return (id, by) => {
    const found = ids.indexOf(id);
    if (found < 0) throw new Error(`nation: ${by} names “${id}”, which is none of the ${what}`);
    return found;
  };
};

const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);

const checkModifier = ({ id, phase, effects }: Modifier): void => {
  if (effects.length === 0) throw new Error(`nation: modifier “${id}” does nothing`);
  for (const effect of effects) {
    if (!phasesOf(effect).includes(phase))
      throw new Error(`nation: modifier “${id}” does “${effect.do}” in the phase ${phase}`);
  }
  const choices = effects.flatMap(choicesOf);
  if (phase === 'assassination' && (choices.length > 0 || !effects.every(lasts)))
    throw new Error(`nation: modifier “${id}” is laid face down, and does more than weigh on an attempt`);
  for (const once of ['search', 'withdraw'] as const) {
    if (effects.filter((effect) => effect.do === once).length > 1)
      throw new Error(`nation: modifier “${id}” does “${once}” twice`);
  }
  if (choices.filter((choice) => choice === 'pick').length > 1)
    throw new Error(`nation: modifier “${id}” draws unseen twice, and one event carries one pick`);
};

const read = (set: CardSet) => {
  const kinds = set.weapons.map(({ kind }) => kind);
  const weaponNumber = numbersOf('weapons', kinds);
  const targetNumber = numbersOf('targets', idsOf(set.targets));
  const modifierNumber = numbersOf('modifiers', idsOf(set.modifiers));
  numbersOf('cards', idsOf([...set.weaponCards, ...set.modifierCards, ...set.contracts]));
  set.modifiers.forEach(checkModifier);
  if (set.targets.length !== TILE_COUNT || set.targets.some(({ row }, k) => row !== TILE_ROWS[k]))
    throw new Error('nation: the targets do not make a pyramid of 6, 5, 4 and 3');

  const weapons = set.weaponCards.map(({ id, kind, minutes }) => ({
    kind: weaponNumber(kind, `card ${id}`),
    modifier: NO_KIND,
    minutes,
    phase: 'assassination' as Phase,
    effects: [] as readonly Effect[],
  }));
  const modifiers = set.modifierCards.map(({ id, modifier }) => {
    const number = modifierNumber(modifier, m.card({ id }));
    const { phase, effects } = itemAt(set.modifiers, number);
    return { kind: NO_KIND, modifier: number, minutes: 0, phase, effects };
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
    specialty: set.specialists.map(({ id, weapon }) => weaponNumber(weapon, m.specialist({ id }))),
    /** By hit list, by target: the bonus, or 0. */
    bonuses: set.hitLists.map(({ id, targets }) => {
      const bonuses = set.targets.map(() => 0);
      for (const { target, bonus } of targets) bonuses[targetNumber(target, `hit list ${id}`)] = bonus;
      return bonuses;
    }),
  };
};

export type Pack = Readonly<ReturnType<typeof read>>;

/** @throws Error where the set contradicts itself. */
export const packOf = remembered((set: CardSet): Pack => read(set));

// Bots ask these thousands of times a game, by numbers that the table has given: a check each time takes a quarter of their speed.
export const cardAt = ({ cards }: Pack, card: number) => cards[card] as Pack['cards'][number];
export const weaponAt = ({ weapons }: Pack, kind: number) => weapons[kind] as Pack['weapons'][number];
export const contractAt = ({ contracts }: Pack, contract: number) =>
  contracts[contract] as Pack['contracts'][number];

/**
 * A card set with numbers in the place of ids, read once: the table asks it thousands of times a game. Lists are by the
 * card's number in its deck. What an author wrote wrong throws.
 */

import { type Choice, choicesOf, type Effect, lasts, phasesOf } from '../effects';
import { TILE_COUNT, TILE_ROWS } from '../places';
import type { CardSet, Modifier } from '.';
import { attributeBits } from './pay';
import { PHASES } from './vocabulary';

export const INTEL = PHASES.indexOf('intel');
export const ASSASSINATION = PHASES.indexOf('assassination');
export const REVEAL = PHASES.indexOf('reveal');

/** What is no weapon has no kind. */
export const NO_KIND = -1;

const indexById = (what: string, ids: readonly string[]): ((id: string, by: string) => number) => {
  const index = new Map(ids.map((id, k) => [id, k]));
  if (index.size < ids.length) throw new Error(`nation: two of the ${what} have one id`);
  return (id, by) => {
    const found = index.get(id);
    if (found === undefined) throw new Error(`nation: ${by} names “${id}”, which is none of the ${what}`);
    return found;
  };
};

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
  const weaponNumber = indexById(
    'weapons',
    set.weapons.map(({ kind }) => kind),
  );
  const targetNumber = indexById(
    'targets',
    set.targets.map(({ id }) => id),
  );
  const modifierNumber = indexById(
    'modifiers',
    set.modifiers.map(({ id }) => id),
  );
  indexById(
    'cards',
    [...set.weaponCards, ...set.modifierCards, ...set.contracts].map(({ id }) => id),
  );
  set.modifiers.forEach(checkModifier);
  if (set.targets.length !== TILE_COUNT || set.targets.some(({ row }, k) => row !== TILE_ROWS[k]))
    throw new Error('nation: the targets do not make a pyramid of 6, 5, 4 and 3');

  const modifierOf = set.modifierCards.map(
    ({ id, modifier }) => set.modifiers[modifierNumber(modifier, `card ${id}`)] as Modifier,
  );
  const none = set.weaponCards.map((): readonly [] => []);
  return {
    set,
    assassinCards: set.weaponCards.length + set.modifierCards.length,
    contractCards: set.contracts.length,
    /** By assassin card: the kind of weapon as its number in `set.weapons`, or `NO_KIND`. */
    kind: [
      ...set.weaponCards.map(({ id, kind }) => weaponNumber(kind, `card ${id}`)),
      ...modifierOf.map(() => NO_KIND),
    ],
    minutes: [...set.weaponCards.map(({ minutes }) => minutes), ...modifierOf.map(() => 0)],
    phase: [
      ...set.weaponCards.map(() => ASSASSINATION),
      ...modifierOf.map(({ phase }) => PHASES.indexOf(phase)),
    ],
    effects: [...none, ...modifierOf.map(({ effects }) => effects)] as readonly (readonly Effect[])[],
    choices: [
      ...none,
      ...modifierOf.map(({ effects }): readonly Choice[] => [...new Set(effects.flatMap(choicesOf))]),
    ],
    /** True for a modifier that stays in force to the end of the round. */
    lasting: [...set.weaponCards.map(() => false), ...modifierOf.map(({ effects }) => effects.some(lasts))],
    /** By kind of weapon. */
    needed: set.weapons.map(({ needed }) => needed),
    attributes: set.weapons.map(({ noise, cause }) => attributeBits([noise, cause])),
    /** By contract: its attributes, as bits. */
    positive: set.contracts.map(({ positive }) => attributeBits(positive)),
    negative: set.contracts.map(({ negative }) => attributeBits(negative)),
    /** By specialist: the kind of weapon. */
    specialty: set.specialists.map(({ id, weapon }) => weaponNumber(weapon, `specialist ${id}`)),
    /** By target. */
    value: set.targets.map(({ value }) => value),
    adjustment: set.targets.map(({ adjustment }) => adjustment),
    /** By hit list, by target: the bonus, or 0. */
    bonuses: set.hitLists.map(({ id, targets }) => {
      const bonuses = set.targets.map(() => 0);
      for (const { target, bonus } of targets) bonuses[targetNumber(target, `hit list ${id}`)] = bonus;
      return bonuses;
    }),
  };
};

export type Pack = Readonly<ReturnType<typeof read>>;

/** A function that works out once what it answers for each object, and drops it with the object. */
export const remembered = <Of extends object, Value>(workOut: (of: Of) => Value): ((of: Of) => Value) => {
  const known = new WeakMap<Of, Value>();
  return (of) => {
    if (!known.has(of)) known.set(of, workOut(of));
    return known.get(of) as Value;
  };
};

/** @throws Error where the set contradicts itself. */
export const packOf: (set: CardSet) => Pack = remembered(read);

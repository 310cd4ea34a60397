/** What a set of cards can change in the rules' own terms: the numbers of effects, and how many cards a table needs. */

import type { Effect, EffectKind } from '../rules/effects';
import { HAND_SIZES, marketSize, NATION_SEATS } from '../rules/places';
import type { CardSet } from '.';

/** The number of an effect that a set of cards can change, with the least and the most that the table is made for. */
const NUMBERS = {
  msr: ['change', -3, 3],
  time: ['minutes', -720, 720],
  'tile-msr': ['change', -3, 3],
  fee: ['cash', 1, 9],
  insurance: ['cash', 1, 9],
  draw: ['count', 1, 5],
  search: ['look', 2, 9],
  cash: ['cash', 1, 9],
  settle: ['debt', 1, 9],
  'steal-cash': ['cash', 1, 9],
  frame: ['debt', 1, 9],
  bounty: ['cash', 1, 9],
  skim: ['cash', 1, 9],
} as const satisfies Partial<Record<EffectKind, readonly [field: string, least: number, most: number]>>;

/** Of the effects that have such a number, in their order: what it is, and how far it can go. */
export const numbersOf = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => {
    const [field, least, most] = NUMBERS[effect.do as keyof typeof NUMBERS] ?? [];
    return field === undefined
      ? []
      : [{ effect, field, least, most, value: Object.entries(effect).find(([name]) => name === field)?.[1] }];
  });

/** The effects with other numbers, as many as `numbersOf` says. */
export const withNumbers = (effects: readonly Effect[], numbers: readonly number[]): readonly Effect[] => {
  const changed = new Map(
    numbersOf(effects).map(({ effect, field }, k) => [effect, { ...effect, [field]: numbers[k] } as Effect]),
  );
  return effects.map((effect) => changed.get(effect) ?? effect);
};

/** What a full table needs of each kind of card, and how many there are: hands and market (`market`), and a weapon for every hand. */
export const neededCards = ({ weaponCards, modifierCards, contracts }: CardSet) => {
  const { max } = NATION_SEATS;
  return {
    assassin: {
      least: max * HAND_SIZES.assassin + marketSize(max),
      here: weaponCards.length + modifierCards.length,
    },
    contract: { least: max * HAND_SIZES.contract, here: contracts.length },
    weapon: { least: max, here: weaponCards.length },
  };
};

/**
 * Assassin Nation with cards of one's own. The pyramid, the specialists' weapons, what contracts like and the hit lists stay; names, words,
 * pictures, how many there are of a card, and the numbers on it can be others.
 */

import * as m from '#messages/nation';
import * as says from '#messages/sets';
import { err, mapOk, unwrap } from '../../base/result';
import type { BoundSet, Conflict, SetGame, SetRow } from '../set';
import {
  cellReader,
  choiceCell,
  listCell,
  pictureCell,
  rowsById,
  valuesOf,
  valuesText,
  wholeCell,
  wordsCell,
} from '../set-cells';
import type { CardSet, Weapon } from './cards';
import { clockText, parseClock } from './cards/clock';
import { effectsText, signed } from './cards/effect-text';
import { msrText } from './cards/msr';
import { NATION_CARDS } from './cards/set';
import { ATTRIBUTE_LABELS, type Attribute, CAUSES, type Cause, NOISES, type Noise } from './cards/vocabulary';
import { dealingWith } from './deal';
import { kitWith } from './kit';
import type { Effect, EffectKind } from './rules/effects';
import { HAND_SIZES, marketSize, NATION_SEATS } from './rules/places';
import { sealedWith } from './sealed';

const { targets, weapons, weaponCards, modifiers, modifierCards, contracts, specialists } = NATION_CARDS;

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
const numbersOf = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => {
    const [field, least, most] = NUMBERS[effect.do as keyof typeof NUMBERS] ?? [];
    return field === undefined
      ? []
      : [{ effect, field, least, most, value: Object.entries(effect).find(([name]) => name === field)?.[1] }];
  });

/** The effects with other numbers, as many as `numbersOf` says. */
const withNumbers = (effects: readonly Effect[], numbers: readonly number[]): readonly Effect[] => {
  const changed = new Map(
    numbersOf(effects).map(({ effect, field }, k) => [effect, { ...effect, [field]: numbers[k] } as Effect]),
  );
  return effects.map((effect) => changed.get(effect) ?? effect);
};

const timesText = (kind: string): string =>
  valuesText(weaponCards.filter((card) => card.kind === kind).map(({ minutes }) => clockText(minutes)));

const rows: readonly SetRow[] = [
  ...targets.map(({ id, name, adjustment }) => ({
    kind: 'target',
    id,
    cells: { name, picture: '', numbers: String(adjustment) },
  })),
  ...weapons.map(({ kind: id, name, needed, noise, cause }) => ({
    kind: 'weapon',
    id,
    cells: { name, picture: '', reach: String(needed), times: timesText(id), noise, cause },
  })),
  ...modifiers.map(({ id, name, effects }) => {
    const count = String(modifierCards.filter(({ modifier }) => modifier === id).length);
    const numbers = numbersOf(effects).map(({ value }) => value);
    const more = numbers.length > 0 && { numbers: valuesText(numbers) };
    return { kind: 'modifier', id, cells: { name, text: '', picture: '', count, ...more } };
  }),
  ...contracts.map(({ id, objective, flavour }) => ({
    kind: 'contract',
    id,
    cells: { name: objective, text: flavour, count: '1' },
  })),
  ...specialists.map(({ id, name }) => ({ kind: 'specialist', id, cells: { name, picture: '' } })),
];

/** Of one card in its deck. */
const MOST_COPIES = 9;

const clockCell = (text: string) => {
  const read = parseClock(text);
  return read.ok ? mapOk(read, clockText) : err(read.error.code, m.timesOfDay);
};

const effectsOf = (id: string) => modifiers.find((modifier) => modifier.id === id)?.effects ?? [];

const read = cellReader(({ kind, id }) => ({
  name: wordsCell(40),
  text: wordsCell(200),
  picture: pictureCell,
  count: wholeCell(0, MOST_COPIES),
  /** 6–4 is as much as 4. */
  reach: (text) => choiceCell(['2', '3', '4'])(text.replace(/^\s*6\s*[-–]\s*/, '')),
  times: listCell(clockCell),
  noise: choiceCell(NOISES),
  cause: choiceCell(CAUSES),
  numbers:
    kind === 'target'
      ? wholeCell(-3, 3)
      : listCell(numbersOf(effectsOf(id)).map(({ least, most }) => wholeCell(least, most))),
}));

/** The cards that the rows say. */
export const cardsOf = (own: readonly SetRow[]): CardSet => {
  const cellsOf = rowsById(own);
  /** What every card has: a name, and a picture if it has one of its own. */
  const named = <Card extends { readonly icon: string }>(kind: string, id: string, card: Card) => {
    const { name = '', picture } = cellsOf(kind, id);
    return { ...card, name, icon: picture || card.icon };
  };
  const copies = (kind: string, id: string) =>
    Array.from({ length: Number(cellsOf(kind, id).count) }, (_, k) => `${id}-${k + 1}`);
  return {
    ...NATION_CARDS,
    targets: targets.map((target) => ({
      ...named('target', target.id, target),
      adjustment: Number(cellsOf('target', target.id).numbers),
    })),
    weapons: weapons.map((weapon) => {
      const { reach, noise, cause } = cellsOf('weapon', weapon.kind);
      return {
        ...named('weapon', weapon.kind, weapon),
        needed: Number(reach) as Weapon['needed'],
        noise: noise as Noise,
        cause: cause as Cause,
      };
    }),
    weaponCards: weapons.flatMap(({ kind }) =>
      valuesOf(cellsOf('weapon', kind).times ?? '').map((time, k) => ({
        id: `${kind}-${k + 1}`,
        kind,
        minutes: unwrap(parseClock(time)),
      })),
    ),
    modifiers: modifiers.map((modifier) => {
      const { text, numbers = '' } = cellsOf('modifier', modifier.id);
      return {
        ...named('modifier', modifier.id, modifier),
        effects: withNumbers(modifier.effects, valuesOf(numbers).map(Number)),
        ...(text && { text }),
      };
    }),
    modifierCards: modifiers.flatMap(({ id: modifier }) =>
      copies('modifier', modifier).map((id) => ({ id, modifier })),
    ),
    contracts: contracts.flatMap((contract) => {
      const { name = '', text = '' } = cellsOf('contract', contract.id);
      const [first, ...others] = copies('contract', contract.id);
      const card = { ...contract, objective: name, flavour: text };
      // The first keeps its id, so that our own set comes out as it is.
      return first === undefined ? [] : [card, ...others.map((id) => ({ ...card, id }))];
    }),
    specialists: specialists.map((specialist) => named('specialist', specialist.id, specialist)),
  };
};

/**
 * What the rules need of all cards together: times of their own (`one-of-each`), enough for the hands and the market of a full
 * table (`market`), and a weapon for every hand.
 */
const conflicts = (own: readonly SetRow[]): readonly Conflict[] => {
  const firstAt = new Map<string, SetRow>();
  const twice = own.flatMap((row, at) =>
    valuesOf(row.cells.times ?? '').flatMap((time): Conflict[] => {
      const other = firstAt.get(time);
      if (!other) firstAt.set(time, row);
      return other
        ? [{ at, column: 'times', message: says.timeTaken({ time, name: other.cells.name ?? '' }) }]
        : [];
    }),
  );
  const cards = cardsOf(own);
  const { max } = NATION_SEATS;
  const assassins = cards.weaponCards.length + cards.modifierCards.length;
  const needed = [
    ['times', 'weapon', m.neededWeapons, max, cards.weaponCards.length],
    ['count', 'modifier', m.neededAssassinCards, max * HAND_SIZES.assassin + marketSize(max), assassins],
    ['count', 'contract', m.neededContracts, max * HAND_SIZES.contract, cards.contracts.length],
  ] as const;
  return [
    ...twice,
    ...needed.flatMap(([column, kind, what, least, here]) => {
      const at = own.findLastIndex((row) => row.kind === kind);
      return here < least ? [{ at, column, message: m.tooFewCards({ least, what, here }) }] : [];
    }),
  ];
};

const tell: SetGame['tell'] = ({ kind, id, cells }, column) => {
  const cell = cells[column] ?? '';
  switch (column) {
    case 'reach':
      return msrText(Number(cell));
    case 'noise':
    case 'cause':
      return ATTRIBUTE_LABELS[cell as Attribute].name;
    case 'times':
      return valuesOf(cell).join(', ');
    case 'numbers':
      return kind === 'target'
        ? signed(Number(cell))
        : effectsText(withNumbers(effectsOf(id), valuesOf(cell).map(Number)));
    default:
      return undefined;
  }
};

export const set: SetGame = {
  id: 'nation',
  rows,
  read,
  tell,
  conflicts,
  bind(own, code): BoundSet {
    const cards = cardsOf(own);
    return {
      code,
      kits: [kitWith(cards, code)],
      dealing: dealingWith(cards, code),
      sealed: sealedWith(cards),
      table: cards,
    };
  },
};

/**
 * Assassin Nation with cards of one's own. The pyramid, the specialists' weapons, what contracts like and the hit lists stay; names, words,
 * pictures, how many there are of a card, and the numbers on it can be others.
 */

import * as m from '#messages/nation';
import * as says from '#messages/set';
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
import { neededCards, numbersOf, withNumbers } from './cards/changes';
import { clockText, parseClock } from './cards/clock';
import { effectsText, signed } from './cards/effect-text';
import { msrText } from './cards/msr';
import { NATION_CARDS } from './cards/set';
import { ATTRIBUTE_LABELS, type Attribute, CAUSES, type Cause, NOISES, type Noise } from './cards/vocabulary';
import { dealingWith } from './deal';
import { kitWith } from './kit';
import { sealedWith } from './sealed';

const { targets, weapons, weaponCards, modifiers, modifierCards, contracts, specialists } = NATION_CARDS;

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

/** What the rules need of all cards together: times of their own (`one-of-each`), and enough for a full table. */
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
  const { assassin, contract, weapon } = neededCards(cardsOf(own));
  const lastOf = (kind: string) => own.findLastIndex((row) => row.kind === kind);
  const short = (column: Conflict['column'], kind: string, what: string, { least, here }: typeof weapon) =>
    here < least
      ? [
          {
            at: lastOf(kind),
            column,
            message: m.tooFewCards({ least, what, here }),
          },
        ]
      : [];
  return [
    ...twice,
    ...short('times', 'weapon', m.neededWeapons, weapon),
    ...short('count', 'modifier', m.neededAssassinCards, assassin),
    ...short('count', 'contract', m.neededContracts, contract),
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

import { expect, it } from 'vitest';
import type { Laid } from '../rules/scorer/ledger';
import { inOrder, withLetters } from './Attempt';
import { ask, type Card, type Part } from './ask';
import { fresh, SETUP } from './table.sample';

const bare: Laid = { seat: 0, tile: 0, weapon: 'knife', times: [265], contract: null, cards: [] };
const cardsOf = (part: Part): readonly Card[] => ask(fresh(), SETUP, { laid: bare, part }).cards ?? [];
const ids = (cards: readonly Card[]) => cards.map(({ id }) => id);

it('contracts that can be in a hand now are first, then those laid before, the last on top', () => {
  const cards = cardsOf('contract');
  expect(cards).toHaveLength(40);
  const [a = '', b = '', ...others] = ids(cards);
  const before = [a, b].map((contract) => ({ ...bare, contract }));
  expect(ids(inOrder(cards, before, 'contract'))).toEqual([...others, b, a]);
});

it('the modifier that weighed last is on top', () => {
  const cards = cardsOf('modifier');
  const last = ids(cards).at(-1) ?? '';
  expect(ids(inOrder(cards, [{ ...bare, cards: [last] }], 'modifier'))[0]).toBe(last);
});

it('two letters find a card by a word of its name, and any of a note where no word begins so', () => {
  const cards = cardsOf('contract');
  const names = (typed: string) => withLetters(cards, typed).map(({ name }) => name);
  expect(names('ol').toSorted()).toEqual(['An Old Friend', 'Old Vendetta']);
  expect(names('GA')).toEqual(['Gas Leak']);
  expect(names('endet')).toEqual(['Old Vendetta']);
  expect(names('$').length).toBeGreaterThan(0);
  expect(names('')).toHaveLength(40);
});

it('finds most contracts among three by two letters', () => {
  const cards = cardsOf('contract');
  const few = cards.filter(({ name }) =>
    name.split(' ').some((word) => withLetters(cards, word.slice(0, 2)).length <= 3),
  );
  expect(few.length).toBeGreaterThan(30);
});

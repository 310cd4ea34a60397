import { expect, it } from 'vitest';
import { type CardText, deckOf } from './deck';

const wordsOf = (deck: readonly CardText[]): string[] =>
  deck.flatMap(({ name, order, prize, advice, holder }) =>
    [name, order, prize, advice, holder]
      .join(' ')
      .toLowerCase()
      .split(/[ :.]+/),
  );

it('each card of a deck has a name and sentences of its own', () => {
  const deck = deckOf(1, 54);
  for (const key of ['name', 'order', 'prize', 'advice', 'holder'] as const) {
    expect(new Set(deck.map((card) => card[key])).size).toBe(54);
  }
});

it('the same seed makes the same deck', () => {
  expect(deckOf(7, 9)).toEqual(deckOf(7, 9));
});

it('two rounds have no sentence, no name and few words in common', () => {
  const [one, two] = [deckOf(1, 54), deckOf(2, 54)];
  const names = new Set(one.map(({ name }) => name));
  const orders = new Set(one.map(({ order }) => order));
  expect(two.some(({ name, order }) => names.has(name) || orders.has(order))).toBe(false);
  const known = new Set(wordsOf(one));
  const fresh = [...new Set(wordsOf(two))].filter((word) => !known.has(word));
  expect(fresh.length).toBeGreaterThan(new Set(wordsOf(two)).size * 0.9);
});

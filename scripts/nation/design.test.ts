import { expect, it } from 'vitest';
import { HIT_LISTS } from '../../src/games/nation/cards/hit-lists';
import { designHitLists } from './design';

it('the hit lists of the card set are those of the design, which is the same every time', () => {
  const designed = designHitLists();
  expect(HIT_LISTS.map(({ targets }) => targets)).toEqual(designed);
  expect(designHitLists()).toEqual(designed);
});

it('another seed gives other lists by the same rules', () => {
  const others = designHitLists('another');
  expect(others).not.toEqual(designHitLists());
  expect(others).toHaveLength(20);
});

/** Deals, links and saved tables count cards by their places: nobody changes the order of the set. */
import { expect, it } from 'vitest';
import { checksum } from '../../../base/words';
import { NATION_CARDS } from './set';

const { targets, weaponCards, modifierCards, contracts, specialists, hitLists } = NATION_CARDS;
const ids = (things: readonly { readonly id: string }[]): string => things.map(({ id }) => id).join(' ');

it('targets, specialists and decks keep their order', () => {
  expect(ids(specialists)).toBe('duellist poacher chef miner climber mechanic');
  expect(ids(targets)).toBe(
    'drug-runner safecracker informer fugitive getaway-driver card-sharp ' +
      'smuggler columnist judge police-chief loan-shark ' +
      'opera-star general chemist cult-leader oil-baron dictator casino-king',
  );
  expect(checksum(ids(weaponCards))).toBe('f401e9ff');
  expect(checksum(weaponCards.map(({ minutes }) => minutes).join(' '))).toBe('c5353daf');
  expect(checksum(ids(modifierCards))).toBe('72d71960');
  expect(checksum(ids(contracts))).toBe('6e487f37');
});

it('hit lists keep their targets and bonuses', () => {
  const lists = hitLists.map((list) =>
    list.targets.map(({ target, bonus }) => `${target} ${bonus}`).join(','),
  );
  expect(checksum(lists.join('\n'))).toBe('f283b43d');
});

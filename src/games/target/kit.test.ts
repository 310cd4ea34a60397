import { describe, expect, it } from 'vitest';
import { itemAt } from '../../base/lists';
import { unwrap } from '../../base/result';
import type { KitRequest } from '../game';
import { kits } from './kit';

const targetKit = itemAt(kits, 0);

const printed = (request: KitRequest) => unwrap(targetKit.components(request));

describe('target cards', () => {
  it('are blank for a number of players, with a card of the rules at the end', () => {
    const cards = printed({ count: 3 });
    expect(cards.map(({ id }) => id)).toEqual(['target-1', 'target-2', 'target-3', 'target-reference']);
    expect(cards[1]).toEqual({
      id: 'target-2',
      title: 'Target card 2, blank',
      kind: 'Target card',
      face: { kind: 'target', names: [], number: 2, of: 3 },
      back: 'target',
    });
  });

  it('carry the names, one each', () => {
    expect(printed({ names: ['Ana', 'Ben', 'Cy'] })[2]).toMatchObject({
      title: 'Target card: Cy',
      face: { kind: 'target', name: 'Cy', number: 3, of: 3 },
    });
  });

  it('say who holds them when they are dealt, in the order of the holders', () => {
    const names = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'];
    const cards = printed({ names, seed: 'friday-7' });
    expect(cards.slice(0, 2).map(({ face, holder }) => [holder, face])).toEqual([
      ['Ana', { kind: 'target', name: 'Cy', names, number: 1, of: 5 }],
      ['Ben', { kind: 'target', name: 'Dee', names, number: 2, of: 5 }],
    ]);
  });

  it('are dealt in one ring on request', () => {
    const names = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'];
    const [first] = printed({ names, seed: 'friday-7', options: { ring: true } });
    expect(first).toMatchObject({ holder: 'Ana', face: { name: 'Eve' } });
  });

  it('cannot be told apart from behind', () => {
    expect(new Set(printed({ count: 9 }).map(({ back }) => back))).toEqual(new Set(['target']));
  });

  it.each<[string, KitRequest, string]>([
    ['two players', { count: 2 }, 'too-few-players'],
    ['nobody', {}, 'players-missing'],
    ['a seed without names', { count: 5, seed: 's' }, 'seed-without-names'],
    ['an empty seed', { names: ['Ana', 'Ben', 'Cy'], seed: ' ' }, 'seed-empty'],
    ['an option that is not there', { count: 5, options: { fresh: true } }, 'option-unknown'],
  ])('are refused for %s', (_, request, code) => {
    expect(targetKit.components(request)).toMatchObject({ ok: false, error: { code } });
  });
});

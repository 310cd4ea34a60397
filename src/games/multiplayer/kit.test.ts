import { describe, expect, it } from 'vitest';
import { itemAt } from '../../base/lists';
import { unwrap } from '../../base/result';
import { kits } from './kit';

const multiplayerKit = itemAt(kits, 0);

describe('the cards for a player who has left', () => {
  it('are two, first what to do at once, with one back', () => {
    const cards = unwrap(multiplayerKit.components({}));
    expect(cards.map(({ id, title }) => [id, title])).toEqual([
      ['left-1', 'A player has left: at once'],
      ['left-2', 'A player has left: from then on'],
    ]);
    expect(new Set(cards.map(({ back }) => back)).size).toBe(1);
  });

  it('are the same for everybody', () => {
    expect(multiplayerKit.seatless).toBe(true);
    expect(multiplayerKit.components({ names: ['Ana', 'Ben', 'Cy'] })).toEqual(multiplayerKit.components({}));
  });

  it('take no option', () => {
    expect(multiplayerKit.components({ options: { big: true } })).toMatchObject({
      ok: false,
      error: { code: 'option-unknown' },
    });
  });
});
